import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { calmName } from '#server/businesses/names/name-case.rules.ts';
import {
  categoryWords,
  phrasesIn,
  wordsOfNoCategory,
  wordsThatExclude,
  wordsThatSayNothing,
} from '#server/categories/category-words.rules.ts';
import { kindNames } from './kind-names.rules.ts';

export type CategoryName = keyof typeof categoryWords;
export const categoryNames = Object.keys(categoryWords) as CategoryName[];

/** `none`: a kind that the directory has no category for; undefined: a word no list knows. */
type Verdict = CategoryName | 'none' | undefined;

interface Phrase {
  words: string[];
  isPrefix: boolean;
  isWhole: boolean;
  isGeneric: boolean;
  verdict: CategoryName | 'none';
}

const phrasesOf = (list: string, verdict: CategoryName | 'none'): Phrase[] =>
  phrasesIn(list).map(({ text, words }) => ({
    words,
    isPrefix: text.endsWith('*'),
    isWhole: text.startsWith('='),
    isGeneric: text.startsWith('~'),
    verdict,
  }));

const phrases: Phrase[] = [
  ...categoryNames.flatMap((name) => phrasesOf(categoryWords[name], name)),
  ...phrasesOf(wordsOfNoCategory, 'none'),
];
/** By the first letter of the first word, so that a word is held against few of them. */
const phrasesByLetter = Map.groupBy(phrases, (phrase) => phrase.words[0]?.[0] ?? '');
const wholePhrases = new Set(phrases.map(({ words }) => words.join(' ')));

/** "School of X", "association for X": what the place is stands in front. */
const FRONT = /^(.+?) (?:of|for) /;

const isAt = (phrase: Phrase, words: readonly string[], at: number): boolean =>
  phrase.words.every((word, index) => {
    const isLast = index === phrase.words.length - 1;
    const found = words[at + index] ?? '';
    return isLast && phrase.isPrefix ? found.startsWith(word) : found === word;
  });

interface Match {
  phrase: Phrase;
  end: number;
}

/** A generic word gives way to a category; against "none" it counts like any other. */
const givesWay = (a: Match, b: Match) =>
  a.phrase.isGeneric && !b.phrase.isGeneric && b.phrase.verdict !== 'none';

/** The one that ends last; of several, the longest, then the one that is spelled out. */
function isBetter(a: Match, b: Match | undefined): boolean {
  if (!b || givesWay(b, a)) return true;
  if (givesWay(a, b)) return false;
  const lead =
    a.end - b.end ||
    a.phrase.words.length - b.phrase.words.length ||
    Number(b.phrase.isPrefix) - Number(a.phrase.isPrefix) ||
    a.phrase.words.join('').length - b.phrase.words.join('').length;
  return lead > 0;
}

function verdictOf(norm: string): Verdict {
  const words = norm.split(' ');
  let best: Match | undefined;
  for (const [at, word] of words.entries()) {
    for (const phrase of phrasesByLetter.get(word[0] ?? '') ?? []) {
      const isWholeText = phrase.words.length === words.length;
      if (!isAt(phrase, words, at) || (phrase.isWhole && !isWholeText)) continue;
      const match = { phrase, end: at + phrase.words.length };
      if (isBetter(match, best)) best = match;
    }
  }
  return best?.phrase.verdict;
}

const exact = new Map<string, CategoryName>(categoryNames.map((name) => [searchNorm(name), name]));

/** Files repeat the same few hundred words; the bound only guards against endless different ones. */
const cache = new Map<string, Verdict>();
const CACHED_WORDS = 5000;

function cachedVerdict(text: string): Verdict {
  const norm = searchNorm(text);
  if (!cache.has(norm)) {
    if (cache.size >= CACHED_WORDS) cache.clear();
    const front = FRONT.exec(norm)?.[1] ?? '';
    cache.set(norm, verdictOf(front) ?? exact.get(norm) ?? verdictOf(norm));
  }
  return cache.get(norm);
}

/** The category of one text; lists (`Restoran, Kafe`, `Bars|Pubs`) give the first part that is known. */
function readWords(text: string): Verdict {
  const whole = cachedVerdict(text);
  if (wholePhrases.has(searchNorm(text))) return whole;
  const parts = text.split(/[,;|>/]/);
  const known = parts.map(cachedVerdict).filter((verdict) => verdict !== undefined);
  return known.find((verdict) => verdict !== 'none') ?? known[0] ?? whole;
}

type CategoryReading =
  | { category: CategoryName; word: string }
  | { category?: undefined; word: string };

/**
 * One of the twelve for what a row says of itself, its most telling text first. A text that names a
 * kind outside the directory ends the search: a bank is no shop, even when its file calls it "retail".
 * `word` is the text that decided, or the first one when none did; empty when the row says nothing.
 */
export function findCategory(texts: readonly string[]): CategoryReading {
  const filled = texts.filter((text) => searchNorm(text) !== '');
  for (const text of filled) {
    const category = exact.get(searchNorm(text));
    if (category) return { category, word: text };
  }
  const excluded = filled.find(isExcluded);
  if (excluded) return { word: excluded };
  for (const text of filled) {
    const verdict = readWords(text);
    if (verdict === 'none') return { word: text };
    if (verdict) return { category: verdict, word: text };
  }
  return { word: filled[0] ?? '' };
}

const excluding = new Set(wordsThatExclude.split(',').map(searchNorm));
/** Whether a text makes a works or a farm of a row. */
export const isExcluded = (text: string): boolean => excluding.has(searchNorm(text));
const sayingNothing = new Set(['', ...wordsThatSayNothing.split(',').map(searchNorm)]);

/** Whether no text names a kind at all; then the name may. */
export const sayNothing = (texts: readonly string[]): boolean =>
  texts.every((text) => sayingNothing.has(searchNorm(text)));

const kinds = new Map(
  kindNames
    .split(';')
    .map((line) => line.split(':'))
    .map(([word = '', name = '']) => [searchNorm(word), name.trim()] as const),
);

export const hasKindName = (text: string): boolean => kinds.has(searchNorm(text));

/** A kind as a Turkish reader expects it: known foreign words translated, all others as written. */
export function kindName(text: string): string {
  const known = kinds.get(searchNorm(text));
  if (known) return known;
  const words = calmName(text.replaceAll('_', ' '));
  return fold(words) === words
    ? words.replace(/./, (first) => (first === 'i' ? 'İ' : upper(first)))
    : words;
}

// not for people: only a–z comes here, and i is written above
const upper = (letter: string) => letter.toUpperCase();
