import { expect, test } from 'vitest';
import { type LearnableRow, learningPlaces, mentionsIn } from './learning.rules.ts';

/** Without waiting in between. */
function learnPlaces(...given: Parameters<typeof learningPlaces>) {
  const learning = learningPlaces(...given);
  let step = learning.next();
  while (!step.done) step = learning.next();
  return step.value;
}

let ids = 0;
const row = (fields: Partial<LearnableRow>): LearnableRow => {
  ids += 1;
  return {
    ...{ id: ids, name: `İşletme ${ids}`, kind: null, address: '', district: 'Seyhan' },
    ...{ neighbourhoodSlug: null, latitude: null, longitude: null },
    ...fields,
  };
};
const learnt = (rows: LearnableRow[]) => learnPlaces(rows, [], new Map());
const named = (address: string) =>
  mentionsIn(address).map(({ noun, shown }) => `${shown.join(' ')} ${noun.said}`);

test.each([
  ['Güzelyalı Mah. Turgut Özal Blv. No: 4, Çukurova / Adana', ['Turgut Özal Bulvarı']],
  ['Emek Mah.5. Sok. No:2/a', ['5 Sokağı']],
  ['Cemalpaşa Mahallesi, Atatürk Caddesi 12', ['Atatürk Caddesi']],
  ['M1 AVM Kat 2', ['M1 AVM']],
  ['Atat?rk Cad. No:1', []],
  ['Caddesi No: 4', []],
  ['Ceyhan Yolu Üzeri Keresteciler Sit. No:6', ['Ceyhan Yolu', 'Keresteciler Sitesi']],
  ['Abidinpaşa Cad. Koza İş Merkezi K:2', ['Abidinpaşa Caddesi', 'Koza İş Merkezi']],
  ['Merkez - Turgut Özal Blv.', ['Turgut Özal Bulvarı']],
  ['Bir İki Üç Dört Beş Caddesi', ['İki Üç Dört Beş Caddesi']],
  ['- Caddesi', []],
  ['Emek  Mah..  Barış   Cad.', ['Barış Caddesi']],
])('%s names %j', (address, places) => {
  expect(named(address)).toEqual(places);
});

test('a name in three addresses is a place, in the middle of its pins; in two it is none', () => {
  const rows = [0, 1, 2].map((at) =>
    row({
      address: ['Turgut Özal Blv. No:1', 'TURGUT ÖZAL BULVARI', 'turgut ozal bulvari 3'][at] ?? '',
      ...{ latitude: 37 + at / 1000, longitude: 35.3 },
    }),
  );
  const two = [0, 1].map(() => row({ address: 'Gazipaşa Blv. No: 1' }));
  const places = learnt([...rows, ...two]);
  expect(places).toHaveLength(1);
  expect(places[0]).toMatchObject({
    ...{ kind: 'boulevard', name: 'Turgut Özal Bulvarı', source: 'addresses', pins: 3 },
    ...{ latitude: 37.001, longitude: 35.3, extent: 150 },
    members: rows.map(({ id }) => id),
  });
});

test('words before a known name do not hide it', () => {
  const rows = [0, 1, 2].map(() => row({ address: 'Atatürk Cad. 5' }));
  const longer = row({ address: 'Seyhan Atatürk Cad. 7' });
  expect(learnt([...rows, longer])[0]?.members).toContain(longer.id);
});

test('an address that writes name and noun as one is at a place that is known so, and makes none', () => {
  const rows = [0, 1, 2].map(() => row({ address: 'Kozan Yolu No: 5' }));
  const joined = row({ address: 'Merkez Mah. Kozanyolu No: 208' });
  const others = [0, 1, 2].map(() => row({ address: 'D-400 Karayolu No: 7' }));
  const places = learnt([...rows, joined, ...others]);
  const [kozan] = places.filter(({ name }) => name === 'Kozan Yolu');
  expect(kozan?.members).toEqual([...rows, joined].map(({ id }) => id));
  expect(places.map(({ name }) => name)).not.toContain('Kara Yolu');
});

test('a business that is a mall, a hospital or a station is a place by itself, at its own pin', () => {
  const at = { latitude: 37.02, longitude: 35.25 };
  const places = learnt([
    row({ name: 'M1 Adana AVM', ...at }),
    row({ name: 'Balcalı Hastanesi', kind: 'Hastane', ...at }),
    row({ name: 'Adana Garı', ...at }),
    row({ name: 'Işık Akaryakıt', kind: 'Akaryakıt istasyonu', ...at }),
    row({ name: 'Oyuncak Hastanesi', kind: 'Oyuncakçı', ...at }),
    row({ name: 'Toros AVM' }),
  ]);
  expect(places.map(({ name }) => name)).toEqual([
    'M1 Adana AVM',
    'Balcalı Hastanesi',
    'Adana Garı',
  ]);
  expect(places[0]).toMatchObject({ kind: 'mall', source: 'entry', ...at });
});

