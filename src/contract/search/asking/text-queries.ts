import { groupBy } from '#contract/group-by.ts';
import { brandIn } from '#contract/search/understanding/brands.ts';
import { type KindsMeant, kindsMeant } from '#contract/search/understanding/kinds-meant.ts';
import { STEM_LENGTH, stemsOfAsked } from '#contract/search/understanding/lexemes.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import {
  BESIDE_WHAT_IS_SAID,
  isDistrict,
  isGeneral,
  isLegalForm,
  isOfPlace,
} from '#contract/search/understanding/question-words.ts';
import {
  type Expansion,
  expansionsOf,
  tellsKind,
} from '#contract/search/understanding/synonyms.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import {
  type AnsweredBy,
  type Answering,
  calledIn,
  categoriesOf,
  dealersCalled,
  isCalled,
  isToldByVerbAlone,
  leavesNothing,
  ownWordsOf,
  partOf,
  unaskedIn,
  wholeNameOf,
  wholeNamesIn,
} from './answering.ts';
import {
  anywhere,
  byStem,
  either,
  exact,
  joinedAsks,
  kindStem,
  NOTHING,
  type Reading,
  stemmed,
} from './asked-words.ts';

/** How a question becomes tsqueries over the lexemes of contract/search/understanding/lexemes.ts. */

const MAX_EXPANSIONS = 20;

/** Other words for parts of a question; verbs that tell nothing are not asked for, nothing else stands for a brand. */
const expanded = (
  { by, telling, required, brands }: Question,
  isDispensable?: (word: string) => boolean,
): Expansion[] =>
  expansionsOf(by, telling, MAX_EXPANSIONS, isDispensable)
    .filter(({ told }) => !told.some((word) => brands.includes(word)))
    .map((one) => ({ ...one, kept: one.kept.filter((word) => required.includes(word)) }));

export interface Boost {
  /** For `search_head`. */
  query: string;
  points: number;
}

/** One way to ask the database, in tsquery texts. */
export interface TextQuery {
  /** For `search_head`. */
  head: string;
  /** For `search_all`. */
  anywhere: string;
  /** Or both: other words for a part in `search_head`, the rest of the question in `search_all`. */
  besides: readonly { head: string; rest: string }[];
  /** Or who is of one of these kinds, with none of the words: all that was said is what they are. */
  ofKinds?: readonly number[] | undefined;
  /** Undefined: all that are found. */
  answering?: Answering | undefined;
  /** What puts one hit before another, added up. */
  boosts: Boost[];
  /** Of these only the best one counts. */
  best: Boost[];
  /** A name that begins with this comes sooner; a blank at its end makes it whole words. */
  opening: string;
  /** It asks for a part of what was said. */
  isPart?: boolean;
  /** What it leaves out, though it says something. */
  unasked?: readonly string[];
  /** What each that it finds is called: `kebapçı`. */
  noun?: string | undefined;
}

/**
 * All required words, or all with other words for the same in place. Those count only as a name or a kind. Of a need
 * that has been understood its things alone say nothing: "dişim ağrıyor" is no diş in somebody's text.
 */
