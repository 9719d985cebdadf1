import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { openWeekOf } from '#contract/calendar/open-week.ts';
import { isOpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { DAY_KEYS } from '#contract/calendar/opening-hours-text.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { changeLocked, lockEditable } from '#server/businesses/editing/edit-by-owner.service.ts';
import { rewriteSearchColumns } from '#server/businesses/indexing/search-columns.service.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { holidaysAt } from '#server/calendar/calendar.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import { openMomentAt } from '../understanding/open-moment.service.ts';
import { filtered } from './filters.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const two = (number: number) => String(number).padStart(2, '0');
const time = fc
  .tuple(fc.nat({ max: 23 }), fc.constantFrom(0, 0, 15, 30, 59))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const span = fc.tuple(time, fc.oneof(time, fc.constant('24:00'))).map((ends) => ends.join('-'));
const value = fc.oneof(
  { weight: 6, arbitrary: span },
  { weight: 2, arbitrary: fc.tuple(span, span).map((spans) => spans.join(',')) },
  { weight: 2, arbitrary: fc.constantFrom('kapalı', '24 saat', '00:00-24:00', '18:00-02:00') },
  { weight: 1, arbitrary: fc.constantFrom('randevu ile', '25:00-26:00', '') },
);
const key = fc.oneof(
  fc.constantFrom(...DAY_KEYS, 'mon-sun', 'mon-fri', 'sat-sun', 'sun-mon', 'sat-mon', 'fri,sun'),
);
const hoursText = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.dictionary(key, value, { maxKeys: 4 }).map((map) => JSON.stringify(map)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, '', 'Sabahtan akşama', '{"pazar":"09:00-12:00"}', '[1]'),
  },
);
const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
const business = fc.record({
  hours: hoursText,
  isOpen: fc.nat({ max: 9 }).map((number) => number > 0),
  specialDays: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...DAYS), value, { maxKeys: 2 }) },
  ),
});

/** Every quarter from Saturday evening to Tuesday morning, with the minutes beside the midnights. */
function* moments(): Generator<Date> {
  const start = new Date('2026-11-21T20:00:00+03:00').getTime();
  for (let quarter = 0; quarter < 60 * 4; quarter += 1) {
    yield new Date(start + quarter * 15 * 60_000);
    if (quarter % 4 === 3) yield new Date(start + (quarter * 15 + 14) * 60_000);
  }
}

test('the database and the rules agree who is open, also on special days and around midnight', async () => {
  const made = fc.sample(business, { numRuns: 400, seed: 20261120 });
  const known = new Map<number, (typeof made)[number]>();
  for (const one of made) {
    const id = await app.given.business({ hours: one.hours, isOpen: one.isOpen });
    known.set(id, one);
    for (const [day, hours] of Object.entries(one.specialDays)) {
      await app.db
        .insertInto('businessSpecialDays')
        .values({ businessId: id, day, hours })
        .execute();
    }
  }
  await app.given.business({ hours: '{"mon-sun":"24 saat"}', status: 'pending' });
  const counts: number[] = [];
  for (const at of moments()) {
    const open = await openMomentAt(await publicDataNow(app.db), at);
    const { rows } = await sql<{ id: number }>`
      select id from businesses where ${filtered({ open })} order by id`.execute(app.db);
    const expected = [...known].flatMap(([id, { hours, isOpen, specialDays }]) => {
      const { state } = openStateAt(hours, at, { isOpen, specialDays });
      return state === 'open' || state === 'closing_soon' ? [id] : [];
    });
    expect(
      rows.map(({ id }) => id),
      at.toISOString(),
    ).toEqual(expected);
    // Counts take its word for these, whatever else is known of them.
    expect(open.opened.filter((id) => !expected.includes(id))).toEqual([]);
    counts.push(expected.length);
  }
  // All of them open or closed would agree without saying anything.
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(known.size - 20);
});

test('who asks for 24 hours finds who is there at all hours, in the list and in the counts', async () => {
  const given = (name: string, hours: string) =>
    app.given.business({
      ...{ name, hours },
      category: 'Otomotiv',
      subcategory: 'Çilingir arabası',
    });
  const always = await given('Tilki Anahtar', '{"mon-sun":"24 saat"}');
  await given('Tilki Gece Anahtar', '{"mon-sun":"20:00-06:00"}');
  const closed = await given('Tilki Kapandı', '{"mon-sun":"00:00-24:00"}');
  await app.db.updateTable('businesses').set({ isOpen: false }).where('id', '=', closed).execute();
  for (const q of ['24 saat tilki', '7/24 açık tilki', 'tilki gece gündüz açık']) {
    const { items, total, facets } = await app.call(searchDirectory, { q });
    expect([items.map(({ id }) => id), total, facets.open], q).toEqual([[always], 1, 1]);
  }
  expect((await app.call(searchDirectory, { q: 'tilki', open: '7x24' })).total).toBe(1);
});

