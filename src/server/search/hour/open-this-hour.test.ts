import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOpenThisHour, OPEN_THIS_HOUR } from '#contract/search/open-this-hour.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const all = (hours: string) => JSON.stringify({ 'mon-sun': hours });

beforeAll(async () => {
  app = await createTestApp();
  const of = (subcategory: string, name: string, hours: string | null, more: object = {}) =>
    app.given.business({ name, subcategory, hours: hours && all(hours), ...more });
  await of('Ciğerci', 'Sabahçı Ciğer', '05:00-12:00', { rating: '4.0', reviewCount: 3 });
  await of('Ciğerci', 'Saati Belirsiz Ciğer', null, { rating: '5.0', reviewCount: 9 });
  await of('Börekçi', 'Erken Börek', '06:00-11:30', { rating: '3.0', reviewCount: 1 });
  await of('Esnaf lokantası', 'Öğle Sofrası', '11:00-16:00');
  await of('Kebapçı', 'Akşam Kebap', '12:00-23:00', {
    ...{ rating: '4.9', reviewCount: 50, latitude: '36.990', longitude: '35.330' },
  });
  await of('Kebapçı', 'Yakın Kebap', '12:00-23:30', {
    ...{ rating: '2.0', reviewCount: 1, latitude: '37.000', longitude: '35.321' },
  });
  await of('Kebapçı', 'Pinsiz Kebap', '12:00-23:00', { rating: '4.5', reviewCount: 5 });
  await of('Kebapçı', 'Bekleyen Kebap', '00:00-24:00', { status: 'pending' });
  await of('Ocakbaşı', 'Geç Ocakbaşı', '17:00-01:00', { rating: '4.1', reviewCount: 2 });
  await of('Çorbacı', 'Gece Çorbası', '20:00-04:30');
  await of('Kuaför', 'Sabah Kuaförü', '00:00-24:00', { category: 'Güzellik' });
  await tellKinds(app.db);
});
afterAll(() => app.close());

/** A Friday that is no holiday. */
const at = async (time: string, near?: string) => {
  app.clock.now = new Date(`2026-11-20T${time}:00+03:00`);
  const answer = await app.call(listOpenThisHour, { near });
  return { ...answer, names: answer.items.map(({ name }) => name) };
};

test.each([
  ['07:00', 5, ['Sabahçı Ciğer', 'Erken Börek'], ['Ciğerci', 'Börekçi'], '11:00'],
  ['13:00', 11, ['Öğle Sofrası', 'Akşam Kebap', 'Pinsiz Kebap', 'Yakın Kebap'], undefined, '15:00'],
  ['19:00', 18, ['Geç Ocakbaşı', 'Akşam Kebap', 'Pinsiz Kebap', 'Yakın Kebap'], undefined, '22:00'],
  ['23:30', 22, ['Gece Çorbası'], ['Çorbacı'], undefined],
] as const)('at %s: of the kinds of that hour in turn, those that are open', async (...row) => {
  const [time, from, names, kinds, until] = row;
  const answer = await at(time);
  expect(answer).toMatchObject({ from, names, opensNext: null, isOfDuty: from === 22 });
  if (kinds) expect(answer.kinds).toEqual(kinds);
  if (until) expect(answer.validUntil).toBe(new Date(`2026-11-20T${until}:00+03:00`).toISOString());
  expect(answer.items.every(({ distance }) => distance === null)).toBe(true);
});

test('it holds until the first of them closes', async () => {
  expect((await at('10:00')).validUntil).toBe('2026-11-20T08:00:00.000Z');
  expect((await at('15:30')).names).toEqual([]);
  expect((await at('04:00')).validUntil).toBe('2026-11-20T01:30:00.000Z');
});

test('from a place the nearest is first, who has no pin is last', async () => {
  const { items, names } = await at('19:00', '37.000,35.320');
  expect(names.slice(0, 2)).toEqual(['Yakın Kebap', 'Akşam Kebap']);
  expect(items[0]?.distance).toBeLessThan(200);
  expect(items.at(-1)?.distance).toBeNull();
});

test('where none is open it says what opens first, and when', async () => {
  const { names, opensNext, validUntil, kinds } = await at('04:45');
  expect(names).toEqual(['Gece Çorbası']);
  expect(opensNext).toEqual({ minutes: 20 * 60, daysAhead: 0, day: 'Cuma' });
  expect(kinds).toEqual(['Çorbacı']);
  expect(validUntil, 'then other kinds are asked for').toBe('2026-11-20T02:00:00.000Z');
});

test('who is closed for today is not among them, and not more than a handful is', async () => {
  const name = 'Tatilde Çorba';
  const hours = all('00:00-24:00');
  const id = await app.given.business({ name, subcategory: 'Çorbacı', hours, rating: '5.0' });
  await sql`insert into business_special_days (business_id, day, hours)
    values (${id}, '2026-11-20', 'kapalı')`.execute(app.db);
  for (let count = 0; count < OPEN_THIS_HOUR + 1; count += 1)
    await app.given.business({ name: `Çorba ${count}`, subcategory: 'Çorbacı', hours });
  await tellKinds(app.db);
  const { names } = await at('23:45');
  expect(names).toHaveLength(OPEN_THIS_HOUR);
  expect(names).not.toContain(name);
});

test('a place that is none is refused', async () => {
  await expect(app.call(listOpenThisHour, { near: 'burası' })).rejects.toMatchObject({
    status: 400,
  });
});
