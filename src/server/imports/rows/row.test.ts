import { expect, test } from 'vitest';
import { readHeader } from '#contract/imports/import-columns.ts';
import { readRow } from './row.rules.ts';

const read = (row: Record<string, string>) =>
  readRow(readHeader(Object.keys(row)), Object.values(row));

test('a row of crawler-google-places', () => {
  const reading = read({
    title: 'Kebapçı Mesut',
    totalScore: '4.6',
    reviewsCount: '812',
    street: 'Vali Yolu Cd. No:12',
    city: 'Seyhan',
    state: 'Adana',
    countryCode: 'TR',
    website: 'http://kebapcimesut.com.tr/',
    phone: '+90 322 453 11 22',
    phoneUnformatted: '+903224531122',
    categoryName: 'Kebap Restoranı',
    address: 'Reşatbey, Vali Yolu Cd. No:12, 01120 Seyhan/Adana, Türkiye',
    'location/lat': '36.99421',
    'location/lng': '35.32977',
    permanentlyClosed: 'false',
    temporarilyClosed: 'true',
    cid: '4739655044276519229',
    'openingHours/0/day': 'Monday',
    'openingHours/0/hours': '11 AM to 10 PM',
    imageUrl: 'https://lh5.googleusercontent.com/x',
    url: 'https://www.google.com/maps/place/?q=place_id:x',
  });
  expect(reading.warnings).toEqual([]);
  expect(reading.business).toMatchObject({
    name: 'Kebapçı Mesut',
    category: 'Restoranlar',
    subcategory: 'Kebap Restoranı',
    district: 'Seyhan',
    neighbourhood: 'Reşatbey',
    phone: '0322 453 11 22',
    phoneKeys: ['+903224531122'],
    website: 'http://kebapcimesut.com.tr',
    latitude: 36.99421,
    longitude: 35.32977,
    isOpen: false,
    cid: '4739655044276519229',
    images: [],
  });
  expect(reading.business).not.toHaveProperty('rating');
  expect(reading.business?.hours).toContain('11:00-22:00');
});

test('a row of Outscraper', () => {
  const { business } = read({
    name: 'Mavi Diş Kliniği',
    site: 'mavidis.com',
    type: 'Dental clinic',
    category: 'dentists',
    subtypes: 'Dental clinic, Dentist',
    full_address: 'Toros Mah. 78178 Sk. No:4 Çukurova/Adana',
    latitude: '37.0412',
    longitude: '35.2841',
    working_hours: '{"Monday":"9AM-6PM","Tuesday":"9AM-6PM"}',
    business_status: 'OPERATIONAL',
    range: '$$',
    cid: '123456789012345678',
  });
  expect(business).toMatchObject({
    category: 'Sağlık',
    subcategory: 'Diş kliniği',
    district: 'Çukurova',
    priceRange: '₺₺',
    website: 'https://mavidis.com',
  });
});

test('gosom’s pin, misspelled key, hours with an en dash, and the country in its JSON', () => {
  const row = {
    link: 'https://www.google.com/maps/place/X/data=!4m7!1s0x1:0x41c6a326a7fd813d!8m2!3d37.0!4d35.32',
    title: 'Parkta Kahve',
    category: 'Cafe',
    address: 'Ziyapaşa Blv., Adana',
    open_hours: '{"Monday":["12:30–10 pm"]}',
    complete_address: '{"city":"Seyhan","state":"Adana","country":"TR"}',
    emails: 'null',
    price_range: '',
    status: 'Open ⋅ Closes 10 pm',
  };
  expect(read(row).business).toMatchObject({
    category: 'Kafeler',
    subcategory: 'Kafe',
    district: 'Seyhan',
    latitude: 37,
    longitude: 35.32,
    cid: '4739655044276519229',
    email: null,
  });
  const abroad = { ...row, complete_address: '{"country":"CY"}' };
  expect(read(abroad).refusal).toBe('Türkiye dışında: CY');
});

test('Turkish headers, OpenStreetMap’s words and a file without addresses', () => {
  const market = read({
    ad: 'Sayılı market',
    tür: 'supermarket',
    enlem: '37,0007',
    boylam: '35,3137',
  });
  expect(market.business).toMatchObject({
    category: 'Alışveriş',
    subcategory: 'Süpermarket',
    address: 'Seyhan / Adana',
    hours: null,
  });
  expect(market.warnings).toEqual(['Adresi yok, yalnız ilçesi yazıldı']);
  const shop = {
    name: 'X Dükkân',
    osm_key: 'shop',
    osm_value: 'yes',
    latitude: '37',
    longitude: '35.32',
  };
  expect(read(shop).refusal ?? read(shop).business?.category).toBe('Alışveriş');
});

