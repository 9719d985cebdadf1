import { isKnownWithEnding, STEM_LENGTH } from '#contract/search/understanding/lexemes.ts';
import {
  distanceOf,
  isOtherEnding,
  isSameWord,
  mostCostIn,
  neighboursOf,
  wareOf,
  withAndWithoutEnding,
  writingsOf,
} from '#contract/search/understanding/likeness.ts';
import { corrected, type Question, readQuestion } from '#contract/search/understanding/question.ts';
import { partedPhrase, type Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countWordHits } from '../ranking/search.queries.ts';
import { canBeMisspelt, queryForWords } from '../ranking/text-queries.rules.ts';
import { type KnownWord, listAlikeWords, listKnownWords } from './vocabulary.queries.ts';

/** More words than that are another language, not mistakes. */
const MAX_MISSPELT = 3;
/** A word that fewer businesses have may be mistyped where another is so many times as common. */
const RARE = 20;
const FAR_MORE_COMMON = 20;
const MIN_LENGTH_OF_RARE = 5;
/** A shorter word that is like another may as well be an ending or a name. */
const MIN_LENGTH_OF_UNKNOWN = 7;
/** Shorter ones are heard like too many. */
const MIN_LENGTH_OF_HEARD = 4;
const COMMON = 3;
/** pg_trgm's similarity of words worth a closer look. */
const ALIKE = { likeness: 0.35, limit: 40 };
/** A tenfold number of hits makes up for so much of a mistake. */
const POPULARITY = 0.15;
/** What is worth a look where nothing at all was found, though nobody would say that it was meant. */
const FAINTLY_ALIKE = { likeness: 0.2, limit: 10 };
const MOST_FAINT_COST = 2;
const LISTED_HITS = 3;
const MIN_PART_LENGTH = 3;
/** Of a word that finds something as it is. */
const MIN_PART_OF_UNKNOWN = 5;

/** Known, or a known one with other endings: sürmeyi is no mistake. */
const isKnownForm = (by: Thesaurus, word: string) =>
  by.asked.has(word) ||
  isKnownWithEnding(by, word) ||
  (by.askedByStart.get(word.slice(0, STEM_LENGTH)) ?? []).some(
    (known) => known.length < word.length + 2 && isSameWord(known, word),
  );

/** The question with words that nobody has, or hardly anybody, replaced by those that were most likely meant. */
export async function mendQuestion(db: Db, question: Question): Promise<Question | undefined> {
  const { by } = question;
  const suspects = question.required.filter(
    (word) => canBeMisspelt(word) && !isKnownForm(by, word),
  );
  if (suspects.length === 0) return undefined;
  const counts = await countWordHits(
    db,
    suspects.map((word) => queryForWords(by, [word])),
    RARE,
  );
  if (counts.filter((count) => count === 0).length > MAX_MISSPELT) return undefined;
  const corrections = new Map<string, string>();
  for (const [at, word] of suspects.entries()) {
    const own = counts[at] ?? 0;
    const meant =
      own === 0 ? await likelyMeant(db, by, word) : await farMoreCommon(db, by, word, own);
    if (meant !== undefined) corrections.set(word, meant);
  }
  return corrections.size > 0 ? corrected(question, corrections) : undefined;
}

const likelyMeant = async (db: Db, by: Thesaurus, word: string): Promise<string | undefined> =>
  (await knownWare(db, by, word)) ??
  (await bestNeighbour(db, by, word))?.shown ??
  (await splitInTwo(db, by, word)) ??
  (await bestAlike(db, by, word))?.shown;

/** A dealer nobody is called like, in goods that are known: yemci asks for yem. */
async function knownWare(db: Db, by: Thesaurus, word: string): Promise<string | undefined> {
  const ware = wareOf(word);
  if (ware === undefined) return undefined;
  const [stored] = await listKnownWords(db, [ware]);
  if (stored) return by.spellings.get(ware) ?? stored.shown;
  return by.asked.has(ware) ? by.spellings.get(ware) : undefined;
}

/** What is meant by a word that a few have as well, one wrong letter away from one that very many have. */
async function farMoreCommon(
  db: Db,
  by: Thesaurus,
  word: string,
  own: number,
): Promise<string | undefined> {
  if (own >= RARE || word.length < MIN_LENGTH_OF_RARE) return undefined;
  const meant = await bestNeighbour(db, by, word);
  const isCommon = meant && meant.word[0] === word[0] && meant.hits >= FAR_MORE_COMMON * own;
  return isCommon ? meant.shown : undefined;
}

/**
 * The question with neighbours joined that are one known word written as two, where one of them is none
 * by itself: "diş çi", "bilgi sayar"; undefined when there are none.
 */
export function withJoinedWords(question: Question): Question | undefined {
  const { by, words } = question;
  const at = words.findIndex((word, index) => {
    const parts = [word, words[index + 1] ?? ''];
    return (
      by.asked.has(parts.join('')) && !parts.every((part) => part === '' || by.asked.has(part))
    );
  });
  if (at < 0) return undefined;
  const joined = words.toSpliced(at, 2, `${words[at]}${words[at + 1]}`).join(' ');
  const read = readQuestion(by, joined);
  return read && { ...read, shown: question.shown, isCorrected: true };
}

/**
 * The question with words that nobody writes so put right, though their first letters find something:
 * "bilgisyar" begins like "bilgi", and means "bilgisayar"; "soni" is how "sony" is heard; "adanakebap"
 * is two words.
 */