export function queryForAll(question: Question, answers?: AnsweredBy): TextQuery {
  const { by, required, telling, brands } = question;
  const isCovered = ({ kindId }: Expansion) =>
    brands.length === 0 && kindId !== undefined && answers?.meant.covering.has(kindId) === true;
  const due = expanded(question).filter(
    ({ isNeed, isAside }) => !(answers?.isSaid && (isNeed || isAside)),
  );
  const expansions = due.map((one) => (isCovered(one) ? { ...one, kept: [], told: telling } : one));
  // Of these the words themselves as well, without those that say for whom or where.
  const covered = due
    .filter(isCovered)
    .map(({ read }) => allOf(read.map((word) => stemmed(by, word))));
  const isUnderstood =
    required.length < telling.length &&
    expansions.some(({ isNeed, kept }) => isNeed && !kept.length);
  const direct = isUnderstood ? NOTHING : allOf(required.map((word) => stemmed(by, word)));
  const joined = joinedAsks(by, required);
  return {
    head: either([direct, ...covered, ...expansions.map((one) => askedFor(by, one)), ...joined]),
    anywhere: either([isUnderstood ? NOTHING : queryForWords(by, required), ...joined]),
    besides: besidesOf(by, expansions),
    ofKinds: answers && ofKindsAlone(question, answers),
    answering: answers && {
      ...wholeNamesIn(question, answers.meant),
      kinds: [...answers.kinds],
      alsoIn: isToldByVerbAlone(question, answers.meant) ? categoriesOf(answers.meant) : undefined,
      ...ownWordsOf(question, answers, expansions),
      hinted: either([NOTHING, ...calledIn(answers, expansions)]),
      says: answers.isSayingSo ? queryForWords(by, sayable(required)) : undefined,
    },
    boosts: [
      ...(required.length > 1 || expansions.some(({ isNeed }) => isNeed)
        ? [
            {
              query: allOf(required.map((word) => stemmed(by, word, OWN_FIELDS))),
              points: ALL_POINTS,
            },
          ]
        : []),
      ...meritsWith(question, expansions),
    ],
    best: meritsOfNeeds(by, expansions),
    opening: `${question.norm} `,
  };
}

/** Whom the whole question means by their kind: a Bilişim Hizmetleri mends a laptop, whatever it calls itself. */
const ofKindsAlone = ({ brands }: Question, { meant, kinds, isSayingSo }: AnsweredBy): number[] =>
  brands.length > 0 || isSayingSo ? [] : [...kinds].filter((kind) => meant.covering.has(kind));

/** Of "nevresim takımı" the nevresim is what somebody has; what is done with a thing they must say as well. */
const sayable = (words: readonly string[]): readonly string[] => {
  const telling = words.slice(0, words.findLastIndex((word) => !isOfPlace(word)) + 1);
  return telling.length > 0 ? telling : words;
};

/** Its own words alone, wherever they stand; what is left of a word without an ending may be another one in a text. */
export function queryForOwnWords(question: Question, meant: KindsMeant): TextQuery {
  const { by, required } = question;
  const own = allOf(required.map((word) => byStem(by, word)));
  const categories = categoriesOf(meant);
  return {
    head: own,
    anywhere: own,
    besides: [],
    answering: categories && {
      own: either([NOTHING, ...wholeNameOf(question)]),
      ...{ kinds: [], named: NOTHING, hinted: NOTHING, categories },
    },
    boosts: meritsOf(question, stemmed),
    best: [],
    opening: `${question.norm} `,
  };
}

/** Of a brand, who deals in what else was said; undefined where nothing else was. */
export function queryForBrand(question: Question): TextQuery | undefined {
  const { by, brands, telling } = question;
  const { all } = kindsMeant(
    by,
    telling.filter((word) => !brands.includes(word)),
  );
  if (brands.length === 0 || all.size === 0) return undefined;
  const own = allOf(brands.map((word) => byStem(by, word)));
  return {
    ...{ head: own, anywhere: own, besides: [], best: [] },
    answering: { own: NOTHING, kinds: [...all], named: NOTHING, hinted: NOTHING },
    boosts: meritsOf(question, stemmed),
    opening: `${question.norm} `,
  };
}

/**
 * What stands for a part of the question, without what else was said except where. With `isWhole` nothing is left
 * out but words that many kinds end with and what a sentence says besides (`akşama`). Undefined when nothing stands so.
 */
export function queryForMeaning(question: Question, isWhole: boolean): TextQuery | undefined {
  const { by } = question;
  const isBeside = (word: string) => isOfPlace(word) || BESIDE_WHAT_IS_SAID.has(word);
  const read = expanded(question, isBeside).filter(
    ({ told }) =>
      told.length < question.telling.length &&
      !told.every((word) => isGeneral(word) || isLegalForm(word)),
  );
  const brand = brandIn(by, question.required, read).map((word) => exact(by, word, 'A'));
  const expansions = isWhole
    ? read
        .filter((one) => one.isOfKind && !one.isOther && leavesNothing(question, one))
        .map((one) => (one.isAside ? { ...one, found: one.told } : one))
    : read;
  if (read.length === 0 || expansions.length + brand.length === 0) return undefined;
  const placed = expansions.map((one) => ({ ...one, kept: one.kept.filter(isDistrict) }));
  const own = placed.map(({ kept, told }) =>
    allOf([...kept, ...told].map((word) => stemmed(by, word))),
  );
  return {
    head: either([...own, ...placed.map((one) => askedFor(by, one)), ...brand]),
    ...{ anywhere: NOTHING, besides: [], isPart: true },
    // Of a name alone, who deals in what else was said: a Bordo that sells sweets has no bordo perde.
    ...(expansions.length > 0
      ? {
          unasked: unaskedIn(question, expansions),
          ...(isWhole && { answering: partOf(by, expansions) }),
        }
      : isWhole && { answering: dealersCalled(brand, read) }),
    boosts: meritsWith(question, expansions),
    best: [...meritsOfNeeds(by, expansions), ...brand.map(meritOfBrand)],
    opening: `${question.norm} `,
  };
}

