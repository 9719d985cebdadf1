import { expect, test } from 'vitest';
import { kindWordsOf, phrasesOf, type WordsOfKind } from './kind-phrases.ts';
import { alsoOf, isNamed, kindAgainst, kindNamed, kindOf, kindSaid } from './kind-words.ts';

const kind = (id: number, category: string | null, name: string, words = '', files = '') => ({
  ...{ id, category, name, plural: `${name}ler`, words, files },
});
const kinds: WordsOfKind[] = [
  kind(1, 'Sağlık', 'Diş hekimi', 'diş, diş kliniği', 'amenity=dentist, Dentist'),
  kind(2, 'Sağlık', 'Tıp merkezi', 'klinik', 'Clinic, medical_center'),
  kind(3, 'Sağlık', 'Eczane', '', 'Pharmacy'),
  kind(4, 'Restoranlar', 'Balık restoranı', 'balık'),
  kind(5, 'Alışveriş', 'Balıkçı', 'taze balık'),
  kind(6, 'Gelinlik', 'Çeyizci', 'çeyiz'),
  kind(7, 'Alışveriş', 'Kumaşçı', 'kumaş', 'Crafts & Fabrics'),
  kind(8, 'Alışveriş', 'Giyim mağazası', 'konfeksiyon'),
  kind(9, 'Alışveriş', 'Perdeci', 'perde'),
  kind(10, 'Restoranlar', 'Esnaf lokantası', 'lokanta', '~turkish_restaurant, Cafeteria'),
  kind(11, 'Restoranlar', 'Restoran', 'restaurant', '~Restaurant'),
  kind(12, 'Restoranlar', 'Kebapçı', 'kebap salonu, kebap', 'Kebab shop'),
];
const words = kindWordsOf(kinds);
const told = (category: string, name: string, subcategory?: string) =>
  kindOf(words, { category, name, subcategory })?.name;

test('what a business says of itself is its kind, whatever it is called', () => {
  expect(told('Sağlık', 'Güneş Eczanesi', 'Diş kliniği')).toBe('Diş hekimi');
  expect(told('Sağlık', 'Güneş', 'ECZANE')).toBe('Eczane');
  expect(told('Restoranlar', 'Kıyı', 'Izgara ve balık')).toBe('Balık restoranı');
});

test('its name tells where it says nothing, by what stands last in it', () => {
  expect(told('Sağlık', 'Diş Ağrısı Eczanesi')).toBe('Eczane');
  expect(told('Sağlık', 'Çınar Ağız Diş Kliniği')).toBe('Diş hekimi');
  expect(told('Sağlık', 'Çınar')).toBeUndefined();
});

test('a word belongs to the kind of its category; said outright, to that of another', () => {
  expect(told('Alışveriş', 'Taze Balık')).toBe('Balıkçı');
  expect(told('Restoranlar', 'Taze Balık')).toBe('Balık restoranı');
  expect(told('Alışveriş', 'Sandık', 'Çeyiz')).toBe('Çeyizci');
  expect(told('Alışveriş', 'Çeyiz Sandığı')).toBeUndefined();
});

test('a word of files gives way to a name that tells one kind', () => {
  expect(told('Sağlık', 'Özoğlu Diş Kliniği', 'Clinic')).toBe('Diş hekimi');
  expect(told('Sağlık', 'Özoğlu', 'medical_center')).toBe('Tıp merkezi');
  expect(told('Alışveriş', 'Ak Perde', 'Crafts & Fabrics')).toBe('Perdeci');
  expect(told('Alışveriş', 'Ak Konfeksiyon Perde', 'Crafts & Fabrics')).toBe('Kumaşçı');
});

test('a shop is not the mall that its name says it is in, where a file says what it is', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Alışveriş merkezi', 'avm, çarşı', 'shopping_center'),
    kind(2, 'A', 'Giyim mağazası', 'kıyafet', 'clothing_store'),
    { ...kind(3, 'A', 'Genel mağaza', '', '~shop'), words: '' },
    kind(4, 'B', 'Kafe', 'kafe', 'cafe'),
    kind(5, 'A', 'Perdeci', 'perde'),
  ]);
  const ofFile = (name: string, subcategory?: string, category = 'A') =>
    kindOf(table, { category, name, subcategory, isOfFile: true })?.name;
  expect(ofFile('Ak Optimum AVM', 'clothing_store')).toBe('Giyim mağazası');
  expect(ofFile('Ak Mestan Çarşısı', 'clothing_store')).toBe('Giyim mağazası');
  expect(ofFile('Köşe Optimum AVM', 'cafe', 'B')).toBe('Kafe');
  expect(ofFile('Ak Perde Optimum AVM', 'clothing_store')).toBe('Perdeci');
  expect(ofFile('Optimum AVM', 'shopping_center')).toBe('Alışveriş merkezi');
  expect(ofFile('Optimum AVM')).toBe('Alışveriş merkezi');
});

