import { groupBy } from '../../group-by.ts';
import { hardened } from './lexemes.ts';
import { isSameWord } from './likeness.ts';
import { isDistrict, isDoing, isGeneral, isOfMany } from './question-words.ts';
import { type Line, mainStem, phraseStems, type Thesaurus } from './thesaurus.ts';
import { canBePast, FOR_PERSON, isDoneAs, isSurePast, isVerb, PERSON } from './verbs.ts';

/** Other words for a part of a question. */
export interface Expansion {
  /** Words of the question that stay. */
  kept: readonly string[];
  /** The others. */
  told: readonly string[];
  /** Those of them that its own line was read in. */
  read: readonly string[];
  /** What stands for those. */
  found: readonly string[];
  /** How near it is to what was said: 0 is nearest, halves count. */
  rank: number;
  /** A line's first words say it best. */
  isMain: boolean;
  /** It was told what somebody needs, not what they look for. */
  isNeed: boolean;
  isOfKind: boolean;
  kindId: number | undefined;
  /** They are what another kind is called, or called just so, which comes first: kahvaltılık is no kahvaltı. */
  isAside: boolean;
  /** Without a word that stays it is another thing: no "deve güreşi" is a güreş. */
  isOther: boolean;
  /** What stands for them is among them: "tekel büfe" asks for a büfe before all else. */
  isSaid: boolean;
}

const MAIN_WORDS = 2;

interface Read {
  line: Line;
  /** Which words of the question it is made of. */
  at: readonly number[];
  /** How the line has them. */
  said: readonly string[];
  /** Which of those are verbs in the line. */
  isVerbAt: readonly boolean[];
  /** Said as the line has it, without another ending. */
  isExact: boolean;
  /** The kind's own name, as it is written or with an ending: kebap and kebapçı have one stem. */
  isName: boolean;
  isSold: boolean;
  isTrade: boolean;
}

/** Beside another word of its line a short one is known whatever its ending: taşı, taşım. */
const MIN_SHORT = 3;
const MAX_SHORT = 5;
const isShortSame = (said = '', word = '') =>
  said.length >= MIN_SHORT &&
  said.length <= MAX_SHORT &&
  word.startsWith(said.slice(0, MIN_SHORT)) &&
  isSameWord(said, word);

/** One verb, whatever its ending: zayıflamak, zayıflamam lazım. */
const SAME_VERB_LENGTH = 6;
const isSameVerb = (by: Thesaurus, said: string, word: string) =>
  word.startsWith(said.slice(0, SAME_VERB_LENGTH)) &&
  said.length >= SAME_VERB_LENGTH &&
  isVerb(by, said) &&
  isVerb(by, word);

/** Mine is a need, another's is none: arabam has to be corrected, an araba may be for hire. */
const MINE = /[iu]?m$/;
const isOnlyMine = (by: Thesaurus, said: string, { leadsTo }: Line) =>
  MINE.test(said) &&
  by.kinds.has(said.replace(MINE, '')) &&
  !leadsTo.some(({ stems }) => stems.includes(mainStem(by, said)));

/** What is called so alone stands in no case: dokuma is another thing than döküm, which is known. */
const isOtherNoun = (by: Thesaurus, said: string, word: string) =>
  (by.asked.has(word) && (isWithVowel(word, said) || isSmallOne(word, said))) ||
  (by.kinds.has(word) && isWithVowel(said, word)) ||
  // Nor does a dokuma lose its last letter: a dökümü is of a döküm.
  (/[ae]$/.test(said) && /[iu]$/.test(word) && said.slice(0, -1) === word.slice(0, -1));
/** A small one is another thing where the word is one itself: a badem is no bademcik. */
const isSmallOne = (word: string, said: string) =>
  said.startsWith(word) && /^c[iu][kg]/.test(said.slice(word.length));
const isWithVowel = (word: string, longer: string) =>
  longer.startsWith(word) && /^[ae]$/.test(longer.slice(word.length));

/** What stands before the word that it makes one thing with has no case: of a "balina izleme" it is no bal. */
const isBefore = (by: Thesaurus, words: readonly string[], at = -1) => {
  const next = words[at + 1] ?? '';
  return isDoing(next) || (next !== '' && endsCompound(by, next));
};
const isInCase = (said: string, word: string) =>
  word.startsWith(said) && IN_CASE.test(word.slice(said.length));
const IN_CASE = /^(?:s?[iu]n[ae]|[dt][ae]n?|y?[ae])$/;

