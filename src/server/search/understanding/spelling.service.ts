import { NATIONAL_DAYS } from '#contract/calendar/holidays.ts';
import { isSuspect } from '#contract/search/asking/asking.ts';
import { canBeMisspelt, queryForWords } from '#contract/search/asking/text-queries.ts';
import {
  distanceOf,
  doubtOf,
  isOtherEnding,
  isOtherLetter,
  mostCostAlone,
  neighboursOf,
  wareOf,
  withAndWithoutEnding,
  writingsOf,
} from '#contract/search/understanding/likeness.ts';
import {
  corrected,
  correctedWays,
  type Question,
  readQuestion,
} from '#contract/search/understanding/question.ts';
import { tellsKind } from '#contract/search/understanding/synonyms.ts';
import {
  isKnownForm,
  partedPhrase,
  type Thesaurus,
} from '#contract/search/understanding/thesaurus.ts';
import { isVerb } from '#contract/search/understanding/verbs.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { KnownWord, Vocabulary } from '../counting/vocabulary.rules.ts';
import type { Presence } from '../ranking/presence.service.ts';

/** More words than that are another language, not mistakes. */
const MAX_MISSPELT = 3;
const MIN_LENGTH_OF_FAINT = 5;
/** A shorter word that is like another may as well be an ending or a name. */
const MIN_LENGTH_OF_UNKNOWN = 7;
/** Shorter ones are heard like too many. */
const MIN_LENGTH_OF_HEARD = 4;
/** One letter of a longer one is a slip, however few are called so. */
const MIN_LENGTH_OF_NAME = 8;
const COMMON = 3;
/** Words worth a closer look. */
const ALIKE = { likeness: 0.35, limit: 40 };
/** What is worth a look where nothing at all was found, though nobody would say that it was meant. */
const FAINTLY_ALIKE = { likeness: 0.2, limit: 10 };
const MOST_FAINT_COST = 2;
const LISTED_HITS = 3;
const MIN_PART_LENGTH = 3;
const MOST_OF_ONE_LETTER = 1.1;
/** Of a word that finds something as it is. */
const MIN_PART_OF_UNKNOWN = 5;

/** What days of the calendar are called is no other word: the Emek of Emek Bayramı. */
const OF_HOLIDAYS = new Set(
  NATIONAL_DAYS.flatMap(({ name, also }) => searchNorm(`${name} ${also}`).split(' ')),
);
const isMistakable = (by: Thesaurus, word: string) => isSuspect(by, word) && !OF_HOLIDAYS.has(word);

/**
 * The question with words that nobody has replaced by those that were most likely meant, and stand together somewhere;
 * `isNowhere` where no such words do.
 */
export async function correctQuestion(
  vocabulary: Vocabulary,
  presence: Presence,
  question: Question,
): Promise<{ question: Question; isNowhere: boolean } | undefined> {
  const { by } = question;
  const suspects = question.required.filter((word) => isMistakable(by, word));
  const waysOf = (unknown: readonly string[]) =>
    unknown.length > MAX_MISSPELT
      ? []
      : correctedWays(
          question,
          unknown.map((word) => [word, likelyMeant(vocabulary, question, word)]),
        );
  const queryFor = ({ required }: Question) => queryForWords(by, required);
  // Whom no name has nobody writes, mostly: where its corrections stand together is asked for at once.
  const inNoName = suspects.filter((word) => vocabulary.known([word]).length === 0);
  const likely = waysOf(inNoName).map(queryFor);
  const written = new Set(await listWritten(presence, question, suspects, likely));
  const unknown = suspects.filter((word) => !written.has(word));
  const read = waysOf(unknown);
  const [first] = read;
  // Two words that stand together nowhere were not written as one.
  const isOne = ({ words }: Question) => words.length <= question.words.length;
  if (!first || (read.length === 1 && isOne(first)))
    return first && { question: first, isNowhere: false };
  const isThere = await presence.of(read.map(queryFor), read.flatMap(queriesOfWords));
  const together = read.find((_, at) => isThere[at]);
  const likeliest = together ?? read.find(isOne);
  return likeliest && { question: likeliest, isNowhere: together === undefined };
}

/** Of each word by itself. */
export const queriesOfWords = ({ by, required }: Question): string[] =>
  required.map((word) => queryForWords(by, [word]));

/** The likeliest first. */
const likelyMeant = (vocabulary: Vocabulary, question: Question, word: string): string[] => {
  const { by } = question;
  const ware = knownWare(vocabulary, by, word);
  if (ware !== undefined) return [ware];
  const near = neighbours(vocabulary, by, word);
  if (near.length > 0) return near.map(({ shown }) => shown);
  const parted = splitInTwo(vocabulary, by, word);
  if (parted !== undefined) return [parted];
  return alike(vocabulary, question, word).map(({ shown }) => shown);
};

