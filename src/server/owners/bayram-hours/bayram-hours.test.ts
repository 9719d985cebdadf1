import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBusinesses } from '#contract/businesses/businesses.ts';
import { DAYS_ARE_LIKELY } from '#contract/calendar/day-words.ts';
import { openStateAt } from '#contract/calendar/opening-hours.ts';
import * as contract from '#contract/owners/bayram-hours.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askAboutBayram } from './bayram-hours.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As it is reckoned: 16 to 19 May 2027. */
const DAYS = ['2027-05-15', '2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'];
const [EVE = '', FIRST = '', SECOND = ''] = DAYS;
const at = (day: string, time = '12:00') => {
  app.clock.now = new Date(`${day}T${time}:00+03:00`);
};

async function owned(hours = '{"mon-sat":"09:00-18:00"}') {
  const owner = await app.member({ role: 'owner', name: 'Ayşe Demir' });
  const id = await app.given.business({ hours });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  return { id, owner };
}
const questionsTo = async (email: string) =>
  (await app.emailsTo(email)).filter(({ kind }) => kind === 'bayram-question');
const words = (question: unknown) => JSON.stringify(question);
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
async function asked(hours?: string) {
  at('2027-05-06');
  const { id, owner } = await owned(hours);
  await askAboutBayram(app.dependencies);
  const [question] = await questionsTo(owner.email);
  return { id, owner, token: tokenIn(words(question)) };
}
const visitor = () => app.browser();
const say = (token: string, day: string, hours: string | null) =>
  visitor().call(contract.sayBayramHours, { token, days: [{ day, hours }] });
const stateOf = async (id: number, day: string, time = '12:00') => {
  at(day, time);
  const listed = await visitor().call(listBusinesses, { limit: 1000 });
  const one = listed.find((business) => business.id === id);
  return one && openStateAt(one.hours, app.clock.now, one).state;
};

test('owners are asked once, ten days before the eve and not when it has come', async () => {
  const { owner } = await owned();
  at('2027-05-04', '23:59');
  expect(await askAboutBayram(app.dependencies)).toBe(0);
  at('2027-05-05', '00:01');
  expect(await askAboutBayram(app.dependencies)).toBe(1);
  expect(await askAboutBayram(app.dependencies)).toBe(0);
  const [question, ...more] = await questionsTo(owner.email);
  expect(more).toEqual([]);
  expect(question?.subject).toContain('Kurban Bayramı’nda açık mısınız?');
  // Each day, open and closed.
  for (const day of DAYS)
    for (const answer of ['acik', 'kapali'])
      expect(words(question)).toContain(`&yanit=${answer}&gun=${day}`);
  expect(words(question)).toContain('16 Mayıs Pazar günü başlıyor, 15 Mayıs Cumartesi arefe');
  const late = await owned();
  at(EVE, '00:01');
  expect(await askAboutBayram(app.dependencies)).toBe(0);
  expect(await questionsTo(late.owner.email)).toEqual([]);
});

test('nobody is asked who said every day already, nor of what is not on the site', async () => {
  at('2027-05-06');
  const [told, hidden] = [await owned(), await owned()];
  await app.db
    .insertInto('businessSpecialDays')
    .values(DAYS.map((day) => ({ businessId: told.id, day, hours: 'kapalı' })))
    .execute();
  await app.db
    .updateTable('businesses')
    .set({ status: 'suspended' })
    .where('id', '=', hidden.id)
    .execute();
  await askAboutBayram(app.dependencies);
  expect(await questionsTo(told.owner.email)).toEqual([]);
  expect(await questionsTo(hidden.owner.email)).toEqual([]);
});

test('who is open on holidays by kind is not told that the hours are in doubt', async () => {
  at('2027-05-06');
  const [shop, hotel] = [await owned(), await owned()];
  await sql`
    insert into business_kinds (business_id, kind_id)
    select ${hotel.id}, id from kinds where on_holidays = 'open' limit 1
    on conflict (business_id) do update set kind_id = excluded.kind_id`.execute(app.db);
  await askAboutBayram(app.dependencies);
  const [[toShop], [toHotel]] = [
    await questionsTo(shop.owner.email),
    await questionsTo(hotel.owner.email),
  ];
  expect(words(toShop)).toContain('sayfanızda “Bayramda saati değişebilir” yazıyor');
  expect(words(toHotel)).toContain('sayfanızda her zamanki saatleriniz yazıyor');
  expect(words(toHotel)).not.toContain('değişebilir');
});