test('a word of a file that is no name of a kind gives way to a name that says one kind', () => {
  const table = kindWordsOf([
    { ...kind(1, 'A', 'Züccaciyeci', 'ev eşyası'), sells: 'kanepe' },
    kind(2, 'A', 'Mobilyacı', 'mobilya, kanepe'),
    kind(3, 'A', 'Perdeci', 'perde'),
  ]);
  const ofFile = (name: string, subcategory: string, isOfFile = true) =>
    kindOf(table, { category: 'A', name, subcategory, isOfFile })?.name;
  expect(ofFile('Ak Mobilya San. Tic.', 'Ev eşyası')).toBe('Mobilyacı');
  expect(ofFile('Ak Mobilya San. Tic.', 'Ev eşyası', false)).toBe('Züccaciyeci');
  expect(ofFile('Ak Mobilya Perde', 'Ev eşyası')).toBe('Züccaciyeci');
  expect(ofFile('Ak Kanepe', 'Ev eşyası')).toBe('Züccaciyeci');
  expect(ofFile('Ak', 'Ev eşyası')).toBe('Züccaciyeci');
  expect(ofFile('Ak Mobilya', 'Perde')).toBe('Perdeci');
});

test('a name says nothing against a word of a file whose kind has a sort of what it says', () => {
  const table = kindWordsOf([
    { ...kind(1, 'A', 'Bebek mağazası', 'bebek ürünleri'), sells: 'emzik, bebek giyim' },
    kind(2, 'A', 'Giyim mağazası', 'giyim'),
    kind(3, 'A', 'Perdeci', 'perde'),
  ]);
  const ofFile = (name: string) =>
    kindOf(table, { category: 'A', name, subcategory: 'Bebek ürünleri', isOfFile: true })?.name;
  expect(ofFile('Ak Giyim San. Tic.')).toBe('Bebek mağazası');
  expect(ofFile('Ak Perde San. Tic.')).toBe('Perdeci');
});

test('what a file says gives way to a name that says a kind of another category', () => {
  const ofFile = (category: string, name: string, subcategory: string) =>
    kindOf(words, { category, name, subcategory, isOfFile: true })?.name;
  expect(ofFile('Sağlık', 'Öz Kıyı Kebap Salonu', 'Eczane')).toBe('Kebapçı');
  expect(ofFile('Sağlık', 'Ak Perde San. Tic. Ltd. Şti.', 'Eczane')).toBe('Perdeci');
  // Of one category it is what the file says.
  expect(ofFile('Alışveriş', 'Ak Perde San. Tic. Ltd. Şti.', 'Kumaş')).toBe('Kumaşçı');
  expect(ofFile('Sağlık', 'Ak Kebap Tic.', 'Eczane')).toBe('Kebapçı');
  // Letters that an old export lost.
  expect(ofFile('Sağlık', 'Ak Bal?k', 'Eczane')).toBe('Balık restoranı');
  // Said by somebody, it stays.
  expect(told('Sağlık', 'Öz Kıyı Kebap Salonu', 'Eczane')).toBe('Eczane');
});

test('a name says nothing against a category that it names too, by two kinds, nor where it is a word alone', () => {
  const against = (category: string, name: string) => kindAgainst(words, { category, name })?.name;
  expect(against('Sağlık', 'Ak Perde')).toBe('Perdeci');
  expect(against('Sağlık', 'Ak Perde, Öz Perde ve Tic.')).toBe('Perdeci');
  expect(against('Alışveriş', 'Ak Perde')).toBeUndefined();
  expect(against('Sağlık', 'Ak Diş Perde')).toBeUndefined();
  expect(against('Sağlık', 'Ak Perde & Öz Konfeksiyon')).toBeUndefined();
  expect(against('Sağlık', 'Perde')).toBeUndefined();
  expect(against('Sağlık', 'Perde Arası')).toBeUndefined();
  const unlisted = kindWordsOf([kind(1, null, 'Banka')]);
  expect(kindAgainst(unlisted, { category: 'Sağlık', name: 'Ak Banka' })).toBeUndefined();
});

