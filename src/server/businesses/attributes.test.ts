import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFeatures } from '#contract/attributes/attributes.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { changeManagedBusiness, getManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { exampleFeatures } from '#db/seed/example-features.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const attributesOf = async (id: number) => {
  const row = await app.db
    .selectFrom('businesses')
    .select('attributes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.attributes;
};

test('the migration knows of the free features that stand what they say from now on', async () => {
  const features = [...exampleFeatures, 'OTOPARK', 'wi-fi', 'Kart geçmez', 'Közde kahve'];
  const ids = await Promise.all(
    features.map((feature) => app.given.business({ features: [feature] })),
  );
  const file = new URL('../../../db/migrations/0158-attributes-of-a-business.sql', import.meta.url);
  const [, mapping = ''] = (await readFile(file, 'utf8')).split(/^(?=with told)/m);
  await sql.raw(mapping).execute(app.db);
  for (const [at, feature] of features.entries())
    expect(await attributesOf(ids[at] ?? 0), feature).toEqual(withFeatures({}, [feature]));
  expect(await attributesOf(ids.at(-2) ?? 0)).toEqual({ 'kredi-karti': false });
});

test('an owner’s answers stand beside what the free features say, and go before it', async () => {
  const member = await app.member();
  const id = await app.given.business({ features: [] });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: member.userId, status: 'approved' })
    .execute();
  const change = (changes: object) =>
    member.call(changeManagedBusiness, { id, ...changes } as never);
  await change({ attributes: { asansor: false } });
  await change({ features: ['Otopark', 'Asansör', 'Közde kahve'] });
  expect(await attributesOf(id)).toEqual({ asansor: false, otopark: true });
  const { features } = await member.call(getManagedBusiness, { id });
  expect(features).toEqual(['Otopark', 'Asansör', 'Közde kahve']);
  const { attributes } = await member.call(getBusiness, { id });
  expect(attributes).toEqual([
    { slug: 'otopark', name: 'Otopark', has: true, text: 'Otopark', ownWord: 'Otopark' },
    { slug: 'asansor', name: 'Asansör', has: false, text: 'Asansör yok' },
  ]);
  await change({ features: [], attributes: {} });
  expect(await attributesOf(id)).toEqual({});
  await expect(change({ attributes: { roket: true } })).rejects.toMatchObject({ status: 400 });
  const { rows } = await sql<{ difference: unknown }>`
    select difference from audit_entries where action = 'business.edit' order by id`.execute(
    app.db,
  );
  expect(rows.map(({ difference }) => difference)).toMatchObject([
    { attributes: [[], ['Asansör yok']] },
    { attributes: [['Asansör yok'], ['Otopark', 'Asansör yok']] },
    { attributes: [['Otopark', 'Asansör yok'], []] },
  ]);
});
