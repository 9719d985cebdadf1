import type { AccessRowsOf, World } from './access-rows.ts';
import { members, open, ownOnly } from './access-rows.ts';

/** Applications: anybody applies; only the applicant, and an admin, sees one. */
export const ownersRows: AccessRowsOf = (app) => {
  const form = {
    ...{ businessName: 'Erişim Kebap', ownerName: 'Ayşe Yılmaz', phone: '0322 000 00 00' },
    address: 'Reşatbey Mah. No: 4 Seyhan',
  };
  const rejectedOf = async ({ own }: World) => {
    const { id } = await app()
      .db.insertInto('businessOwners')
      .values({
        ...{ businessName: form.businessName, ownerName: form.ownerName, phone: form.phone },
        ...{ address: form.address, email: own.email, userId: own.userId, status: 'rejected' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  let people = 0;
  return {
    applyAsOwner: [open, () => ({ ...form, email: `${++people}@basvuran.example` })],
    getApplication: ['404 404 200 404 404 200', async (world) => ({ id: await rejectedOf(world) })],
    listOwnApplications: [members],
    reapplyAsOwner: [ownOnly, async (world) => ({ ...form, id: await rejectedOf(world) })],
  };
};