test('who keeps another week in Ramadan is asked about its last day by that one', async () => {
  // As it is reckoned, the bayram behind it is 9 to 11 March 2027.
  at('2027-02-27');
  const { id, owner } = await owned();
  const ramadanHours = '{"mon-sun":"16:00-02:00"}';
  await app.db.updateTable('businesses').set({ ramadanHours }).where('id', '=', id).execute();
  await askAboutBayram(app.dependencies);
  const [question] = await questionsTo(owner.email);
  const token = tokenIn(words(question));
  expect(words(question)).toContain('8 Mart Pazartesi, arefe (her zaman: 16.00–02.00)');
  const { days } = await visitor().call(contract.getBayramHours, { token });
  expect(days.map(({ usual }) => usual)).toEqual(['16:00-02:00', ...Array(3).fill('09:00-18:00')]);
  const sent = { token, answer: 'acik', day: contract.WHOLE_BAYRAM } as const;
  await app.request(`/api/bayram-hours/${token}/${sent.answer}/${sent.day}`, { method: 'POST' });
  expect(await stateOf(id, '2027-03-08', '10:00')).toBe('closed');
  expect(await stateOf(id, '2027-03-09', '10:00')).toBe('open');
});

test('an answer shows at once, can be changed and taken back, and ends with the bayram', async () => {
  const { id, token } = await asked();
  expect(await visitor().call(contract.getBayramHours, { token })).toMatchObject({
    businessId: id,
    bayram: 'Kurban Bayramı',
    days: DAYS.map((day) => ({
      ...{ day, isEve: day === EVE, said: null },
      usual: day === FIRST ? 'kapalı' : '09:00-18:00',
    })),
    before: null,
  });
  expect(await stateOf(id, SECOND)).toBe('unknown');
  at('2027-05-06');
  const said = await say(token, SECOND, '10:00-16:00');
  expect(said.days.find(({ day }) => day === SECOND)?.said).toBe('10:00-16:00');
  expect(await stateOf(id, SECOND)).toBe('open');
  at(EVE);
  await say(token, SECOND, 'kapalı');
  expect(await stateOf(id, SECOND)).toBe('closed');
  await say(token, SECOND, null);
  expect(await stateOf(id, SECOND)).toBe('unknown');
  at(DAYS.at(-1) ?? '');
  expect(await visitor().call(contract.getBayramHours, { token })).toMatchObject({
    businessId: id,
  });
  expect(await stateOf(id, '2027-05-21')).toBe('open');
  await expect(visitor().call(contract.getBayramHours, { token })).rejects.toThrow('410');
  await expect(say(token, SECOND, 'kapalı')).rejects.toThrow('410');
  const { rows: edits } = await sql`
    select from audit_entries
    where entity = 'business' and entity_id = ${id} and action = 'business.edit'`.execute(app.db);
  expect(edits).toHaveLength(3);
});

test('what was said the bayram before stands in the question', async () => {
  at('2027-05-06');
  const { id, owner } = await owned();
  await app.db
    .insertInto('businessSpecialDays')
    .values({ businessId: id, day: '2027-03-08', hours: '09:00-13:00', name: 'Arefe' })
    .execute();
  await askAboutBayram(app.dependencies);
  const [question] = await questionsTo(owner.email);
  expect(words(question)).toContain('["Ramazan Bayramı, 8 Mart Pazartesi","09.00–13.00"]');
});

