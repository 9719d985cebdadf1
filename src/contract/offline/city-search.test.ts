import { describe, expect, test } from 'vitest';
import type { DutyTurn } from '#contract/duty/duty.ts';
import { placeBookOf } from '#contract/search/understanding/place-book.ts';
import { seededKinds } from '#tests/support/seeded-words.ts';
import type { CityBusiness, CityPlace } from './city-columns.ts';
import { CityIndex } from './city-index.ts';
import { openStateIn, searchCity, searchedCity } from './city-search.ts';

/** A Friday, at noon in Adana. */
const NOW = new Date('2026-11-20T09:00:00Z');
const kindOf = (name: string) => seededKinds.find((kind) => kind.name === name)?.id ?? 0;

const BARE: Omit<CityBusiness, 'id' | 'name'> = {
  ...{ category: 'Restoranlar', subcategory: null, kindId: 0, isNamed: false, also: [] },
  ...{ district: 'Seyhan', neighbourhood: null, latitude: null, longitude: null, phone: null },
  ...{ hours: null, specialDays: null, isOpen: true, isExample: false, rating: 0 },
  ...{ reviewCount: 0, priceRange: null, attributes: {}, planRank: 2, places: [] },
};
const DAILY = '{"mon-sun":"09:00-18:00"}';
const kebapci = { subcategory: 'Kebapçı', kindId: kindOf('Kebapçı') };
const eczane = { category: 'Sağlık', subcategory: 'Eczane', kindId: kindOf('Eczane') };
const at = (latitude: number) => ({ latitude, longitude: 35.32 });
const BUSINESSES = [
  [
    'Köşe Kebap',
    {
      ...{ ...kebapci, isNamed: true, rating: 4, reviewCount: 50, hours: DAILY, ...at(37.001) },
      ...{ priceRange: '₺', attributes: { otopark: true, alkol: false } },
    },
  ],
  [
    'Yıldız Sofrası',
    {
      ...{ ...kebapci, rating: 5, reviewCount: 50, district: 'Yüreğir', ...at(37.02) },
      ...{ priceRange: '₺₺', attributes: { otopark: false } },
    },
  ],
  [
    'Toros Ocakbaşı',
    { ...kebapci, rating: 3, reviewCount: 9, hours: '{"mon-sun":"24 saat"}', places: [1] },
  ],
  ['Cemre Eczanesi', { ...eczane, isNamed: true, hours: '{"mon-fri":"20:00-23:00"}', ...at(37) }],
  ['Umut Eczanesi', { ...eczane, isNamed: true, planRank: 0, district: 'Yüreğir' }],
  [
    'Huzur Eczanesi',
    { ...eczane, isNamed: true, isOpen: false, hours: '{"mon-sun":"24 saat"}', places: [1] },
  ],
] as const;
const PARK: CityPlace = {
  ...{ id: 1, kind: 'park', name: 'Merkez Park', aliases: '', ...at(37) },
  ...{ extent: 50, isHidden: false },
};
/** From seven in the evening until half past eight in the morning. */
const turn = (name: string, district: string, startsAt: string): DutyTurn => ({
  ...{ id: 1, name, district, startsAt, address: '', phone: '', businessId: null },
  endsAt: new Date(Date.parse(startsAt) + 13.5 * 3_600_000).toISOString(),
  ...{ latitude: null, longitude: null },
});
const there = await searchedCity(
  {
    ...{ version: 1, at: NOW.toISOString() },
    categories: [
      { name: 'Restoranlar', slug: 'restoranlar' },
      { name: 'Sağlık', slug: 'saglik' },
    ],
    holidays: [
      { name: 'Yılbaşı', isBayram: false, from: '2027-01-01T00:00', until: '2027-01-02T00:00' },
    ],
    businesses: BUSINESSES.map(
      ([name, more], index) => ({ ...BARE, ...more, id: 1001 + index, name }) as CityBusiness,
    ),
    kinds: seededKinds.map((kind) => ({
      ...{ ...kind, alike: null, motif: '' },
      isOpenOnHolidays: kind.name === 'Eczane',
    })),
    places: [PARK],
    duty: [
      turn('Umut Eczanesi', 'Yüreğir', '2026-11-20T16:00:00.000Z'),
      turn('Cemre Eczanesi', 'Seyhan', '2026-11-20T16:00:00.000Z'),
      turn('Huzur Eczanesi', 'Seyhan', '2026-11-21T16:00:00.000Z'),
    ],
  },
  async () => {},
);
const found = async (
  q: string,
  ...more: [] | [now: Date, literal?: Parameters<typeof searchCity>[3]]
) => (await searchCity(there, q, more[0] ?? NOW, more[1])).found.map(({ name }) => name);

