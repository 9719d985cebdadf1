import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness, listBusinesses } from '#contract/businesses/businesses.ts';
import { getBusinessFile } from '#contract/moderation/administration.ts';
import { type City, type PackedCity, unpackCity } from '#contract/offline/city-columns.ts';
import { downloadCity } from '#contract/offline/city-pack.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** One of open data, of a kind that no table knows. */
async function ofOpenData(name: string): Promise<number> {
  const id = await app.given.business({ name, subcategory: 'Unknown new category' });
  await app.db
    .insertInto('businessSources')
    .values({
      ...{ sourceId: `fsq:${id}`, businessId: id, isOrigin: true, seenAt: new Date() },
      ...{ licence: 'Apache-2.0', attribution: 'Foursquare', version: null, confidence: null },
    })
    .execute();
  return id;
}

async function shownOf(id: number) {
  const city: City = unpackCity(
    (await (await app.request(downloadCity.path)).json()) as PackedCity,
  );
  const listed = await app.call(listBusinesses, { limit: 100 });
  return [
    (await app.call(getBusiness, { id })).subcategory,
    listed.find((one) => one.id === id)?.subcategory,
    city.businesses.find((one) => one.id === id)?.subcategory,
  ];
}

test('what open data calls a business is for the team, until somebody says it themselves', async () => {
  const untold = await ofOpenData('Kabil');
  const named = await ofOpenData('Kabil Kebap Salonu');
  const own = await app.given.business({ name: 'Nine', subcategory: 'Ev mantısı ve gözleme' });
  await tellKinds(app.db);
  expect(await shownOf(untold)).toEqual([null, null, null]);
  expect(await shownOf(named)).toEqual([null, null, null]);
  expect((await app.call(getBusiness, { id: named })).kind?.name).toBe('Kebapçı');
  expect(new Set(await shownOf(own))).toEqual(new Set(['Ev mantısı ve gözleme']));
  const team = await app.member({ role: 'moderator' });
  expect((await team.call(getBusinessFile, { id: untold })).form.subcategory).toBe(
    'Unknown new category',
  );

  const say = (saidBy: 'visitors' | 'owner') =>
    app.db
      .insertInto('businessFacts')
      .values({ businessId: untold, fact: 'kind', saidBy, confirmedAt: new Date() })
      .onConflict((conflict) => conflict.columns(['businessId', 'fact']).doUpdateSet({ saidBy }))
      .execute();
  // Visitors agree with what they were shown.
  await say('visitors');
  expect((await app.call(getBusiness, { id: untold })).subcategory).toBeNull();
  await say('owner');
  await app.db
    .updateTable('businesses')
    .set({ subcategory: 'Ev mantısı' })
    .where('id', '=', untold)
    .execute();
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
  expect(new Set(await shownOf(untold))).toEqual(new Set(['Ev mantısı']));
});