test('addresses that say M1 AVM are at the mall that is called M1 Adana AVM', () => {
  const rows = [0, 1, 2].map(() => row({ address: 'M1 AVM Kat 1' }));
  const places = learnt([row({ name: 'M1 Adana AVM', latitude: 37, longitude: 35.3 }), ...rows]);
  expect(places).toHaveLength(1);
  expect(places[0]?.members).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
});

test('a neighbourhood is where its outline is, whoever is in it', () => {
  const inside = row({ neighbourhoodSlug: 'resatbey' });
  const resatbey = { district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey' };
  const outline = { centre: [35.32, 36.99] as [number, number], outline: [[35.33, 36.99]] };
  const [place] = learnPlaces(
    [inside],
    [resatbey],
    new Map([['Seyhan/resatbey', outline as never]]),
  );
  expect(place).toMatchObject({
    ...{ kind: 'neighbourhood', name: 'Reşatbey', source: 'outline', members: [inside.id] },
    ...{ latitude: 36.99, longitude: 35.32 },
  });
  expect(place?.extent).toBeGreaterThan(800);
});

test('a city is read in steps: nobody waits for all of it', () => {
  const rows = Array.from({ length: 2000 }, (_, at) =>
    row({ address: `Atatürk Cad. No ${at}, ${at % 90}. Sokak` }),
  );
  const learning = learningPlaces(rows, [], new Map());
  let steps = 0;
  let step = learning.next();
  for (; !step.done; step = learning.next()) steps += 1;
  // Each row is looked at twice, fifty at a time.
  expect(steps).toBeGreaterThanOrEqual(80);
  expect(step.value).toHaveLength(91);
});

/** What a place is called that so many addresses name. */
const calledIn = (...addresses: string[]) =>
  learnt(addresses.map((address) => row({ address }))).map(({ name }) => name);
const thrice = (address: string) => [address, address, address];

test.each<[string[], string]>([
  [thrice('ATATÜRK CADDESİ'), 'Atatürk Caddesi'],
  [thrice('ışık caddesi'), 'Işık Caddesi'],
  [thrice('inci cad.'), 'İnci Caddesi'],
  [thrice('McArthur Caddesi'), 'McArthur Caddesi'],
  // Short ones and those with digits are no shouting.
  [thrice('PTT Caddesi'), 'PTT Caddesi'],
  [thrice('TOKİ Caddesi'), 'Toki Caddesi'],
  [thrice('TR2025 Caddesi'), 'TR2025 Caddesi'],
  // A number has no owner, a name with one in it has.
  [thrice('62005 Sok.'), '62005 Sokak'],
  [thrice('2. Barış Sok.'), '2 Barış Sokağı'],
  [thrice('Barış Sok.'), 'Barış Sokağı'],
  [thrice('5 Caddesi'), '5 Caddesi'],
  // The commonest spelling, unless others left Turkish letters out.
  [['Barış Cad.', 'Baris Cad.', 'Baris Cad.', 'Baris Cad.'], 'Barış Caddesi'],
  [['Baris Cad.', 'Baris Cad.', 'Baris Cad.', 'Barış Cad.'], 'Barış Caddesi'],
  [['Dogan Park', 'DoGan Park', 'DoGan Park'], 'DoGan Parkı'],
  [['DoGan Park', 'DoGan Park', 'Dogan Park'], 'DoGan Parkı'],
])('of the addresses %j the place is %s', (addresses, name) => {
  expect(calledIn(...addresses)).toEqual([name]);
});

test('a place has each of its businesses once, in their order, and is nothing else’s', () => {
  const first = row({ address: 'Seyhan Atatürk Cad. 7' });
  const rows = [0, 1, 2].map(() => row({ address: 'Atatürk Cad. 5, Atatürk Caddesi' }));
  const other = row({ address: 'Barış Cad. 5' });
  const places = learnt([other, rows[2], first, rows[1], rows[0]].flatMap((one) => one ?? []));
  expect(places.map(({ name, members }) => [name, members])).toEqual([
    ['Atatürk Caddesi', [first, ...rows].map(({ id }) => id)],
  ]);
});

test('where a longer name is known, those of it are not at the shorter one', () => {
  const long = [0, 1, 2].map(() => row({ address: 'Güney Atatürk Cad. 5' }));
  const short = [0, 1, 2].map(() => row({ address: 'Atatürk Cad. 5' }));
  expect(learnt([...long, ...short]).map(({ members }) => members)).toEqual([
    long.map(({ id }) => id),
    short.map(({ id }) => id),
  ]);
});

test.each([
  // From the middle one of its pins nine of ten lie within the extent, a hundred and fifty metres at least.
  [[0, 0, 0], 37, 150],
  [[0, 10, 20], 37.01, 1112],
  [[20, 0, 10], 37.01, 1112],
  [[0, 1, 2, 3], 37.0015, 167],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 90], 37, 150],
  [[0, 0, 0, 0, 0, 0, 0, 0, 10, 90], 37, 1112],
])(
  'pins %j thousandths north of 37 have their middle at %d, and %d m around it',
  (north, latitude, extent) => {
    const rows = north.map((at) =>
      row({ address: 'Barış Cad. 5', latitude: 37 + at / 1000, longitude: 35.3 }),
    );
    const [place] = learnt(rows);
    expect(place?.latitude).toBeCloseTo(latitude, 6);
    expect(place?.longitude).toBeCloseTo(35.3, 6);
    expect(place).toMatchObject({ extent, pins: north.length });
  },
);