/** A short word may be one with an ending or the beginning of another: bara is a bar, or baraj. */
export const isUnclear = ({ by, required }: Question): boolean =>
  required.some((word) => word.length < STEM_LENGTH && stemsOfAsked(by, word).length > 1);

/**
 * All of these words, for `search_all` or `search_head`. Who asks for a trade asks for no street of its name; what
 * somebody sells is one where nothing else was said.
 */
export const queryForWords = (
  by: Thesaurus,
  words: readonly string[],
  isWhole = words.length === 1,
): string => {
  const isTrade = (word: string) => tellsKind(by, word, isWhole);
  return allOf(words.map((word) => (isTrade(word) ? stemmed(by, word) : anywhere(by, word))));
};

/** It may be compared by its looks: of a shorter word a wrong letter leaves too little, a longer one is noise, and dear. */
export const canBeMisspelt = (word: string): boolean => /^\D{3,24}$/.test(word);

const allOf = (queries: readonly string[]) => queries.join(' & ');

/** Points for a word by the field it stands in; as it was written it gets both. Every one costs time per row. */
const FIELDS: { weight: string; points: number; exactPoints?: number }[] = [
  { weight: 'A', points: 6, exactPoints: 4 },
  { weight: 'B', points: 5, exactPoints: 3 },
  { weight: 'CD', points: 1 },
];

/** Five letters join much; of a longer word more of them in common say more. */
const LONG_START = 7;
const LONG_START_POINTS = 2;
/** All the words stand before some of them and other words for the rest. */
const ALL_POINTS = 8;
/** All but features, which say little of what a business is: a hotel that takes pets is no pet shop. */
const OWN_FIELDS = 'ABC';

export const meritsOf = ({ by, words }: Question, read: Reading): Boost[] =>
  words.flatMap((word) => [
    ...FIELDS.flatMap(({ weight, points, exactPoints }) => [
      { query: read(by, word, weight), points },
      ...(exactPoints ? [{ query: exact(by, word, weight), points: exactPoints }] : []),
    ]),
    ...(word.length > LONG_START
      ? ['A', 'B'].map((weight) => ({
          query: `${word.slice(0, LONG_START)}:*${weight}`,
          points: LONG_START_POINTS,
        }))
      : []),
  ]);

/** "Açık öğretim kursu" asks for no other kurs. */
const GENERAL_POINTS = 3;

/** Words that tell a need are no name: who says "dişim ağrıyor" asks for nobody called Dış Ticaret. */
function meritsWith(question: Question, expansions: readonly Expansion[]): Boost[] {
  const { by } = question;
  // A need in one word (düğün için) may well be a name.
  const needs = expansions.filter(({ isNeed, read }) => isNeed && read.length > 1);
  const isTold = (word: string) =>
    question.required.includes(word) && needs.some(({ read }) => read.includes(word));
  const words = question.words.filter((word) => !isTold(word));
  const isLesser = (word: string) => isGeneral(word) && !question.required.every(isGeneral);
  return [
    ...meritsOf({ ...question, words: words.filter((word) => !isLesser(word)) }, stemmed),
    ...words
      .filter(isLesser)
      .map((word) => ({ query: stemmed(by, word, 'AB'), points: GENERAL_POINTS })),
    ...meritsOfSynonyms(by, expansions, question.required.length > 1),
    ...meritsOfSaid(by, expansions),
    ...meritsOfTold(by, question.words.filter(isTold)),
  ];
}

