import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBusinesses } from '#contract/businesses/businesses.ts';
import {
  confirmCalendarYear,
  listCalendarYears,
} from '#contract/calendar/administered-calendar.ts';
import { momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { listHolidays } from '#contract/calendar/holidays-ahead.ts';
import { isOpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askForCalendar } from './administered-calendar.service.ts';
import { daysOffAround, unconfirmedYears } from './calendar.service.ts';
import { likelyYear } from './moon.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As Diyanet announced them: first days of the Ramazan and the Kurban Bayramı. */
test.each([
  [2024, '2024-04-10', '2024-06-16'],
  [2025, '2025-03-30', '2025-06-06'],
  [2026, '2026-03-20', '2026-05-27'],
  [2027, '2027-03-09', '2027-05-16'],
])('what is reckoned of %i is a day off at most', (year, ramazan, kurban) => {
  const firstOf = (name: string) =>
    likelyYear(year).periods.find((period) => period.name === name)?.first ?? '';
  for (const [name, first] of [
    ['ramazan', ramazan],
    ['kurban', kurban],
  ] as const)
    expect([dayPlus(first, -1), first, dayPlus(first, 1)]).toContain(firstOf(name));
});

test('some begin twice in a year', () => {
  expect(likelyYear(2030).periods.map(({ name }) => name)).toEqual([
    ...['ramadan', 'ramazan', 'kurban', 'ramadan'],
  ]);
  expect(likelyYear(2026).periods[0]).toMatchObject({ name: 'ramadan', last: '2026-03-19' });
});

test('no example is open on a holiday without a word, and one with a word is what it said', async () => {
  await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  while ((await tellKinds(app.db)) > 0);
  const pharmacies = await app.db
    .selectFrom('businessKinds as bk')
    .innerJoin('kinds as k', 'k.id', 'bk.kindId')
    .select('bk.businessId')
    .where('k.slug', '=', 'eczaneler')
    .execute();
  expect(pharmacies.length).toBeGreaterThan(1);
  const spoken = pharmacies[0]?.businessId ?? 0;
  const HOLIDAYS = [
    ...['2026-12-31', '2027-01-01', '2027-03-08', '2027-03-09', '2027-03-11', '2027-04-23'],
    ...['2027-05-01', '2027-05-15', '2027-05-16', '2027-05-19', '2027-07-15', '2027-08-30'],
    ...['2027-10-28', '2027-10-29'],
  ];
  await app.db
    .insertInto('businessSpecialDays')
    .values(HOLIDAYS.map((day) => ({ businessId: spoken, day, hours: '10:00-16:00' })))
    .execute();
  for (const day of HOLIDAYS) {
    app.clock.now = new Date(`${day}T14:00:00+03:00`);
    const listed = await app.browser().call(listBusinesses, { limit: 500 });
    const openKinds = new Set<string | undefined>();
    let open = 0;
    for (const business of listed) {
      const state = openStateAt(business.hours, app.clock.now, business);
      if (!isOpenState(state)) continue;
      open += 1;
      if (business.id !== spoken) openKinds.add(business.kind?.slug);
    }
    expect(openKinds.size, day).toBeGreaterThan(0);
    if (day === '2026-12-31') {
      expect(openKinds).toContain('eczaneler');
    } else {
      const rules = await app.db
        .selectFrom('kinds')
        .select(['slug', 'onHolidays'])
        .where('slug', 'in', [...openKinds].map(String))
        .execute();
      expect(new Set(rules.map(({ onHolidays }) => onHolidays)), day).toEqual(new Set(['open']));
      expect(rules, day).toHaveLength(openKinds.size);
    }
    const found = await app.browser().call(searchDirectory, { open: 'now' });
    expect(found.total, day).toBe(open);
  }
});

test('who is open on a holiday is asked for by its name', async () => {
  app.clock.now = new Date('2027-03-01T12:00:00+03:00');
  const [next] = await app.browser().call(listHolidays, {});
  expect(next).toMatchObject({ name: 'Ramazan Bayramı', isBayram: true, isLikely: true });
  const days = next?.days ?? [];
  expect(days.filter(({ isEve }) => isEve)).toEqual(days.slice(0, 1));
  const said = await app.given.business({ name: 'Ayvaz Fırın' });
  const silent = await app.given.business({ name: 'Ayvaz Pastane' });
  const [, first] = days;
  await app.db
    .insertInto('businessSpecialDays')
    .values({ businessId: said, day: first?.day ?? '', hours: '08:00-13:00' })
    .execute();
  const asked = async (q: string) => {
    const { items, readings } = await app.browser().call(searchDirectory, { q });
    return [readings.map(({ value }) => value), items.map(({ id }) => id)];
  };
  expect(await asked('bayramda açık ayvaz')).toEqual([[`${first?.day}T12:00`], [said]]);
  expect(await asked('ramazan bayramında ayvaz')).toEqual([[`${first?.day}T12:00`], [said]]);
  expect((await asked('bayramda akşam açık ayvaz'))[1]).toEqual([]);
  expect((await asked('ayvaz'))[1]?.toSorted()).toEqual([said, silent].toSorted());
});

test('an admin confirms a year, mends it, and every page follows', async () => {
  app.clock.now = new Date('2027-03-12T12:00:00+03:00');
  const id = await app.given.business({ hours: '{"mon-sun":"09:00-18:00"}' });
  const isOpen = async () => {
    const listed = await app.browser().call(listBusinesses, { limit: 1000 });
    const one = listed.find((business) => business.id === id);
    return one && isOpenState(openStateAt(one.hours, app.clock.now, one));
  };
  expect(await isOpen()).toBe(false);
  const admin = await app.member({ role: 'admin' });
  const [likely] = await admin.call(listCalendarYears, {});
  expect(likely).toMatchObject({ year: 2027, isConfirmed: false, confirmedAt: null });
  const periods = likely?.periods ?? [];
  const likelyAhead = async () => {
    const ahead = await app.browser().call(listHolidays, {});
    return ahead.filter((one) => one.isLikely).map(({ name, from }) => `${name} ${from}`);
  };
  const ofNextYear = ['Ramazan Bayramı 2028-02-25T13:00', 'Kurban Bayramı 2028-05-04T13:00'];
  expect(await likelyAhead()).toEqual(['Kurban Bayramı 2027-05-15T13:00', ...ofNextYear]);
  const [confirmed] = await admin.call(confirmCalendarYear, { year: 2027, periods });
  expect(await likelyAhead()).toEqual(ofNextYear);
  expect(confirmed).toMatchObject({ year: 2027, isConfirmed: true, periods });
  expect(await isOpen()).toBe(true);

  // The moon was seen a day later.
  const later = periods.map((period) => {
    if (period.name === 'ramazan') return { ...period, first: '2027-03-10', last: '2027-03-12' };
    return period.name === 'ramadan' ? { ...period, last: '2027-03-09' } : period;
  });
  await admin.call(confirmCalendarYear, { year: 2027, periods: later });
  expect(await isOpen()).toBe(false);
  const { rows: entries } = await sql<{ action: string; entityId: string; difference: object }>`
    select action, entity_id, difference from audit_entries where entity = 'calendar'
    order by id`.execute(app.db);
  expect(entries).toMatchObject([
    { action: 'calendar.confirm', entityId: '2027' },
    { action: 'calendar.confirm', entityId: '2027' },
  ]);
  expect(JSON.stringify(entries[1]?.difference)).toContain('Ramazan Bayramı 2027-03-10–2027-03-12');
  // Taken back, what is reckoned counts again, with a day more on either side.
  app.clock.now = new Date('2027-03-13T12:00:00+03:00');
  expect(await isOpen()).toBe(true);
  app.clock.now = new Date('2027-03-12T12:00:00+03:00');
  const [back] = await admin.call(confirmCalendarYear, { year: 2027, periods: null });
  expect(back).toEqual(likely);
  expect(await isOpen()).toBe(false);
  await admin.call(confirmCalendarYear, { year: 2027, periods });
  expect(await isOpen()).toBe(true);
});

test.each([
  ['a bayram without an end', { last: '2028-02-25' }, /önce olamaz/],
  ['one that never ends', { last: '2028-03-30' }, /en çok 5 gün/],
  ['a day too many', { first: '2028-02-26', last: '2028-03-02' }, /en çok 5 gün/],
  ['a day too few', { last: '2028-02-27' }, /en az 3 gün/],
  [
    'one that Ramadan does not lead to',
    { first: '2028-02-27', last: '2028-02-29' },
    /ertesinde başlar/,
  ],
  [
    'one in another month',
    { first: '2028-03-26', last: '2028-03-28' },
    /hesaba göre 26 Şubat 2028 civarında başlar/,
  ],
])('%s is refused', async (_, wrong, message) => {
  const admin = await app.member({ role: 'admin' });
  const periods = likelyYear(2028).periods.map((period) =>
    period.name === 'ramazan' ? { ...period, ...wrong } : period,
  );
  await expect(admin.call(confirmCalendarYear, { year: 2028, periods })).rejects.toMatchObject({
    issues: [{ path: 'periods.1', message: expect.stringMatching(message) }],
  });
  const short = admin.call(confirmCalendarYear, { year: 2028, periods: periods.slice(1) });
  await expect(short).rejects.toMatchObject({ issues: [{ path: 'periods' }] });
});

test.each([
  [-4, false],
  [-3, true],
  [3, true],
  [4, false],
])('the moon of a year may be seen %i days from the reckoning: %s', async (by, mayBe) => {
  const admin = await app.member({ role: 'admin' });
  const periods = likelyYear(2031).periods.map(({ name, first, last }) => ({
    ...{ name, first: dayPlus(first, by), last: dayPlus(last, by) },
  }));
  const said = admin.call(confirmCalendarYear, { year: 2031, periods });
  if (mayBe) await said;
  else await expect(said).rejects.toMatchObject({ issues: [{ path: 'periods.0' }] });
});

test('admins are asked once, sixty days before a year begins that nobody has confirmed', async () => {
  // Nobody is there to be asked: it is not noted that somebody was.
  await app.db.updateTable('users').set({ role: 'user' }).execute();
  app.clock.now = new Date('2027-11-02T01:00:00+03:00');
  expect(await askForCalendar(app.dependencies)).toBe(0);
  const admin = await app.member({ role: 'admin' });
  const letters = async () => (await app.emailsTo(admin.email)).map(({ kind }) => kind);
  const asked = async () => (await letters()).filter((kind) => kind === 'calendar-question').length;
  // 2027 is confirmed.
  app.clock.now = new Date('2027-11-01T23:00:00+03:00');
  expect(await askForCalendar(app.dependencies)).toBe(0);
  expect(await unconfirmedYears(app.db, app.clock.now)).toEqual([]);
  app.clock.now = new Date('2027-11-02T01:00:00+03:00');
  expect(await askForCalendar(app.dependencies)).toBeGreaterThan(0);
  expect(await unconfirmedYears(app.db, app.clock.now)).toEqual([2028]);
  expect(await askForCalendar(app.dependencies)).toBe(0);
  expect(await asked()).toBe(1);
  const [question] = (await app.emailsTo(admin.email)).filter(
    ({ kind }) => kind === 'calendar-question',
  );
  expect(question?.action?.href, 'where it is answered').toMatch(/\/admin\/calendar$/);
  // What is over needs nobody's word: of a new installation in autumn nobody is asked about spring.
  app.clock.now = new Date('2029-09-01T12:00:00+03:00');
  expect(await askForCalendar(app.dependencies)).toBe(0);
  expect(await unconfirmedYears(app.db, app.clock.now)).toEqual([]);
  // Nor does the page that the e-mail leads to offer it.
  await admin.signInAgain();
  const offered = await admin.call(listCalendarYears, {});
  expect(offered.map(({ year }) => year)).toEqual([2030, 2031]);
  // The moon may bring the last one a day late.
  const ends = likelyYear(2029).periods.map(({ last }) => last);
  const over = ends.toSorted().at(-1) ?? '';
  for (const [days, years] of [
    [1, [2029]],
    [2, []],
  ] as const)
    expect(await unconfirmedYears(app.db, momentInAdana(dayPlus(over, days), '12:00'))).toEqual(
      years,
    );
  app.clock.now = new Date('2029-12-01T12:00:00+03:00');
  expect(await unconfirmedYears(app.db, app.clock.now)).toEqual([2030]);
});

test.each(['2027-01-01', '2027-06-15', '2027-12-31'])(
  'on %s the days off of the months behind and ahead are those of their own years',
  async (day) => {
    const on = async (of: string) => [
      ...(await daysOffAround(app.db, new Date(`${of}T12:00:00Z`))),
    ];
    const known = await on(day);
    // Deadlines look four months back and some weeks ahead.
    for (let days = -120; days <= 30; days += 1) {
      const other = dayPlus(day, days);
      expect(known.includes(other), other).toBe((await on(other)).includes(other));
    }
  },
);
