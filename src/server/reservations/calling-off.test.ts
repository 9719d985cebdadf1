import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimBusiness } from '#contract/claims.ts';
import * as reservations from '#contract/reservations.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const move = (kind: string, id: number, name: string) =>
  moveRecord(
    { ...app.surroundings, actor: { userId: undefined, role: 'operator' } },
    { kind, id, move: name },
  );

/** 21 November 2026 is the day after today. */
const asked = {
  day: '2026-11-21',
  time: '19:30',
  people: 4,
  name: 'Ayşe Yılmaz',
  phone: '0532 000 00 00',
} as const;

test('the owner hears that a confirmed visitor will not come; what has been cannot be called off', async () => {
  const owner = await app.member();
  const member = await app.member();
  const id = await app.given.business();
  const claim = await owner.call(claimBusiness, { id, name: 'Sahip', message: 'Benim' });
  await move('claim', claim.id, 'approve');
  const first = await member.call(reservations.requestReservation, { id, ...asked });
  await move('reservation', first.id, 'confirm');
  await member.call(reservations.cancelReservation, { id: first.id });
  expect((await app.lettersTo(owner.email)).at(-1)).toMatchObject({
    kind: 'reservation-cancelled',
    facts: expect.arrayContaining([['Misafir', 'Ayşe Yılmaz']]),
  });

  const second = await member.call(reservations.requestReservation, { id, ...asked, people: 2 });
  await move('reservation', second.id, 'confirm');
  const before = app.clock.now;
  app.clock.now = reservations.momentInAdana(asked.day, asked.time);
  const late = member.call(reservations.cancelReservation, { id: second.id });
  await expect(late).rejects.toMatchObject({ code: 'illegal_move' });
  app.clock.now = before;
});