test('a row is refused by name, and only a refused one', () => {
  const good = {
    name: 'Öz Kebap',
    category: 'Restoranlar',
    address: 'X Cad. 5',
    district: 'Seyhan',
  };
  expect(read(good).refusal).toBeUndefined();
  expect(read({ ...good, name: ' ' }).refusal).toBe('Adı yok');
  expect(read({ ...good, category: 'bank' }).refusal).toBe('Kategori tanınmadı: bank');
  expect(read({ ...good, name: 'Bulutlar', category: '' }).refusal).toBe('Kategorisi yok');
  expect(read({ ...good, district: 'Ceyhan' }).refusal).toBe('Ceyhan ilçesi rehberin dışında');
  expect(read({ ...good, permanentlyClosed: 'TRUE' }).refusal).toBe('Kalıcı olarak kapanmış');
});

test('a name tells the category only where the row’s columns say nothing', () => {
  const row = { name: 'Güneş Eczanesi', address: 'X Cad. 5', district: 'Seyhan' };
  for (const category of ['', 'Establishment', 'point_of_interest', 'Diğer']) {
    expect(read({ ...row, category })).toMatchObject({
      business: { category: 'Sağlık', subcategory: null },
      warnings: ['Kategorisi yok, adından anlaşıldı: Sağlık'],
    });
  }
  expect(read({ ...row, category: 'Bank' }).refusal).toBe('Kategori tanınmadı: Bank');
  expect(read({ ...row, category: 'Market' }).business?.category).toBe('Alışveriş');
  expect(read({ ...row, name: 'Nokta', category: 'Establishment' }).refusal).toBe(
    'Kategori tanınmadı: Establishment',
  );
});

test('a header in the middle of a file is called that', () => {
  const header = readHeader(['name', 'category', 'district', '']);
  expect(readRow(header, ['name', ' category', 'district']).refusal).toBe(
    'Sütun başlıkları yeniden yazılmış',
  );
});

test('what cannot be kept is dropped with a warning and the row goes in', () => {
  const { business, warnings } = read({
    name: 'Öz Kebap;oz kebap',
    category: 'Restoranlar',
    address: 'X Cad. 5',
    district: 'Seyhan',
    latitude: '35.3137',
    longitude: '37.0007',
    email: 'logo@2x.png',
    website: 'javascript:alert(1)',
    priceRange: '€15–20',
    hours: 'arayıp sorun',
    phone: '155',
  });
  expect(business).toMatchObject({
    name: 'Öz Kebap',
    latitude: 37.0007,
    longitude: 35.3137,
    email: null,
    website: null,
    priceRange: null,
    hours: 'arayıp sorun',
    phoneKeys: [],
  });
  expect(warnings).toEqual([
    'Enlemle boylam yer değiştirmişti, düzeltildi',
    'E-postası geçersiz, alınmadı',
    'Web adresi geçersiz, alınmadı',
    'Fiyat düzeyi anlaşılmadı: €15–20',
    'Saatleri okunamadı, yazıldığı gibi alındı',
  ]);
});

test('the fields of a refused or short row never break the reading', () => {
  const header = readHeader(['title', 'categoryName', 'address', 'location/lat', 'cid']);
  expect(readRow(header, ['Kısa Satır Kebap', 'Kebapçı']).refusal).toBe(
    'Hangi ilçede olduğu anlaşılmadı',
  );
  expect(readRow(header, []).refusal).toBe('Adı yok');
});

test.each([
  ['status', 'kalici '.repeat(20_000)],
  ['category', 'mon: 9 AM – 5 PM; '.repeat(8000)],
  ['category', `/url?${'&q'.repeat(100_000)}`],
  ['district', `/url?${'&q'.repeat(100_000)}`],
  ['hours', '09:00-'.repeat(30_000)],
  ['address', 'Mah. '.repeat(40_000)],
])('a page of text in %s does not hold everybody up', (field, text) => {
  const before = process.cpuUsage();
  const row = { name: 'Deneme', category: 'Kafeler', address: 'Sokak 1', district: 'Seyhan' };
  expect(read({ ...row, [field]: text }).name).toBe('Deneme');
  const { user, system } = process.cpuUsage(before);
  // Seconds before cells were cut.
  expect(user + system, 'microseconds of work').toBeLessThan(1_500_000);
});

test('a text is not cut through the middle of a letter', () => {
  const { name } = read({
    name: `${'a'.repeat(198)}😀😀`,
    category: 'Kafeler',
    district: 'Seyhan',
  });
  expect(name.isWellFormed()).toBe(true);
});

