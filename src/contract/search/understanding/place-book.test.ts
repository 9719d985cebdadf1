import { expect, test } from 'vitest';
import { nounAtEnd, type PlaceKind } from '#contract/places/place-nouns.ts';
import type { KnownPlace } from '#contract/places/places.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { linesCalled, placeBookOf, placesCalled, placesNamed } from './place-book.ts';

const PLACES: [kind: PlaceKind, name: string, more?: Partial<KnownPlace>][] = [
  ['neighbourhood', 'Toros'],
  ['neighbourhood', 'Yeni Mahalle'],
  ['avenue', 'Toros Caddesi'],
  ['boulevard', 'Toros Bulvarı', { aliases: 'Eski Yol' }],
  ['boulevard', 'Turgut Özal Bulvarı'],
  ['avenue', 'Ceyhan Caddesi'],
  ['avenue', 'Ceyhun Caddesi'],
  ['street', '62005 Sokak'],
  ['mall', 'Optimum AVM'],
  ['market', 'Metal Sanayi Sitesi'],
  ['hospital', 'Balcalı Çocuk Hastanesi'],
  ['hospital', 'Seyhan Devlet Hastanesi'],
  ['hospital', 'Yüreğir Devlet Hastanesi'],
  ['park', 'Zonk Park', { isHidden: true }],
];
const book = placeBookOf(
  PLACES.map(([kind, name, more], at) => ({
    ...{ id: at + 1, kind, name, aliases: '', members: [] },
    ...{ latitude: 37, longitude: 35.3, extent: 150 },
    ...more,
  })),
);
const names = (places: readonly KnownPlace[]) => places.map(({ name }) => name);

test.each<[q: string, ...names: string[]]>([
  ['toros mahallesi', 'Toros'],
  ['toros caddesi', 'Toros Caddesi'],
  ['toros bulvarı', 'Toros Bulvarı'],
  // Another road is meant where there is but one.
  ['turgut özal caddesi', 'Turgut Özal Bulvarı'],
  ['toros sokağı'],
  ['turgut özal kavşağı', 'Turgut Özal Bulvarı'],
  ['turgut özal avm'],
  ['eski bulvarı'],
  // The one hospital with those words in its name, in any order.
  ['balcalı hastanesi', 'Balcalı Çocuk Hastanesi'],
  ['çocuk balcalı hastanesi', 'Balcalı Çocuk Hastanesi'],
  ['devlet hastanesi'],
  ['devlet seyhan hastanesi', 'Seyhan Devlet Hastanesi'],
  ['balcalı zonk hastanesi'],
  // No part of the name of a road or a neighbourhood.
  ['turgut bulvarı'],
  // One letter wrong, but not the first, in no number, and only where one is meant.
  ['turgut özl bulvarı', 'Turgut Özal Bulvarı'],
  ['durgut özal bulvarı'],
  ['ceyhen caddesi'],
  ['62006 sokak'],
  ['optimus avm', 'Optimum AVM'],
  ['optimus bulvarı'],
  ['tros caddesi'],
  ['zonk parkı'],
])('%s', (q, ...expected) => {
  const words = searchNorm(q).split(' ');
  const end = nounAtEnd(words, false);
  if (!end) throw new Error(`no noun in ${q}`);
  expect(names(placesNamed(book, words.slice(0, -end.length), end.noun))).toEqual(expected);
});

test('a name alone means the first kind of place in their order, written as one or by another name too', () => {
  expect(names(placesCalled(book, 'toros'))).toEqual(['Toros']);
  expect(names(placesCalled(book, 'ceyhan'))).toEqual(['Ceyhan Caddesi']);
  expect(names(placesCalled(book, 'turgutozalbulvari'))).toEqual(['Turgut Özal Bulvarı']);
  expect(names(placesCalled(book, 'yenimahalle'))).toEqual([]);
  // Nobody calls Yeni Mahalle by its first word.
  expect(names(placesCalled(book, 'yeni'))).toEqual([]);
  // Without the last word of a noun in two.
  expect(names(placesCalled(book, 'metal sanayi'))).toEqual(['Metal Sanayi Sitesi']);
  expect(names(placesCalled(book, 'zonk'))).toEqual([]);
  expect([...book.hidden]).toEqual(['zonk']);
});

test('streets that are called as a neighbourhood are known beside it', () => {
  expect(names(linesCalled(book, 'toros'))).toEqual(['Toros Caddesi', 'Toros Bulvarı']);
  expect(linesCalled(book, 'optimum')).toEqual([]);
  expect(linesCalled(book, 'zonk')).toEqual([]);
});
