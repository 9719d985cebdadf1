import { DISTRICTS } from '#contract/districts.ts';
import { expandQuery } from '#contract/search-words.ts';
import { searchNorm } from '#contract/turkish-fold.ts';

/**
 * How words become lexemes of a tsvector, and a question becomes tsqueries. A lexeme in small letters
 * is a word as it was written, one in capitals is a stem: they never meet, so that "market" before
 * "marketing" can be told apart, and all lexemes are letters and digits, safe in a tsquery.
 */

/** Nobody means more than eight words; every further one would cost the database. */
const MAX_WORDS = 8;
const MAX_SYNONYMS = 12;
/** A tsvector refuses lexemes from 2 kB; no word is so long. */
const MAX_WORD_LENGTH = 60;
const STEM_LENGTH = 5;
const MIN_PREFIX_LENGTH = 2;
/** Of a shorter word one wrong letter leaves too little. */
const MIN_FUZZY_LENGTH = 3;

/** Words that tell no business of this city from another: they lift a hit but are not asked for. */
const FILLERS = new Set([
  ...'adana adanada adanadaki adananin bir ve veya ile icin en iyi cok de da mi nerede nerde'.split(
    ' ',
  ),
  ...'mah mahalle mahallesi cad caddesi sok sokak sokagi no'.split(' '),
]);

/**
 * What is taken off to reach a root of three or four letters, folded (ı is i, ü is u): oteller,
 * kafede, disci. Five letters of a word say enough; so short a root they would hide.
 */
const ENDINGS =
  /^([a-z]{3,4})(?:l[ae]r(?:i|in|[dt][ae]|[dt][ae]n)?|[dt][ae](?:n|ki)?|s[iu]|c[iu]|y[ae]|n[iu]n|[iu])$/;

/** Capitals: the first five letters, and a short root. Numbers are only what they are. */
function stemsOf(word: string): string[] {
  if (/\d/.test(word)) return [];
  const root = ENDINGS.exec(word)?.[1];
  const stems = root ? [word.slice(0, STEM_LENGTH), root] : [word.slice(0, STEM_LENGTH)];
  // not for people: folded words are a–z
  return stems.map((stem) => hardened(stem).toUpperCase());
}

/** A hard last letter softens before a vowel (kebap, kebabı; kanat, kanadı): both are one stem. */
const hardened = (stem: string) =>
  stem.replace(/[bdg]$/, (letter) => ({ b: 'p', d: 't', g: 'k' })[letter] ?? letter);

const DISTRICT_STEMS = new Set(DISTRICTS.map((name) => stemsOf(searchNorm(name))[0]));
const isDistrict = (word: string) => DISTRICT_STEMS.has(stemsOf(word)[0]);

const wordsOf = (norm: string) => [
  ...new Set(norm.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH))),
];

/** Words of a `searchNorm` and their stems, each once. */
export const lexemes = (norm: string): string[] =>
  norm ? [...new Set(wordsOf(norm).flatMap((word) => [word, ...stemsOf(word)]))] : [];

/** A tsvector's text: the lexemes of each `searchNorm`, a position per weight so that all are kept. */
export const weightedLexemes = (norms: Record<'A' | 'B' | 'C' | 'D', string>): string =>
  Object.entries(norms)
    .flatMap(([weight, norm], at) => lexemes(norm).map((lexeme) => `${lexeme}:${at + 1}${weight}`))
    .join(' ');

export interface Question {
  /** The whole question as `searchNorm` writes it. */
  norm: string;
  /** All of them, fillers too. */
  words: readonly string[];
  /** Those that a business must have, unless too few have them. */
  required: readonly string[];
}

/** Undefined when there is nothing to look for: only punctuation, emoji or other scripts. */
export function readQuestion(text: string): Question | undefined {
  const norm = searchNorm(text);
  if (!norm) return undefined;
  const words = wordsOf(norm).slice(0, MAX_WORDS);
  const meaning = words.filter((word) => !FILLERS.has(word));
  return { norm, words, required: meaning.length > 0 ? meaning : words };
}

export interface Merit {
  /** For `search_head`. */
  query: string;
  points: number;
}

/** One way to ask the database, in tsquery texts. */
export interface Ask {
  /** For `search_head`. */
  head: string;
  /** For `search_all`. */
  anywhere: string;
  /** What puts one hit before another. */
  merits: Merit[];
  /** A name that begins with this comes sooner; a blank at its end makes it whole words. */
  opening: string;
}

