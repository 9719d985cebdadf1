import { expect, test } from 'vitest';
import { thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import {
  beginning,
  byStem,
  kindStem,
  notBegun,
  ownWord,
  stemmed,
  writtenInName,
  writtenSame,
} from './asked-words.ts';

const by = thesaurusOf(
  [
    { name: 'Semerci', words: 'semer, kiralık' },
    { name: 'Planetaryum', words: '' },
    { name: 'Terapist', words: 'diyetisyen' },
  ].map((one, at) => ({ id: at + 1, sells: '', needs: '', abroad: '', ...one })),
);

test.each<[what: string, word: string, others: string[], asked: string[] | undefined]>([
  ['those with another ending are the same', 'semer', ['semerler', 'semerci'], undefined],
  ['others are none', 'semer', ['semerkant', 'semerler'], ['semer', 'semerler']],
  ['a dealer is asked for by the ware', 'semerci', ['semerkant'], ['semer', 'semerci']],
  ['a longer root by its beginning', 'planetaryum', ['planet'], ['planetaryum:*', 'planetaryum']],
  ['one letter wrong is the same', 'planetaryum', ['planettaryum'], undefined],
  ['what is made of a root is the same', 'kiralik', ['kiralama'], undefined],
  ['an unknown word may be another with a mistake', 'semerr', ['semer', 'semerkant'], undefined],
  ['a name that somebody has is none', 'semerxa', ['semerxa', 'semer'], ['semerxa:*', 'semerxa']],
  ['what is below another is beside it', 'kavakalti', ['kavak'], undefined],
  ['a long word that is nowhere is no beginning', 'telefirik', [], ['telefir:*', 'telefirik']],
  ['what only begins it is another', 'planetaryum', ['planeta'], ['planetaryum:*', 'planetaryum']],
  ['who does it has it', 'terapist', ['terapi'], undefined],
  ['also of a thing', 'diyetisyen', ['diyet'], undefined],
  ['who is called by it has it', 'semercilik', ['semerci'], undefined],
  ['a short one says too little', 'sem', ['semt'], undefined],
  ['a number is what it is', 'semer2', ['semer3'], undefined],
])('%s', (_, word, others, asked) => {
  expect(writtenSame(by, word, others)).toEqual(asked);
});

test('a word that is narrowed is asked for so in every field', () => {
  const narrowed = { ...by, narrowed: () => ['semer:*', 'semer'] };
  expect(stemmed(narrowed, 'semer')).toBe('(semer:* | semer)');
  expect(stemmed(narrowed, 'semer', 'A')).toBe('(semer:*A | semer:A)');
  expect(byStem(narrowed, 'semer', 'B')).toBe('(semer:*B | semer:B)');
  expect(kindStem(narrowed, 'semer')).toBe('(semer:*AB | semer:AB)');
  expect(ownWord(narrowed, 'semer')).toBe('(semer:*AB | semer:AB)');
  expect(ownWord(by, 'semer')).toBe('(0SEMER | semer:AB)');
  expect(kindStem(by, 'semer')).toBe('0SEMER');
});

test('who has something in the name is called by it, not like it', () => {
  expect(writtenInName('yelken')).not.toContain('yelkenli:');
  expect(writtenInName('yelken')).toContain('yelkenci:A');
});

test('a word begins others by its first letters, unless it is asked for as it is written', () => {
  const as = (...narrowed: string[]) => ({ ...by, narrowed: () => narrowed });
  expect(beginning(by, 'semerkant')).toBe('semer:*');
  expect(beginning(as('semerkant'), 'semerkant')).toBe('semerkant:*');
  expect(beginning(as('semer', 'semerkant'), 'semerkant')).toBe('semer:*');
});

test('a word is none that a longer name of another kind begins with', () => {
  const kinds = thesaurusOf(
    [
      { id: 1, name: 'Demirci', words: 'kaynakçı' },
      { id: 2, name: 'Kaynak başı', words: 'su başı' },
      { id: 3, name: 'Terzi', words: '', sells: 'kaynak pantolon' },
    ].map((one) => ({ sells: '', needs: '', abroad: '', ...one })),
  );
  const asked = (word: string, ...of: number[]) => notBegun(kinds, word, new Set(of), word);
  expect(asked('kaynakci', 1)).toBe('kaynakci & !(KAYNA:B & BASI:B)');
  expect(asked('kaynak', 1, 2), 'it is asked for itself').toBe('kaynak');
  expect(asked('terzi', 3)).toBe('terzi');
});
