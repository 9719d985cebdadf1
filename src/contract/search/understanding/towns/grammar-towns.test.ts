import { expect, test } from 'vitest';
import { categories } from '#db/seed/categories.ts';
import { seededKinds } from '#tests/support/seeded-words.ts';
import { readGrammar } from '../grammar.ts';
import { placeBookOf } from '../place-book.ts';
import { thesaurusOf } from '../thesaurus.ts';

const EATING = ['restoranlar', 'kafeler', 'barlar'];
const by = thesaurusOf(
  seededKinds.map((kind) => ({
    ...kind,
    alike: EATING.includes(kind.category ?? '') ? 'yemek' : null,
  })),
);
const at = { members: [], latitude: 37, longitude: 35.3, extent: 150, aliases: '' };
const book = placeBookOf([
  { id: 1, kind: 'avenue', name: 'Karataş Caddesi', ...at },
  { id: 2, kind: 'neighbourhood', name: 'Akdeniz', ...at },
]);

/** What is left, and the town: `=` where it is one, `?` where only nobody who tells of it makes it one. */
function read(q: string) {
  const { words, place, unknownPlace } = readGrammar(q, {
    now: new Date('2026-11-20T09:00:00Z'),
    categories,
    places: { by, book },
  });
  const town = place?.isBeyond
    ? `=${place.value}`
    : unknownPlace?.isBeyond && `?${unknownPlace.value}`;
  return [words, town || undefined];
}

test.each([
  ["Ceyhan'da diş doktoru", 'diş doktoru', '=Ceyhan'],
  ['ceyhanda diş doktoru', 'diş doktoru', '=Ceyhan'],
  ['Kozan’daki eczaneler', 'eczaneler', '=Kozan'],
  ['tarsusta kahvaltı', 'kahvaltı', '=Tarsus'],
  ["Urfa'da kebap", 'kebap', '=Urfa'],
  ["Karataş'ta balık", 'balık', '=Karataş'],
  ['Ceyhan ilçesinde eczane', 'eczane', '=Ceyhan'],
  ['Mersin yakınında kamp alanı', 'kamp alanı', '=Mersin'],
  ["Bahçe'de eczane", 'eczane', '=Bahçe'],
  ['Ceyhan diş doktoru', 'Ceyhan diş doktoru', '?Ceyhan'],
  ['kozan oteller', 'kozan oteller', '?Kozan'],
])('%s asks for a town that is not covered', (q, words, town) => {
  expect(read(q)).toEqual([words, town]);
});

test.each([
  // How it is made, what a kind has in its words, and names
  'Urfa kebap',
  'Antep sofrası',
  'Maraş dondurması',
  'İzmir köfte',
  'Kozan Kebap',
  'hatay mutfağı',
  'Karataş Caddesi eczane',
  'Ceyhan yolu üzerinde mangal',
  // From there, there, and between
  "Kozan'dan portakal",
  "Mersin'e otobüs",
  'Adana İstanbul nakliyat',
  // Words, a neighbourhood of the city, and its districts
  'bahçede kahvaltı',
  'çiftlikte yumurta',
  'Akdeniz eczane',
  "Akdeniz'de eczane",
  "Seyhan'da Urfa'daki gibi kebap",
])('%s asks for none', (q) => {
  expect(read(q)[1]).toBeUndefined();
});
