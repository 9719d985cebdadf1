import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { claimBusiness } from '#contract/claims.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import * as reservations from '#contract/reservations/reservations.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { expireReservationsJob } from './reservations.jobs.ts';

let app: TestApp;
let owner: TestMember;
let businessId: number;

const transition = (kind: string, id: number, name: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind, id, transition: name },
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
  await transition('claim', claim.id, 'approve');
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
const kinds = async (email: string) => (await app.emailsTo(email)).map(({ kind }) => kind);

test('the owner gets an e-mail, the visitor the answer', async () => {
  const email = 'misafir@ornek.example';
  const { id, isTracked } = await app
    .browser()
    .call(reservations.requestReservation, { id: businessId, ...asked, email });
  expect(isTracked).toBe(false);
  expect((await app.emailsTo(owner.email)).at(-1)).toMatchObject({
    kind: 'reservation-requested',
    facts: expect.arrayContaining([['Misafir', 'Ayşe Yılmaz']]),
  });
  expect(await kinds(email), 'nobody proved the address yet').toEqual([]);
  await transition('reservation', id, 'confirm');
  expect(await kinds(email)).toEqual(['reservation-confirmed']);
  await expect(transition('reservation', id, 'decline')).rejects.toMatchObject({
    code: 'illegal_transition',
  });
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
    { status: 'cancelled', history: [{ transition: 'cancel' }] },
  ]);
});

test.each([
  ['a time that has gone by', { day: '2026-11-20', time: '11:00' }, 'time'],
  ['a day that has gone by', { day: '2026-11-19' }, 'day'],
  ['a day too far ahead', { day: '2027-04-01' }, 'day'],
  ['an hour at which it is closed', { time: '23:30' }, 'time'],
  ['a day on which it is closed', { day: '2026-11-22' }, 'time'],
  ['a day that does not exist', { day: '2026-02-30' }, 'day'],
  ['a day of no year that has a calendar', { day: '9999-12-30' }, 'day'],
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
  const due = momentInAdana(asked.day, asked.time);
  app.clock.now = new Date(due.getTime() - 1);
  await expireReservationsJob.run(app.dependencies);
  expect(await member.call(reservations.listOwnReservations, {})).toMatchObject([
    { id, status: 'requested' },
  ]);
  app.clock.now = due;
  await Promise.all([1, 2].map(() => expireReservationsJob.run(app.dependencies)));
  expect(await expireReservationsJob.run(app.dependencies)).toBe('done');
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
  await transition('reservation', id, 'decline');
  expect(JSON.stringify(await app.emailsTo(email))).not.toContain('kotu.example');
  expect(JSON.stringify(await app.emailsTo(owner.email))).toContain('kotu.example');
});

test('an owner takes none for a while: new ones are refused, those that wait can be answered', async () => {
  const switched = (takesReservations: boolean) =>
    owner.call(changeManagedBusiness, { id: businessId, takesReservations });
  const ask = (time: string) =>
    app.browser().call(reservations.requestReservation, {
      ...{ id: businessId, ...asked, time, email: 'ara@ornek.example' },
    });
  const waiting = await ask('18:00');
  expect(await switched(false)).toMatchObject({ takesReservations: false });
  expect(await app.call(getBusiness, { id: businessId })).toMatchObject({
    ...{ hasOwner: true, takesReservations: false },
  });
  await expect(ask('18:15')).rejects.toMatchObject({ code: 'reservations_off' });
  expect(await owner.call(reservations.confirmReservation, { id: waiting.id })).toEqual({
    status: 'confirmed',
  });
  await switched(true);
  await ask('18:15');
});

/** A meyhane that is open past midnight, and what its owner says of single days. */
const NIGHTS = '{"mon-sun":"18:00-02:00"}';
const specialNights = {
  '2026-12-31': '20:00-04:00',
  '2027-01-01': 'kapalı',
  '2026-11-30': 'kapalı',
  '2026-12-01': '18:00-23:00',
};
test.each([
  // The evening before belongs to the day it began on.
  ['2026-11-29', '23:30', undefined, 'the night before a closed day'],
  ['2026-11-30', '00:30', undefined, 'past midnight into a closed day'],
  ['2026-11-30', '23:30', 'time', 'the evening of a closed day, the last of its month'],
  ['2026-12-01', '00:30', 'time', 'past midnight out of a closed day'],
  ['2026-12-01', '22:30', undefined, 'a day that ends early'],
  ['2026-12-01', '23:30', 'time', 'after it ended early'],
  ['2026-12-02', '00:30', 'time', 'past midnight after it ended early'],
  ['2026-12-02', '23:30', undefined, 'an evening like any other'],
  ['2026-12-31', '19:00', 'time', 'before it opens on the last of the year'],
  ['2027-01-01', '02:59', undefined, 'the long night of the year, into a closed day'],
  ['2027-01-01', '04:00', 'time', 'when that night is over'],
  ['2027-01-01', '23:30', 'time', 'the first of the year, closed'],
  ['2027-01-02', '00:30', 'time', 'past midnight out of it'],
])('special days are asked: %s %s (%s: %s)', async (day, time, path, _why) => {
  const id = await app.given.business({ hours: NIGHTS });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, status: 'approved' })
    .execute();
  await app.db
    .insertInto('businessSpecialDays')
    .values(
      Object.entries(specialNights).map(([on, hours]) => ({ businessId: id, day: on, hours })),
    )
    .execute();
  const input = { id, ...asked, day, time, email: 'gece@ornek.example' };
  const answer = app.browser().call(reservations.requestReservation, input);
  if (path) await expect(answer).rejects.toMatchObject({ issues: [{ path }] });
  else expect(await answer).toMatchObject({ isTracked: false });
});

/** What the clock in Adana says, and what is today, gone by, and too far ahead by it. */
test.each([
  ['2026-11-20', '23:30', '2026-11-20'],
  ['2026-11-30', '00:30', '2026-11-30'],
  ['2026-12-01', '02:59', '2026-12-01'],
  ['2026-12-31', '23:30', '2026-12-31'],
  ['2027-01-01', '00:30', '2027-01-01'],
  ['2027-01-01', '02:59', '2027-01-01'],
])('at %s %s in Adana it is %s, whatever day it is in London', async (day, time, today) => {
  const before = app.clock.now;
  app.clock.now = momentInAdana(day, time);
  const id = await app.given.business({ hours: '{"mon-sun":"24 saat"}' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, status: 'approved' })
    .execute();
  const ask = (on: string, at: string) =>
    app.browser().call(reservations.requestReservation, {
      ...{ id, ...asked, day: on, time: at, email: 'saat@ornek.example' },
    });
  const minutesOn = (minutes: number) => {
    const at = new Date(app.clock.now.getTime() + minutes * 60_000);
    return [
      dayInAdana(at),
      new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(11, 16),
    ] as const;
  };
  await expect(ask(...minutesOn(0)), 'this minute').rejects.toMatchObject({
    issues: [{ path: 'time' }],
  });
  await expect(ask(today, '00:00'), 'earlier today').rejects.toMatchObject({
    issues: [{ path: 'time' }],
  });
  await expect(ask(minutesOn(-1440)[0], '23:59'), 'yesterday').rejects.toMatchObject({
    issues: [{ path: 'day' }],
  });
  expect(await ask(...minutesOn(1))).toMatchObject({ isTracked: false });
  expect(await ask(...minutesOn(90 * 1440))).toMatchObject({ isTracked: false });
  await expect(ask(...minutesOn(90 * 1440 + 1)), 'too far ahead').rejects.toMatchObject({
    issues: [{ path: 'day' }],
  });
  app.clock.now = before;
});