/** All required words, or all with a synonym in place. A synonym counts only as a name or a kind. */
export function askForAll(question: Question): Ask {
  const { required } = question;
  const direct = allOf(required.map((word) => stemmed(word)));
  const synonyms = synonymsOf(required);
  const merits = meritsOf(question, stemmed);
  const opening = `${question.norm} `;
  if (synonyms.length === 0) return { head: direct, anywhere: direct, merits, opening };
  const inHead = synonyms.map((words) => synonymAsked(words, required, 'AB'));
  const inAll = synonyms.map((words) => synonymAsked(words, required, ''));
  return {
    head: either([direct, ...inHead]),
    // A synonym alone, somewhere in a description, is no answer; beside another word it may be.
    anywhere: required.length > 1 ? either([direct, ...inAll]) : direct,
    merits: [...merits, { query: either(inHead), points: 4 }],
    opening,
  };
}

/** Every word as the beginning of one; undefined when that asks for nothing new. */
export function askForBeginnings(question: Question): Ask | undefined {
  const isNew = ({ length }: string) => length >= MIN_PREFIX_LENGTH && length < STEM_LENGTH;
  if (!question.required.some(isNew)) return undefined;
  const all = allOf(question.required.map((word) => beginning(word)));
  const merits = meritsOf(question, beginning);
  return { head: all, anywhere: all, merits, opening: question.norm };
}

/**
 * All required words but one; undefined when that leaves nothing. A district alone is no answer to
 * who asked for a hairdresser there, a hairdresser elsewhere is.
 */
export function askForAllButOne(question: Question): Ask | undefined {
  const { required } = question;
  const left = required
    .map((_, dropped) => required.toSpliced(dropped, 1))
    .filter((words) => words.some((word) => !isDistrict(word)));
  if (left.length === 0) return undefined;
  return loosely(question, left.map(askForWords));
}

/** Any of the required words; undefined where that is what `askForAllButOne` asks. */
export function askForAny(question: Question): Ask | undefined {
  if (question.required.length < 3) return undefined;
  return loosely(
    question,
    question.required.map((word) => stemmed(word)),
  );
}

function loosely(question: Question, queries: string[]): Ask {
  const asked = either(queries);
  const merits = meritsOf(question, stemmed);
  return { head: asked, anywhere: asked, merits, opening: `${question.norm} ` };
}

/** All of these words, for `search_all`. */
export const askForWords = (words: readonly string[]): string =>
  allOf(words.map((word) => stemmed(word)));

/** A word that may be compared by its looks. */
export const canBeMisspelt = (word: string): boolean =>
  word.length >= MIN_FUZZY_LENGTH && !/\d/.test(word);

/** The question with other words in the place of some of its own. */
export function corrected({ words }: Question, corrections: ReadonlyMap<string, string>) {
  return readQuestion(words.map((word) => corrections.get(word) ?? word).join(' '));
}

/** A word as a tsquery; `weights` keeps it to fields of `search_head` (A name, B kind, C place). */
type Reading = (word: string, weights?: string) => string;

const exact: Reading = (word, weights = '') => (weights ? `${word}:${weights}` : word);

const beginning: Reading = (word, weights = '') =>
  word.length < MIN_PREFIX_LENGTH
    ? exact(word, weights)
    : `${word.slice(0, STEM_LENGTH)}:*${weights}`;

/** A short word asks for itself as a root; only a longer one may have to lose an ending first. */
function stemmed(word: string, weights = ''): string {
  const stems = stemsOf(word);
  if (stems.length === 0) return exact(word, weights);
  const asked = word.length < STEM_LENGTH ? stems.slice(0, 1) : stems;
  return `(${asked.map((stem) => exact(stem, weights)).join(' | ')})`;
}

const allOf = (queries: readonly string[]) => queries.join(' & ');
const either = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' | ');

/** Points for a word by the field it stands in; as it was written it gets both. */
const FIELDS = [
  { weight: 'A', points: 6, exactPoints: 4 },
  { weight: 'B', points: 5, exactPoints: 3 },
  { weight: 'C', points: 2, exactPoints: 1 },
  { weight: 'D', points: 1, exactPoints: 1 },
];

const meritsOf = ({ words }: Question, read: Reading): Merit[] =>
  words.flatMap((word) =>
    FIELDS.flatMap(({ weight, points, exactPoints }) => [
      { query: read(word, weight), points },
      { query: exact(word, weight), points: exactPoints },
    ]),
  );

const synonymsOf = (words: readonly string[]): string[][] =>
  expandQuery(words.join(' '))
    .slice(0, MAX_SYNONYMS)
    .map((norm) => norm.split(' ').filter(Boolean));

/** A question's words with a synonym among them; what is not its own only within the weights. */
const synonymAsked = (words: readonly string[], own: readonly string[], weights: string) =>
  allOf(words.map((word) => stemmed(word, own.includes(word) ? '' : weights)));
