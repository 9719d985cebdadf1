import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPriceList } from '#contract/businesses/price-list.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listCheapest } from './cheapest.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('what costs the same stands by number and place, and whoever is closed sells nothing', async () => {
  const admin = await app.member({ role: 'admin' });
  const ids: number[] = [];
  for (let one = 0; one < 5; one += 1) ids.push(await app.given.business());
  for (const id of ids.toReversed())
    await admin.call(setPriceList, { id, text: 'Çay 15\nDemli çay 15\nKahve 15' });
  const [gone = 0, ...open] = ids;
  await app.db.updateTable('businesses').set({ status: 'closed' }).where('id', '=', gone).execute();
  // Written again, the first lies behind the others.
  await sql`update price_lines set position = position where business_id = ${open[0]}`.execute(
    app.db,
  );
  const found = await listCheapest(app.db, "'cay'", new Date(0));
  expect(found.map(({ businessId, line }) => [businessId, line])).toEqual(
    open.flatMap((id) => [
      [id, 'Çay'],
      [id, 'Demli çay'],
    ]),
  );
});