/** A dealer nobody is called like, in goods that are known: yemci asks for yem. */
function knownWare(vocabulary: Vocabulary, by: Thesaurus, word: string): string | undefined {
  const ware = wareOf(word);
  if (ware === undefined) return undefined;
  const [stored] = vocabulary.known([ware]);
  if (stored) return by.spellings.get(ware) ?? stored.shown;
  return by.asked.has(ware) ? by.spellings.get(ware) : undefined;
}

/**
 * The question with words that nobody writes so put right, though their first letters find something:
 * "bilgisyar" begins like "bilgi", and means "bilgisayar"; "soni" is how "sony" is heard; "adanakebap"
 * is two words.
 */
export async function correctUnknown(
  vocabulary: Vocabulary,
  presence: Presence,
  question: Question,
): Promise<Question | undefined> {
  const { by } = question;
  const unknown = question.required.filter(
    (word) => word.length >= MIN_LENGTH_OF_HEARD && isMistakable(by, word),
  );
  if (unknown.length === 0 || unknown.length > MAX_MISSPELT) return undefined;
  const stored = (word: string) => vocabulary.known([word]);
  const isKnown = (word: string) => by.asked.has(word) || stored(word).length > 0;
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    if (isKnown(word)) continue;
    const ware = wareOf(word);
    if (ware !== undefined && isKnown(ware)) {
      const dealer = by.asked.has(ware) ? undefined : dealerLike(by, word, stored(ware));
      if (dealer !== undefined) corrections.set(word, dealer);
      continue;
    }
    const heard = writingsOf(word, (one) => stored(one).length > 0);
    const meant =
      partedPhrase(by, word) ??
      likeliest(by, word, heard.flatMap(stored))[0]?.shown ??
      (word.length < MIN_LENGTH_OF_UNKNOWN
        ? undefined
        : (commonLike(vocabulary, by, word) ??
          splitInTwo(vocabulary, by, word, MIN_PART_OF_UNKNOWN)));
    if (meant !== undefined) corrections.set(word, meant);
  }
  // Just so; Balcalı is no mistake.
  const replaced = [...corrections.keys()];
  const isWritten = await presence.of(replaced, queriesOfWords(question));
  for (const [at, word] of replaced.entries()) if (isWritten[at]) corrections.delete(word);
  return corrections.size > 0 ? corrected(question, corrections) : undefined;
}

/** Those of a question's words that stand somewhere, just so or, where it is said by what they are read, with another ending. */
async function listWritten(
  presence: Presence,
  question: Question,
  words: string[],
  besides: readonly string[],
): Promise<string[]> {
  const isThere = await presence.of(
    words.map((word) => queryForWords(question.by, [word])),
    [...queriesOfWords(question), ...besides],
  );
  return words.filter((_, at) => isThere[at]);
}

function commonLike(vocabulary: Vocabulary, by: Thesaurus, word: string): string | undefined {
  const near = neighbours(vocabulary, by, word, false);
  const [meant] = near.length > 0 ? near : likeliest(by, word, listedNear(by, word));
  if (!meant || isOtherEnding(word, meant.word)) return undefined;
  // Of names one may be called so alone: of a long word one letter is a slip.
  const isOneName = near.length === 1 && word.length >= MIN_LENGTH_OF_NAME;
  return meant.hits >= COMMON || isOneName ? meant.shown : undefined;
}

/** Of goods that few write so, the dealer a kind is called by who is one letter away: an elektirikçi. */
function dealerLike(
  by: Thesaurus,
  word: string,
  written: readonly KnownWord[],
): string | undefined {
  if (word.length < MIN_LENGTH_OF_UNKNOWN || written.some(({ hits }) => hits >= COMMON))
    return undefined;
  const dealers = listedNear(by, word).filter(
    (one) =>
      by.kinds.has(one.word) &&
      wareOf(one.word) !== undefined &&
      distanceOf(word, one.word) <= MOST_OF_ONE_LETTER,
  );
  return likeliest(by, word, dealers)[0]?.shown;
}

const isOther = (by: Thesaurus, word: string, meant: string) =>
  isOtherLetter(word, meant) || (PAST.test(meant) && isVerb(by, meant) && !isVerb(by, word));
const PAST = /[dt][iu]m?$/;

/** Those of some words that are not too far, the likeliest first. */
function likeliest(
  by: Thesaurus,
  word: string,
  candidates: readonly KnownWord[],
  isSameEnough = false,
): KnownWord[] {
  const scored = candidates.flatMap((candidate) => {
    if (candidate.word === word && !isSameEnough) return [];
    // Who looks for a büyücü says nothing of what grew (büyüdü), and a mağara is no mağaza; of names nobody knows that.
    if (by.asked.has(candidate.word) && isOther(by, word, candidate.word)) return [];
    const doubt = doubtOf(word, candidate.word, candidate.hits);
    return doubt === undefined ? [] : [{ candidate, doubt }];
  });
  return scored
    .sort((a, b) => a.doubt - b.doubt)
    .map(({ candidate }) => ({
      ...candidate,
      shown: by.spellings.get(candidate.word) ?? candidate.shown,
    }));
}