/** Names that are found among others, by rising ids from 1001 unless they say another. */
type Named = readonly [name: string, more?: Partial<CityBusiness>];
const foundAmong = async (
  named: readonly Named[],
  q: string,
  places: readonly CityPlace[] = [],
) => {
  const businesses = named.map(([name, more], index) => ({
    ...BARE,
    id: 1001 + index,
    name,
    ...more,
  }));
  const book = placeBookOf(
    places.map((place) => ({
      ...place,
      members: businesses.filter(({ places: at }) => at.includes(place.id)).map(({ id }) => id),
    })),
  );
  const index = await CityIndex.of(businesses, async () => {});
  const among = { ...there, city: { ...there.city, businesses }, index, book };
  return (await searchCity(among, q, NOW)).found.map(({ name }) => name);
};

test('a kind is found by its name: who is called so first, then the best rated', async () => {
  expect(await found('kebapçı')).toEqual(['Köşe Kebap', 'Yıldız Sofrası', 'Toros Ocakbaşı']);
  // Of equally rated ones the better plan, then the older one.
  expect(await found('eczane')).toEqual(['Umut Eczanesi', 'Cemre Eczanesi', 'Huzur Eczanesi']);
});

test('a mistyped word is what was likely meant, as on the server', async () => {
  expect(await found('teros ocakbaşı')).toEqual(['Toros Ocakbaşı']);
  const named: Named[] = [['Ayta Oto Dizayn'], ['Umut Dikan'], ['Nar Dikan']];
  expect(await foundAmong(named, 'ayta oto dizan')).toEqual(['Ayta Oto Dizayn']);
});

test.each<[string, Partial<CityBusiness>, Partial<CityBusiness>]>([
  // Of few voices little can be told.
  ['many voices', { rating: 4.6, reviewCount: 100 }, { rating: 5, reviewCount: 1 }],
  ['more stars of as many', { rating: 4.5, reviewCount: 20 }, { rating: 4.4, reviewCount: 20 }],
  [
    'more voices of a middling one',
    { rating: 3.8, reviewCount: 9 },
    { rating: 3.8, reviewCount: 4 },
  ],
  ['the better plan', { planRank: 1, id: 1009 }, { planRank: 2, id: 1002 }],
  ['the older one', { id: 1002 }, { id: 1009 }],
])('of two of a kind goes before, however they lie there: %s', async (_, first, second) => {
  const [one, other]: [Named, Named] = [
    ['Bir', { ...kebapci, id: 1005, ...first }],
    ['İki', { ...kebapci, id: 1006, ...second }],
  ];
  expect(await foundAmong([one, other], 'kebapçı')).toEqual(['Bir', 'İki']);
  expect(await foundAmong([other, one], 'kebapçı')).toEqual(['Bir', 'İki']);
});

test('who is of a kind: by what was decided of it, else by its words; a name of another kind is none', async () => {
  const kebap = { subcategory: 'Kebapçı' };
  const kahveci = kindOf('Kahveci');
  const found = await foundAmong(
    [
      ['Decided', kebapci],
      ['Besides', { ...kebap, kindId: kahveci, also: [1, kebapci.kindId] }],
      ['Nobody looked', { ...kebap, kindId: -1 }],
      ['Kebap Called So', { kindId: kahveci }],
      ['Kebap Named Otherwise', { kindId: kahveci, isNamed: true }],
      ['Nar', { kindId: kahveci }],
    ],
    'kebapçı',
  );
  expect(found.toSorted()).toEqual([...['Besides', 'Decided', 'Kebap Called So', 'Nobody looked']]);
});

test('who is of the kind answers though none of its words stands in what it says', async () => {
  const called = { ...BARE, id: 1, name: 'Toros Bilişim', category: 'Alışveriş' };
  const cityOf = (kindId: number) =>
    searchedCity({ ...there.city, businesses: [{ ...called, kindId }] }, async () => undefined);
  const namesIn = async (kind: string, q: string) =>
    (await searchCity(await cityOf(kindOf(kind)), q, NOW)).found.map(({ name }) => name);
  expect(await namesIn('Çilingir', 'anahtarcı')).toEqual(['Toros Bilişim']);
  expect(await namesIn('Kasap', 'anahtarcı')).toEqual([]);
});

