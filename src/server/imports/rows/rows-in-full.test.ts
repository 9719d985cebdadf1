import { expect, test } from 'vitest';
import { readHeader } from '#contract/imports/import-columns.ts';
import { csvHead } from '#server/exports/exported-businesses.rules.ts';
import { LONGEST } from './cell-values.rules.ts';
import { kindsOfFiles } from './kinds-of-files.rules.ts';
import { type KnownToRows, readRow } from './row.rules.ts';

const good = { name: 'Öz Kebap', category: 'Restoranlar', address: 'X Cad. 5', district: 'Seyhan' };
const read = (changed: Record<string, string>, known?: KnownToRows) => {
  const row: Record<string, string> = { ...good, ...changed };
  return readRow(readHeader(Object.keys(row)), Object.values(row), known);
};
const stored = (changed: Record<string, string>, known?: KnownToRows) => {
  const { business, refusal } = read(changed, known);
  if (!business) throw new Error(refusal);
  return business;
};

test('what a row does not say is not there', () => {
  expect(stored({})).toEqual({
    flags: [],
    ramadanHours: null,
    attributes: {},
    ...{ name: 'Öz Kebap', category: 'Restoranlar', address: 'X Cad. 5', district: 'Seyhan' },
    ...{ subcategory: null, description: null, neighbourhood: null, phone: null, phoneKeys: [] },
    ...{ latitude: null, longitude: null, email: null, website: null, whatsapp: null },
    ...{ instagram: null, priceRange: null, hours: null, specialDays: [], features: [] },
    ...{ images: [], isOpen: true, isOpenSaid: false },
    ...{ cid: null, source: null, isAddressMade: false },
  });
  expect(read({}).warnings).toEqual([]);
});

test.each<[Record<string, string>, object]>([
  [{ whatsapp: 'https://wa.me/905320001234' }, { whatsapp: '0532 000 12 34' }],
  [
    { whatsapp: 'https://api.whatsapp.com/send?phone=905320001234' },
    { whatsapp: '0532 000 12 34' },
  ],
  [{ instagram: '@oz.kebap' }, { instagram: 'oz.kebap' }],
  [{ isOpen: 'hayır' }, { isOpen: false, isOpenSaid: true }],
  [{ temporarilyClosed: 'evet' }, { isOpen: false, isOpenSaid: true }],
  [{ temporarilyClosed: 'hayır' }, { isOpen: true, isOpenSaid: true }],
  [
    { status: 'Geçici olarak kapalı', isOpen: 'evet' },
    { isOpen: false, isOpenSaid: true },
  ],
  [{ status: 'open' }, { isOpen: true, isOpenSaid: true }],
  [{ isOpen: 'evet' }, { isOpen: true, isOpenSaid: true }],
  [{ attributes: '{"vale":true}' }, { attributes: { vale: true } }],
  [{ features: 'Vale|Teras' }, { features: ['Vale', 'Teras'] }],
  [
    { specialDays: '{"2026-12-31":"kapalı"}' },
    { specialDays: [{ day: '2026-12-31', hours: 'kapalı' }] },
  ],
  [{ description: ' Közde ' }, { description: 'Közde' }],
  [{ phone: '0322 591 26 41 / 155' }, { phone: '0322 591 26 41', phoneKeys: ['+903225912641'] }],
  [{ url: 'https://ozkebap.com' }, { website: 'https://ozkebap.com' }],
  [{ url: 'https://goo.gl/maps/x' }, { website: null }],
  [{ coordinates: '37.0007, 35.3137' }, { latitude: 37.0007, longitude: 35.3137 }],
  [{ subcategory: 'kebap_restaurant' }, { subcategory: 'Kebap restaurant' }],
  [{ subcategory: 'restoranlar' }, { subcategory: null }],
  [{ category: 'Restoran, Kafe' }, { category: 'Restoranlar', subcategory: null }],
])('%j is stored as %j', (changed, expected) => {
  expect(stored(changed)).toMatchObject(expected);
});

