import { expect, test } from 'vitest';
import { joinCommaList } from '#contract/text/comma-list.ts';
import { filterInput } from '#web/browser/list-filters.ts';
import { noSearch, readSearchQuery, searchAddress } from './search-query.ts';
import {
  asWords,
  inForce,
  isByDistance,
  readSearchForm,
  shownText,
  without,
  wordsSought,
} from './search-readings.ts';

const categories = [
  { name: 'Güzellik', slug: 'guzellik' },
  { name: 'Kafeler', slug: 'kafeler' },
];
const read = (query: string) => readSearchQuery(new URLSearchParams(query), categories);
const sent = (fields: [string, string][]) =>
  readSearchForm(new URLSearchParams(fields), categories);

test('an address is read and written back as it was', () => {
  const address =
    '/search?q=kahvalt%C4%B1&category=Kafeler&district=Seyhan&open=2026-11-24T20:30&price=uygun,orta' +
    '&rating=4.5&features=Otopark,Vale&near=37.001,35.325&within=3&literal=open,near&sort=distance&page=3';
  expect(searchAddress('/search', read(address.split('?')[1] ?? ''))).toBe(address);
});

test('the map is asked for all of it but order and page', () => {
  const query = read('q=kebap&price=uygun&near=37.001,35.325&sort=name&page=3');
  expect(searchAddress('/map', query)).toBe('/map?q=kebap&price=uygun&near=37.001,35.325');
});

test('what nobody knows is left out', () => {
  for (const query of [
    'open=yarin&price=bedava&rating=9&near=41.01,28.97&within=3',
    'open=2026-13-45T25:00&literal=x&sort=x&page=-1&category=Uzay&district=Mars',
    'within=3&sort=distance&q=%07',
    'day=2026-11-31&hour=10:00',
    'open=0000-01-01T00:00',
  ]) {
    expect(searchAddress('/search', read(query)), query).toBe('/search');
  }
});

test('a place is known to about 100 m', () => {
  expect(read('near=37.00149,35.32567').near).toBe('37.001,35.326');
});

test('a form without JavaScript repeats its names and sends empty fields', () => {
  const query = read(
    'q=&category=all&price=orta&price=uygun&features=Vale&features=Otopark&day=&hour=20:00',
  );
  expect(searchAddress('/search', query)).toBe('/search?price=uygun,orta&features=Vale,Otopark');
  expect(read('day=2026-11-24&hour=20:00').open).toBe('2026-11-24T20:00');
});

test('the API gets its lists with commas, and nothing it would refuse', () => {
  const features = Array.from({ length: 9 }, (_, index) => `özellik ${index}`).join(',');
  const input = filterInput(read(`price=orta,uygun&${new URLSearchParams({ features })}`));
  expect(input.price).toBe('uygun,orta');
  expect(input.features?.split(',')).toHaveLength(6);
  expect(input.literal).toBeUndefined();
});

test('a feature with a comma in it stays one, in an address, in a form and for the API', () => {
  const query = { ...noSearch, features: ['Açık, kapalı alan', 'Vale'] };
  const address = searchAddress('/search', query);
  expect(address).toBe('/search?features=A%C3%A7%C4%B1k%5C,+kapal%C4%B1+alan,Vale');
  expect(read(address.split('?')[1] ?? '')).toEqual({ ...read(''), ...query });
  expect(filterInput(query).features).toBe('Açık\\, kapalı alan,Vale');
  const fields = query.features.map((one): [string, string] => ['features', joinCommaList([one])]);
  expect(sent(fields).features).toEqual(query.features);
});

test('while the categories are not known the one that was asked for stays', () => {
  expect(readSearchQuery(new URLSearchParams('category=Kafeler'), undefined).category).toBe(
    'Kafeler',
  );
});

test('words stay as they were typed until others are typed', () => {
  const literal = asWords(read('q=kepabçı&page=2&literal=open'), 'spelling');
  expect(searchAddress('/search', literal)).toBe(
    '/search?q=kepab%C3%A7%C4%B1&literal=open,spelling',
  );
  const fields: [string, string][] = [
    ['was', 'kepabçı'],
    ['literal', 'spelling'],
  ];
  expect(sent([['q', 'kepabçı'], ...fields]).literal).toEqual(['spelling']);
  expect(sent([['q', 'kebap'], ...fields]).literal).toEqual([]);
});

const said = [
  { kind: 'district', value: 'Çukurova', words: 'çukurovada' },
  { kind: 'open', value: 'now', words: 'açık' },
  { kind: 'price', value: 'uygun', words: 'ucuz' },
] as const;
const drawn: [string, string][] = [
  ['q', 'çukurovada açık ucuz kuaför'],
  ['was', 'çukurovada açık ucuz kuaför'],
  ...said.map((reading): [string, string] => ['shown', shownText(reading)]),
];

test('what the words say is in force, what is chosen goes before', () => {
  expect(inForce(noSearch, said)).toMatchObject({
    district: 'Çukurova',
    open: 'now',
    price: ['uygun'],
  });
  expect(inForce({ ...noSearch, district: 'Seyhan', price: ['orta'] }, said)).toMatchObject({
    district: 'Seyhan',
    price: ['orta'],
  });
});