/** What was said outright stands before whatever else it leads to. */
function meritsOfSaid(by: Thesaurus, expansions: readonly Expansion[]): Boost[] {
  const said = expansions.filter(({ isSaid }) => isSaid);
  if (said.length === 0) return [];
  return [
    { query: foundIn(by, said, 'A'), points: NEAREST },
    { query: foundIn(by, said, 'B'), points: NEAREST + 2 },
  ];
}

/** Of those that help, one whose name or kind has a word of the need: "hormon testi", Hormon Laboratuvarı. */
const TOLD_POINTS = 4;
const meritsOfTold = (by: Thesaurus, words: readonly string[]): Boost[] =>
  words
    .filter(({ length }) => length >= STEM_LENGTH)
    .map((word) => ({ query: byStem(by, word, 'AB'), points: TOLD_POINTS }));

/** For several words: more than they are worth as features, less than as a name or a kind. */
const SYNONYM_POINTS = 2;
/** Whoever says a name means it before all others of the kind. */
const meritOfBrand = (query: string): Boost => ({ query, points: 8 });
/** Points for what a need leads to: the nearest counts most, and a kind more than a name. */
const NEAREST = 7;
const STEP = 2;
const FIELDS_OF_NEED = [
  { weight: 'A', points: 0 },
  { weight: 'B', points: 1 },
  { weight: 'D', points: -1 },
];

const foundIn = (by: Thesaurus, expansions: readonly Expansion[], weight: string) =>
  either(expansions.map(({ found }) => allOf(found.map((word) => byStem(by, word, weight)))));

/** Other words for the same only order what has none of the own words. */
function meritsOfSynonyms(
  by: Thesaurus,
  expansions: readonly Expansion[],
  isAmongMany: boolean,
): Boost[] {
  const synonyms = expansions.filter(isCalled);
  if (synonyms.length === 0) return [];
  // What a need leads to is farther from what was said.
  const isBesides = expansions.some(({ isNeed }) => isNeed);
  const points = isBesides ? NEAREST + 1 : isAmongMany ? SYNONYM_POINTS : 1;
  const main = synonyms.filter(({ isMain }) => isMain);
  return [
    ...['A', 'B'].map((weight) => ({ query: foundIn(by, synonyms, weight), points })),
    ...(main.length > 0 && main.length < synonyms.length
      ? [{ query: foundIn(by, main, 'AB'), points: 1 }]
      : []),
  ];
}

function meritsOfNeeds(by: Thesaurus, expansions: readonly Expansion[]): Boost[] {
  const needs = groupBy(
    expansions.filter(({ isNeed }) => isNeed),
    ({ rank }) => Math.max(NEAREST - STEP * rank, 1),
  );
  return [...needs].flatMap(([points, ones]) =>
    FIELDS_OF_NEED.map(({ weight, points: more }) => ({
      query: foundIn(by, ones, weight),
      points: Math.max(points + more, 1),
    })),
  );
}

/** What stands for something is the name or the kind of a business; where no kind says it, it may be a feature. */
const foundOf = (by: Thesaurus, { found, kept, isNeed, isOfKind }: Expansion): string =>
  allOf(
    found.map((word) =>
      (isNeed && !isOfKind) || kept.includes(word)
        ? byStem(by, word)
        : exact(by, kindStem(by, word)),
    ),
  );

/** The words that stay, and what is found for the others, all in `search_head`. */
const askedFor = (by: Thesaurus, one: Expansion): string =>
  allOf([...one.kept.map((word) => stemmed(by, word)), foundOf(by, one)].filter(Boolean));

/** As `askedFor`, the words that stay standing anywhere. */
function besidesOf(
  by: Thesaurus,
  expansions: readonly Expansion[],
): { head: string; rest: string }[] {
  const byRest = groupBy(
    expansions.filter(({ kept }) => kept.some((word) => !isDistrict(word))),
    ({ kept }) => queryForWords(by, kept, false),
  );
  return [...byRest].map(([rest, ones]) => ({
    head: either(ones.map((one) => foundOf(by, one))),
    rest,
  }));
}