test('round the clock counts on a holiday only by word, and not on a day that is closed', async () => {
  await tellKinds(app.db);
  const kinds = await app.db.selectFrom('kinds').select(['id', 'onHolidays']).execute();
  const ALWAYS = '{"mon-sun":"24 saat"}';
  const given = async (name: string, { isOfOpenKind = false, day = '' } = {}) => {
    const id = await app.given.business({ name: `Kunduz ${name}`, hours: ALWAYS });
    if (isOfOpenKind) {
      const kindId = kinds.find(({ onHolidays }) => onHolidays === 'open')?.id ?? null;
      await app.db
        .updateTable('businessKinds')
        .set({ kindId })
        .where('businessId', '=', id)
        .execute();
    }
    if (day)
      await app.db
        .insertInto('businessSpecialDays')
        .values({ businessId: id, day: '2026-10-29', hours: day })
        .execute();
  };
  await given('Çilingir');
  await given('Otel', { isOfOpenKind: true });
  await given('Fırın', { day: '24 saat' });
  await given('Kapandı', { isOfOpenKind: true, day: 'kapalı' });
  const before = app.clock.now;
  const found = async (moment: string) => {
    app.clock.now = new Date(moment);
    const { items, validUntil } = await app.call(searchDirectory, { q: 'kunduz', open: '7x24' });
    return { names: items.map(({ name }) => name.slice(7)).sort(), validUntil };
  };
  const usual = await found('2026-10-27T12:00:00+03:00');
  expect(usual.names).toEqual(['Fırın', 'Kapandı', 'Otel', 'Çilingir']);
  // The answer ends before the holiday begins.
  expect(usual.validUntil).toBe('2026-10-27T21:00:00.000Z');
  expect((await found('2026-10-29T12:00:00+03:00')).names).toEqual(['Fırın', 'Otel']);
  app.clock.now = before;
});

test('a closed special day closes, an open one opens, and its night goes on', async () => {
  const always = '{"mon-sun":"24 saat"}';
  const never = '{"mon-sun":"kapalı"}';
  const closed = await app.given.business({ hours: always, name: 'Bayramda kapalı' });
  const opened = await app.given.business({ hours: never, name: 'Bayramda açık' });
  await app.db
    .insertInto('businessSpecialDays')
    .values([
      { businessId: closed, day: '2027-06-09', hours: 'kapalı' },
      { businessId: opened, day: '2027-06-09', hours: '20:00-03:00' },
    ])
    .execute();
  const openAt = async (text: string) => {
    const open = await openMomentAt(await publicDataNow(app.db), new Date(`${text}:00+03:00`));
    const { rows } = await sql<{ id: number }>`
      select id from businesses where ${filtered({ open })}
      and id = any(${[closed, opened]}::int[]) order by id`.execute(app.db);
    return rows.map(({ id }) => id);
  };
  expect(await openAt('2027-06-08T12:00')).toEqual([closed]);
  expect(await openAt('2027-06-09T12:00')).toEqual([]);
  expect(await openAt('2027-06-09T21:00')).toEqual([opened]);
  expect(await openAt('2027-06-10T02:00')).toEqual([closed, opened]);
  expect(await openAt('2027-06-10T03:00')).toEqual([closed]);
});

test('however a business is written, its week is written with it', async () => {
  await insertExampleBusinesses(app.db, exampleBusinesses.slice(0, 20), new Date());
  const owned = await app.given.business({ name: 'Saatli Terzi', hours: null });
  await app.db.transaction().execute(async (db) => {
    const business = await lockEditable({ db }, owned);
    const hours = '{"mon":"10:00-12:00"}';
    await changeLocked({ ...app.dependencies, db }, business, { hours }, 'owner');
  });
  await app.call(submitBusiness, {
    ...{ name: 'Yeni Terzi', category: 'Alışveriş', address: 'A Sok. 1', district: 'Seyhan' },
    ...{ submitterName: 'Ayşe Yılmaz', email: 'terzi@ornek.example' },
    hours: { 'mon-fri': '22:00-03:00' },
  });
  // As rows of before are: written by older rules, which knew no week.
  await app.db
    .updateTable('businesses')
    .set({ openWeek: null, searchVersion: 0 })
    .where('name', '=', 'Bayramda kapalı')
    .execute();
  while ((await rewriteSearchColumns(app.db)) > 0);
  const { rows } = await sql<{ name: string; hours: string | null; week: string | null }>`
    select name, hours, open_week::text as week from businesses`.execute(app.db);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Yeni Terzi', 'Saatli Terzi', 'Bayramda kapalı']));
  for (const { name, hours, week } of rows) {
    const { rows: read } = await sql<{ week: string | null }>`
      select ${openWeekOf(hours)}::int4multirange::text as week`.execute(app.db);
    expect(week, name).toBe(read[0]?.week);
  }
  expect(rows.find(({ name }) => name === 'Saatli Terzi')?.week).toBe('{[600,720)}');
});

