import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentInAdana } from '#contract/calendar/days.ts';
import * as reservations from '#contract/reservations/reservations.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestMember;
let businessId: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member();
  businessId = await app.given.business();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, status: 'approved' })
    .execute();
});
afterAll(() => app.close());

/** 21 November 2026 is the day after today. */
const asked = {
  day: '2026-11-21',
  time: '19:30',
  people: 4,
  name: 'Ayşe Yılmaz',
  phone: '0532 000 00 00',
} as const;

/** The same wish twice would be one request. */
let people = 1;
const confirmed = async (visitor: Pick<TestApp, 'call'>, email?: string) => {
  people += 1;
  const input = { id: businessId, ...asked, people, ...(email && { email }) };
  const { id } = await visitor.call(reservations.requestReservation, input);
  await owner.call(reservations.confirmReservation, { id });
  return id;
};
const lastTo = async (email: string) => (await app.emailsTo(email)).at(-1);
const tokenIn = (href = '') => new URL(href).searchParams.get('token') ?? '';
const atItsTime = async (work: () => Promise<void>) => {
  const before = app.clock.now;
  app.clock.now = momentInAdana(asked.day, asked.time);
  await work();
  app.clock.now = before;
};

test('a confirmed visitor calls off with a reason, which the owner hears; what has been stays', async () => {
  const member = await app.member();
  const id = await confirmed(member);
  await expect(member.call(reservations.cancelReservation, { id })).rejects.toMatchObject({
    issues: [{ path: 'reason', message: reservations.REASON_MISSING }],
  });
  const reason = 'Şehir dışına çıkıyoruz.';
  await member.call(reservations.cancelReservation, { id, reason });
  expect(await lastTo(owner.email)).toMatchObject({
    kind: 'reservation-cancelled',
    facts: expect.arrayContaining([['Misafir', 'Ayşe Yılmaz']]),
    quote: { text: reason },
    action: {
      href: `http://test/business-owner-dashboard?isletme=${businessId}&bolum=rezervasyonlar&kayit=${id}`,
    },
  });
  const again = member.call(reservations.cancelReservation, { id, reason });
  await expect(again).rejects.toMatchObject({ code: 'illegal_transition' });

  const second = await confirmed(member);
  await atItsTime(async () => {
    const late = member.call(reservations.cancelReservation, { id: second, reason });
    await expect(late).rejects.toMatchObject({ code: 'illegal_transition' });
  });
});

test('who has no account follows and calls off by the link of the e-mail', async () => {
  const email = 'hesapsiz@ornek.example';
  const stranger = app.browser();
  await confirmed(stranger, email);
  const token = tokenIn((await lastTo(email))?.action?.href);
  const found = await stranger.call(reservations.getReservation, { token });
  expect(found).toMatchObject({
    businessId,
    status: 'confirmed',
    history: [{ transition: 'confirm' }],
  });
  expect(Object.keys(found), 'nothing of who it is').not.toContain('email');
  await expect(
    stranger.call(reservations.cancelReservationByLink, { token }),
  ).rejects.toMatchObject({ issues: [{ path: 'reason' }] });
  const reason = 'Hastalandık.';
  await stranger.call(reservations.cancelReservationByLink, { token, reason });
  expect(await stranger.call(reservations.getReservation, { token })).toMatchObject({
    status: 'cancelled',
    reason,
    history: [{ transition: 'confirm' }, { transition: 'cancel' }],
  });
  expect(await lastTo(owner.email)).toMatchObject({ quote: { text: reason } });
  const unknown = { token: crypto.randomUUID() };
  for (const call of [reservations.getReservation, reservations.cancelReservationByLink]) {
    await expect(stranger.call(call, unknown)).rejects.toMatchObject({ code: 'link_unknown' });
  }
});

test('a request is taken back by its link without a reason', async () => {
  const member = await app.member();
  await member.call(reservations.requestReservation, { id: businessId, ...asked });
  const token = tokenIn((await lastTo(member.email))?.action?.href);
  expect(await app.browser().call(reservations.cancelReservationByLink, { token })).toEqual({
    status: 'cancelled',
  });
});

test('the owner calls off what was confirmed, and the visitor hears why', async () => {
  const email = 'misafir@ornek.example';
  const id = await confirmed(app.browser(), email);
  const callOff = (reason: string) => owner.call(reservations.callOffReservation, { id, reason });
  await expect(callOff('  ')).rejects.toMatchObject({ issues: [{ path: 'reason' }] });
  await atItsTime(() =>
    expect(callOff('Geç kaldık')).rejects.toMatchObject({ code: 'illegal_transition' }),
  );
  expect(await callOff('Mutfakta tadilat var.')).toEqual({ status: 'cancelled' });
  const told = await lastTo(email);
  expect(told).toMatchObject({
    kind: 'reservation-called-off',
    quote: { text: 'Mutfakta tadilat var.' },
  });
  const token = tokenIn(told?.action?.href);
  expect(await app.browser().call(reservations.getReservation, { token })).toMatchObject({
    reason: 'Mutfakta tadilat var.',
    history: [{ transition: 'confirm' }, { transition: 'call_off' }],
  });
  expect(
    await owner.call(reservations.listBusinessReservations, { id: businessId, only: id }),
  ).toMatchObject([{ id, status: 'cancelled', history: [{}, { transition: 'call_off' }] }]);
});

test('a request that waits is declined, not called off', async () => {
  const { id } = await (await app.member()).call(reservations.requestReservation, {
    ...{ id: businessId, ...asked },
  });
  await expect(
    owner.call(reservations.callOffReservation, { id, reason: 'Dolu' }),
  ).rejects.toMatchObject({ code: 'illegal_transition' });
  await owner.call(reservations.declineReservation, { id, reason: 'Dolu' });
  const [own] = await owner.call(reservations.listBusinessReservations, {
    ...{ id: businessId, only: id },
  });
  expect(own).toMatchObject({ status: 'declined', reason: 'Dolu' });
});