test('columns of the days are one week', () => {
  const row = {
    ad: 'Nar Kuaför',
    tür: 'Kuaför',
    adres: 'Toros Mah. 5',
    ilçe: 'Çukurova',
    Pazartesi: '09:00-19:00',
    Salı: '09:00-19:00',
    Çarşamba: '09:00-19:00',
    Perşembe: '09:00-19:00',
    Cuma: '09:00-19:00',
    Cumartesi: '10:00-18:00',
    Pazar: 'Kapalı',
  };
  const week = '{"mon-fri":"09:00-19:00","sat":"10:00-18:00","sun":"kapalı"}';
  expect(read(row).business?.hours).toBe(week);
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  const pairs = Object.fromEntries(
    days.flatMap((day) => [
      [`${day}_open`, '09:00'],
      [`${day}_close`, '19:00'],
    ]),
  );
  const { ad, tür, adres, ilçe } = row;
  expect(
    read({ ad, tür, adres, ilçe, ...pairs, saturday_open: '', saturday_close: '' }).business?.hours,
  ).toContain('"mon-fri":"09:00-19:00"');
});

test('numbers in columns of their own are all compared, and the first is shown', () => {
  const { business } = read({
    'Eczane Adı': 'Nar Eczanesi',
    İlçe: 'Seyhan',
    Adres: 'Kurtuluş Mah. No:5',
    Telefon: '0322 453 11 22',
    GSM: '5324455667',
  });
  expect(business).toMatchObject({
    phone: '0322 453 11 22',
    phoneKeys: ['+903224531122', '+905324455667'],
  });
});

test('a number that lost its digits is nobody’s, beside a whole one as alone', () => {
  const of = (telefon: string, gsm: string) =>
    read({ Ad: 'Nar Eczanesi', İlçe: 'Seyhan', Adres: 'X', Telefon: telefon, GSM: gsm });
  expect(of('0322 453 11 22', '5,32446E+09').business?.phoneKeys).toEqual(['+903224531122']);
  expect(of('5,32446E+09', '').business?.phoneKeys).toEqual([]);
});

test('what holds at the moment of an export is no hours where a week is said beside it', () => {
  const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
  const { business, warnings } = read({
    title: 'Nar Çiçekçilik',
    type: 'Florist',
    address: 'Güzelyalı, Çukurova/Adana',
    hours: 'Closed ⋅ Opens 9 AM',
    ...Object.fromEntries(days.map((day) => [`operating_hours.${day}`, '9 AM–7 PM'])),
  });
  expect(business?.hours).toBe('{"mon-sun":"09:00-19:00"}');
  expect(warnings).toEqual([]);
});

test('a page of Instagram as website is the name there, and what counts visits is taken off', () => {
  const of = (website: string) =>
    read({ title: 'Nar Pastane', category: 'Pastane', address: 'Seyhan/Adana', website }).business;
  expect(of('https://www.instagram.com/narpastane/?igsh=x')).toMatchObject({
    ...{ website: null, instagram: 'narpastane' },
  });
  expect(of('https://www.instagram.com/p/xyz')?.website).toBe('https://www.instagram.com/p/xyz');
  expect(of('https://nar.example/?utm_source=google&id=5')?.website).toBe(
    'https://nar.example/?id=5',
  );
});

test('the kind is what the table calls what the file says, or the first of a list that it knows', () => {
  const kindOfFile = (word: string) =>
    word.trim() === 'Offal restaurant' ? { name: 'Şırdancı', category: 'Restoranlar' } : undefined;
  const kindOf = (category: string, title = 'Nar Salonu') => {
    const row = { title, category, address: 'Seyhan/Adana' };
    const known = { nameOf: (one: string) => one, byNorm: new Map(), kindOfFile };
    return readRow(readHeader(Object.keys(row)), Object.values(row), known).business?.subcategory;
  };
  expect(kindOf('Offal restaurant')).toBe('Şırdancı');
  expect(kindOf('Offal restaurant, Restaurant')).toBe('Şırdancı');
  expect(kindOf('Kebab shop, Offal restaurant')).toBe('Kebapçı');
  expect(kindOf('Restaurant')).toBe('Restoran');
  // Of another category than the file's it is none.
  expect(kindOf('Brewpub, Offal restaurant')).not.toBe('Şırdancı');
});

test('a district in the column of neighbourhoods is the town, unless the address says another', () => {
  const of = (address: string) =>
    read({ 'Kurum Adı': 'Nar Eczanesi', Şehir: 'Adana', Semt: 'Seyhan', Adres: address }).business;
  expect(of('Yeşiloba Mah. No:4')).toMatchObject({ district: 'Seyhan', neighbourhood: 'Yeşiloba' });
  expect(of('Seyhan Mah. No:4 Yüreğir')).toMatchObject({ district: 'Yüreğir' });
});

test('a kind in capitals is written as people write it, and a cut one tells the category', () => {
  const row = { 'Kurum Adı': 'NAR ECZ.', İlçe: 'Seyhan', Adres: 'Kurtuluş Mah.' };
  expect(read(row).business).toMatchObject({ name: 'Nar Ecz.', category: 'Sağlık' });
  expect(read({ ...row, 'Kurum Tipi': 'ÖZEL HASTANE' }).business?.subcategory).toBe('Özel Hastane');
});