test('a name alone says a kind where it says that one and no other', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Keresteci', 'kereste'),
    kind(2, 'A', 'Seyahat acentesi', 'turizm, seyahat, seyahat acentası'),
    kind(3, null, 'Fabrika', 'imalat'),
    kind(4, 'A', 'Su tesisatçısı', 'su tesisatı, tesisat'),
    kind(5, 'B', 'Su bayii', 'su'),
  ]);
  const named = (name: string) => kindNamed(table, name)?.name;
  expect(named('Ak Turizm')).toBe('Seyahat acentesi');
  expect(named('Ak Kereste San. ve Tic. Ltd. Şti.')).toBe('Keresteci');
  expect(named('Ak Seyahat Turizm A.Ş.')).toBe('Seyahat acentesi');
  expect(named('Ak Turizm - Seyahat Acentası')).toBe('Seyahat acentesi');
  // Words of its own phrase are no second kind.
  expect(named('Ak Su Tesisatı')).toBe('Su tesisatçısı');
  expect(named('Ak Kereste Turizm Ltd. Şti.')).toBeUndefined();
  expect(named('Ak Kereste & Turizm')).toBeUndefined();
  expect(named('Kereste Pazarı Ak Turizm')).toBeUndefined();
  expect(named('Ak İnş. Turizm San.')).toBeUndefined();
  expect(named('Ak Kereste İmalat San.')).toBeUndefined();
  expect(named('Ak Fabrika')).toBeUndefined();
  expect(named('Turizm Caddesi Ak')).toBeUndefined();
  expect(named('Kereste')).toBeUndefined();
});

test('what files call many kinds gives way to all that a name says', () => {
  for (const said of ['turkish_restaurant', 'Restaurant']) {
    expect(told('Restoranlar', 'Hacı Usta Kebap Salonu', said)).toBe('Kebapçı');
    expect(told('Restoranlar', 'Hacı Usta Kebap Restaurant', said)).toBe('Kebapçı');
    expect(told('Restoranlar', 'Hacı Usta Balık Kebap', said)).toBe('Kebapçı');
    expect(told('Restoranlar', 'Öz Kardeşler Lokantası', said)).toBe('Esnaf lokantası');
  }
  expect(told('Restoranlar', 'Öz Kardeşler', 'turkish_restaurant')).toBe('Esnaf lokantası');
  expect(told('Restoranlar', 'Öz Kardeşler', 'Restaurant')).toBe('Restoran');
  expect(told('Restoranlar', 'Hacı Usta Balık Kebap', 'Cafeteria')).toBe('Esnaf lokantası');
});

test('endings of short words are parts of other words', () => {
  expect(told('Alışveriş', 'Perdeciler Pasajı')).toBe('Perdeci');
  expect(told('Sağlık', 'Dişi Kuş')).toBeUndefined();
});

test('all words of a phrase stand there, in their order, anywhere in a name', () => {
  expect(told('Alışveriş', 'Giyim Mağazası Ak')).toBe('Giyim mağazası');
  expect(told('Alışveriş', 'Ak Giyim Mağazası')).toBe('Giyim mağazası');
  expect(told('Alışveriş', 'Mağazası')).toBeUndefined();
  expect(told('Alışveriş', 'Mağazası Giyim')).toBeUndefined();
  expect(told('Restoranlar', 'Kıyı Balık Restoranı')).toBe('Balık restoranı');
  expect(told('Sağlık', 'Ağız Diş Hekimi')).toBe('Diş hekimi');
});

test('of two phrases that end alike the longer one tells', () => {
  const table = kindWordsOf([kind(1, 'A', 'Evi'), kind(2, 'A', 'Perde evi'), kind(3, 'A', 'Ev')]);
  expect(kindOf(table, { category: 'A', name: 'Ak Perde Evi' })?.name).toBe('Perde evi');
  expect(kindOf(table, { category: 'A', name: 'Ak Evi' })?.name).toBe('Evi');
});

test('a name says its kind or does not; what stands beside it in one that does is a name', () => {
  const [, , pharmacy, fish] = kinds as [WordsOfKind, WordsOfKind, WordsOfKind, WordsOfKind];
  expect(isNamed(words, fish, { name: 'Sarı Yelken Balık' })).toBe(true);
  expect(isNamed(words, pharmacy, { name: 'Diş Ağrısı Eczanesi' })).toBe(true);
  expect(isNamed(words, fish, { name: 'Kıyı' })).toBe(false);
  expect(isNamed(words, fish, { name: 'Kıyı Sofrası', subcategory: 'Balık sofrası' })).toBe(true);
  expect(isNamed(words, fish, { name: 'Kıyı Salonu', subcategory: 'Balık salonu' })).toBe(false);
  // "Clinic" is a word of files.
  expect(isNamed(words, kinds[1] as WordsOfKind, { name: 'Rose Clinic' })).toBe(false);
});

