import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { openWeekOf } from '#contract/calendar/open-week.ts';
import { openStateAt } from '#contract/calendar/opening-hours.ts';
import { DAY_KEYS } from '#contract/calendar/opening-hours-text.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { changeLocked, lockEditable } from '#server/businesses/editing/edit-by-owner.service.ts';
import { rewriteSearchColumns } from '#server/businesses/indexing/search-columns.service.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
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
    const open = await openMomentAt(app.db, at);
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
    counts.push(expected.length);
  }
  // All of them open or closed would agree without saying anything.
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(known.size - 20);
});

test('a closed special day closes, an open one opens, and its night goes on', async () => {
  const always = '{"mon-sun":"24 saat"}';
  const never = '{"mon-sun":"kapalı"}';
  const closed = await app.given.business({ hours: always, name: 'Bayramda kapalı' });
  const opened = await app.given.business({ hours: never, name: 'Bayramda açık' });
  await app.db
    .insertInto('businessSpecialDays')
    .values([
      { businessId: closed, day: '2027-03-09', hours: 'kapalı' },
      { businessId: opened, day: '2027-03-09', hours: '20:00-03:00' },
    ])
    .execute();
  const openAt = async (text: string) => {
    const open = await openMomentAt(app.db, new Date(`${text}:00+03:00`));
    const { rows } = await sql<{ id: number }>`
      select id from businesses where ${filtered({ open })}
      and id = any(${[closed, opened]}::int[]) order by id`.execute(app.db);
    return rows.map(({ id }) => id);
  };
  expect(await openAt('2027-03-08T12:00')).toEqual([closed]);
  expect(await openAt('2027-03-09T12:00')).toEqual([]);
  expect(await openAt('2027-03-09T21:00')).toEqual([opened]);
  expect(await openAt('2027-03-10T02:00')).toEqual([closed, opened]);
  expect(await openAt('2027-03-10T03:00')).toEqual([closed]);
});

test('however a business is written, its week is written with it', async () => {
  await insertExampleBusinesses(app.db, exampleBusinesses.slice(0, 20), new Date());
  const owned = await app.given.business({ name: 'Saatli Terzi', hours: null });
  await app.db.transaction().execute(async (db) => {
    const business = await lockEditable({ db }, owned);
    const hours = '{"mon":"10:00-12:00"}';
    await changeLocked({ ...app.dependencies, db }, business, { hours });
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
