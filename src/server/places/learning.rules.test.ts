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