test.each<[Record<string, string>, RegExp]>([
  [{ whatsapp: 'yok artık' }, /WhatsApp/],
  [{ instagram: 'öz kebap' }, /Instagram/],
  [{ specialDays: 'belki' }, /Özel günleri/],
  [{ email: 'logo@2x.png' }, /E-postası/],
  [{ website: 'ftp://x' }, /Web adresi/],
  [{ priceRange: '€15' }, /€15/],
  [{ name: 'a'.repeat(300) }, /Adı uzundu/],
  [{ address: 'a'.repeat(600) }, /Adresi uzundu/],
  [{ description: 'a'.repeat(20_000) }, /Açıklaması uzundu/],
  [{ latitude: '0', longitude: '0' }, /sıfır/],
  [{ address: '' }, /Adresi yok/],
  [{ hours: 'arayıp sorun' }, /Saatleri/],
  [{ phone: '0322 453' }, /Telefonunun rakamları/],
  [{ ramadanHours: 'iftardan sonra' }, /Ramazan/],
  [{ attributes: 'vale var' }, /Olanaklar/],
])('of %j something is lost, and the row says so', (changed, warning) => {
  expect(read(changed).warnings).toEqual([expect.stringMatching(warning)]);
});

test.each<[Record<string, string>, string]>([
  [{ status: 'Kalıcı olarak kapalı' }, 'Kalıcı olarak kapanmış'],
  [{ permanentlyClosed: 'evet' }, 'Kalıcı olarak kapanmış'],
  [{ name: '?!' }, 'Adı yok'],
  [{ district: '', completeAddress: '{"country":"CY"}' }, 'Türkiye dışında: CY'],
])('%j is refused: %s', (changed, refusal) => {
  expect(read(changed)).toMatchObject({ refusal, warnings: [] });
});

test('an address is put together from its parts, broken JSON says nothing', () => {
  const parts = { address: '', street: 'Vali Yolu', houseNumber: '12', neighbourhood: 'Reşatbey' };
  expect(stored(parts).address).toBe('Vali Yolu No: 12, Reşatbey');
  for (const completeAddress of ['{', 'null', '7'])
    expect(stored({ completeAddress }).district).toBe('Seyhan');
});

test('words of OpenStreetMap tell the category', () => {
  const osm = (words: Record<string, string>) => {
    const { category: _, ...row } = good;
    const all: Record<string, string> = { ...row, name: 'Nokta', ...words };
    return readRow(readHeader(Object.keys(all)), Object.values(all)).business?.category;
  };
  expect(osm({ osm_key: 'healthcare', osm_value: 'yes' })).toBe('Sağlık');
  expect(osm({ osm_key: 'tourism', osm_value: 'yes' })).toBeUndefined();
  expect(osm({ healthcare: 'yes' })).toBe('Sağlık');
  expect(osm({ shop: 'yes' })).toBe('Alışveriş');
  expect(osm({ shop: '', healthcare: '' })).toBeUndefined();
});

test('the directory’s own categories count, and those it has renamed or left', () => {
  const known: KnownToRows = {
    nameOf: (name) => ({ Restoranlar: 'Yeme İçme' })[name as string],
    byNorm: new Map([['noterler', 'Noterler']]),
  };
  expect(stored({ category: 'NOTERLER' }, known)).toMatchObject({
    category: 'Noterler',
    subcategory: null,
  });
  expect(stored({ category: 'Restoran' }, known).category).toBe('Yeme İçme');
  expect(read({ category: 'Kafe' }, known).refusal).toBe('Kategori tanınmadı: Kafe');
  expect(read({ name: 'Güneş Eczanesi', category: '' }, known).refusal).toBe('Kategorisi yok');
});

test('a header in the middle is one only where every name stands there again', () => {
  const header = readHeader(['name', 'category', 'address', 'district']);
  expect(readRow(header, ['name', 'Restoranlar', 'X Cad. 5', 'Seyhan']).business?.name).toBe(
    'name',
  );
});

test('our own file keeps the words of the directory as they are', () => {
  const names = csvHead().slice(1).trim().split(',');
  const row: Record<string, string> = { ...good, subcategory: 'kebap_restaurant' };
  const { business } = readRow(
    readHeader(names),
    names.map((name) => row[name] ?? ''),
  );
  expect(business?.subcategory).toBe('kebap_restaurant');
});

