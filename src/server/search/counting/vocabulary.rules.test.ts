import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.rules.ts';

function vocabularyOf(...texts: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const text of texts) vocabulary.count(vocabulary.read(text), 1);
  return vocabulary;
}
const wordsIn = (found: { word: string }[]) => found.map(({ word }) => word);

test('a word is written as most write it, and counted in all its writings', () => {
  const vocabulary = vocabularyOf('civciv', 'civciv/cıvcıv yuva', 'civciv', 'yuva/yûva');
  expect(vocabulary.known(['civciv', 'yuva', 'kuzu'])).toEqual([
    { word: 'civciv', shown: 'civciv', hits: 3 },
    { word: 'yuva', shown: 'yûva', hits: 2 },
  ]);
});

test('what goes takes its words with it; beginnings stand by how many have them', () => {
  const vocabulary = vocabularyOf('kebapci/kebapçı', 'kebap', 'kebap', 'kebire', '');
  expect(wordsIn(vocabulary.beginning('keb', 2))).toEqual(['kebap', 'kebapci']);
  vocabulary.count(vocabulary.read('kebapci/kebapçı'), -1);
  expect(wordsIn(vocabulary.beginning('keb', 5))).toEqual(['kebap', 'kebire']);
  expect(vocabulary.known(['kebapci'])).toEqual([]);
  expect(vocabulary.alike('kebapcı', { likeness: 0, limit: 9 })).not.toContainEqual(
    expect.objectContaining({ word: 'kebapci' }),
  );
});

test('alike is what shares most groups of three letters, its beginning counted twice', () => {
  const vocabulary = vocabularyOf('eczane', 'eczanesi', 'ezcane', 'hazne', 'otel');
  expect(wordsIn(vocabulary.alike('eczane', { likeness: 0.2, limit: 9 }))).toEqual([
    'eczane',
    'eczanesi',
    'ezcane',
  ]);
  expect(wordsIn(vocabulary.alike('eczane', { likeness: 0.2, limit: 1 }))).toEqual(['eczane']);
  expect(vocabulary.alike('eczane', { likeness: 0.9, limit: 9 })).toHaveLength(1);
});

test('words that begin alike are known by their first letters, while somebody has them', () => {
  const vocabulary = vocabularyOf('kebapci/kebapçı kebire kep', 'kebapevi');
  expect(vocabulary.startingLike('kebap')).toEqual(['kebapci', 'kebapevi']);
  vocabulary.count(vocabulary.read('kebapevi'), -1);
  expect(vocabulary.startingLike('kebapta')).toEqual(['kebapci']);
  expect(vocabulary.startingLike('zonk')).toEqual([]);
});
