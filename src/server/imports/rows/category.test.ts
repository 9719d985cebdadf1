import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { categories } from '#db/seed/categories.ts';
import { categoryNames, findCategory, kindName } from './category.rules.ts';

const categoryOf = (...texts: string[]) => findCategory(texts).category;

test('the twelve are those of the product, and each is its own word', () => {
  expect(categoryNames.toSorted()).toEqual(categories.map(({ name }) => name).toSorted());
  for (const { name, slug } of categories) {
    expect([name, categoryOf(name)]).toEqual([name, name]);
    expect([slug, categoryOf(slug)]).toEqual([slug, name]);
  }
});

test('words of exporters find their category', () => {
  const seen: Record<string, string[]> = {
    Restoranlar: [
      'Restaurant',
      'Greek restaurant',
      'Kebap Restoranı',
      'Kebapçı',
      'fast_food',
      'Dönerci',
      'Çiğ köfteci',
      'Balık Restoranı',
      'Hamburgerci',
      'Bar & grill',
      'Lokanta',
      'Catering',
      'Ciğerci',
      'Steak house',
    ],
    Oteller: [
      'Hotel',
      'Otel',
      '4 yıldızlı otel',
      'Pansiyon',
      'guest_house',
      'Hotel & Spa',
      'Apart otel',
      'Bed & breakfast',
    ],
    Kafeler: [
      'Cafe',
      'Kafe',
      'Coffee shop',
      'Kahve dükkanı',
      'Pastane',
      'ice_cream',
      'Dondurmacı',
      'Çay bahçesi',
      'Ice cream shop',
      'Dessert shop',
    ],
    Barlar: [
      'Bar',
      'pub',
      'Gece kulübü',
      'Meyhane',
      'Night club',
      'Cocktail bar',
      'Hotel bar',
      'Hookah Bar',
    ],
    Gelinlik: [
      'Bridal shop',
      'Gelinlikçi',
      'Gelinlik mağazası',
      'Wedding venue',
      'Düğün salonu',
      'Abiye mağazası',
    ],
    'Piknik Alanları': [
      'Park',
      'Picnic ground',
      'Piknik alanı',
      'Mesire yeri',
      'camp_site',
      'Milli park',
    ],
    Sağlık: [
      'Hospital',
      'Diş hekimi',
      'Diş kliniği',
      'Eczane',
      'pharmacy',
      'Medical Lab',
      'Veteriner',
      'optician',
      'Göz hastanesi',
      'Kadın doğum uzmanı',
      'Dermatologist',
      'Dentist office',
      "Doctor's office",
      'Psikolog',
      'Fizik tedavi merkezi',
      'Orthodontist',
    ],
    Güzellik: [
      'hairdresser',
      'Kuaför',
      'Berber',
      'Barber shop',
      'Güzellik salonu',
      'Beauty salon',
      'Sauna',
      'Nail salon',
      'Tattoo shop',
      'Masaj salonu',
      'Day Spa',
      'Skin Care',
    ],
    Alışveriş: [
      'supermarket',
      'Market',
      'Fırın',
      'bakery',
      'Kasap',
      'clothes',
      'Giyim mağazası',
      'Clothing, Apparel, & Fashions',
      'Mobilya mağazası',
      'Furniture store',
      'Kuyumcu',
      'Çiçekçi',
      'Florist',
      'Kırtasiye',
      'doityourself',
      'Restaurant supply store',
      'Beauty supply store',
      'Kitapçı',
      'Alışveriş merkezi',
      'Groceries & Convenience Stores',
      'Laundry & Dry Cleaning',
      'mobile_phone',
      'hardware',
    ],
    Spor: [
      'Gym',
      'fitness_centre',
      'Spor salonu',
      'Halı saha',
      'Tennis Court',
      'Yüzme havuzu',
      'Ski Slope',
      'Athletic Track',
      'Pilates stüdyosu',
      'Martial arts school',
      'Golf course',
      'stadium',
    ],
    Eğitim: [
      'School',
      'Anaokulu',
      'Üniversite',
      'Driving School',
      'Sürücü kursu',
      'Beauty school',
      'kindergarten',
      'Dershane',
      'Special Training',
      'library',
      'Dil okulu',
      'School of music',
      'Özel ders',
    ],
    Otomotiv: [
      'car_repair',
      'Auto repair shop',
      'Oto yıkama',
      'Lastik mağazası',
      'Tire shop',
      'Gas station',
      'fuel',
      'Car dealer',
      'Oto galeri',
      'Car rental agency',
      'Yedek parça',
      'Auto Supplies',
      'Motosiklet mağazası',
      'Car wash',
      'tyres',
      'Benzin istasyonu',
    ],
  };
  for (const [category, words] of Object.entries(seen)) {
    for (const word of words) expect([word, categoryOf(word)]).toEqual([word, category]);
  }
});