test('a form sent as it was drawn leaves the words alone', () => {
  const fields: [string, string][] = [
    ...drawn,
    ['district', 'Çukurova'],
    ['open', 'now'],
    ['price', 'uygun'],
  ];
  expect(sent(fields)).toEqual({ ...read('q=çukurovada açık ucuz kuaför') });
});

test('what was shown and is taken away stays a word', () => {
  expect(sent([...drawn, ['district', 'Çukurova'], ['price', 'uygun']])).toMatchObject({
    q: 'çukurovada açık ucuz kuaför',
    district: undefined,
    price: [],
    literal: ['open'],
  });
});

test('a condition that can go takes the words that say it with it', () => {
  const query = read('q=çukurovada açık ucuz kuaför&rating=4&page=2');
  expect(without(query, said, 'district')).toEqual(read('q=açık ucuz kuaför&rating=4'));
  expect(without(query, said, 'rating')).toEqual(read('q=çukurovada açık ucuz kuaför'));
  const chosen = read('q=çukurovada kuaför&district=Seyhan');
  expect(without(chosen, said, 'district')).toEqual(read('q=çukurovada kuaför'));
});

test('whoever gives up nearness gives up the place and how far, with the words that say it', () => {
  const query = read('q=yakında kuaför&near=37,35.3&within=3&sort=nearest&page=2');
  const near = [{ kind: 'near', value: 'near', words: 'yakında' }] as never;
  expect(searchAddress('/search', without(query, near, 'near'))).toBe('/search?q=kuaf%C3%B6r');
});

test('another choice takes the place of the word', () => {
  const fields: [string, string][] = [
    ...drawn,
    ['district', 'Seyhan'],
    ['open', 'now'],
    ['price', 'uygun'],
    ['price', 'orta'],
  ];
  expect(sent(fields)).toMatchObject({
    q: 'açık kuaför',
    district: 'Seyhan',
    open: undefined,
    price: ['uygun', 'orta'],
    literal: [],
  });
});

const wished = [
  { kind: 'features', value: 'Otopark', words: 'otoparklı' },
  { kind: 'features', value: 'Mescit', words: 'mescidi olan' },
] as const;

test('several features of the words stand side by side, beside those that are chosen', () => {
  expect(inForce({ ...noSearch, features: ['Vale'] }, wished).features).toEqual([
    ...['Vale', 'Otopark', 'Mescit'],
  ]);
  const fields = (...features: string[]): [string, string][] => [
    ['q', 'otoparklı mescidi olan avm'],
    ['was', 'otoparklı mescidi olan avm'],
    ...wished.map((reading): [string, string] => ['shown', shownText(reading)]),
    ...features.map((feature): [string, string] => ['features', feature]),
  ];
  expect(sent(fields('Otopark', 'Mescit'))).toEqual(read('q=otoparklı mescidi olan avm'));
  expect(sent(fields('Mescit', 'Vale'))).toEqual(read('q=mescidi olan avm&features=Vale'));
  const query = read('q=otoparklı mescidi olan avm&features=Vale&page=2');
  expect(without(query, wished, 'features')).toEqual(read('q=avm'));
});

test('new words are read anew', () => {
  const fields = drawn.map(([name, value]): [string, string] =>
    name === 'q' ? [name, 'kuaför'] : [name, value],
  );
  const read = sent([...fields, ['literal', 'near'], ['district', 'Çukurova'], ['rating', '4']]);
  expect(searchAddress('/search', read)).toBe('/search?q=kuaf%C3%B6r&rating=4');
});

test('nearness left as a word forgets the place', () => {
  expect(searchAddress('/search', asWords(read('q=x&near=37,35.3&within=3'), 'near'))).toBe(
    '/search?q=x&literal=near',
  );
});

test('the nearest come first where nearness is asked for, from a place', () => {
  const near = [{ kind: 'near', value: '' }] as const;
  const place = 'near=37.001,35.325';
  expect(isByDistance(read(''), near)).toBe(false);
  expect(isByDistance(read(place), [])).toBe(false);
  expect(isByDistance(read(place), near)).toBe(true);
  expect(isByDistance(read(`${place}&within=3`), [])).toBe(true);
  expect(isByDistance(read(`${place}&sort=distance`), [])).toBe(true);
  expect(isByDistance(read(`${place}&within=3&sort=rating`), near)).toBe(false);
});

test('the words of a corrected question are those that were looked for', () => {
  expect(
    wordsSought('seyhanda kebabcı', { words: 'kebabcı', meant: 'seyhanda kebapçı', unasked: [] }),
  ).toBe('kebapçı');
  expect(
    wordsSought('kebabcı açık', { words: 'kebabcı', meant: 'kebapçı açık', unasked: [] }),
  ).toBe('kebapçı');
  expect(wordsSought('seyhanda kebap', { words: 'kebap', meant: null, unasked: [] })).toBe('kebap');
});

test('words that what was found does not answer are not among those looked for', () => {
  const unasked = ['denize', 'sıfır'];
  const words = 'denize sıfır otel';
  expect(wordsSought(words, { words, meant: null, unasked })).toBe('otel');
  expect(wordsSought(words, { words: 'sıfır', meant: null, unasked })).toBe('sıfır');
  const meant = 'denize sıfır hotel';
  expect(wordsSought(words, { words, meant, unasked })).toBe('hotel');
});