/** What is for a car is called oto, or araba: "araba lastiği" is an oto lastik, whoever "otomobil yıkatır" has an araba. */
const CAR = /^(?:araba|otomobil)(?:lar|ler)?(?:y?[iuae]|n?[iu]n)?$/;

/** Phrases of the lines with oto that a question has with araba instead. */
function readsForCars(by: Thesaurus, words: readonly string[]): Read[] {
  const isCar = words.map((word) => CAR.test(word));
  if (!isCar.includes(true)) return [];
  return ['oto', 'araba']
    .flatMap((car) =>
      readsOf(
        by,
        words.map((word, at) => (isCar[at] ? car : word)),
      ),
    )
    .filter(({ at }) => at.length > 1 && at.some((of) => isCar[of]));
}

/** Phrases of the lines that are in a question: all their words are, in any order. */
function readsOf(by: Thesaurus, words: readonly string[]): Read[] {
  const stems = words.map((word) => phraseStems(by, word));
  const candidates = new Set(stems.flat().flatMap((stem) => by.phrases.get(stem) ?? []));
  const reads: Read[] = [];
  for (const { words: said, stems: asked, line, isName: isOfName, isSold, isTrade } of candidates) {
    const at: number[] = [];
    for (const [part, stem] of asked.entries())
      at.push(
        stems.findIndex(
          (of, index) =>
            !at.includes(index) &&
            (of.includes(stem) ||
              (!by.kinds.has(words[index] ?? '') && isShortSame(said[part], words[index]))),
        ),
      );
    if (at.includes(-1)) continue;
    // No word that only begins like it: tabanım is no tabanca. Verbs change more.
    const isNoun = !line.isNeed || line.isBrand || said.length === 1;
    const isRead = (one: string, index: number) => {
      const word = words[at[index] ?? -1] ?? '';
      if (isBefore(by, words, at[index]) && isInCase(one, word)) return false;
      if (said.length === 1 && isOtherNoun(by, one, word)) return false;
      if (line.isNeed && isOnlyMine(by, one, line)) return word.startsWith(one);
      return isSameWord(one, word) || isSameVerb(by, one, word) || isDoneAs(by, one, word);
    };
    if (isNoun && !said.every(isRead)) continue;
    const isExact = said.every((word, index) => word === words[at[index] ?? -1]);
    const isName =
      isOfName && said.every((word, index) => words[at[index] ?? -1]?.startsWith(word));
    const isVerbAt = said.map((word) => isVerb(by, word));
    reads.push({ line, at, said, isVerbAt, isExact, isName, isSold, isTrade });
  }
  return reads;
}

/**
 * Words that may be of a business: no verbs, nor for whom it is. Many names look like a past tense
 * (Ferdi, Marketi, Üretim) or a person (Esin): the first are verbs only where a line was read that has
 * them as one, the second are persons only beside such a verb.
 */
export function thingsOf(by: Thesaurus, words: readonly string[]): string[] {
  const reads = readsOf(by, words);
  const told = reads.flatMap(({ at, isVerbAt }) => at.filter((_, index) => isVerbAt[index]));
  // Of "su bayii" the word says which su is meant.
  const isOfPhrase = (at: number) =>
    reads.some((read) => read.at.length > 1 && read.at.includes(at));
  // The nalbandı of an "at nalbandı" is none, though it ends like a past tense.
  const isNoun = (at: number) =>
    reads.some((read) => read.at.includes(at) && !read.isVerbAt[read.at.indexOf(at)]);
  return words.filter((word, at) => {
    if (isSeller(word)) return isOfPhrase(at) && words.length < 3;
    if (!isVerb(by, word)) return true;
    if (isSurePast(word) && isNoun(at)) return true;
    if (PERSON.test(word)) return !FOR_PERSON.test(word) && told.length === 0;
    return canBePast(word) && !told.includes(at);
  });
}

/** "Akü bayii" sells akü; behind what is sold no business need have the word. */
const SELLER = /^(?:bayi(?:i|si|ler|leri|ligi)?|yetkili(?:si)?)$/;
const isSeller = (word: string) => SELLER.test(word);

/** All the words are what a kind is called. */
export const isKindNamed = (by: Thesaurus, words: readonly string[]): boolean =>
  readsOf(by, words).some(
    ({ line, at }) =>
      line.isOfKind && !line.isNeed && words.every((_, index) => at.includes(index)),
  );

/** The word alone leads to a kind: it is called so; with `isSoldToo` also what it sells and whom it serves. */
export const tellsKind = (by: Thesaurus, word: string, isSoldToo: boolean): boolean =>
  readsOf(by, [word]).some(
    ({ line, isTrade }) => line.isOfKind && (isSoldToo || isTrade || !line.isNeed),
  );