test.each<[Record<string, string>, object]>([
  [{ specialDays: 'belki' }, { specialDays: [] }],
  [{ ramadanHours: 'iftardan sonra' }, { ramadanHours: null }],
  [{ ramadanHours: '10:00-18:00' }, { ramadanHours: expect.stringContaining('10:00-18:00') }],
  [{ attributes: 'vale var' }, { attributes: {} }],
  [{ whatsapp: 'http://wa.me/905320001234' }, { whatsapp: '0532 000 12 34' }],
  [
    { whatsapp: 'https://api.whatsapp.com/send?text=x&phone=905320001234' },
    { whatsapp: '0532 000 12 34' },
  ],
  // Seven digits may be a place's alone.
  [{ phone: '444 12 34' }, { phoneKeys: ['4441234'] }],
  // A column goes before the parts of an address, and these tell where it says nothing.
  [{ district: '', completeAddress: '{"city":"Çukurova"}' }, { district: 'Çukurova' }],
  [
    { district: '', city: 'Seyhan', completeAddress: '{"city":"Çukurova"}' },
    { district: 'Seyhan' },
  ],
  [
    { district: '', city: 'Seyhan', province: 'Adana', completeAddress: '{"state":"Mersin"}' },
    { district: 'Seyhan' },
  ],
  [
    { district: '', city: 'Seyhan', country: 'TR', completeAddress: '{"country":"CY"}' },
    { district: 'Seyhan' },
  ],
])('of what was hard to read in %j, %j is kept', (changed, expected) => {
  expect(stored(changed)).toMatchObject(expected);
});

test.each(['name', 'address', 'description'] as const)(
  'a %s is as long as it may be without a word',
  (field) => {
    const text = 'a'.repeat(LONGEST[field]);
    expect(read({ [field]: text }).warnings).toEqual([]);
    expect(stored({ [field]: text })[field]).toBe(text);
    expect(stored({ [field]: `${text}b` })[field]).not.toContain('b');
  },
);

test('whose district nobody tells waits for its number; who is elsewhere does not', () => {
  const nowhere = { district: '', phone: '0322 591 26 41 / 155' };
  expect(read(nowhere)).toEqual({
    ...{ name: 'Öz Kebap', warnings: [], refusal: 'Hangi ilçede olduğu anlaşılmadı' },
    unplaced: { phoneKeys: ['+903225912641'] },
  });
  expect(read({ ...nowhere, completeAddress: '{"state":"Mersin"}' })).toEqual({
    ...{ name: 'Öz Kebap', warnings: [], refusal: 'Mersin rehberin dışında' },
  });
});

test('what the directory calls so itself is said, no guess, and no kind of its own', () => {
  const known: KnownToRows = {
    nameOf: (name) => name,
    byNorm: new Map([
      ['noterler', 'Noterler'],
      ['diger', 'Diğer'],
    ]),
  };
  expect(stored({ category: 'Kafe', type: 'Noterler' }, known)).toMatchObject({
    ...{ category: 'Noterler', subcategory: null },
  });
  const other = { name: 'Güneş Eczanesi', category: 'Diğer' };
  expect(stored(other, known).category).toBe('Diğer');
  expect(read(other, known).warnings).toEqual([]);
});

test('keys of OpenStreetMap that only sort its words tell no category', () => {
  const craft = { category: '', osm_key: 'craft', osm_value: 'xyz', name: 'Nokta' };
  expect(read(craft).refusal).toBe('Kategori tanınmadı: xyz');
});

const ofSource: KnownToRows = {
  nameOf: (name) => name,
  byNorm: new Map(),
  kindOfFile: (word) =>
    ({
      'amenity=pharmacy': { name: 'Eczane', category: 'Sağlık' },
      'amenity=bank': { name: 'Banka', category: null },
    })[word],
};
const node = { category: '', name: 'Güneş', sourceId: 'node/1' };

