import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attributes } from '#contract/attributes/attributes.ts';
import { searchBusinesses } from '#contract/businesses/businesses.ts';
import { listBusinessesInBox } from '#contract/maps/map-businesses.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PIN = { latitude: 37, longitude: 35.32 };
const given = (name: string, attributes: Attributes, features: string[] = []) =>
  app.given.business({ name, category: 'Kafeler', attributes, features, ...PIN });
const ask = async (q: string, more: object = {}) => {
  const answer = await app.call(searchDirectory, { q, ...more });
  return { ...answer, names: answer.items.map(({ name }) => name) };
};
const kept = ({ names, total }: Awaited<ReturnType<typeof ask>>) => [total, ...names.toSorted()];

test('what a question wants a place to have narrows by what is known, never by words alone', async () => {
  await given('Narlı Kahvaltı', {});
  const before = await ask('çocuk alanı olan kahvaltı');
  expect(kept(before), 'nobody has said anything of it').toEqual([0]);
  expect(before.loosen).toEqual([{ drop: 'features', total: 1 }]);
  expect(before.nearest.map(({ name }) => name)).toEqual(['Narlı Kahvaltı']);
  expect(before.meant).toBeNull();

  await given('Ceviz Kahvaltı', { 'oyun-alani': true });
  await given('Badem Kahvaltı', { 'oyun-alani': false }, ['Oyun alanı']);
  await given('Oyun Alanı Kırtasiye', {});
  const answer = await ask('çocuk alanı olan kahvaltı');
  expect(kept(answer)).toEqual([1, 'Ceviz Kahvaltı']);
  expect(answer.readings).toEqual([
    { kind: 'features', words: 'çocuk alanı olan', value: 'Oyun alanı' },
  ]);
  expect(answer.words).toBe('kahvaltı');
  expect(answer.facets.features).toContainEqual({ value: 'Oyun alanı', count: 1 });
  expect(kept(await ask('kahvaltı', { features: 'Oyun alanı' }))).toEqual(kept(answer));
  expect(kept(await ask('kahvaltı', { features: 'Oyun alanı yok' }))).toEqual([
    1,
    'Badem Kahvaltı',
  ]);
  const literal = await ask('oyun alanlı kahvaltı', { literal: 'features' });
  expect(literal.readings).toEqual([]);
  const listed = await app.call(searchBusinesses, { q: 'çocuk alanı olan kahvaltı' });
  expect(listed.map(({ name }) => name)).toEqual(['Ceviz Kahvaltı']);
});

test('a free feature counts where nothing was answered; a name of where it is not is one to filter by', async () => {
  await given('Susam Pide', { alkol: false });
  await given('Kimyon Pide', { alkol: true });
  await given('Nane Pide', {}, ['Alkolsüz', 'İçkisiz']);
  await given('Reyhan Pide', { asansor: false });
  const dry = await ask('alkolsüz pide');
  expect(kept(dry)).toEqual([2, 'Nane Pide', 'Susam Pide']);
  const { facets } = await ask('pide');
  expect(facets.features).toEqual([
    { value: 'Alkolsüz', count: 2 },
    { value: 'Alkollü içecek', count: 1 },
  ]);
  expect(kept(await ask('pide', { features: 'İçkisiz' }))).toEqual([1, 'Nane Pide']);
  const box = { west: 35, south: 36.5, east: 36, north: 37.5 };
  const map = await app.call(listBusinessesInBox, { ...box, q: 'alkolsüz pide' });
  expect(map.total).toBe(2);
});

test('nothing has it: what can be left out is said, and what comes nearest', async () => {
  await given('Reyhan Börek', { mescit: false });
  const answer = await ask('mescitli börek');
  expect(kept(answer)).toEqual([0]);
  expect(answer.loosen).toEqual([{ drop: 'features', total: 1 }]);
  expect(answer.nearest.map(({ name }) => name)).toEqual(['Reyhan Börek']);
});

test('an answer of today is in force at once', async () => {
  const id = await given('Sumak Tava', { otopark: false });
  await given('Zahter Tava', { otopark: true });
  expect(kept(await ask('otoparklı tava'))).toEqual([1, 'Zahter Tava']);
  await app.db
    .updateTable('businesses')
    .set({ attributes: { otopark: true } })
    .where('id', '=', id)
    .execute();
  expect(kept(await ask('otoparklı tava'))).toEqual([2, 'Sumak Tava', 'Zahter Tava']);
});