test('of a need, a name alone answers only where nothing tells the kind', async () => {
  const found = await foundAmong(
    [
      ['Kebap Bir', { kindId: 0 }],
      ['Kebap İki', { kindId: kindOf('Kahveci') }],
      ['Üç', kebapci],
    ],
    'karnım aç',
  );
  expect(found.toSorted()).toEqual(['Kebap Bir', 'Üç']);
});

test('the name that was typed goes before all that have it within theirs', async () => {
  const longer: Named = ['Yıldız Kebap Salonu', { rating: 5, reviewCount: 90 }];
  const names = ['Yıldız Kebap', 'Yıldız Kebap Salonu'];
  expect(await foundAmong([longer, ['Yıldız Kebap']], 'yıldız kebap')).toEqual(names);
  expect(await foundAmong([['Yıldız Kebap'], longer], 'yıldız kebap')).toEqual(names);
});

test('who is called as the question stands there too, unless many are', async () => {
  const away = { district: 'Yüreğir' };
  const named: Named[] = [
    ['Seyhan Kebap Evi', { ...away, rating: 5, reviewCount: 9 }],
    ['Seyhan Kebap', away],
    ['Seyhan Kebap Salonu', { ...away, rating: 5, reviewCount: 30 }],
  ];
  const nar: Named = ['Nar Kebap', { rating: 5, reviewCount: 99 }];
  expect(await foundAmong([nar, ...named], 'seyhan kebap')).toEqual([
    ...['Seyhan Kebap', 'Seyhan Kebap Salonu', 'Seyhan Kebap Evi', 'Nar Kebap'],
  ]);
  expect(await foundAmong([nar, ...named, ['Seyhan Kebap Dünyası', away]], 'seyhan kebap')).toEqual(
    ['Seyhan Kebap', 'Nar Kebap'],
  );
  // Where nothing was read out of the question, all its words are asked for anyway.
  expect(await foundAmong([nar, ...named], 'nar kebap')).toEqual(['Nar Kebap']);
});

test('a whole name is that business, also where a question is made of it', async () => {
  expect(await found('Köşe Kebap')).toEqual(['Köşe Kebap']);
  expect(await found('  köşe kebap nerede  ')).toEqual(['Köşe Kebap']);
  expect(await found('Köşe Kebap’ın')).toEqual(['Köşe Kebap']);
  expect((await found('köşe kebap'))[0]).toBe('Köşe Kebap');
  // Nothing is read out of it then.
  const doors: Named[] = [
    ['Nar Kapı', { hours: '{"mon-sun":"09:00-18:00"}' }],
    ['Açık Kapı', { hours: '{"mon-sun":"20:00-23:00"}' }],
  ];
  expect(await foundAmong(doors, 'açık kapı nerede')).toEqual(['Açık Kapı']);
});

test('district, category and what is not there', async () => {
  expect(await found('yüreğirde kebapçı')).toEqual(['Yıldız Sofrası']);
  expect(await found('sağlık')).toEqual(['Umut Eczanesi', 'Cemre Eczanesi', 'Huzur Eczanesi']);
  expect(await found('xqzptwk')).toEqual([]);
  expect(await found('.')).toEqual([]);
});

test('open now, at a moment, and round the clock', async () => {
  expect(await found('açık kebapçı')).toEqual(['Köşe Kebap', 'Toros Ocakbaşı']);
  expect(await found('açık eczane')).toEqual([]);
  expect(await found('açık eczane', new Date('2026-11-20T18:00:00Z'))).toEqual(['Cemre Eczanesi']);
  expect(await found('akşam 21.30 açık eczane')).toEqual(['Cemre Eczanesi']);
  expect(await found('24 saat açık kebapçı')).toEqual(['Toros Ocakbaşı']);
  // Closed until further notice.
  expect(await found('24 saat açık eczane')).toEqual([]);
  // On a holiday only its usual hours say so.
  const holiday = new Date('2027-01-01T09:00:00Z');
  expect(await found('24 saat açık kebapçı', holiday)).toEqual([]);
});

