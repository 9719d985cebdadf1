import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import {
  addKind,
  addWordToKind,
  changeKind,
  deleteKind,
  listAdministeredKinds,
  MOTIF_UNKNOWN,
} from '#contract/kinds/administered-kinds.ts';
import { listDecisions } from '#contract/moderation/administration-records.ts';
import { listUnknownWords } from '#contract/statistics/visitor-statistics.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { tellKinds } from './kinds.service.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const kindOfBusiness = async (id: number) => {
  await tellKinds(app.db);
  return (await app.browser().call(getBusiness, { id })).kind?.name;
};
const named = async (name: string) => {
  const kind = (await admin.call(listAdministeredKinds, {})).find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}`);
  return kind;
};
/** As the form sends it back. */
const formOf = ({ categorySlug, ...kind }: Awaited<ReturnType<typeof named>>) => ({
  ...kind,
  categorySlug: categorySlug ?? '',
});
const decisionsOn = async (id: number) =>
  (await admin.call(listDecisions, { entity: 'kind', entityId: `${id}` })).map(
    ({ action, difference }) => ({ action, difference }),
  );

test('a kind that is added tells its businesses and counts those that are published', async () => {
  const place = { category: 'Alışveriş', subcategory: 'Akvaryumcu' };
  const id = await app.given.business({ ...place, name: 'Mavi' });
  await app.given.business({ ...place, name: 'Yeşil', status: 'pending' });
  const added = await admin.call(addKind, {
    ...{ name: ' Süs  balıkçısı ', plural: 'Süs balıkçıları', categorySlug: 'alisveris' },
    words: 'akvaryumcu,\nakvaryum , akvaryumcu,,',
  });
  expect(added).toMatchObject({
    ...{ name: 'Süs balıkçısı', slug: 'sus-balikcilari', category: 'Alışveriş', count: 0 },
    ...{ words: 'akvaryumcu, akvaryum', schemaTypes: 'LocalBusiness', onHolidays: 'unknown' },
  });
  expect(await kindOfBusiness(id)).toBe('Süs balıkçısı');
  expect(await named('Süs balıkçısı')).toMatchObject({ count: 1 });
  expect(await decisionsOn(added.id)).toEqual([
    {
      action: 'kind.add',
      difference: {
        ...{ name: [null, 'Süs balıkçısı'], plural: [null, 'Süs balıkçıları'] },
        ...{ categorySlug: [null, 'alisveris'], words: [null, 'akvaryumcu, akvaryum'] },
        ...{ schemaTypes: [null, 'LocalBusiness'], onHolidays: [null, 'unknown'] },
      },
    },
  ]);
});

test('a kind keeps its address when it is edited; of its words stands what went and what came', async () => {
  const id = await app.given.business({ name: 'Uçan', category: 'Spor', subcategory: 'Uçurtmacı' });
  const before = await named('Halı saha');
  expect(await kindOfBusiness(id)).toBeUndefined();
  const after = await admin.call(changeKind, {
    ...formOf(before),
    ...{ name: 'Halı futbol sahası', plural: 'Halı futbol sahaları', takesReservations: false },
    words: `${before.words}, uçurtmacı`,
  });
  expect(after).toMatchObject({ slug: before.slug, plural: 'Halı futbol sahaları' });
  expect(await kindOfBusiness(id)).toBe('Halı futbol sahası');
  await admin.call(changeKind, formOf({ ...before, categorySlug: null }));
  expect(await kindOfBusiness(id)).toBeUndefined();
  const [last, first] = await decisionsOn(before.id);
  expect(first).toMatchObject({
    action: 'kind.edit',
    difference: { name: ['Halı saha', 'Halı futbol sahası'], words: [null, 'uçurtmacı'] },
  });
  expect(last?.difference).toMatchObject({
    words: ['uçurtmacı', null],
    categorySlug: ['spor', ''],
  });
  expect(await named('Halı saha')).toMatchObject({ category: null });
});

test('what another kind is called, nothing, and a category that is gone are refused', async () => {
  const eczane = await named('Eczane');
  const refusedWith = (code: string) => ({ code });
  for (const form of [
    { name: 'ECZANE', plural: 'Başka' },
    { name: 'Başka', plural: 'Eczaneler' },
  ])
    await expect(admin.call(addKind, form)).rejects.toMatchObject(refusedWith('kind_exists'));
  const nothing = { ...formOf(eczane), name: '…' };
  await expect(admin.call(changeKind, nothing)).rejects.toMatchObject(refusedWith('invalid_input'));
  const elsewhere = { ...formOf(eczane), categorySlug: 'yok' };
  await expect(admin.call(changeKind, elsewhere)).rejects.toMatchObject(
    refusedWith('category_not_found'),
  );
  const spoken = { ...formOf(eczane), schemaTypes: 'Eczane, Pharmacy' };
  await expect(admin.call(changeKind, spoken)).rejects.toMatchObject(refusedWith('invalid_input'));
  expect(await named('Eczane')).toEqual(eczane);
});

test('two that add the same kind at once make one', async () => {
  const form = { name: 'Şekerci dükkânı', plural: 'Şekerci dükkânları' };
  const other = await app.member({ role: 'admin' });
  const ends = await Promise.allSettled([admin, other].map((one) => one.call(addKind, form)));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a word that was asked for and not found is one of a kind by one call, and leaves the list', async () => {
  const typed = 'zırh, kuyusu';
  for (let visitor = 1; visitor <= 5; visitor += 1) {
    for (const [words, district] of [
      ['zirh kuyusu', 'Seyhan'],
      ['zirh kuyusu', ''],
      ['noter', ''],
    ] as const)
      await app.db
        .insertInto('missedSearches')
        .values({
          ...{ day: '2026-11-19', words, district, typed: words === 'noter' ? words : typed },
          visitorHash: Buffer.from([visitor]),
        })
        .execute();
  }
  expect(await admin.call(listUnknownWords, {})).toEqual([{ text: typed, people: 5 }]);
  const { id } = await named('Noter');
  const added = await admin.call(addWordToKind, { id, word: typed });
  expect(added.words).toMatch(/, zırh kuyusu$/);
  expect(await admin.call(listUnknownWords, {})).toEqual([]);
  expect(await admin.call(addWordToKind, { id, word: 'ZIRH kuyusu' })).toEqual(added);
  expect(await decisionsOn(id)).toEqual([
    { action: 'kind.edit', difference: { words: [null, 'zırh kuyusu'] } },
  ]);
});

test('the businesses of a kind that is taken away are told anew', async () => {
  const id = await app.given.business({
    ...{ name: 'Beyaz Diş Kliniği', category: 'Sağlık', subcategory: 'Diş kliniği' },
  });
  expect(await kindOfBusiness(id)).toBe('Diş hekimi');
  const kind = await named('Diş hekimi');
  await admin.call(deleteKind, { id: kind.id });
  expect(await kindOfBusiness(id)).not.toBe('Diş hekimi');
  await expect(admin.call(deleteKind, { id: kind.id })).rejects.toMatchObject({
    code: 'kind_not_found',
  });
  expect(await decisionsOn(kind.id)).toEqual([
    { action: 'kind.delete', difference: { name: ['Diş hekimi', null] } },
  ]);
});

test('a kind has the picture that is chosen for it among those of kinds, and keeps it', async () => {
  const of = { plural: 'Uçurtmacılar', categorySlug: 'alisveris' };
  const added = await admin.call(addKind, { ...of, name: 'Uçurtmacı' });
  expect(added.motif).toBe('');
  const { motif } = await named('Kebapçı');
  expect(motif).not.toBe('');
  const form = { ...of, name: 'Uçurtmacı', id: added.id };
  expect((await admin.call(changeKind, { ...form, motif })).motif).toBe(motif);
  expect((await admin.call(changeKind, form)).motif).toBe(motif);
  await expect(admin.call(changeKind, { ...form, motif: 'ejderha' })).rejects.toMatchObject({
    issues: [{ path: 'motif', message: MOTIF_UNKNOWN }],
  });
  expect((await admin.call(changeKind, { ...form, motif: '' })).motif).toBe('');
});