/** Each word is in what kinds are called, have or do. */
export function tellsAll(by: Thesaurus, words: readonly string[]): boolean {
  const told = new Set(readsOf(by, words).flatMap(({ line, at }) => (line.isOfKind ? at : [])));
  return told.size > 0 && words.every((word, at) => told.has(at) || isGeneral(word));
}

/** A kind has just this name: a çekici is nobody's çekiç. Of what it is called without the ending as well, a derneği, none. */
function isOwnName(by: Thesaurus, word: string): boolean {
  const named = (by.phrases.get(mainStem(by, word)) ?? []).filter(
    ({ words, line }) => line.isOfKind && !line.isNeed && words.length === 1,
  );
  const bare = hardened(word.replace(/s?[iu]$/, ''));
  return named.some(
    ({ words, line }) =>
      words[0] === word && !named.some((one) => one.line === line && one.words[0] === bare),
  );
}

/**
 * The word behind some others makes one thing with them: it has the ending of a compound, or a kind is called so
 * ("gece kulübü").
 */
export const isOneThing = (by: Thesaurus, words: readonly string[], next: string): boolean =>
  endsCompound(by, next) ||
  (by.phrases.get(mainStem(by, words[0] ?? '')) ?? []).some(
    (phrase) =>
      words.every((word, at) => phrase.words[at] === word) &&
      /[iu]$/.test(phrase.words[words.length] ?? '') &&
      (phrase.line.isNeed
        ? phrase.words[words.length] === next
        : isSameWord(next, phrase.words[words.length] ?? '')),
  );

/** `güreşi` behind another noun: the two name one thing, and the first says which. */
export const endsCompound = (by: Thesaurus, word: string): boolean =>
  !isOwnName(by, word) && hasEnding(by, word);

const hasEnding = (by: Thesaurus, word: string): boolean =>
  [/[iu]$/, /s[iu]$/, /l[ae]r[iu]$/].some((ending) => {
    const bare = word.replace(ending, '');
    return bare !== word && [bare, hardened(bare)].some((noun) => by.known.has(noun));
  });

/** A word that stays stands before one that is told, and names another thing with it. */
const isOtherThing = (
  by: Thesaurus,
  words: readonly string[],
  kept: readonly string[],
  told: readonly string[],
): boolean =>
  words.slice(1).some((word, at) => {
    const before = words[at] ?? '';
    const isBehindKept = told.includes(word) && kept.includes(before);
    return isBehindKept && !isDistrict(before) && !isVerb(by, before) && endsCompound(by, word);
  });

/** What is done with a thing, or made of it, is another one: "huzurevi temizliği" asks for no huzurevi. */
export const isDoneWith = (
  by: Thesaurus,
  words: readonly string[],
  { kept, told }: Pick<Expansion, 'kept' | 'told'>,
): boolean =>
  words.slice(1).some((word, at) => {
    const before = words[at] ?? '';
    if (!kept.includes(word) || !told.includes(before)) return false;
    return isDoing(word) || (by.known.has(before) && (isOfMany(word) || hasEnding(by, word)));
  });

/**
 * Part of a longer phrase that was read as well: "halı" of "halı saha" says nothing of carpets. A word that is said just
 * so is no part of one that has another: "okul, kalem" asks for no school of a kale.
 */
const isInside = (read: Read, words: readonly string[], others: readonly Read[]) =>
  others.some(
    (other) =>
      other.at.length > read.at.length &&
      read.at.every((index, part) => {
        const place = other.at.indexOf(index);
        const said = read.said[part];
        return place >= 0 && (said !== words[index] || isSameStart(other.said[place], said));
      }),
  );
const isSameStart = (one = '', other = '') => one.startsWith(other) || other.startsWith(one);

/** Two words of one line say one thing: "petrol istasyonu" is no station of another kind. */
const joinedByLine = (reads: readonly Read[]): Told[] =>
  [...groupBy(reads, ({ line }) => line)].map(([line, ones]) => ({
    line,
    at: [...new Set(ones.flatMap(({ at }) => at))],
    isExact: ones.some(({ isExact }) => isExact),
    isName: ones.some(({ isName }) => isName),
    isSold: ones.every(({ isSold }) => isSold),
    isTrade: ones.some(({ isTrade }) => isTrade),
    isThing: !ones.some(({ isVerbAt }) => isVerbAt.includes(true)),
  }));

