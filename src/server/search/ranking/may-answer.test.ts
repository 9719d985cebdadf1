import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waysFor } from '#contract/search/asking/asking.ts';
import { readQuestion } from '#contract/search/understanding/question.ts';
import { thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isAsked, isAskedAmong } from './search.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  await tellKinds(app.db);
});
afterAll(() => app.close());

const idsWhere = async (condition: RawBuilder<SqlBool>) =>
  (
    await sql<{ id: number }>`select id from businesses where ${condition} order by id`.execute(
      app.db,
    )
  ).rows.map(({ id }) => id);

test('reading only those who may answer a question loses nobody who does', async () => {
  const kinds = await app.db.selectFrom('kinds').selectAll().execute();
  const by = thesaurusOf(kinds.map((kind) => ({ ...kind, category: null })));
  // Some are told to be of another kind besides, some are not told yet.
  const kebapci = kinds.find(({ name }) => name === 'Kebapçı')?.id ?? 0;
  const told = app.db.updateTable('businessKinds');
  await told
    .set({ also: [kebapci] })
    .where(sql<SqlBool>`business_id % 7 = 0`)
    .execute();
  await told.set({ kindId: null, version: 0 }).where(sql<SqlBool>`business_id % 5 = 0`).execute();
  let found = 0;
  for (const q of ['kebapçı', 'otopark', 'kaynakçı', 'lokanta', 'güzellik salonu', 'düğün', 'su']) {
    const question = readQuestion(by, q);
    const asks = question ? waysFor(question).flatMap((way) => way.asks.map((ask) => ask())) : [];
    expect(asks.length, q).toBeGreaterThan(0);
    for (const ask of asks) {
      const all = await idsWhere(isAskedAmong([ask]));
      expect([q, await idsWhere(isAsked([ask]))]).toEqual([q, all]);
      found += all.length;
    }
  }
  expect(found).toBeGreaterThan(0);
});
