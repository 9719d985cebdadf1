import { expect, test } from 'vitest';
import type { AdministeredKind } from '#contract/kinds/administered-kinds.ts';
import {
  findKinds,
  kindsByWord,
  motifsOf,
  OUTSIDE,
  sharedWords,
  tellingWords,
  visitorWords,
} from './find-kinds.ts';

const kind = (id: number, name: string, more: Partial<AdministeredKind>): AdministeredKind => ({
  ...{ id, name, plural: `${name}lar`, slug: `k${id}`, category: null, categorySlug: null },
  ...{ words: '', sells: '', needs: '', abroad: '', files: '', schemaTypes: 'LocalBusiness' },
  ...{ takesReservations: false, onHolidays: 'unknown', count: 0, motif: '' },
  ...more,
});
const food = { category: 'Restoranlar', categorySlug: 'restoranlar' };
const kinds = [
  kind(1, 'Ocakbaşı', { ...food, words: 'ızgara, mangal', sells: 'rakı', abroad: 'كباب' }),
  kind(2, 'Kasap', { category: 'Alışveriş', categorySlug: 'alisveris', words: 'et, ızgaralık' }),
  kind(3, 'Izgaracı', { ...food, words: 'Izgara', files: 'cuisine=barbecue' }),
  kind(4, 'Çilingir', { words: 'anahtarcı', needs: 'kapıda kaldım' }),
];
const found = (q: string, category?: string) =>
  findKinds(kinds, { q, ...(category !== undefined && { category }) }).map(({ id }) => id);

test('kinds are found by any of their words in any letters, those called so first', () => {
  expect(found('IZGARA')).toEqual([3, 2, 1]);
  expect(found('kapida')).toEqual([4]);
  expect(found('barbecue')).toEqual([3]);
  expect(found('كباب')).toEqual([1]);
  expect(found('yok')).toEqual([]);
});

test('of a category, or of those the directory lists none of', () => {
  expect(found('', 'restoranlar')).toEqual([3, 1]);
  expect(found('', OUTSIDE)).toEqual([4]);
  expect(found('')).toEqual([4, 3, 2, 1]);
});

test('a word is said to stand elsewhere too where it tells another kind', () => {
  const [, ...others] = kinds;
  const telling = kindsByWord(others, tellingWords);
  expect(sharedWords('mangal, ızgara , kapıda kaldım', telling)).toEqual([
    { word: 'ızgara', kinds: 'Izgaracı' },
  ]);
});

test('what visitors say is known, what files do is not', () => {
  const known = kindsByWord(kinds, visitorWords);
  expect(known.get('kapida kaldim')?.map(({ kind: { id } }) => id)).toEqual([4]);
  expect(known.get('raki')).toHaveLength(1);
  expect(known.has('cuisine barbecue')).toBe(false);
});

test('a motif is told by the first kinds that have it', () => {
  const drawn = ['Tuhafiye', 'Terzi', 'Kumaşçı'].map((name) => kind(1, name, { motif: 'makas' }));
  expect(motifsOf([...drawn, kind(2, 'Kasap', { motif: 'et' }), kind(3, 'Berber', {})])).toEqual([
    ['et', 'Kasap'],
    ['makas', 'Kumaşçı, Terzi'],
  ]);
});