/** The lines that a question is read in, the longest phrases alone. */
export function linesIn(by: Thesaurus, words: readonly string[]): Told[] {
  const all = readsOf(by, words);
  return joinedByLine([
    ...all.filter((one) => !isInside(one, words, all)),
    ...readsForCars(by, words),
  ]);
}

/** Kinds have a word like it, and none just so: of ales an alesta, of badem a bademci. */
export const isOnlyAlike = (by: Thesaurus, word: string): boolean => {
  const lines = linesIn(by, [word]);
  return lines.length > 0 && lines.every(({ isExact }) => !isExact);
};

/** `isThing`: no verb is said with it. */
type Told = Omit<Read, 'isVerbAt' | 'said'> & { isThing: boolean };
type Placed = Pick<Read, 'line' | 'at'>;
/** What a kind is called, said outright. */
const isSaidBy = (other: Told, { line, at }: Told) =>
  line.isOfKind &&
  other.line.isOfKind &&
  !other.line.isNeed &&
  at.length === other.at.length &&
  at.every((index) => other.at.includes(index));

/** Who answers few needs is meant before who answers many. */
const isNarrower = (other: Placed, { line, at }: Placed) =>
  other.line.isNeed &&
  other.line.isOfKind &&
  other.line.breadth < line.breadth &&
  other.at.length >= at.length;
const MOST_NARROWER = 3;
const rankOf = ({ isOfKind }: Line, index: number, narrower: number) =>
  isOfKind ? (Math.min(narrower, MOST_NARROWER) + index) / 2 : index;

/** What several needs lead to is told by the words of all of them: "ehliyetsizim, araba öğrenicem". */
const toldByNeeds = (reads: readonly Told[]) => {
  const told = new Map<string, Set<number>>();
  for (const { line, at } of reads.filter((read) => read.line.isNeed))
    for (const { key } of line.leadsTo) told.set(key, new Set([...(told.get(key) ?? []), ...at]));
  return told;
};

/**
 * Other ways to ask for the same, nearest first; none that another one finds as well. Words that are
 * dispensable stay only where a line was read with them.
 */
export function expansionsOf(
  by: Thesaurus,
  words: readonly string[],
  limit: number,
  isDispensable: (word: string) => boolean = () => false,
): Expansion[] {
  const told = linesIn(by, words);
  const reads = told.map((read) => ({
    ...read,
    isAside: told.some(
      (other) => isSaidBy(other, read) && (read.line.isNeed || (other.isExact && !read.isExact)),
    ),
  }));
  // What explains more of the question comes first, and what is said outright before whoever has it as well.
  reads.sort(
    (a, b) =>
      b.at.length - a.at.length ||
      Number(a.isAside) - Number(b.isAside) ||
      Number(b.line.isNeed) - Number(a.line.isNeed),
  );
  const toldFor = toldByNeeds(reads.filter(({ isAside }) => !isAside));
  const stemOf = (word: string) => mainStem(by, word);
  // Of "saç" and "saç evi" the first finds both: shorter ones come first, and cost the database less.
  const asked: string[][] = [words.map(stemOf)];
  const expansions: Expansion[] = [];
  for (const { line, at: own, isAside } of reads) {
    const read = own.map((index) => words[index] ?? '');
    const isNeed = line.isNeed && !isAside;
    const narrower = reads.filter((other) => isNarrower(other, { line, at: own })).length;
    const ranked = line.leadsTo.map((lead, index) => ({
      lead,
      rank: isNeed ? rankOf(line, index, narrower) : 0,
      isMain: index < MAIN_WORDS && !isAside,
    }));
    for (const { lead, rank, isMain } of ranked.toSorted(
      (a, b) => a.lead.words.length - b.lead.words.length,
    )) {
      const found = lead.words;
      const at = (isNeed && toldFor.get(lead.key)) || new Set(own);
      const told = words.filter((_, index) => at.has(index));
      if (words.length > 1 && told.every(isSeller)) continue;
      const kept = words.filter((word, index) => !at.has(index) && !isDispensable(word));
      const stems = [...kept.map(stemOf), ...lead.stems];
      if (asked.some((other) => other.every((one) => stems.includes(one)))) continue;
      asked.push(stems);
      const isOther = isOtherThing(by, words, kept, told);
      const saidStems = told.map(stemOf);
      const isSaid = lead.stems.every((stem) => saidStems.includes(stem));
      expansions.push({
        kept,
        told,
        read,
        found,
        rank,
        isMain,
        isNeed,
        isOfKind: line.isOfKind,
        kindId: line.kindId,
        isAside,
        isOther,
        isSaid,
      });
    }
  }
  return expansions.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}
