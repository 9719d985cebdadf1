import { expect, test } from 'vitest';
import {
  askedWords,
  knownWordsLike,
  knownWordsOfLetter,
  MISSPELLINGS,
  NEEDS,
  SYNONYMS,
  spellingOf,
} from '#contract/search/words/search-words.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';

const lineOf = (word: string) => SYNONYMS.filter((line) => line.includes(word)).flat();

test('words for one thing stand in one line', () => {
  for (const [word, other] of [
    ['kuaför', 'berber'],
    ['lokanta', 'restoran'],
    ['market', 'bakkal'],
    ['gelinlik', 'gelin'],
    ['tatlıcı', 'baklava'],
    ['oto', 'araba'],
    ['dişçi', 'diş hekimi'],
  ] as const)
    expect(lineOf(word), word).toContain(other);
});

test('no line says a word twice or says nothing', () => {
  const lines = [...SYNONYMS, ...NEEDS.flatMap(({ said, meant }) => [said, meant])];
  for (const line of lines) {
    expect(line, line.join()).not.toContain('');
    expect(new Set(line.map(searchNorm)).size, line.join()).toBe(line.length);
  }
  for (const line of SYNONYMS) expect(line.length, line.join()).toBeGreaterThan(1);
  for (const { said, meant } of NEEDS)
    expect(Math.min(said.length, meant.length), said.join()).toBeGreaterThan(0);
});

test('a wrong spelling is one: no word that somebody may mean, and more than a missing accent', () => {
  const asked = new Set(
    [...SYNONYMS.flat(), ...NEEDS.flatMap(({ said, meant }) => [...said, ...meant])].flatMap(
      (phrase) => searchNorm(phrase).split(' '),
    ),
  );
  for (const [wrong, right] of MISSPELLINGS) {
    expect(wrong, wrong).toMatch(/^[a-z]+$/);
    expect(wrong).not.toBe(searchNorm(right));
    expect(asked.has(wrong), wrong).toBe(false);
    // The beginning of the word is somebody who still types.
    if (wrong !== 'fitnes') expect(searchNorm(right).startsWith(wrong), wrong).toBe(false);
  }
});

test('a known word is shown as people write it', () => {
  expect(spellingOf('kebapci')).toBe('kebapçı');
  expect(spellingOf('zuccaciye')).toBe('züccaciye');
  expect(spellingOf('cukurova')).toBe('çukurova');
  expect(spellingOf('qqq')).toBeUndefined();
  expect(askedWords).toContain('sirdan');
});

test('a word with lost letters is known by those that are left', () => {
  expect(knownWordsLike('kuaf?r')).toEqual(['kuafor']);
  expect(knownWordsLike('?ukurova')).toEqual(['cukurova']);
  expect(knownWordsLike('s?r?c?')).toEqual(['surucu']);
  expect(knownWordsLike('ye\ufffdil')).toEqual(['yesil']);
  // One sign may have taken the next letter along.
  expect(knownWordsLike('t?kiye')).toEqual(['turkiye']);
  // Of a letter and a sign: a vowel that took its neighbour along.
  expect(knownWordsOfLetter('g?')).toContain('goz');
  expect(knownWordsOfLetter('g??')).toContain('gogus');
  expect([...knownWordsOfLetter('a?'), ...knownWordsOfLetter('g?z')]).toEqual([]);
  for (const nothing of ['?', '??', 'a?', 'x?zq', `${'a?'.repeat(30)}`, ''])
    expect(knownWordsLike(nothing), nothing).toEqual([]);
});
