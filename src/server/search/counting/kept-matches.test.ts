import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seededWords } from '#tests/support/seeded-words.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
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
