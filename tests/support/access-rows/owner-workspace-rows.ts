import { askedFactsToken } from '#server/businesses/asked-facts/asked-facts.service.ts';
import { likelyYear } from '#server/calendar/moon.rules.ts';
import { bayramToken } from '#server/owners/bayram-hours/bayram-hours.service.ts';
import { hashOfLinkToken, makeLinkToken } from '#server/platform/link-token.ts';
import type { AccessRowsOf, World } from './access-rows.ts';
import { members, open, ownOnly } from './access-rows.ts';

/** The dashboard: to whoever does not act for the business it does not exist. */
export const ownerWorkspaceRows: AccessRowsOf = (app) => {
  const businessOf = async ({ own }: World) => {
    const businessId = await app().given.business();
    const row = { businessId, userId: own.userId, email: own.email, status: 'approved' as const };
    await app().db.insertInto('businessClaims').values(row).execute();
    return businessId;
  };
  const withId = async (world: World) => ({ id: await businessOf(world) });
  const invited = async (businessId: number, email: string) => {
    const { token } = makeLinkToken();
    const { id } = await app()
      .db.insertInto('businessMembers')
      .values({
        ...{ businessId, email, role: 'manager', invitationHash: hashOfLinkToken(token) },
        invitationExpiresAt: new Date(app().clock.now.getTime() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  };
  const reservationOf = async (world: World, status?: 'confirmed') => {
    const row = {
      ...{ businessId: await businessOf(world), email: 'r@ornek.example', day: '2026-12-01' },
      ...{ time: '12:00', people: 2, name: 'Ad', phone: '0322 000 00 00' },
      ...(status && { status }),
    };
    return app()
      .db.insertInto('reservations')
      .values(row)
      .returning(['id', 'link as token'])
      .executeTakeFirstOrThrow();
  };
  const { year, periods } = likelyYear(2027);
  const period = periods.findIndex(({ name }) => name === 'kurban');
  const bayramLinkOf = async (world: World) =>
    bayramToken(app().dependencies, {
      ...{ businessId: await businessOf(world), userId: world.own.userId },
      ...{ year, period },
    });
  const factsLinkOf = async (world: World) =>
    askedFactsToken(app().dependencies, await businessOf(world), { userId: world.own.userId });
  let colleagues = 0;
  return {
    listManagedBusinesses: [members],
    getManagedBusiness: [ownOnly, withId],
    changeManagedBusiness: [
      ownOnly,
      async (world) => ({ ...(await withId(world)), isOpen: false }),
    ],
    setPhotos: [ownOnly, async (world) => ({ ...(await withId(world)), images: [] })],
    setPricePhotos: [ownOnly, async (world) => ({ ...(await withId(world)), photos: [] })],
    getPriceList: [
      open,
      async (world) => {
        const id = await businessOf(world);
        const row = { businessId: id, fact: 'prices' as const, saidBy: 'owner' as const };
        const confirmedAt = app().clock.now;
        await app()
          .db.insertInto('businessFacts')
          .values({ ...row, confirmedAt })
          .execute();
        return { id };
      },
    ],
    // The team as well.
    setPriceList: [
      '401 401 200 404 200 200',
      async (world) => ({ ...(await withId(world)), text: 'Çay 15' }),
    ],
    setLogo: [ownOnly, async (world) => ({ ...(await withId(world)), image: null })],
    setSpecialDay: [
      ownOnly,
      async (world) => ({ ...(await withId(world)), day: '2026-12-31', hours: 'kapalı' }),
    ],
    removeSpecialDay: [
      ownOnly,
      async (world) => {
        const id = await businessOf(world);
        const row = { businessId: id, day: '2026-12-31', hours: 'kapalı' };
        await app().db.insertInto('businessSpecialDays').values(row).execute();
        return { id, day: row.day };
      },
    ],
    // Whoever has the link of the e-mail.
    getBayramHours: [open, async (world) => ({ token: await bayramLinkOf(world) })],
    sayBayramHours: [
      open,
      async (world) => ({
        token: await bayramLinkOf(world),
        days: [{ day: periods[period]?.first, hours: 'kapalı' }],
      }),
    ],
    answerBayram: [
      open,
      async (world) => ({ token: await bayramLinkOf(world), answer: 'kapali', day: 'hepsi' }),
    ],
    getAskedFacts: [open, async (world) => ({ token: await factsLinkOf(world) })],
    answerAskedFacts: [
      open,
      async (world) => ({ token: await factsLinkOf(world), answer: 'dogru' }),
    ],
    answerAskedFactsByForm: [
      open,
      async (world) => ({ token: await factsLinkOf(world), answer: 'acik' }),
    ],
    withdrawRevision: [
      ownOnly,
      async (world) => {
        const row = { businessId: await businessOf(world), changes: '{"name":["Eski","Yeni"]}' };
        const made = app().db.insertInto('businessRevisions').values(row).returning('id');
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
    confirmReservation: [ownOnly, (world) => reservationOf(world)],
    declineReservation: [ownOnly, (world) => reservationOf(world)],
    callOffReservation: [
      ownOnly,
      async (world) => ({ ...(await reservationOf(world, 'confirmed')), reason: 'Tadilat' }),
    ],
    // Whoever has the link of its e-mail.
    getReservation: [open, (world) => reservationOf(world)],
    cancelReservationByLink: [open, (world) => reservationOf(world)],
  };
};
