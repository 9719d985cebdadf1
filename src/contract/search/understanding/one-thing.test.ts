import { expect, test } from 'vitest';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { expansionsOf, isDoneWith, isOneThing } from './synonyms.ts';
import { thesaurusOf } from './thesaurus.ts';

const kind = (name: string, words = '', sells = '', needs = '') => ({
  ...{ name, words, sells, needs, abroad: '' },
});
const by = thesaurusOf([
  kind('Spor kulübü', 'güreş, kapı, kapısı ustası', 'gece yarışı', 'sabah sporu'),
  kind('Gece kulübü', 'gece disko, hafta sonu kulübü'),
  kind('Çekici', 'kurtarıcı'),
  kind('Hırdavatçı', 'çekiç'),
  kind('Kitapçı', 'kitap, sahaf'),
  kind('Huzurevi', 'yaşlı bakımevi'),
  kind('Pehlivan', 'güreşçi'),
  kind('Dernek', 'derneği'),
]);
const fold = (text: string) => searchNorm(text).split(' ');
const foldOne = (word: string) => searchNorm(word);

test.each<[words: string, next: string, isOne: boolean]>([
  // The ending of a compound, behind a word that is known without it.
  ['deve', 'güreşi', true],
  ['deve', 'kapısı', true],
  ['deve', 'kitabı', true],
  ['deve', 'kitapları', true],
  ['deve', 'güreş', false],
  ['deve', 'zurafası', false],
  // Its own name has no ending: no çekiç.
  ['oto', 'çekici', false],
  // It is called so with and without it.
  ['deve', 'derneği', true],
  // A kind is called so, whatever its ending.
  ['gece', 'kulübü', true],
  ['gece', 'kulüpleri', true],
  ['sabah', 'kulübü', false],
  ['gece', 'disko', false],
  ['hafta sonu', 'kulübü', true],
  ['hafta başı', 'kulübü', false],
  // Written otherwise, and no kind.
  ['su', 'servisi', true],
  // Who has it has just that.
  ['gece', 'yarışı', true],
  ['gece', 'yarışında', false],
  ['sabah', 'sporu', true],
  ['sabah', 'sporcusu', false],
  ['', '', false],
])('"%s" and "%s" are one thing: %s', (words, next, isOne) => {
  expect(isOneThing(by, fold(words), foldOne(next))).toBe(isOne);
});

test.each<[told: string, kept: string, isDone: boolean]>([
  ['huzurevi', 'kitapları', true],
  ['huzurevi', 'tamiri', true],
  ['huzurevi', 'seyhan', false],
  ['huzurevi', 'güreş', false],
  ['zonk', 'tamiri', false],
])('what is done with a "%s" is another thing behind it: "%s" %s', (told, kept, isDone) => {
  const [before, behind] = [foldOne(told), foldOne(kept)];
  expect(isDoneWith(by, [before, behind], { kept: [behind], told: [before] })).toBe(isDone);
  expect(isDoneWith(by, [behind, before], { kept: [behind], told: [before] })).toBe(false);
  expect(isDoneWith(by, [before, behind], { kept: [before], told: [behind] })).toBe(false);
  expect(isDoneWith(by, [before, behind], { kept: [], told: [before, behind] })).toBe(false);
  expect(isDoneWith(by, [before], { kept: [before], told: [before] })).toBe(false);
});

test.each<[q: string, isOther: boolean]>([
  ['deve güreşi', true],
  ['deve güreş', false],
  ['güreşi deve', false],
  ['seyhan güreşi', false],
  // Whoever begins something names nothing with what stands behind it.
  ['başlıyorum güreşi', false],
  ['deve çekici', false],
  ['güreşi', false],
])('%s: what stays before it makes it another thing: %s', (q, isOther) => {
  const words = fold(q);
  const expansions = expansionsOf(by, words, 50);
  expect(expansions.length).toBeGreaterThan(0);
  expect(expansions.map((one) => one.isOther)).toEqual(expansions.map(() => isOther));
});

test('what stands behind it makes it no other thing', () => {
  const expansions = expansionsOf(by, fold('güreş kitabı'), 50);
  expect(expansions.some(({ isOther }) => isOther)).toBe(true);
  for (const { told, isOther } of expansions) expect(isOther).toBe(told.includes('kitabi'));
});