test('around a place the nearest first, and who is there by its words', async () => {
  expect(await found('merkez park yakınında kebapçı')).toEqual(['Köşe Kebap', 'Toros Ocakbaşı']);
  expect(await found('merkez park yakınında eczane')).toEqual(['Cemre Eczanesi', 'Huzur Eczanesi']);
  expect(await found('merkez park yakınında yüreğirde kebapçı')).toEqual([]);
  expect(
    await foundAmong(
      [
        ['Far', { ...kebapci, rating: 5, reviewCount: 50, ...at(37.009) }],
        ['First without a pin', { ...kebapci, places: [1] }],
        ['Near', { ...kebapci, ...at(37.003) }],
        ['Second without a pin', { ...kebapci, places: [1], rating: 5, reviewCount: 50 }],
        ['Too far', { ...kebapci, ...at(37.0099) }],
      ],
      'merkez park yakınında kebapçı',
      [PARK],
    ),
  ).toEqual(['Near', 'Far', 'First without a pin', 'Second without a pin']);
});

test('around a place is nowhere where several have its name, or nobody knows where it is', async () => {
  const some: Named[] = [
    ['Uzak Kebap', { ...kebapci, ...at(37.051) }],
    ['Nar Kebap', { ...kebapci, places: [3] }],
    ['Gül Kebap', { ...kebapci, places: [3] }],
  ];
  const park = { ...PARK, name: 'Atatürk Parkı', ...at(37.05) };
  const ask = (...places: CityPlace[]) => foundAmong(some, 'atatürk parkı yakınında kebap', places);
  const [one, other] = [
    { ...park, id: 2 },
    { ...park, id: 3 },
  ];
  expect(await ask(other)).toEqual(['Uzak Kebap', 'Nar Kebap', 'Gül Kebap']);
  expect(await ask(one, other)).toEqual(['Nar Kebap', 'Gül Kebap']);
  expect(await ask({ ...other, latitude: null })).toEqual(['Nar Kebap', 'Gül Kebap']);
  expect(await ask({ ...other, longitude: null })).toEqual(['Nar Kebap', 'Gül Kebap']);
});

test('a name of a place that may as well be a word is one where nobody is there', async () => {
  const place = { ...PARK, kind: 'market' as const, name: 'Toros' };
  const ask = (q: string, more?: Partial<CityBusiness>) =>
    foundAmong(
      [
        ['Toros Kebap', kebapci],
        ['Nar Kebap', { ...kebapci, ...more }],
      ],
      q,
      [place],
    );
  expect(await ask('toros kebap')).toEqual(['Toros Kebap']);
  expect(await ask('toros yakınında kebap', { places: [1] })).toEqual(['Nar Kebap']);
  expect(await ask('toros yakınında kebap')).toEqual([]);
});

test.each([
  ['atatürk caddesinde eczane', 'Atatürk Caddesi', 3],
  ['büyük saat yanında eczane', 'Büyük Saat', 3],
  ['baraj yolu eczane', 'Baraj Yolu', 3],
  // Nothing else is asked: the whole city would be no answer.
  ['kızılay caddesinde', 'Kızılay Caddesi', 0],
  ['eczane', undefined, 3],
])('%s: a place that only addresses know is said not to be here (%s)', async (q, place, count) => {
  const { found: those, placeAway } = await searchCity(there, q, NOW);
  expect([placeAway, those.length]).toEqual([place, count]);
});

test.each([
  ['ankara eczane', 'Ankara'],
  ['ceyhan’da eczane', 'Ceyhan'],
])('%s: nobody of the city answers for another town', async (q, beyond) => {
  expect(await searchCity(there, q, NOW)).toMatchObject({
    ...{ found: [], beyond, placeAway: undefined },
  });
});

test('who is called as another town is, is found', async () => {
  const businesses = [{ ...BARE, ...eczane, id: 1001, isNamed: true, name: 'Kozan Eczanesi' }];
  const index = await CityIndex.of(businesses, async () => {});
  const city = { ...there.city, businesses };
  for (const q of ['kozan eczane', 'kozan eczanesi'])
    expect(await searchCity({ ...there, city, index }, q, NOW), q).toMatchObject({
      ...{ found: [{ id: 1001 }], beyond: undefined },
    });
});