test('who says two kinds is of both; a word of a longer phrase is none of its own', () => {
  const also = (category: string, subcategory: string, name = '') => {
    const business = { category, subcategory, name };
    const kind = kindOf(words, business);
    return kind && alsoOf(words, kind, business).map(({ name }) => name);
  };
  expect(also('Alışveriş', 'Kumaş ve perde')).toEqual(['Kumaşçı']);
  expect(also('Alışveriş', 'Taze balık')).toEqual([]);
  expect(also('Alışveriş', 'Perde')).toEqual([]);
  expect(also('Alışveriş', 'Kumaş', 'Kumaş & Perde, Işık')).toEqual(['Perdeci']);
  expect(also('Alışveriş', 'Kumaş', 'Perde Arası Kumaş')).toEqual([]);
  expect(also('Alışveriş', 'Kumaş', 'Ak Perde Kumaş')).toEqual(['Perdeci']);
  // What a firm is by law parts its name, and what it makes stands before what many make.
  expect(also('Alışveriş', 'Kumaş', 'Ak Perde San. Mavi Tic. A.Ş.')).toEqual(['Perdeci']);
  expect(also('Alışveriş', 'Kumaş', 'Ak Perde Ürünleri Ltd. Şti.')).toEqual(['Perdeci']);
});

test('before the end of a name a short word tells a kind just so, not with an ending', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Halı mağaza'),
    kind(2, 'A', 'Kulak doktoru', 'kulak, işitme'),
    kind(3, 'A', 'Çaycı', 'çay'),
  ]);
  const also = (name: string) => {
    const [carpets] = [...table.values()].flat();
    return carpets
      ? alsoOf(table, carpets.kind, { name, category: 'A' }).map((one) => one.name)
      : [];
  };
  expect(also('Sabah Çayı Halı Mağaza')).toEqual([]);
  expect(also('Çay Halı Mağaza')).toEqual(['Çaycı']);
});

test('a short word in a part of a name says nothing of another category', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Fırın'),
    kind(2, 'B', 'Binicilik kulübü', 'at'),
    kind(3, 'A', 'Pideci', 'pide'),
  ]);
  const also = (name: string) => {
    const [bakeries] = [...table.values()].flat();
    return bakeries
      ? alsoOf(table, bakeries.kind, { name, category: 'A' }).map((one) => one.name)
      : [];
  };
  expect(also('Un-at')).toEqual([]);
  expect(also('Pide & Simit')).toEqual(['Pideci']);
});

test('before an end that is its kind stands only the name of another, or what is of its category', () => {
  const also = (name: string, kindId: number) => {
    const kind = kinds.find(({ id }) => id === kindId);
    const business = { name, category: kind?.category ?? '' };
    return kind && alsoOf(words, kind, business).map((one) => one.name);
  };
  // Diş is another word for a Diş hekimi, of another category.
  expect(also('Ak Diş Kumaş', 7)).toEqual([]);
  expect(also('Ak Perde Kumaş', 7)).toEqual(['Perdeci']);
  expect(also('Ak Eczane Kumaş', 7)).toEqual(['Eczane']);
  expect(also('Ak Klinik Kumaş', 7)).toEqual([]);
  // Where the end is another kind, it may be any.
  expect(also('Ak Klinik Perde', 7)).toEqual(['Perdeci', 'Tıp merkezi']);
});

test('behind the end of a name may stand what the firm is by law', () => {
  const [, , pharmacy] = kinds as [WordsOfKind, WordsOfKind, WordsOfKind];
  for (const name of ['Safir Perde Ltd.Şti.', 'Öz Perde San. ve Tic. A.Ş.', 'Ak Perde Sanayi'])
    expect(
      alsoOf(words, pharmacy, { name, category: 'Sağlık' }).map((one) => one.name),
      name,
    ).toEqual(['Perdeci']);
});

test.each([
  ['Eczane', 'Eczane'],
  [' ECZANELER ', 'Eczane'],
  ['diş kliniği', 'Diş hekimi'],
  // More than the name, a part of it, nothing, and a word of files.
  ['Güneş Eczanesi', undefined],
  ['mağazası', undefined],
  ['', undefined],
  ['Pharmacy', undefined],
])('%j is said of the kind %s', (text, name) => {
  expect(kindSaid(words, text)?.name).toBe(name);
});