test.each<[string, object]>([
  ['shop=xyz|amenity=pharmacy', { category: 'Sağlık', subcategory: 'Eczane' }],
  // A kind that nobody lists is read as a word.
  ['shop=bakery', { category: 'Alışveriş' }],
  [`${'|'.repeat(30)}amenity=pharmacy`, { category: 'Sağlık' }],
  [`${'x|'.repeat(19)}amenity=pharmacy`, { category: 'Sağlık' }],
])('the kinds %s of a source are stored as %j', (sourceKinds, expected) => {
  expect(stored({ ...node, sourceKinds }, ofSource)).toMatchObject(expected);
});

test('a category that the name contradicts is not taken, and the report says so', () => {
  const known: KnownToRows = {
    ...ofSource,
    kindAgainst: ({ name, subcategory }) =>
      new Map([
        ['Ak Kargo Eczane', { name: 'Kargo şubesi', category: 'Alışveriş' }],
        ['Ak Optik Eczane', { name: 'Gözlükçü', category: 'Sağlık' }],
      ]).get(`${name} ${subcategory}`),
  };
  expect(stored({ category: 'Eczane', name: 'Ak Kargo' }, known)).toMatchObject({
    category: 'Alışveriş',
    subcategory: 'Kargo şubesi',
  });
  expect(read({ category: 'Eczane', name: 'Ak Kargo' }, known).warnings).toContain(
    'Adı başka bir tür söylüyor (Kargo şubesi), Sağlık alınmadı',
  );
  expect(read({ category: 'Eczane', name: 'Ak Optik' }, known).warnings).toContain(
    'Adı başka bir tür söylüyor (Gözlükçü), Eczane alınmadı',
  );
  expect(stored({ category: 'Eczane', name: 'Ak' }, known)).toMatchObject({ category: 'Sağlık' });
});

test('a category that no list knows is read by the table of kinds, then by the name', () => {
  const kind = (name: string, category: string | null = 'Alışveriş') => ({ name, category });
  const known: KnownToRows = {
    ...ofSource,
    kindSaid: (words) =>
      new Map([
        ['Çilingir', kind('Çilingir')],
        ['Banka', kind('Banka', null)],
        ['Farming', kind('Çilingir')],
      ]).get(words),
    kindNamed: (name) =>
      new Map([
        ['Ak Turizm', kind('Seyahat acentesi')],
        ['Ak Asansör', kind('Asansörcü')],
      ]).get(name),
  };
  const row = (name: string, category: string) => {
    const { business, refusal, warnings } = read({ name, category }, known);
    return [business?.category, business?.subcategory, refusal, ...warnings];
  };
  expect(row('Nar', 'Çilingir')).toEqual(['Alışveriş', 'Çilingir', undefined]);
  expect(row('Ak Turizm', 'Çilingir')).toEqual(['Alışveriş', 'Çilingir', undefined]);
  expect(row('Ak Turizm', 'Travel agent')).toEqual([
    ...['Alışveriş', 'Seyahat acentesi', undefined],
    'Adı başka bir tür söylüyor (Seyahat acentesi), Travel agent alınmadı',
  ]);
  expect(row('Ak Asansör', '')).toEqual([
    ...['Alışveriş', 'Asansörcü', undefined],
    'Kategorisi yok, adından anlaşıldı: Alışveriş',
  ]);
  // What makes a works or a farm of a row leaves the kind to the name.
  expect(row('Ak Asansör', 'Farming').slice(0, 2)).toEqual(['Alışveriş', 'Asansörcü']);
  const refused = (refusal: string) => [undefined, undefined, refusal];
  expect(row('Nar', 'Farming')).toEqual(refused('Kategori tanınmadı: Farming'));
  expect(row('Nar', 'Travel agent')).toEqual(refused('Kategori tanınmadı: Travel agent'));
  // A stop may be called after what stands there.
  expect(row('Ak Turizm', 'Banka')).toEqual(refused('Rehberde bu tür yok: Banka'));
});

test.each([
  ['amenity=bank', 'Rehberde bu tür yok: Banka'],
  [`${'x|'.repeat(20)}amenity=pharmacy`, 'Kategori tanınmadı: x'],
  [`amenity=${'x'.repeat(400)}|x`, `Kategori tanınmadı: ${'x'.repeat(59)}…`],
])('for the kinds %s of a source there is no place', (sourceKinds, refusal) => {
  expect(read({ ...node, sourceKinds }, ofSource).refusal).toBe(refusal);
});

