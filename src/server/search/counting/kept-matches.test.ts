import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seededWords } from '#tests/support/seeded-words.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMatches, MAX_CANDIDATES } from '../ranking/matches.service.ts';
import { publicDataNow } from './current-columns.service.ts';
import { matchesOf } from './facets.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['Cemre Eczanesi', 'Zakkum Eczanesi'])
    await app.given.business({ name, category: 'Sağlık' });
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const found = async (words: string) => matchesOf(await publicDataNow(app.db), seededWords, words);

test('what words mean is found anew only when it may be another', async () => {
  const other = await app.given.business({ name: 'Kıyı Ocakbaşı', category: 'Restoranlar' });
  for (const words of ['cemre eczanesi', 'cerme eczanesi', 'xqzt']) {
    const before = await found(words);
    await sql`update businesses set phone = '0322 000 11 22' where id = ${other}`.execute(app.db);
    expect(await found(words), words).toBe(before);
  }
});

test('a business that is called what nobody had is found at once', async () => {
  expect((await found('cerme eczanesi')).meant).toBe('cemre eczanesi');
  expect((await found('xqzt')).ids).toEqual([]);
  const named = await app.given.business({ name: 'Cerme Eczanesi', category: 'Sağlık' });
  const strange = await app.given.business({ name: 'Xqzt', category: 'Sağlık' });
  expect(await found('cerme eczanesi')).toMatchObject({ ids: [named], meant: undefined });
  expect((await found('xqzt')).ids).toEqual([strange]);
});

test('what comes closer to a word that nobody has is looked at once a minute', async () => {
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  expect(await found('skaarmeke')).toMatchObject({ ids: [] });
  await app.given.business({ name: 'Sakarmeke', category: 'Sağlık' });
  expect(await found('skaarmeke')).toMatchObject({ ids: [] });
  clock.mockReturnValue(start + 60_001);
  expect(await found('skaarmeke')).toMatchObject({ meant: 'sakarmeke' });
});

test('of a common word those that changed are found as they are now, and nothing else is looked for', async () => {
  for (let made = 0; made < MAX_CANDIDATES + 20; made += 1)
    await app.given.business({ name: `Zerdeva ${made}`, category: 'Sağlık' });
  const change = (id: number, columns: string) =>
    sql`update businesses set ${sql.raw(columns)} where id = ${id}`.execute(app.db);
  let before = await found('zerdeva');
  const at = (place: number) => before.common?.all.ids[place] ?? 0;
  expect(before.common?.all.ids).toHaveLength(MAX_CANDIDATES + 20);
  const changes = [
    () => change(at(7), `rating = 5, review_count = 90`),
    () => change(at(9), `status = 'suspended'`),
    () => change(at(11), `phone = '0322 000 11 22'`),
    () => change(before.ids[0] ?? 0, `rating = 1, review_count = 90`),
    () => app.given.business({ name: 'Zerdeva', category: 'Sağlık', rating: '4.9' }),
  ];
  for (const [turn, make] of changes.entries()) {
    await make();
    const now = await found('zerdeva');
    const fresh = await findMatches(await publicDataNow(app.db), seededWords, 'zerdeva', {});
    expect(now.question, `${turn}`).toBe(before.question);
    expect(now.ids, `${turn}`).toEqual(fresh.ids);
    expect(new Set(now.common?.all.ids)).toEqual(new Set(fresh.common?.all.ids));
    before = now;
  }
  await change(at(3), `name = 'Zerdevasız'`);
  expect((await found('zerdeva')).ids).toEqual(
    (await findMatches(await publicDataNow(app.db), seededWords, 'zerdeva', {})).ids,
  );
});

test('so are those of a word that a few have, as long as they are enough', async () => {
  const made: number[] = [];
  for (const name of [
    'Yosun Bir',
    'Yosun İki',
    'Yosun Üç',
    'Yosun Dört',
    'Yosun Beş',
    'Yosun Altı',
  ])
    made.push(await app.given.business({ name, category: 'Sağlık' }));
  const [one = 0, two = 0, three = 0, ...left] = made;
  const change = (id: number, columns: string) =>
    sql`update businesses set ${sql.raw(columns)} where id = ${id}`.execute(app.db);
  const before = await found('yosun');
  expect(before).toMatchObject({ common: undefined, isByOthers: false });
  const corrected = await found('yosnu');
  expect(corrected).toMatchObject({ meant: 'yosun', isByOthers: true });
  const changes = [
    () => change(one, `rating = 5, review_count = 90`),
    () => change(two, `phone = '0322 000 11 22'`),
    () => app.given.business({ name: 'Yosun', category: 'Sağlık', rating: '4.9' }),
    () => change(three, `status = 'suspended'`),
    () => change(three, `status = 'approved', name = 'Bambaşka'`),
  ];
  for (const [turn, make] of changes.entries()) {
    await make();
    const now = await found('yosun');
    expect(now.question, `${turn}: not found anew`).toBe(before.question);
    const fresh = await findMatches(await publicDataNow(app.db), seededWords, 'yosun', {});
    expect(now.ids, `${turn}`).toEqual(fresh.ids);
    expect(now.asks.map(({ head }) => head)).toEqual(fresh.asks.map(({ head }) => head));
    const again = await found('yosnu');
    expect(again.question, `${turn}: nor is what was corrected`).toBe(corrected.question);
    expect(again).toMatchObject({ meant: 'yosun', ids: fresh.ids });
  }
  for (const id of left) await change(id, `status = 'suspended'`);
  const few = await found('yosun');
  expect(few.question, 'fewer may ask for others').not.toBe(before.question);
  expect(few.ids).toEqual(
    (await findMatches(await publicDataNow(app.db), seededWords, 'yosun', {})).ids,
  );
});