test('a text that several kinds are called so is said of none, one that a kind is called twice of that', () => {
  const table = kindWordsOf([kind(1, 'A', 'Evi', 'ev'), kind(2, 'A', 'Konak', 'evi')]);
  expect(kindSaid(table, 'Evi')).toBeUndefined();
  const [once] = [kind(1, 'A', 'Evi', 'evi, Ev')];
  expect(once && kindSaid(kindWordsOf([once]), 'Evi')).toBe(once);
});

test('lists are read with commas, folded, and blank ones say nothing', () => {
  expect(phrasesOf('Diş Hekimi,, ÇAY ', ' ', '?')).toEqual(['dis hekimi', 'cay']);
  const [[, [phrase] = []] = []] = kindWordsOf([kind(1, 'A', 'Diş - hekimi')]);
  expect(phrase?.words).toEqual(['dis', 'hekimi']);
});

test('a word is one of a kind whole or with an ending, from four letters on', () => {
  const table = kindWordsOf([kind(1, 'A', 'Pide'), kind(2, 'A', 'Kek')]);
  const named = (name: string) => kindOf(table, { category: 'A', name })?.name;
  for (const name of ['Pide', 'Pidesi', 'Pideler', 'Pideci', 'Pidecisi', 'Pidede', 'Pidecileri'])
    expect([name, named(name)]).toEqual([name, 'Pide']);
  for (const name of ['Pidex', 'Xpide', 'Pidem', 'Keki', 'Kekci', 'Pid'])
    expect([name, named(name)]).toEqual([name, undefined]);
});

test('of a kind’s own words short ones and general ones name nothing', () => {
  const [own] = [kind(1, 'A', 'Su')];
  const table = kindWordsOf([kind(2, 'A', 'Pide')]);
  const said = (name: string, subcategory: string) => isNamed(table, own, { name, subcategory });
  expect(said('Oto Ada', 'oto yıkama')).toBe(true);
  expect(said('Ev Ada', 'ev eşyası')).toBe(false);
  expect(said('Su Ada', '')).toBe(false);
  expect(said('Pide Ada', '')).toBe(false);
});

test('what it says of itself is read from its end: the longest of each place', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Perde evi'),
    kind(2, 'A', 'Perde'),
    kind(3, 'B', 'Evi'),
    kind(4, 'A', 'Kumaş', '', 'ipek deposu'),
    kind(5, 'B', 'Kumaş'),
  ]);
  const of = (id: number) => [...table.values()].flat().find(({ kind }) => kind.id === id)?.kind;
  const also = (subcategory: string, of_ = of(4), category = 'A') =>
    of_ && alsoOf(table, of_, { name: '', category, subcategory }).map(({ id }) => id);
  expect(also('Perde evi')).toEqual([1]);
  expect(also('Evi perde')).toEqual([2, 3]);
  expect(also('Xyz perde xyz')).toEqual([2]);
  // Of two that are called alike the one of its category; where none is, the first.
  expect(also('Kumaş', of(1))).toEqual([4]);
  expect(also('Kumaş', of(1), 'B')).toEqual([5]);
  expect(also('Kumaş', of(1), 'C')).toEqual([4]);
  // A word of files is none of its own.
  expect(also('İpek deposu', of(1))).toEqual([]);
});

test('an ending that makes one thing of a name lets no word before it tell a kind', () => {
  const table = kindWordsOf([kind(1, 'A', 'Pastane'), kind(2, 'A', 'Çiçek')]);
  const [pastry] = [...table.values()].flat().filter(({ kind }) => kind.id === 1);
  const also = (name: string) =>
    pastry && alsoOf(table, pastry.kind, { name, category: 'A' }).map(({ id }) => id);
  expect(also('Çiçek Pastanesi')).toEqual([]);
  expect(also('Çiçek Pastane')).toEqual([2]);
  expect(also('Çiçekte Pastane')).toEqual([2]);
  expect(also('Xyz Çiçek')).toEqual([2]);
  expect(also('Çiçek Xyz')).toEqual([]);
});

