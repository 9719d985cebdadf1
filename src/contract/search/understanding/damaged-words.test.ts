import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOfLetter, writtenLike } from '../words/words-of-names.ts';
import { formsOfDamaged, lexemesOf, readNameWords, readWords } from './lexemes.ts';

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

test('a question mark at the end is one, and may have been a letter', () => {
  expect(lexemesOf(readWords('Aç mısın?'))).toContain('misin');
  expect(lexemesOf(readWords('Salo?'))).toEqual(expect.arrayContaining(['salo', 'saloc']));
});

test.each([
  // Between consonants a vowel was lost, beside a vowel a consonant, at the end any.
  ['zz?zz', 'zzizz', 'zzozz', 'zzuzz'],
  ['za?az', 'zacaz', 'zagaz', 'zasaz'],
  ['za?zz', 'zaczz', 'zagzz', 'zaszz'],
  ['zz?az', 'zzcaz', 'zzgaz', 'zzsaz'],
  ['za?', 'zac', 'zag', 'zas'],
  ['zz?', 'zzc', 'zzg', 'zzi', 'zzo', 'zzs', 'zzu'],
  ['z5?z', 'z5cz', 'z5gz', 'z5iz', 'z5oz', 'z5sz', 'z5uz'],
  // No ğ begins a word, and no two consonants that were lost.
  ['?azz', 'cazz', 'sazz'],
  ['?zzz', 'izzz', 'ozzz', 'uzzz'],
  // Several signs may stand for one letter.
  ['zz??zz', 'zzizz', 'zzozz', 'zzuzz'],
  ['zz\ufffd?zz', 'zzizz', 'zzozz', 'zzuzz'],
])('%s may have been each of the words it can have been', (damaged, ...forms) => {
  expect(formsOfDamaged(damaged)).toEqual(forms);
});

test('so many lost letters that they say nothing are no help', () => {
  expect(formsOfDamaged('zz?zz?')).toHaveLength(18);
  expect(formsOfDamaged('zz?zz?zz?zz')).toEqual([]);
  // What is left of it are words.
  expect(readWords('zz?zz?zz?zz').map(({ forms }) => forms)).toEqual([
    ...[['zz'], ['zz'], ['zz'], ['zz']],
  ]);
});

test('a sign behind a word may have been none of it, before or inside a word it was one', () => {
  const forms = (text: string) => readWords(text).map((word) => word.forms);
  expect(forms('zaz?')).toEqual([['zaz', 'zazc', 'zazg', 'zazi', 'zazo', 'zazs', 'zazu']]);
  expect(forms('?azz')).toEqual([['cazz', 'sazz']]);
  expect(forms('zz?zz?')[0]).not.toContain('zz');
  expect(forms('Aç mısın?')[0]).toEqual(['ac']);
  // Without a letter there is none to lose.
  expect(forms('5?3 ? 7?')).toEqual([['5'], ['3'], ['7']]);
});

test('of a name, one letter and its lost vowel may be a whole word', () => {
  expect(readNameWords('G?')[0]?.forms).toEqual(expect.arrayContaining(['goz', 'gul', 'gun']));
  expect(readWords('K?')[0]?.forms).toEqual(['k', 'kc', 'kg', 'ki', 'ko', 'ks', 'ku']);
  expect(wordsOfLetter('g??')).toEqual(expect.arrayContaining(['gogus']));
  expect(wordsOfLetter('g??')).not.toContain('goz');
  expect(wordsOfLetter('g?')).not.toContain('gogus');
  for (const word of [...wordsOfLetter('g?'), ...wordsOfLetter('g??')])
    expect(word).toMatch(/^g[ou][a-z](?:[iu][a-z])?$/);
  for (const none of ['a?', 'g', 'gg?', 'g???', '?', 'g?z'])
    expect(wordsOfLetter(none), none).toEqual([]);
});

test.each([
  ['ye?il', 'yesil'],
  ['?ukurova', 'cukurova'],
  ['g?l', 'gul'],
  ['cukurov?', undefined],
  // Two signs of one letter, one of two letters, and one that took the next along.
  ['ye\ufffd\ufffdil', 'yesil'],
  ['k?tlubey', 'kutlubey'],
  ['t?rkiye', 'turkiye'],
  ['t?kiye', 'turkiye'],
  // Nothing is lost, too little is left, or nobody writes so.
  ['yesil', undefined],
  ['y?', undefined],
  ['zz?zz', undefined],
  [`yesil${'?'.repeat(40)}`, undefined],
])('%s is written like %s', (damaged, word) => {
  const found = writtenLike(damaged);
  if (word === undefined) expect(found).toEqual([]);
  else expect(found).toContain(word);
});

test('whatever stands in a text, its words are neither empty nor without end', () => {
  const letters = fc.constantFrom(...'aşİz5?.\ufffd ½²-');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 90 }), (text) => {
      for (const { forms } of [...readWords(text), ...readNameWords(text)]) {
        expect(forms.length).toBeGreaterThan(0);
        for (const form of forms) expect(form).toMatch(/^[a-z0-9]{1,60}$/);
      }
    }),
  );
  expect(readWords('a'.repeat(80))).toEqual([{ forms: ['a'.repeat(60)], shown: undefined }]);
  expect(readWords(`${'z'.repeat(80)}?`)[0]?.forms).toContain('z'.repeat(60));
});