test('the kinds that people and maps use most find theirs', () => {
  const seen: Record<string, string> = {
    Restoranlar: 'Caterer, Izgara, Soup restaurant',
    Oteller: 'Tatil evi, Villa, Karavan parkı',
    Kafeler: 'Cookie shop, PlayStation salonu, Kek dükkanı',
    Barlar: 'Disko',
    Gelinlik: 'Balo salonu, Nişan organizasyonu, Formal giyim mağazası',
    'Piknik Alanları': 'Mangal Alanı, Bahçe, National forest, Yürüyüş alanı',
    Sağlık:
      'Uyku kliniği, Neurosurgeon, Kan bankası, Halk sağlığı merkezi, Radyolog, Psikolojik danışman',
    Güzellik: 'Cilt bakım kliniği, Saç ekim kliniği, Masaj terapisti, Kaş bar, Beautician',
    Alışveriş:
      'Züccaciye Mağazası, Gold dealer, Sahaf, Elektronik tamircisi, Pet kuaförü, Bisiklet tamircisi',
    Spor: 'Trampoline park, Karate okulu, Squash, Kaya tırmanışı, Futsal sahası, Health club',
    Eğitim: 'Gündüz bakım evi, Özel eğitim ve rehabilitasyon merkezi, Piyano öğretmeni, Okuma Evi',
    Otomotiv:
      'Oto Tamirhanesi, Kaporta boya, Muffler shop, Toyota bayisi, Auto electrical service, Karavan',
  };
  for (const [category, words] of Object.entries(seen)) {
    for (const word of words.split(', ')) {
      expect([word, categoryOf(word)]).toEqual([word, category]);
    }
  }
});

test('kinds that are none of the twelve are refused by their name', () => {
  for (const word of [
    'Bank',
    'bank',
    'atm',
    'Avukat',
    'Real estate agency',
    'Emlak ofisi',
    'place_of_worship',
    'Cami',
    'Furniture manufacturer',
    'Travel agency',
    'post_office',
    'Website designer',
    'Belediye',
    'theme_park',
    'yes',
    'Elektrikçi',
    'Locksmith',
    'Travel Agent',
    'Utilities',
    'Çatı tamircisi',
    'Soup kitchen',
    'bookmaker',
    'Bird watching area',
  ]) {
    expect(findCategory([word])).toEqual({ word });
  }
  expect(findCategory([' ', ''])).toEqual({ word: '' });
});

test('the finer word decides, and a bank is no shop', () => {
  expect(categoryOf('Auto Supplies', 'Shopping', 'Retail Goods')).toBe('Otomotiv');
  expect(categoryOf('Specialty thing', 'Shopping')).toBe('Alışveriş');
  expect(categoryOf('Bank', 'Shopping')).toBeUndefined();
  expect(categoryOf('Building Materials', 'Manufacturing')).toBeUndefined();
  expect(categoryOf('Pharmacy', 'Alışveriş')).toBe('Alışveriş');
  expect(categoryOf('Restoran, Kafe, Bar')).toBe('Restoranlar');
});