test('against a file the head of a compound tells its kind, whatever stands before it', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Meslek kursu', 'akademi', 'Special Training'),
    kind(2, 'A', 'Dershane'),
    kind(3, 'A', 'Mağaza', 'ofis mağazası'),
  ]);
  const ofFile = (name: string, subcategory = 'Special Training') =>
    kindOf(table, { category: 'A', name, subcategory, isOfFile: true })?.name;
  expect(ofFile('Akademi Dershanesi')).toBe('Dershane');
  expect(ofFile('Akademi Dershanesi Tic. Ltd. Şti.')).toBe('Dershane');
  // Without the ending two kinds are named; a word of many kinds is no head.
  expect(ofFile('Dershane Akademi')).toBe('Meslek kursu');
  expect(ofFile('Akademi Mağazası')).toBe('Meslek kursu');
});

test('a word in -hane tells its kind however it is written', () => {
  const table = kindWordsOf([kind(1, 'A', 'Dershane'), kind(2, 'A', 'Pastane')]);
  const named = (name: string) => kindOf(table, { category: 'A', name })?.name;
  expect(named('Alfa Dersanesi')).toBe('Dershane');
  expect(named('Alfa Pastahanesi')).toBe('Pastane');
});

test('what is done to a thing is another trade than what is done alone', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Metal işleyici'),
    kind(2, 'B', 'Dövmeci', 'dövme'),
    kind(3, 'A', 'Kapıcı', 'çelik kapı'),
  ]);
  const against = (name: string) =>
    kindAgainst(table, { name, category: 'A', subcategory: 'Araba' })?.name;
  expect(against('Ak Çelik Dövme San.')).toBeUndefined();
  expect(against('Ak Dövme')).toBe('Dövmeci');
});

test('who says outright what they are says it of their name too, a file does not', () => {
  const bride = { ...kind(1, 'Gelinlik', 'Gelinlikçi', 'haute couture', 'Bridal'), id: 1 };
  const table = kindWordsOf([
    bride,
    kind(2, 'Alışveriş', 'Perdeci', 'tül'),
    kind(3, 'Gelinlik', 'Kınacı', 'kına'),
  ]);
  const said = (subcategory: string, name = 'Tül Atölyesi', isOfFile = false) =>
    isNamed(table, bride, { name, subcategory, isOfFile });
  expect(said('Haute couture')).toBe(true);
  expect(said('Haute couture', 'Tül Atölyesi', true)).toBe(false);
  expect(said('Bridal')).toBe(false);
  // Of the same category the name may say more than one word does.
  expect(said('Haute couture', 'Kına Atölyesi')).toBe(false);
});

test('of who says outright what they are a thing in the name tells no other kind', () => {
  const pub = kind(1, 'Barlar', 'Birahane');
  const shop = { ...kind(2, 'A', 'Nalbur'), sells: 'somun' };
  const table = kindWordsOf([
    pub,
    shop,
    kind(3, 'B', 'Pimapenci', 'kepenk'),
    kind(4, 'C', 'Terzi', 'dikimevi'),
    kind(5, 'A', 'Fırın', 'somun'),
  ]);
  const also = (of: WordsOfKind, name: string, subcategory = of.name, isOfFile = false) =>
    alsoOf(table, of, { name, category: of.category ?? '', subcategory, isOfFile }).map(
      (one) => one.name,
    );
  expect(also(pub, 'Yarım Kepenk')).toEqual([]);
  expect(also(pub, 'Yarım Kepenk', 'Birahane', true)).toEqual(['Pimapenci']);
  expect(also(pub, 'Ak Dikimevi')).toEqual(['Terzi']);
  // What its own kind deals in is no other's.
  expect(also(shop, 'Cıvata Somun Nalburiye', '')).toEqual([]);
  expect(also(shop, 'Fırın Nalburiye', '')).toEqual(['Fırın']);
});

test('a name says besides no kind that is not listed, nor what is done to a thing of others', () => {
  const table = kindWordsOf([
    kind(1, 'A', 'Kargocu', 'kargo'),
    kind(2, null, 'Metro istasyonu', 'metro'),
    kind(3, 'B', 'Dövmeci', 'dövme'),
    kind(4, 'C', 'Demirci', 'çelik'),
    kind(5, 'B', 'Kuaför'),
  ]);
  const parcels = [...table.values()].flat().find((one) => one.kind.id === 1)?.kind;
  const also = (name: string) =>
    parcels && alsoOf(table, parcels, { name, category: 'A' }).map((one) => one.name);
  expect(also('Metro & Ak Kargo')).toEqual([]);
  expect(also('Ak Çelik Dövme')).toEqual([]);
  expect(also('Ak Dövme')).toEqual(['Dövmeci']);
  expect(also('Ak Kargo & Kuaför')).toEqual(['Kuaför']);
});
