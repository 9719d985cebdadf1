import { hashOfLinkToken, makeLinkToken } from '#server/platform/link-token.ts';
import type { AccessRowsOf, World } from './access-rows.ts';
import { members, ownOnly } from './access-rows.ts';

/** The dashboard: to whoever does not act for the business it does not exist. */
export const ownerWorkspaceRows: AccessRowsOf = (app) => {
  const businessOf = async ({ own }: World) => {
    const business_id = await app().given.business();
    const row = { business_id, user_id: own.userId, email: own.email, status: 'approved' as const };
    await app().db.insertInto('business_claims').values(row).execute();
    return business_id;
  };
  const withId = async (world: World) => ({ id: await businessOf(world) });
  const invited = async (business_id: number, email: string) => {
    const { token } = makeLinkToken();
    const { id } = await app()
      .db.insertInto('business_members')
      .values({
        ...{ business_id, email, role: 'manager', invitation_hash: hashOfLinkToken(token) },
        invitation_expires_at: new Date(app().clock.now.getTime() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  };
  const reservationOf = async (world: World) => {
    const row = {
      ...{ business_id: await businessOf(world), email: 'r@ornek.example', day: '2026-12-01' },
      ...{ time: '12:00', people: 2, name: 'Ad', phone: '0322 000 00 00' },
    };
    return app()
      .db.insertInto('reservations')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
  };
  let colleagues = 0;
  return {
    listManagedBusinesses: [members],
    getManagedBusiness: [ownOnly, withId],
    changeManagedBusiness: [
      ownOnly,
      async (world) => ({ ...(await withId(world)), isOpen: false }),
    ],
    setPhotos: [ownOnly, async (world) => ({ ...(await withId(world)), images: [] })],
    setLogo: [ownOnly, async (world) => ({ ...(await withId(world)), image: null })],
    setSpecialDay: [
      ownOnly,
      async (world) => ({ ...(await withId(world)), day: '2026-12-31', hours: 'kapalı' }),
    ],
    removeSpecialDay: [
      ownOnly,
      async (world) => {
        const id = await businessOf(world);
        const row = { business_id: id, day: '2026-12-31', hours: 'kapalı' };
        await app().db.insertInto('business_special_days').values(row).execute();
        return { id, day: row.day };
      },
    ],
    withdrawRevision: [
      ownOnly,
      async (world) => {
        const row = { business_id: await businessOf(world), changes: '{"name":["Eski","Yeni"]}' };
        const made = app().db.insertInto('business_revisions').values(row).returning('id');
        return made.executeTakeFirstOrThrow();
      },
    ],
    listTeam: [ownOnly, withId],
    inviteColleague: [
      ownOnly,
      async (world) => ({
        ...(await withId(world)),
        ...{ email: `arkadas${++colleagues}@ornek.example`, role: 'manager' },
      }),
    ],
    removeColleague: [
      ownOnly,
      async (world) => {
        const id = await businessOf(world);
        const colleague = await invited(id, `arkadas${++colleagues}@ornek.example`);
        return { id, colleagueId: colleague.id };
      },
    ],
    // What a claim gave, nobody lays down here.
    leaveTeam: ['401 401 200 404 404 404', withId],
    getInvitation: [
      '200 200 200 200 200 200',
      async (world) => {
        const { token } = await invited(await app().given.business(), world.own.email);
        return { token };
      },
    ],
    // To somebody else it is not secret that it exists: they have the link.
    acceptInvitation: [
      '401 401 200 403 403 403',
      async (world) => {
        const { token } = await invited(await app().given.business(), world.own.email);
        return { token };
      },
    ],
    requestPlan: [ownOnly, async (world) => ({ ...(await withId(world)), plan: 'basic' })],
    setPlan: [
      '401 401 403 403 403 200',
      async (world) => ({ ...(await withId(world)), plan: 'basic', expiresAt: null }),
    ],
    listBusinessOwners: ['401 401 403 403 403 200', withId],
    giveBusiness: [
      '401 401 403 403 403 200',
      async (world) => ({ ...(await withId(world)), email: 'sahip.olan@ornek.example' }),
    ],
    listBusinessReservations: [ownOnly, withId],
    confirmReservation: [ownOnly, reservationOf],
    declineReservation: [ownOnly, reservationOf],
  };
};
