import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimBusiness } from '#contract/claims.ts';
import * as reservations from '#contract/reservations.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { expireReservationsJob } from './reservations.jobs.ts';

let app: TestApp;
let owner: TestMember;
let businessId: number;

const move = (kind: string, id: number, name: string) =>
  moveRecord(
    { ...app.surroundings, actor: { userId: undefined, role: 'operator' } },
    { kind, id, move: name },
  );

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member();
  businessId = await app.given.business({ hours: '{"mon-sat":"09:00-22:00"}' });
  const claim = await owner.call(claimBusiness, {
    id: businessId,
    name: 'Sahip',
    message: 'Benim',
  });
  await move('claim', claim.id, 'approve');
});
afterAll(() => app.close());

/** 21 November 2026 is a Saturday. */
const asked = {
  day: '2026-11-21',
  time: '19:30',
  people: 4,
  name: 'Ayşe Yılmaz',
  phone: '0532 000 00 00',
} as const;
const issues = (problem: { issues?: { path: string }[] }) =>
  problem.issues?.map(({ path }) => path);
const kinds = async (email: string) => (await app.lettersTo(email)).map(({ kind }) => kind);

test('the owner gets a letter, the visitor the answer', async () => {
  const email = 'misafir@ornek.example';
  const { id, isTracked } = await app
    .browser()
    .call(reservations.requestReservation, { id: businessId, ...asked, email });
  expect(isTracked).toBe(false);
  expect((await app.lettersTo(owner.email)).at(-1)).toMatchObject({
    kind: 'reservation-requested',
    facts: expect.arrayContaining([['Misafir', 'Ayşe Yılmaz']]),
  });
  expect(await kinds(email), 'nobody proved the address yet').toEqual([]);
  await move('reservation', id, 'confirm');
  expect(await kinds(email)).toEqual(['reservation-confirmed']);
  await expect(move('reservation', id, 'decline')).rejects.toMatchObject({ code: 'illegal_move' });
});

test('a member follows and cancels their own reservation only', async () => {
  const member = await app.member();
  const other = await app.member();
  const { id } = await member.call(reservations.requestReservation, { id: businessId, ...asked });
  expect(await kinds(member.email)).toContain('reservation-received');
  expect(await member.call(reservations.listOwnReservations, {})).toMatchObject([
    { id, day: '2026-11-21', time: '19:30', status: 'requested' },
  ]);
  expect(await other.call(reservations.listOwnReservations, {})).toEqual([]);
  await expect(other.call(reservations.cancelReservation, { id })).rejects.toThrow('404');
  await member.call(reservations.cancelReservation, { id });
  expect(await member.call(reservations.listOwnReservations, {})).toMatchObject([
    { status: 'cancelled', history: [{ move: 'cancel' }] },
  ]);
});

test.each([
  ['a time that has gone by', { day: '2026-11-20', time: '11:00' }, 'time'],
  ['a day that has gone by', { day: '2026-11-19' }, 'day'],
  ['a day too far ahead', { day: '2027-04-01' }, 'day'],
  ['an hour at which it is closed', { time: '23:30' }, 'time'],
  ['a day on which it is closed', { day: '2026-11-22' }, 'time'],
  ['a day that does not exist', { day: '2026-02-30' }, 'day'],
  ['nobody', { people: 0 }, 'people'],
  ['a phone that is none', { phone: 'yok' }, 'phone'],
  ['no address for the answer', { email: '' }, 'email'],
])('%s is refused beside its field', async (_name, wrong, path) => {
  const input = { id: businessId, ...asked, email: 'x@ornek.example', ...wrong };
  const refused = app.browser().call(reservations.requestReservation, input);
  expect(
    issues(
      await refused.then(
        () => ({}),
        (problem) => problem,
      ),
    ),
  ).toEqual([path]);
});

test('a business without an owner says so', async () => {
  const id = await app.given.business();
  await expect(
    app.browser().call(reservations.requestReservation, { id, ...asked, email: 'y@ornek.example' }),
  ).rejects.toMatchObject({ code: 'business_without_owner' });
});

test('a request nobody answered ends when its time has come, once', async () => {
  const member = await app.member();
  const { id } = await member.call(reservations.requestReservation, { id: businessId, ...asked });
  const before = app.clock.now;
  app.clock.now = reservations.momentInAdana(asked.day, asked.time);
  await Promise.all([1, 2].map(() => expireReservationsJob.run(app.surroundings)));
  expect(await expireReservationsJob.run(app.surroundings)).toBe('done');
  expect(await member.call(reservations.listOwnReservations, {})).toMatchObject([
    { id, status: 'expired' },
  ]);
  expect((await kinds(member.email)).filter((kind) => kind === 'reservation-expired')).toHaveLength(
    1,
  );
  app.clock.now = before;
});

test('a day that no calendar has is refused', async () => {
  for (const day of ['2026-11-31', '2027-02-30', '2026-13-01']) {
    const question = { id: businessId, ...asked, day, email: 'gun@ornek.example' };
    await expect(
      app.browser().call(reservations.requestReservation, question),
    ).rejects.toMatchObject({ issues: [{ path: 'day', message: 'Böyle bir gün yok' }] });
  }
});

test('nobody sends words of their own to an address that they only typed', async () => {
  const email = 'habersiz@ornek.example';
  const question = { id: businessId, ...asked, email, note: 'Ödül kazandınız: kotu.example' };
  const { id } = await app.browser().call(reservations.requestReservation, question);
  await move('reservation', id, 'decline');
  expect(JSON.stringify(await app.lettersTo(email))).not.toContain('kotu.example');
  expect(JSON.stringify(await app.lettersTo(owner.email))).toContain('kotu.example');
});