test('a word that nobody has is put right, and that is said', async () => {
  expect(await searchCity(there, 'ezcane', NOW)).toMatchObject({
    meant: 'eczane',
    duty: undefined,
    placeAway: undefined,
  });
  expect((await found('ezcane'))[0]).toBe('Umut Eczanesi');
  expect((await searchCity(there, 'eczane', NOW)).meant).toBeUndefined();
  expect((await searchCity(there, 'xqzptwk', NOW)).meant).toBeUndefined();
});

test('a word that somebody has is not put right, nor one that is like none', async () => {
  const meant = async (name: string, q: string) => {
    const businesses = [{ ...BARE, id: 1001, name }];
    const index = await CityIndex.of(businesses, async () => {});
    const city = { ...there.city, businesses };
    return (await searchCity({ ...there, city, index }, q, NOW)).meant;
  };
  expect(await meant('Kitap', 'ktap')).toBe('kitap');
  expect(await meant('Ktap Kitap', 'ktap')).toBeUndefined();
  expect(await meant('Kitap', 'kvwx')).toBeUndefined();
  // Nobody has what it would have been.
  expect(await meant('Nar', 'ezcane')).toBeUndefined();
});

test('a holiday that is asked for is the next one', async () => {
  const past = {
    name: 'Yılbaşı',
    isBayram: false,
    from: '2026-01-01T00:00',
    until: '2026-01-02T00:00',
  };
  const businesses = [
    ['Perşembe', '{"thu":"09:00-18:00"}'],
    ['Cuma', '{"fri":"09:00-18:00"}'],
  ].map(([name = '', hours = ''], id) => ({ ...BARE, ...eczane, id, name, hours }));
  const city = { ...there.city, businesses, holidays: [past, ...there.city.holidays] };
  const index = await CityIndex.of(businesses, async () => {});
  const { found } = await searchCity({ ...there, city, index }, 'yılbaşında açık eczane', NOW);
  expect(found.map(({ name }) => name)).toEqual(['Cuma']);
});

test('price and attributes narrow as on the server; what nobody knows is no yes and no no', async () => {
  expect(await found('ucuz kebapçı')).toEqual(['Köşe Kebap']);
  expect(await found('otoparklı kebapçı')).toEqual(['Köşe Kebap']);
  expect(await found('otoparkı olmayan kebapçı')).toEqual(['Yıldız Sofrası']);
  expect(await found('alkolsüz kebapçı')).toEqual(['Köşe Kebap']);
  expect(await found('ucuz kebapçı', NOW, ['price'])).toContain('Yıldız Sofrası');
});

describe('who is on duty', () => {
  const dutyAt = async (q: string, now: string) =>
    (await searchCity(there, q, new Date(now))).duty?.turns.map(({ name }) => name);

  test('is answered by turns that run or begin next, and by nobody else', async () => {
    const evening = '2026-11-20T18:00:00Z';
    expect(await dutyAt('nöbetçi eczane', evening)).toEqual(['Cemre Eczanesi', 'Umut Eczanesi']);
    expect(await searchCity(there, 'yüreğirde nöbetçi eczane', new Date(evening))).toMatchObject({
      ...{ found: [], duty: { service: 'pharmacy', district: 'Yüreğir' } },
    });
    expect(await dutyAt('nöbetçi noter', evening)).toEqual([]);
    expect(await dutyAt('eczane', evening)).toBeUndefined();
  });

  test('what is over is not said, and of a night behind the list nothing', async () => {
    expect(await dutyAt('nöbetçi eczane', '2026-11-21T05:30:00Z')).toEqual(['Huzur Eczanesi']);
    expect(await dutyAt('nöbetçi eczane', '2026-11-22T06:00:00Z')).toEqual([]);
  });
});

test('what is to be read as words only is', async () => {
  const all = ['Köşe Kebap', 'Yıldız Sofrası', 'Toros Ocakbaşı'];
  expect(await found('açık kebapçı', NOW, ['open'])).toEqual(all);
  expect(await found('24 saat açık kebapçı', NOW, ['open'])).not.toEqual(['Toros Ocakbaşı']);
});

test('a holiday puts usual hours in doubt, but of kinds that are open on it', () => {
  const newYear = new Date('2027-01-01T09:00:00Z');
  const stateOf = (row: number, moment = newYear) =>
    openStateIn(there, there.city.businesses[row] as CityBusiness, moment);
  expect(stateOf(0).holiday?.name).toBe('Yılbaşı');
  expect(stateOf(3).holiday).toBeUndefined();
  expect(stateOf(0, NOW)).toMatchObject({ state: 'open' });
});
