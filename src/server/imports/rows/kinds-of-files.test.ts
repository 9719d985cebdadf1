import { expect, test } from 'vitest';
import { kindWordsOf } from '#contract/kinds/kind-phrases.ts';
import { seededKinds } from '#tests/support/seeded-words.ts';
import { kindsOfFiles } from './kinds-of-files.rules.ts';

const kinds = seededKinds.map((kind) => ({ ...kind, category: 'Restoranlar' }));
const kindOf = kindsOfFiles(kinds, kindWordsOf(kinds));

test.each([
  // What a file calls many others too leaves the word to the name.
  ['turkish_restaurant', 'Onbaşılar Kebap', 'Kebapçı'],
  ['turkish_restaurant', 'Onbaşılar', 'Esnaf lokantası'],
  ['pizza_restaurant', 'Onbaşılar', 'Pizzacı'],
  ['amenity=pharmacy', 'Cemre Eczanesi', 'Eczane'],
])('%s called %s is a %s', (word, name, kind) => {
  expect(kindOf(word, name)?.name).toBe(kind);
});
