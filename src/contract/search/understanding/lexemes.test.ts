import { expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import {
  formsOfDamaged,
  lexemesOf,
  lexemesOfName,
  readNameWords,
  readWords,
  spelledWords,
  stemsOf,
  stemsOfAsked,
} from './lexemes.ts';

test('a word is stored as it is and by its stem, a short one by its root as well', () => {
  expect(lexemesOf(readWords('Kuaförler'))).toEqual(['kuaforler', 'KUAFO']);
  expect(lexemesOf(readWords('oteli'))).toEqual(['oteli', 'OTELI', 'OTEL']);
  expect(stemsOf('kebabi')).toEqual(stemsOf('kebapci'));
});

test('a question loses more endings than a name, where a known word is left', () => {
  expect(stemsOfAsked(seededWords, 'bara')).toContain('BAR');
  expect(stemsOfAsked(seededWords, 'disim')).toContain('DIS');
  expect(stemsOfAsked(seededWords, 'saclarimizi')).toContain('SAC');
  expect(stemsOfAsked(seededWords, 'hali')).toEqual(['HALI']);
  // No word that only asks is a root: yoku, varda, yerde.
  expect(stemsOfAsked(seededWords, 'varda')).toEqual(['VARDA']);
  expect(stemsOfAsked(seededWords, 'yerde')).toEqual(['YERDE']);
  expect(stemsOf('bara')).toEqual(['BARA']);
});

test('neighbours of a name are found as one word, those of a text are not', () => {
  expect(lexemesOfName(readWords('Uzatma Halı Saha'))).toContain('halisaha');
  expect(lexemesOfName(readWords('5 Ocak'))).toContain('5ocak');
  expect(lexemesOfName(readWords('İğne ve İplik'))).not.toContain('igneve');
  expect(lexemesOf(readWords('Uzatma Halı Saha'))).not.toContain('halisaha');
});

test('a name with lost letters is found by the word it was', () => {
  const found = (text: string) => lexemesOf(readWords(text));
  expect(found('Ye?il Kuaf?r')).toEqual(expect.arrayContaining(['yesil', 'kuafor', 'KUAFO']));
  expect(found('?ukurova')).toContain('cukurova');
  expect(found('S?r?c? Kursu')).toContain('surucu');
  expect(found('Yedek Par?a')).toContain('parca');
  // Of a name nobody knows every reading is kept: Kö, Kü, Kı …
  expect(found('K?zmanlar')).toEqual(expect.arrayContaining(['kozmanlar', 'kuzmanlar']));
  expect(found('K?zmanlar').length).toBeLessThan(20);
});

test('a point makes a word of a name short for another, not one of a sentence or an address', () => {
  const read = (name: string) => lexemesOf(readNameWords(name));
  expect(read('Fiz. Ted. Merkezi')).toEqual(expect.arrayContaining(['fizik', 'tedavi']));
  expect(read('Güney Muh.')).toEqual(expect.arrayContaining(['muhendislik', 'muhasebe']));
  expect(read('Pati Pet.')).not.toContain('petrol');
  const { searchHead, searchAll } = searchColumns({
    name: 'Ak Ted.',
    category: 'Sağlık',
    address: 'Rest. Sok. 5',
    description: 'Doğum yeri has. Gelen vet.',
    district: 'Seyhan',
    hours: null,
  });
  expect(searchHead).toContain('tedavi');
  expect(searchAll).toContain('tedavi');
  expect(searchAll).not.toMatch(/restoran|hastanesi|veteriner/);
});

test('a question mark at the end is one, and may have been a letter', () => {
  expect(lexemesOf(readWords('Aç mısın?'))).toContain('misin');
  expect(lexemesOf(readWords('Salo?'))).toEqual(expect.arrayContaining(['salo', 'saloc']));
  expect(formsOfDamaged('b?c?d?f?g?h?j?k')).toEqual([]);
});

test('the vocabulary keeps how a word is written, not how it was damaged', () => {
  const words = readWords('Çukurova KUAFÖRÜ Kuaf?r 62002 kafe kafe');
  expect(spelledWords(words)).toBe('cukurova/çukurova kuaforu/kuaförü 62002 kafe');
});
