import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/reservations/reservations.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function owned(member: TestMember) {
  const id = await app.given.business();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: member.userId, status: 'approved' })
    .execute();
  return id;
}

const asked = async (businessId: number, day: string, email = 'gelen@ornek.example') => {
  const row = { businessId, email, day, time: '12:00', people: 2, name: 'Ad' };
  const { id } = await app.db
    .insertInto('reservations')
    .values({ ...row, phone: '0532 000 00 00' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

test('what is to come stands first, the nearest first, then what has been', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const far = await asked(id, '2026-12-24');
  const yesterday = await asked(id, '2026-11-19');
  const near = await asked(id, '2026-11-21');
  const longAgo = await asked(id, '2026-10-01');
  const rows = await owner.call(contract.listBusinessReservations, { id });
  expect(rows.map((row) => row.id)).toEqual([near, far, yesterday, longAgo]);
  expect(rows[0]).toMatchObject({ day: '2026-11-21', time: '12:00', phone: '0532 000 00 00' });
  expect(rows[0]).not.toHaveProperty('email');
  await owner.call(contract.confirmReservation, { id: far });
  const confirmed = await owner.call(contract.listBusinessReservations, {
    ...{ id, status: 'confirmed' },
  });
  expect(confirmed.map((row) => row.id)).toEqual([far]);
  const stranger = await app.member();
  await expect(stranger.call(contract.listBusinessReservations, { id })).rejects.toThrow('404');
});

test('whoever acts for the business answers once and in time; the visitor reads the reason', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const email = 'geri.cevrilen@ornek.example';
  const one = await asked(id, '2026-12-24', email);
  await owner.call(contract.declineReservation, {
    id: one,
    reason: 'O gün özel bir davetimiz var.',
  });
  expect(await app.emailsTo(email)).toMatchObject([
    { kind: 'reservation-declined', quote: { text: 'O gün özel bir davetimiz var.' } },
  ]);
  await expect(owner.call(contract.confirmReservation, { id: one })).rejects.toThrow('409');
  const past = await asked(id, '2026-11-19');
  await expect(owner.call(contract.confirmReservation, { id: past })).rejects.toThrow('409');
  const other = await app.member();
  const open = await asked(id, '2026-12-25');
  await expect(other.call(contract.confirmReservation, { id: open })).rejects.toThrow('404');
});