test('two pins say nothing of where a place is, nor does half of one', () => {
  const at = { latitude: 37, longitude: 35.3 };
  const rows = [at, at, { latitude: 37 }, { longitude: 35.3 }].map((pin) =>
    row({ address: 'Barış Cad. 5', ...pin }),
  );
  expect(learnt(rows)).toEqual([
    expect.objectContaining({ latitude: null, longitude: null, extent: 150, pins: 2 }),
  ]);
});

test('a business that is a place is at its own pin; its size is that of a point, or of its pins', () => {
  const pins = [0, 10, 20].map((at) => ({ latitude: 37 + at / 1000, longitude: 35.3 }));
  const own = { latitude: 37.005, longitude: 35.31 };
  const mall = row({ name: 'Toros AVM', ...own });
  const inMall = pins.map((pin) => row({ address: 'Toros AVM Kat 1', ...pin }));
  expect(learnt([...inMall, mall])).toEqual([
    {
      ...{ key: 'avm: toros', kind: 'mall', name: 'Toros AVM', source: 'entry', ...own },
      ...{
        extent: 150,
        pins: 3,
        members: [mall, ...inMall].map(({ id }) => id).sort((a, b) => a - b),
      },
    },
  ]);
  // Without a whole pin of its own it is where they are.
  const half = row({ name: 'Ada AVM', latitude: 37 });
  const inHalf = pins.map((pin) => row({ address: 'Ada AVM Kat 1', ...pin }));
  expect(learnt([half, ...inHalf])[0]).toMatchObject({
    ...{ name: 'Ada AVM', source: 'entry', longitude: 35.3, extent: 1112, pins: 3 },
  });
});

test.each<[Partial<LearnableRow>, boolean]>([
  [{ name: 'Ada Parkı', kind: 'Park' }, true],
  [{ name: 'Ada Parkı', kind: 'Çocuk parkı' }, false],
  [{ name: 'Ada Parkı' }, false],
  [{ name: 'Ada Sitesi', kind: 'Site' }, false],
  [{ name: 'Ada Caddesi', kind: 'Cadde' }, false],
])('whether %j is a place itself: %s', (fields, isPlace) => {
  expect(learnt([row({ latitude: 37, longitude: 35.3, ...fields })])).toHaveLength(isPlace ? 1 : 0);
});

test('an initial is short for the one name of that street that begins so', () => {
  const rows = [0, 1, 2].map(() => row({ address: 'Turgut Özal Blv. 5' }));
  const short = row({ address: 'Mahfesığmaz Mah. t.Özal Blv. No: 53' });
  const other = row({ address: 'K. Özal Blv. 1' });
  const [place, ...none] = learnt([...rows, short, other]);
  expect(none).toEqual([]);
  expect(place?.members).toEqual([...rows, short].map(({ id }) => id));
  // Of two nobody knows which.
  const two = [0, 1, 2].map(() => row({ address: 'Tekin Özal Blv. 5' }));
  expect(learnt([...rows, ...two, short]).flatMap(({ members }) => members)).not.toContain(
    short.id,
  );
});

test('a neighbourhood without an outline is where its businesses are, or nowhere', () => {
  const at = (latitude: number) =>
    row({ neighbourhoodSlug: 'resatbey', latitude, longitude: 35.32 });
  const rows = [at(37), at(37.01), at(37.02)];
  const list = [
    { district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey' },
    { district: 'Seyhan', name: 'Emek', slug: 'emek' },
  ];
  expect(learnPlaces(rows, list, new Map())).toEqual([
    {
      ...{ key: 'mahallesi: Seyhan/resatbey', kind: 'neighbourhood', name: 'Reşatbey' },
      ...{ source: 'addresses', latitude: 37.01, longitude: 35.32, extent: 1112, pins: 3 },
      members: rows.map(({ id }) => id),
    },
    {
      ...{ key: 'mahallesi: Seyhan/emek', kind: 'neighbourhood', name: 'Emek' },
      ...{ source: 'addresses', latitude: null, longitude: null, extent: 150, pins: 0 },
      members: [],
    },
  ]);
});

test('a neighbourhood reaches as far as the farthest corner of its outline', () => {
  const outline = [
    [35.32, 36.991],
    [35.32, 37],
    [35.32, 36.99],
  ];
  const [place] = learnPlaces(
    [],
    [{ district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey' }],
    new Map([['Seyhan/resatbey', { centre: [35.32, 36.99], outline } as never]]),
  );
  expect(place?.extent).toBe(1112);
});
