import { expect, test } from 'vitest';
import { readQuestion } from '#contract/search/understanding/question.ts';
import { seededWords as by } from '#tests/support/seeded-words.ts';
import type { KnownWord, Vocabulary } from '../counting/vocabulary.rules.ts';
import type { Presence } from '../ranking/presence.service.ts';
import { correctQuestion, correctUnknown } from './spelling.service.ts';

const vocabularyOf = (...words: readonly KnownWord[]): Vocabulary =>
  ({
    known: (asked: readonly string[]) => words.filter(({ word }) => asked.includes(word)),
    alike: () => words,
  }) as unknown as Vocabulary;
/** Nothing that was typed stands anywhere. */
const nowhere = { of: async (asked: readonly string[]) => asked.map(() => false) } as Presence;
const word = (shown: string, hits: number): KnownWord => ({ word: shown, shown, hits });

test('a dealer in goods that few write so is the one that a kind is called by, one letter away', async () => {
  const right = async (q: string, hits: number) => {
    const question = readQuestion(by, q);
    const vocabulary = vocabularyOf(word('mobiliya', hits), word('zonkulda', hits));
    return question && (await correctUnknown(vocabulary, nowhere, question))?.words;
  };
  expect(await right('mobiliyaci', 1)).toEqual(['mobilyaci']);
  expect(await right('mobiliyaci', 3)).toBeUndefined();
  expect(await right('zonkuldaci', 1)).toBeUndefined();
});

test('one letter of a long name that nobody writes is a slip, though only one is called so', async () => {
  const right = async (q: string, ...stored: KnownWord[]) => {
    const question = readQuestion(by, q);
    return question && (await correctUnknown(vocabularyOf(...stored), nowhere, question))?.words;
  };
  expect(await right('zonkulmrt', word('zonkulmurt', 1))).toEqual(['zonkulmurt']);
  // Of two nobody knows which, of a short one it is another word, and an ending is none.
  const two = [word('zonkulmurt', 1), word('zonkulmart', 1)];
  expect(await right('zonkulmrt', ...two)).toBeUndefined();
  expect(await right('zonkmrt', word('zonkmurt', 1))).toBeUndefined();
  expect(await right('zonkulmurti', word('zonkulmurt', 1))).toBeUndefined();
});

test('what only features are called is meant where one letter is wrong', async () => {
  const right = async (q: string) => {
    const question = readQuestion(by, q);
    return question && (await correctQuestion(vocabularyOf(), nowhere, question))?.question.words;
  };
  expect(await right('bahcekli hastanesi')).toEqual(['bahceli', 'hastanesi']);
  expect(await right('balcali hastanesi')).not.toContain('bahceli');
});

test('of two that may be meant it is the one that is there; one that is nowhere is said to be', async () => {
  const stored = vocabularyOf(word('zonkulmurt', 1), word('zonkulmart', 1));
  const right = async (there: string) => {
    const of = async (asked: readonly string[]) => asked.map((query) => query.includes(there));
    const question = readQuestion(by, 'zonkulmrt');
    const meant = question && (await correctQuestion(stored, { of } as Presence, question));
    return [meant?.question.words, meant?.isNowhere];
  };
  expect(await right('zonkulmart')).toEqual([['zonkulmart'], false]);
  expect(await right('somewhere else')).toEqual([['zonkulmurt'], true]);
});