test('of a bayram that nobody has confirmed e-mail and page say that its days may move', async () => {
  const { owner, token } = await asked();
  expect(words(await questionsTo(owner.email))).toContain(DAYS_ARE_LIKELY);
  const isLikely = async () => (await visitor().call(contract.getBayramHours, { token })).isLikely;
  expect(await isLikely()).toBe(true);
  const periods = JSON.stringify([
    { name: 'ramadan', first: '2027-02-08', last: '2027-03-08' },
    { name: 'ramazan', first: '2027-03-09', last: '2027-03-11' },
    { name: 'kurban', first: FIRST, last: DAYS.at(-1) },
  ]);
  const year = { year: 2027, periods, confirmedAt: app.clock.now };
  await app.db.insertInto('calendarYears').values(year).execute();
  const told = await owned();
  await askAboutBayram(app.dependencies);
  const [question] = await questionsTo(told.owner.email);
  expect(await isLikely()).toBe(false);
  await app.db.deleteFrom('calendarYears').execute();
  expect(words(question)).toContain('16 Mayıs Pazar günü başlıyor');
  expect(words(question)).not.toContain(DAYS_ARE_LIKELY);
});

test.each([
  [
    'every day',
    '{"mon-sun":"09:00-18:00"}',
    'yazılır; başka saatleri açılan sayfada yazabilirsiniz',
  ],
  [
    'no Sunday',
    '{"mon-sat":"09:00-18:00"}',
    'kapalı olduğunuz günün saatlerini açılan sayfada siz',
  ],
  ['nobody knows', 'Akşamları', '“Açığız” derseniz saatlerinizi açılan sayfada yazarsınız.'],
])('the e-mail promises only what “Açığız” writes: %s', async (_, hours, promise) => {
  const { owner } = await asked(hours);
  expect((await questionsTo(owner.email))[0]?.paragraphs[1]).toContain(promise);
});

test('a link is nobody’s who no longer acts for the business, and not of another business', async () => {
  const { id, owner, token } = await asked();
  const other = await asked();
  const [, ...rest] = token.split('-');
  for (const wrong of [`${other.id}-${rest.join('-')}`, `${token.slice(0, -1)}_`, 'x'.repeat(40)])
    await expect(visitor().call(contract.getBayramHours, { token: wrong })).rejects.toThrow('404');
  await expect(say(token, '2027-05-20', 'kapalı')).rejects.toThrow('400');
  await expect(say(token, SECOND, 'öğleden sonra')).rejects.toThrow('400');
  await app.db
    .updateTable('businessClaims')
    .set({ status: 'revoked' })
    .where('businessId', '=', id)
    .where('userId', '=', owner.userId)
    .execute();
  await expect(say(token, SECOND, 'kapalı')).rejects.toThrow('404');
  expect((await say(other.token, SECOND, 'kapalı')).businessId).toBe(other.id);
});

test('without a script a form sends what the link asked for, and a page says what was written', async () => {
  const { id, token } = await asked();
  const send = (address: string, method = 'POST') => visitor().request(address, { method });
  const stored = async () =>
    (
      await app.db
        .selectFrom('businessSpecialDays')
        .select('hours')
        .where('businessId', '=', id)
        .execute()
    ).map(({ hours }) => hours);
  const address = contract.bayramFormAddress(token, 'acik', SECOND);
  // A scanner that opens links changes nothing.
  expect((await send(address, 'GET')).status).toBe(405);
  expect(await stored()).toEqual([]);
  const written = await send(address);
  expect(written.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await written.text()).toContain('17 Mayıs Pazartesi: 09.00–18.00');
  expect(await stored()).toEqual(['09:00-18:00']);
  const closed = await send(contract.bayramFormAddress(token, 'kapali'));
  expect((await closed.text()).match(/Kapalı/g)).toHaveLength(DAYS.length);
  // Closed on Sundays: nobody knows its hours then.
  const unknown = await send(contract.bayramFormAddress(token, 'acik', FIRST));
  expect(await unknown.text()).toContain('olağan saatinizi bilmiyoruz');
  const wrong = await send(contract.bayramFormAddress(`${token.slice(0, -1)}_`, 'kapali'));
  expect(wrong.status).toBe(404);
  expect(await wrong.text()).toContain('Bu bağlantı geçersiz');
  at('2027-05-20');
  expect((await send(address)).status).toBe(410);
});