/** Around holidays of 2026 and 2027: turns of eves, midnights, the nights behind. */
const AROUND_HOLIDAYS = [
  ...['2025-12-31T23:59', '2026-01-01T00:00', '2026-01-01T12:00', '2026-01-02T00:30'],
  ...['2026-03-19T12:59', '2026-03-19T13:00', '2026-03-20T10:00', '2026-03-22T23:59'],
  ...['2026-03-23T01:00', '2026-03-23T10:00', '2026-04-23T10:00', '2026-05-01T20:30'],
  ...['2026-05-26T12:59', '2026-05-26T13:00', '2026-05-30T12:00', '2026-05-31T01:59'],
  ...['2026-07-15T12:00', '2026-08-30T12:00', '2026-10-28T12:59', '2026-10-28T13:00'],
  ...['2026-10-29T12:00', '2026-10-30T00:00', '2026-10-30T01:30', '2026-10-30T09:30'],
  ...['2027-03-06T23:59', '2027-03-07T00:00', '2027-03-12T23:59', '2027-03-13T01:30'],
  ...['2027-05-13T12:00', '2027-05-14T12:00', '2027-05-20T12:00', '2027-05-21T12:00'],
].map((moment) => new Date(`${moment}:00+03:00`));

test('on holidays too the database and the page say the same, of 2026 as it was confirmed', async () => {
  await tellKinds(app.db);
  await app.db
    .insertInto('calendarYears')
    .values({
      ...{ year: 2026, confirmedAt: new Date() },
      periods: JSON.stringify([
        { name: 'ramazan', first: '2026-03-20', last: '2026-03-22' },
        { name: 'kurban', first: '2026-05-27', last: '2026-05-30' },
      ]),
    })
    .execute();
  const kinds = await app.db.selectFrom('kinds').select(['id', 'onHolidays']).execute();
  const idOf = (word: string) => kinds.find(({ onHolidays }) => onHolidays === word)?.id ?? null;
  const rules = ['open', 'closed', 'unknown', null] as const;
  const days = ['2026-03-19', '2026-03-22', '2026-05-30', '2026-10-28', '2026-10-29', '2026-10-30'];
  const made = fc.sample(
    fc.record({
      hours: hoursText,
      isOpen: fc.nat({ max: 9 }).map((number) => number > 0),
      rule: fc.constantFrom(...rules),
      specialDays: fc.oneof(
        { weight: 2, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...days), value, { maxKeys: 3 }) },
      ),
    }),
    { numRuns: 300, seed: 20261029 },
  );
  const known = new Map<number, (typeof made)[number]>();
  for (const one of made) {
    const id = await app.given.business({ hours: one.hours, isOpen: one.isOpen });
    known.set(id, one);
    const kindId = one.rule && idOf(one.rule);
    await app.db
      .updateTable('businessKinds')
      .set({ kindId })
      .where('businessId', '=', id)
      .execute();
    for (const [day, hours] of Object.entries(one.specialDays))
      await app.db
        .insertInto('businessSpecialDays')
        .values({ businessId: id, day, hours })
        .execute();
  }
  const ids = [...known.keys()];
  const counts: number[] = [];
  for (const at of AROUND_HOLIDAYS) {
    const open = await openMomentAt(await publicDataNow(app.db), at);
    const { rows } = await sql<{ id: number }>`
      select id from businesses where ${filtered({ open })} and id = any(${ids}::int[])
      order by id`.execute(app.db);
    const holidays = await holidaysAt(app.db, at);
    const expected = [...known].flatMap(([id, { rule, ...one }]) =>
      isOpenState(openStateAt(one.hours, at, { ...one, holidays: rule === 'open' ? [] : holidays }))
        ? [id]
        : [],
    );
    expect(
      rows.map(({ id }) => id),
      at.toISOString(),
    ).toEqual(expected);
    counts.push(expected.length);
  }
  expect(Math.min(...counts)).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThan(known.size - 20);
});