test.each<[string, string | undefined]>([
  // What ends last in a text decides.
  ['Otel restoranı', 'Restoranlar'],
  ['Restaurant supply store', 'Alışveriş'],
  ['Steak house bar', 'Barlar'],
  // A word that may be any kind's gives way to one that is of some category, wherever they stand.
  ['Tamirci bisiklet', 'Alışveriş'],
  ['Bisiklet tamirci', 'Alışveriş'],
  ['Tamirci', 'Otomotiv'],
  ['Hotel company', 'Oteller'],
  // But no category is made of a word that is nobody's.
  ['Banka tamirci', 'Otomotiv'],
  ['Company bank', undefined],
  // A word that is a kind alone is none beside others.
  ['Karavan', 'Otomotiv'],
  ['Mavi karavan', undefined],
  ['Karavan mavi', undefined],
  // What stands before "of" and "for" is what the place is.
  ['School of sport', 'Eğitim'],
  ['Association for hotels', undefined],
  ['Faculty of pharmacy', 'Eğitim'],
  ['Xyz of hotel', 'Oteller'],
  // Of a list the first part that has a category, however it is separated.
  ['Banka, Otel, Kafe', 'Oteller'],
  ['Banka | Xyz', undefined],
  ['Xyz | Banka', undefined],
  ['Xyz;Otel', 'Oteller'],
  ['Otel>Kafe', 'Oteller'],
  ['Kafe/Otel', 'Kafeler'],
  ['Xyz, Vwq', undefined],
  ['Xyz, Otel, Kafe', 'Oteller'],
  // But a sign in the middle of one kind makes no list of it.
  ['Bar / grill', 'Restoranlar'],
  // Words are whole, but for those that may go on.
  ['Baro', undefined],
  ['Kebapçılar', 'Restoranlar'],
  ['Öykebap', undefined],
  // Only the last word of a phrase may go on.
  ['Özel dersler', 'Eğitim'],
  ['Özellik dersi', undefined],
  ['Dersi özel', undefined],
])('%s is of %s', (text, category) => {
  expect(categoryOf(text)).toBe(category);
});

test.each([
  [['Otel', 'Manufacturing'], 'Manufacturing'],
  [['Xyz', 'Banka', 'Otel'], 'Banka'],
])('of %j, %s shuts the row out', (texts, word) => {
  expect(findCategory(texts)).toEqual({ word });
});

test('kinds are shown in Turkish', () => {
  expect(kindName('supermarket')).toBe('Süpermarket');
  expect(kindName('mobile_phone')).toBe('Telefoncu');
  expect(kindName('Car rental agency')).toBe('Araç kiralama');
  expect(kindName('Women’s clothing store')).toBe('Kadın giyim');
  expect(kindName('Kebapçı')).toBe('Kebapçı');
  expect(kindName('wood_shop')).toBe('Wood shop');
  expect(kindName('ink_shop')).toBe('İnk shop');
  expect(kindName('çini_atölyesi')).toBe('çini atölyesi');
});

const presets = path.resolve(
  process.env.SHARED_DATA_DIR ?? '../shared/data',
  'search/osm-category-names-tr.json',
);
describe.skipIf(!existsSync(presets))('against OpenStreetMap’s kinds', () => {
  test('nearly every shop, eating place, doctor and sports ground has a category', () => {
    const kinds: { osm: string; name: string }[] = JSON.parse(readFileSync(presets, 'utf8'));
    const wanted = kinds.filter(({ osm }) =>
      /^(?:shop\/|amenity\/(?:restaurant|cafe|fast_food|bar|pub|doctors|dentist|clinic)|healthcare\/|leisure\/(?:sports_centre|fitness_centre|pitch)|tourism\/(?:hotel|hostel|motel))/.test(
        osm,
      ),
    );
    const missed = wanted.filter(({ osm, name }) => {
      const [key = '', ...value] = osm.split('/');
      return !categoryOf(
        name,
        value[0] ?? '',
        ...(key === 'shop' || key === 'healthcare' ? [key] : []),
      );
    });
    expect(wanted.length).toBeGreaterThan(200);
    expect(missed.length / wanted.length, missed.map(({ osm }) => osm).join(' ')).toBeLessThan(
      0.05,
    );
  });
});