const said = { id: 'node/1', licence: null, attribution: null, version: null } as const;
test.each<[Record<string, string>, object | null]>([
  [{}, { ...said, saidOn: null, confidence: null }],
  [{ sourceId: '' }, null],
  [{ sourceId: 'a'.repeat(100) }, { id: 'a'.repeat(100) }],
  [{ sourceId: 'a'.repeat(101) }, null],
  [
    { sourceLicence: ' ODbL ', sourceVersion: '7' },
    { licence: 'ODbL', version: '7' },
  ],
  [{ sourceAttribution: 'a'.repeat(201) }, { attribution: 'a'.repeat(200) }],
  [{ sourceDate: ' 2026-06-01 ' }, { saidOn: '2026-06-01' }],
  [{ sourceDate: '2026-06-01T10:00:00Z' }, { saidOn: '2026-06-01' }],
  [{ sourceDate: '2026-06-01 10:00' }, { saidOn: '2026-06-01' }],
  [{ sourceDate: '2026-06-011' }, { saidOn: null }],
  [{ sourceDate: '12026-06-01' }, { saidOn: null }],
  [{ sourceDate: '2026-06-31' }, { saidOn: null }],
  [{ confidence: '0' }, { confidence: 0 }],
  [{ confidence: '0.75' }, { confidence: 0.75 }],
  [{ confidence: '1' }, { confidence: 1 }],
  [{ confidence: '1.01' }, { confidence: null }],
  [{ confidence: '-0.01' }, { confidence: null }],
  [{ confidence: 'çok' }, { confidence: null }],
])('what a source says of itself in %j is kept as %j', (changed, source) => {
  const row = stored({ sourceId: 'node/1', ...changed });
  if (source) expect(row.source).toMatchObject(source);
  else expect(row.source).toBeNull();
});

test('of what is closed for good the source’s name for it is told, where it has one', () => {
  const closed = { name: 'Öz Kebap', warnings: [], refusal: 'Kalıcı olarak kapanmış' };
  expect(read({ permanentlyClosed: 'evet' })).toEqual(closed);
  expect(read({ permanentlyClosed: 'evet', sourceId: 'node/1' })).toEqual({
    ...closed,
    closed: { ...said, saidOn: null, confidence: null },
  });
});

test('the pin of a source is its place’s own and tells more than the row', () => {
  const row = { district: 'Çukurova', latitude: '37.0007', longitude: '35.3137' };
  const known: KnownToRows = { ...ofSource, neighbourhoodAt: () => 'Reşatbey' };
  expect(stored(row, known).district).toBe('Çukurova');
  const exact = { ...row, sourceId: 'node/1' };
  expect(stored(exact, known)).toMatchObject({ district: 'Seyhan', neighbourhood: 'Reşatbey' });
  expect(read(exact, known).warnings).toEqual([
    'Konumu yazılan ilçenin dışında (Çukurova); Seyhan alındı',
  ]);
});

const kind = (id: number, name: string, files: string) => ({
  ...{ id, category: 'Sağlık', name, plural: `${name}ler`, words: '', files },
});
test('files’ words for kinds go before the names of others, the first kind before later ones', () => {
  const kindOf = kindsOfFiles([
    kind(1, 'Eczane', 'amenity=pharmacy, Chemist'),
    kind(2, 'Doktor', 'Eczane deposu'),
    kind(3, 'Eczane deposu', 'chemist, amenity=xyz'),
  ]);
  const named = (word: string) => kindOf(word)?.name;
  expect(['amenity=pharmacy', 'CHEMIST', 'eczane deposu'].map(named)).toEqual([
    ...['Eczane', 'Eczane', 'Doktor'],
  ]);
  expect(['eczaneler', 'Doktor', 'Doktorler', 'amenity=xyz', 'xyz'].map(named)).toEqual([
    ...['Eczane', 'Doktor', 'Doktor', 'Eczane deposu', undefined],
  ]);
});