export async function mendUnknown(db: Db, question: Question): Promise<Question | undefined> {
  const { by } = question;
  const unknown = question.required.filter(
    (word) => word.length >= MIN_LENGTH_OF_HEARD && canBeMisspelt(word) && !isKnownForm(by, word),
  );
  if (unknown.length === 0 || unknown.length > MAX_MISSPELT) return undefined;
  const writings = new Map(unknown.map((word) => [word, writingsOf(word)]));
  const forms = [...writings].flatMap(([word, ways]) => [word, wareOf(word) ?? word, ...ways]);
  const stored = new Map((await listKnownWords(db, forms)).map((one) => [one.word, one]));
  const isKnown = (word: string) => stored.has(word) || by.asked.has(word);
  const corrections = new Map<string, string>();
  for (const [word, ways] of writings) {
    if (isKnown(word) || isKnown(wareOf(word) ?? word)) continue;
    const meant =
      partedPhrase(by, word) ??
      likeliest(
        by,
        word,
        ways.flatMap((one) => stored.get(one) ?? []),
      )?.shown ??
      (word.length < MIN_LENGTH_OF_UNKNOWN
        ? undefined
        : ((await commonLike(db, by, word)) ??
          (await splitInTwo(db, by, word, MIN_PART_OF_UNKNOWN))));
    if (meant !== undefined) corrections.set(word, meant);
  }
  for (const word of await listWritten(db, [...corrections.keys()])) corrections.delete(word);
  return corrections.size > 0 ? corrected(question, corrections) : undefined;
}

/** Those of the words that stand in some address or description just so: Balcalı is no mistake. */
async function listWritten(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const counts = await countWordHits(db, words, 1);
  return words.filter((_, at) => counts[at] !== 0);
}

async function commonLike(db: Db, by: Thesaurus, word: string): Promise<string | undefined> {
  const meant =
    (await bestNeighbour(db, by, word, false)) ?? likeliest(by, word, listedNear(by, word));
  const isMeant = meant && meant.hits >= COMMON && !isOtherEnding(word, meant.word);
  return isMeant ? meant.shown : undefined;
}

/** The likeliest of some words; undefined when all are too far. */
function likeliest(
  by: Thesaurus,
  word: string,
  candidates: readonly KnownWord[],
  isSameEnough = false,
): KnownWord | undefined {
  const scored = candidates.flatMap((candidate) => {
    if (candidate.word === word && !isSameEnough) return [];
    const distance = distanceOf(word, candidate.word);
    if (distance > mostCostIn(word.length)) return [];
    return [{ candidate, score: distance - POPULARITY * Math.log10(candidate.hits) }];
  });
  const best = scored.sort((a, b) => a.score - b.score)[0]?.candidate;
  return best && { ...best, shown: by.spellings.get(best.word) ?? best.shown };
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

async function bestNeighbour(
  db: Db,
  by: Thesaurus,
  word: string,
  isEndingCut = true,
): Promise<KnownWord | undefined> {
  for (const form of isEndingCut ? withAndWithoutEnding(word) : [word]) {
    const near = neighboursOf(form);
    const stored = await listKnownWords(db, form === word ? near : [form, ...near]);
    const inList = near.filter((one) => by.asked.has(one)).map((one) => listed(by, one));
    const best = likeliest(by, form, [...stored, ...inList], form !== word);
    if (best) return best;
  }
  return undefined;
}

/** The commonest word that shares most groups of three letters with it. */
async function bestAlike(db: Db, by: Thesaurus, word: string): Promise<KnownWord | undefined> {
  for (const form of withAndWithoutEnding(word)) {
    const best = likeliest(by, form, [
      ...(await listAlikeWords(db, form, ALIKE)),
      ...listedNear(by, form),
    ]);
    if (best) return best;
  }
  return undefined;
}

/** Words of businesses that are faintly like those of a question that finds nothing; undefined when none is. */
export async function faintlyLike(
  db: Db,
  by: Thesaurus,
  words: string,
): Promise<string | undefined> {
  const looked = (readQuestion(by, words)?.required ?? []).filter(
    (word) => word.length >= MIN_LENGTH_OF_RARE && canBeMisspelt(word),
  );
  const alike: string[] = [];
  for (const word of looked.slice(0, MAX_MISSPELT)) {
    const [nearest] = (await listAlikeWords(db, word, FAINTLY_ALIKE))
      .map((one) => ({ ...one, cost: distanceOf(word, one.word) }))
      .filter(({ cost }) => cost <= MOST_FAINT_COST)
      .sort((a, b) => a.cost - b.cost || b.hits - a.hits);
    if (nearest) alike.push(nearest.shown);
  }
  return alike.length > 0 ? alike.join(' ') : undefined;
}

/** Two known words written as one: `besocak` → `beş ocak`. */
async function splitInTwo(
  db: Db,
  by: Thesaurus,
  word: string,
  shortest = MIN_PART_LENGTH,
): Promise<string | undefined> {
  const cuts: [string, string][] = [];
  for (let at = shortest; at <= word.length - shortest; at += 1)
    cuts.push([word.slice(0, at), word.slice(at)]);
  if (cuts.length === 0) return undefined;
  const parts = [...new Set(cuts.flat())];
  const known = new Map(
    [
      ...parts.filter((part) => by.asked.has(part)).map((one) => listed(by, one)),
      ...(await listKnownWords(db, parts)),
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