/**
 * Words for kinds count like a few businesses: somebody is called so, or by another word for it. What
 * tells a need counts like one.
 */
const listed = (by: Thesaurus, word: string): KnownWord => ({
  word,
  shown: by.spellings.get(word) ?? word,
  hits: by.kinds.has(word) ? LISTED_HITS : 1,
});

const listedNear = (by: Thesaurus, word: string): KnownWord[] =>
  [...by.asked]
    .filter((one) => Math.abs(one.length - word.length) <= 2 && one[0] === word[0])
    .map((one) => listed(by, one));

function neighbours(
  vocabulary: Vocabulary,
  by: Thesaurus,
  word: string,
  isEndingCut = true,
): KnownWord[] {
  for (const form of isEndingCut ? withAndWithoutEnding(word) : [word]) {
    const near = neighboursOf(form);
    const stored = vocabulary.known(form === word ? near : [form, ...near]);
    const inList = near.filter((one) => by.asked.has(one)).map((one) => listed(by, one));
    const found = likeliest(by, form, [...stored, ...inList], form !== word);
    const meant = found.filter((one) => canBeMeant(by, word, one));
    if (meant.length > 0) return meant;
  }
  return [];
}

/** A dealer is meant to be one, or what a kind is called by: a büyücü is not büyük. */
const canBeMeant = (by: Thesaurus, word: string, meant: KnownWord): boolean =>
  !isFarFromFeature(by, word, meant.word) && canBeDealer(by, word, meant);

/** What only features are called is meant where one letter is wrong: a Balcalı is not bahçeli. */
const isFarFromFeature = (by: Thesaurus, word: string, meant: string): boolean =>
  by.asked.has(meant) &&
  !tellsKind(by, meant, true) &&
  distanceOf(word, meant) > MOST_OF_ONE_LETTER;

const canBeDealer = (by: Thesaurus, word: string, meant: KnownWord): boolean =>
  wareOf(word) === undefined ||
  wareOf(meant.word) !== undefined ||
  tellsKind(by, meant.word, false);

/** Words that share most groups of three letters with it. */
function alike(vocabulary: Vocabulary, question: Question, word: string): KnownWord[] {
  const { by, required } = question;
  for (const form of withAndWithoutEnding(word)) {
    const found = likeliest(by, form, [...vocabulary.alike(form, ALIKE), ...listedNear(by, form)]);
    const most = required.length > 1 ? Number.POSITIVE_INFINITY : mostCostAlone(form.length);
    const meant = found.filter(
      (one) => canBeMeant(by, word, one) && distanceOf(form, one.word) <= most,
    );
    if (meant.length > 0) return meant;
  }
  return [];
}

/** Words of businesses that are faintly like unknown ones of a question that finds nothing; undefined when none is. */
export function faintlyLike(
  vocabulary: Vocabulary,
  by: Thesaurus,
  words: string,
): string | undefined {
  const looked = (readQuestion(by, words)?.required ?? []).filter(
    (word) => word.length >= MIN_LENGTH_OF_FAINT && canBeMisspelt(word) && !isKnownForm(by, word),
  );
  const alike: string[] = [];
  for (const word of looked.slice(0, MAX_MISSPELT)) {
    const [nearest] = vocabulary
      .alike(word, FAINTLY_ALIKE)
      .map((one) => ({ ...one, cost: distanceOf(word, one.word) }))
      .filter(({ cost }) => cost <= MOST_FAINT_COST)
      .sort((a, b) => a.cost - b.cost || b.hits - a.hits);
    if (nearest) alike.push(nearest.shown);
  }
  return alike.length > 0 ? alike.join(' ') : undefined;
}

/** Two known words written as one: `besocak` → `beş ocak`. */
function splitInTwo(
  vocabulary: Vocabulary,
  by: Thesaurus,
  word: string,
  shortest = MIN_PART_LENGTH,
): string | undefined {
  const cuts: [string, string][] = [];
  for (let at = shortest; at <= word.length - shortest; at += 1)
    cuts.push([word.slice(0, at), word.slice(at)]);
  if (cuts.length === 0) return undefined;
  const parts = [...new Set(cuts.flat())];
  const known = new Map(
    [
      ...parts.filter((part) => by.asked.has(part)).map((one) => listed(by, one)),
      ...vocabulary.known(parts),
    ].map((one) => [one.word, one]),
  );
  const best = cuts
    .flatMap(([left, right]) => {
      const [first, second] = [known.get(left), known.get(right)];
      return first && second ? [{ first, second, hits: Math.min(first.hits, second.hits) }] : [];
    })
    .sort((a, b) => b.hits - a.hits)[0];
  return (
    best &&
    [best.first, best.second]
      .map(({ word: part, shown }) => by.spellings.get(part) ?? shown)
      .join(' ')
  );
}
