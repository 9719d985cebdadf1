import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstLetter,
  fold,
  inSentence,
  lowerTr,
  searchNorm,
  slugify,
  turkishSortKey,
  upperTr,
} from '#contract/text/turkish-fold.ts';

/** The order PostgreSQL gives under COLLATE "C": by UTF-8 bytes. */
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

test('every way of typing a Turkish word folds to the same letters', () => {
  for (const typed of [
    'GÜZELLİK',
    'Güzellik',
    'guzellik',
    'GUZELLIK',
    'güzelli̇k',
    'gu\u0308zellik',
  ]) {
    expect(fold(typed)).toBe('guzellik');
  }
  expect(fold('İIıi ŞşÇçĞğÖöÜü ÂâÎîÛû')).toBe('iiii ssccggoouu aaiiuu');
  expect(fold('Yüreği\u0307r')).toBe('yuregir');
  expect(fold('Oto & Lastik, No:5')).toBe('oto & lastik, no:5');
});

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
  );
});

test('composed and decomposed spellings are the same word', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzÇĞİÖŞÜâîû ') }),
      (text) => searchNorm(text.normalize('NFD')) === searchNorm(text.normalize('NFC')),
    ),
  );
});

test('other scripts keep their letters, without what is written in two ways', () => {
  const norms = (...texts: string[]) => [...new Set(texts.map(searchNorm))];
  expect(norms('مَطْعَم', 'مـطعم', 'المطعم', 'مطعم')).toEqual(['مطعم']);
  expect(norms('أحمد', 'إحمد', 'آحمد', 'احمد')).toEqual(['احمد']);
  expect(norms('صيدلية', 'صيدليه', 'صیدلیه')).toEqual(['صيدليه']);
  expect(norms('٢٤ ساعة', '۲۴ ساعه', '24 ساعه')).toEqual(['24 ساعه']);
  expect(norms('Ещё кофе!', 'ЕЩЕ КОФЕ')).toEqual(['еще кофе']);
  expect(norms('Çêştxane', 'cestxane')).toEqual(['cestxane']);
  expect(norms('Straße', 'STRASSE', 'STRAẞE')).toEqual(['strasse']);
  expect(norms('Ärzte & Bäcker')).toEqual(['arzte backer']);
  expect(searchNorm('Kebap كباب 2ª, fi̇lm ʼ')).toBe('kebap كباب 2 film');
  expect(slugify('Lokanta مطعم Ресторан')).toBe('lokanta');
});

test('the search text is words of letters and 0–9 with one space between, and stays as it is', () => {
  expect(searchNorm('  Kebapçı "Mesut" — 2. Şube (Çukurova)  ')).toBe(
    'kebapci mesut 2 sube cukurova',
  );
  expect(searchNorm("Ada\u00adna'nın")).toBe('adana nin');
  expect(searchNorm('…')).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) =>
      /^(?:[\p{Ll}\p{Lo}0-9]+(?: [\p{Ll}\p{Lo}0-9]+)*)?$/u.test(searchNorm(text)),
    ),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abşİ 4٤الىةأـёßς') }),
      (text) => searchNorm(searchNorm(text)) === searchNorm(text),
    ),
  );
});

test('a slug is the folded name with hyphens', () => {
  expect(slugify('Piknik Alanları')).toBe('piknik-alanlari');
  expect(slugify('  Sağlık & Güzellik! ')).toBe('saglik-guzellik');
  expect(slugify('???')).toBe('');
});

test('Turkish letters are read at once as they are when they are taken apart', () => {
  for (const letter of 'aIiıİçğöşüâîûÇĞÖŞÜÂÎÛ-0 ') {
    const apart = `${letter}é`;
    const [folded, lower, upper] = [fold(apart), lowerTr(apart), upperTr(apart)];
    expect([fold(letter), lowerTr(letter), upperTr(letter)]).toEqual([
      folded.slice(0, 1),
      lower.slice(0, 1),
      upper.slice(0, 1),
    ]);
  }
  expect(searchNorm('ÇİĞ KÖFTECİ (Ali) — 2.')).toBe(searchNorm('ÇİĞ KÖFTECİ (Ali) - 2.'));
});

test('the sort key puts the whole Turkish alphabet in its order', () => {
  const alphabet = [...'0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz'];
  for (const write of [(letter: string) => letter, upperTr, (letter: string) => `${letter}a`]) {
    const names = alphabet.map(write);
    expect(
      names.toReversed().sort((a, b) => byBytes(turkishSortKey(a), turkishSortKey(b))),
    ).toEqual(names);
  }
});

test('names stand in the order a Turkish reader expects', () => {
  const names = [
    '7 Mehmet',
    'Adana Sofrası',
    'Cadde',
    'Cuma',
    'Çay Evi',
    'Çınar',
    'Çiçek',
    'Hüzün',
    'Irmak',
    'İncir',
    'Ozan',
    'Özen',
    'Suat',
    'Şahin',
    'Uğur',
    'Ümit',
  ];
  expect(names.toReversed().sort((a, b) => byBytes(turkishSortKey(a), turkishSortKey(b)))).toEqual(
    names,
  );
});

test('the sort key agrees with the Turkish collation on any words', () => {
  const turkish = new Intl.Collator('tr', { sensitivity: 'accent' });
  const word = fc.string({
    unit: fc.constantFrom(
      ...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ0123456789',
    ),
    minLength: 1,
  });
  fc.assert(
    fc.property(
      word,
      word,
      (a, b) =>
        Math.sign(byBytes(turkishSortKey(a), turkishSortKey(b))) ===
        Math.sign(turkish.compare(a, b)),
    ),
  );
});

test('case, punctuation, circumflex and a stray dot do not change the place in the order', () => {
  expect(turkishSortKey('KÂĞIT')).toBe(turkishSortKey('kağıt'));
  expect(turkishSortKey('"Zİ~N"')).toBe(turkishSortKey('zi̇ n'));
  expect(turkishSortKey('Ad-Ana')).toBe('ad ana');
});

test('upper and lower case keep the two Turkish i apart', () => {
  expect(upperTr('diş hekimi ılıca')).toBe('DİŞ HEKİMİ ILICA');
  expect(lowerTr('DİŞ HEKİMİ ILICA')).toBe('diş hekimi ılıca');
  expect(lowerTr('Yüreği\u0307r')).toBe('yüreğir');
});

test.each([
  ['Halı saha', 'halı saha'],
  ['İnternet kafe', 'internet kafe'],
  ['Ispanakçı', 'ıspanakçı'],
  ['OSGB', 'OSGB'],
  ['LPG servisi', 'LPG servisi'],
  ['Uzak Doğu restoranı', 'Uzak Doğu restoranı'],
  ['PlayStation kafe', 'PlayStation kafe'],
  ['', ''],
])('%j in a sentence is %j', (name, said) => {
  expect(inSentence(name)).toBe(said);
});

test.each([
  ['ısıl', 'I'],
  ['iz', 'İ'],
  [' “çınar”', 'Ç'],
  ['-5 Ocak', '5'],
  ['?!', ''],
  ['', ''],
])('the first letter of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
