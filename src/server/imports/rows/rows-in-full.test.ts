import { expect, test } from 'vitest';
import { readHeader } from '#contract/imports/import-columns.ts';
import { csvHead } from '#server/exports/exported-businesses.rules.ts';
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
    ramadanHours: null,
    attributes: {},
    ...{ name: 'Öz Kebap', category: 'Restoranlar', address: 'X Cad. 5', district: 'Seyhan' },
    ...{ subcategory: null, description: null, neighbourhood: null, phone: null, phoneKeys: [] },
    ...{ latitude: null, longitude: null, email: null, website: null, whatsapp: null },
    ...{ instagram: null, priceRange: null, hours: null, specialDays: [], features: [] },
    ...{ images: [], isOpen: true, cid: null, source: null, isAddressMade: false },
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
  [{ isOpen: 'hayır' }, { isOpen: false }],
  [{ temporarilyClosed: 'evet' }, { isOpen: false }],
  [{ status: 'Geçici olarak kapalı' }, { isOpen: false }],
  [{ isOpen: 'evet' }, { isOpen: true }],
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
