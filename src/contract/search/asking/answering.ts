import { FOR_SALE, isOfHire } from '#contract/search/understanding/bought.ts';
import type { KindsMeant } from '#contract/search/understanding/kinds-meant.ts';
import { wareOf } from '#contract/search/understanding/likeness.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import {
  areAlikeDeeds,
  FILLERS,
  isDeed,
  isDistrict,
  isDoing,
  isFirm,
  isGeneral,
  isOfMany,
  isOfPlace,
  isPlaceItself,
} from '#contract/search/understanding/question-words.ts';
import {
  type Expansion,
  isDoneWith,
  isOneThing,
  isOnlyAlike,
  linesIn,
  tellsKind,
} from '#contract/search/understanding/synonyms.ts';
import { mainStem, type Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import {
  either,
  exact,
  joinedAsks,
  NOTHING,
  notBegun,
  ownWord,
  stemmed,
  writtenInName,
} from './asked-words.ts';

/** For `search_head`, of businesses of some categories. */
export interface QueryInCategories {
  query: string;
  categories: readonly string[];
}

/** Which of those that are found answer a question for kinds; the others only have its words, or words like them. */
export interface Answering {
  /** Who has all the words in name or kind. For `search_head`. */
  own: string;
  /** As `own`, of one of these categories. */
  ownIn?: QueryInCategories | undefined;
  /** Who is of one of these. */
  kinds: readonly number[];
  /** Who is told to be of one of them besides only counts in these categories. */
  alsoIn?: readonly string[] | undefined;
  /** Whose name says so, or is another word for the kind, and does not say another one. For `search_head`. */
  named: string;
  /** Of those of no kind whose name has another word for it, or for who has or does it. For `search_head`. */
  hinted: string;
  /** Of those only who has this besides. For `search_all`. */
  says?: string | undefined;
  /** As `named`, of one of these categories: elsewhere one word of several, or another word for a kind, is another thing, as of a Kapı Önü. */
  worded?: QueryInCategories | undefined;
  /** Who is of one of these categories, or of one of `kinds`. */
  categories?: readonly string[] | undefined;
}

/** By whom a question for kinds may be answered. */
export interface AnsweredBy {
  meant: KindsMeant;
  kinds: ReadonlySet<number>;
  /** By who is called so, not by who has or does it. */
  isSaid: boolean;
  /** Also by a name that says another word for it, where nobody knows what its business is. */
  isNamed: boolean;
  /** Of the kinds only who has the words of the question as well. */
  isSayingSo?: boolean;
}

/**
 * In which categories a text that has all the words says what its business does: no güzellik salonu with an
 * "oyuncak köşesi" sells toys. Undefined where no kind of any category is meant.
 */
export const categoriesOf = ({ categories }: KindsMeant): string[] | undefined =>
  categories.size === 0 ? undefined : [...categories];

/**
 * The words by which a business answers, in its name or in what it says of itself: all of a question that
 * is what a kind is called, or what is taught of a thing or done with it; of another any that says more than many kinds
 * end with; none of what is only done with.
 */
export function ownWordsOf(
  question: Question,
  answers: AnsweredBy,
  expansions: readonly Expansion[],
): Pick<Answering, 'named' | 'worded'> {
  const { by, required } = question;
  const { meant } = answers;
  if (isFirmOf(question) && meant.whole.size > 0) return { named: NOTHING };
  const called = calledIn(answers, expansions.filter(isCalled));
  const hasNone = isToldByVerbAlone(question, meant) && !areHelpersCalled(question, meant);
  const telling = hasNone ? [] : required.filter((word) => !isGeneral(word));
  const isAll = meant.whole.size > 0 || telling.length === 0 || isOfMany(required.at(-1) ?? '');
  const ownOf = (word: string) =>
    required.length > 1 ? ownWord(by, word) : notBegun(by, word, meant.all, ownWord(by, word));
  const all = hasNone ? [] : [required.map(ownOf).join(' & ')];
  const own = isAll ? all : telling.map(ownOf);
  const isOfSeveral = required.length > 1 || isToldByVerbAlone(question, meant);
  const categories = isOfSeveral || called.length > 0 ? categoriesOf(meant) : undefined;
  if (!categories) return { named: either([...own, ...called]) };
  if (!isOfSeveral) return { named: either(own), worded: { query: either(called), categories } };
  return {
    named: either(isAll ? all : telling.map((word) => ownWord(by, word, 'B'))),
    worded: { query: either([...own, ...called]), categories },
  };
}

/** Who asks for a firm asks for a trade, not for who has a word of it in the name of another: a Gıda İnş. San. is no inşaat firması. */
const isFirmOf = ({ words, required: [trade = ''] }: Question): boolean =>
  isFirm(words[words.indexOf(trade) + 1] ?? '');

/** Who wants to sell gold is helped by nobody whose name or text has gold. */
export const isToldByVerbAlone = ({ required, telling }: Question, meant: KindsMeant): boolean =>
  meant.isToldByVerb && required.length < telling.length;

/** But in a name it is what those are called who help: who wants to play paintball. */
const areHelpersCalled = ({ by, required }: Question, { helping }: KindsMeant): boolean =>
  linesIn(by, required).some(
    ({ line, at, isExact }) =>
      isExact && !line.isNeed && at.length === required.length && helping.has(line.kindId ?? -1),
  );

/** It is what the kind is called, not what it has or does. */
export const isCalled = ({ isNeed, isAside }: Expansion) => !(isNeed || isAside);

/** In a name, each word as it is written or with an ending: "Aydın" is no aydınlatma. */
export const calledIn = ({ isNamed }: AnsweredBy, expansions: readonly Expansion[]): string[] =>
  isNamed
    ? expansions.map(({ found }) =>
        [...found.map((word) => writtenInName(word)), ...besideInName(found)].join(' & '),
      )
    : [];

/** Each before the next, as names have their neighbours in one: an "İnşaat" and a "Malz." far from it are no inşaat malzemesi. */
const besideInName = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]}${word.slice(0, SHORT_IN_NAME)}:*A`);
const SHORT_IN_NAME = 3;

/**
 * Several words that all stand in a name are that name, as a brand is: a "perde arası" is no perde. So is one word just as
 * it is written there, of which kinds only have one like it.
 */
export const wholeNameOf = ({ by, required, brands }: Question): string[] => {
  if (required.length > 1 || brands.length > 0)
    return [required.map((word) => ownWord(by, word)).join(' & ')];
  return required.filter((word) => isOnlyAlike(by, word)).map((word) => exact(by, word, 'A'));
};

/**
 * Who is called so whatever they are: a "perde arası" is no perde. But all the words of a trade in a name of another, apart
 * from each other, say another thing: a Göçük Ustası Kaporta Boya is no boyacı ustası.
 */
export function wholeNamesIn(
  question: Question,
  meant: KindsMeant,
): Pick<Answering, 'own' | 'ownIn'> {
  const { by, required } = question;
  const names = wholeNameOf(question);
  const joined = joinedAsks(by, required, 'AB');
  const isTrade = meant.whole.size > 0 && isGeneral(required.at(-1) ?? '');
  const categories = isTrade ? categoriesOf(meant) : undefined;
  if (!categories || names.length === 0) return { own: either([NOTHING, ...names, ...joined]) };
  return { own: either([NOTHING, ...joined]), ownIn: { query: either(names), categories } };
}

/** Words of a question that none of these answers, though they say more than where or what many things are called. */
export function unaskedIn(
  { by, words, required, brands }: Question,
  expansions: readonly Expansion[],
): string[] {
  const asked = new Set([...brands, ...expansions.flatMap(({ told }) => told)]);
  const isBeside = (word: string) => isDistrict(word) || isOfPlace(word) || isGeneral(word);
  const isDone = (word: string) => expansions.some((one) => isDoneByThem(by, one, word));
  return required.filter(
    (word) => words.includes(word) && !asked.has(word) && !isBeside(word) && !isDone(word),
  );
}

/** Of those that are called so who is of a kind that was read, or of none. */
export const dealersCalled = (names: readonly string[], read: readonly Expansion[]): Answering => ({
  ...{ own: NOTHING, named: NOTHING, hinted: names.join(' | ') },
  kinds: [...new Set(read.flatMap(({ kindId }) => kindId ?? []))],
});

/**
 * Of a part of a question who says in its kind what was said, or is of those kinds or of their category: another word for
 * them in anybody else's name is another thing, as the göz of an Oto Ekspertiz. Undefined where one is of no category.
 */
export function partOf(by: Thesaurus, expansions: readonly Expansion[]): Answering | undefined {
  const categories = expansions.map(({ kindId }) => by.categories.get(kindId ?? -1));
  if (categories.includes(undefined)) return undefined;
  const kinds = new Set(expansions.flatMap(({ kindId }) => kindId ?? []));
  const said = expansions.map(({ told }) => {
    const all = told.map((word) => stemmed(by, word, 'B')).join(' & ');
    return told.length > 1 ? all : notBegun(by, told[0] ?? '', kinds, all);
  });
  return {
    own: either(said),
    ...{ named: NOTHING, hinted: NOTHING },
    kinds: [...kinds],
    categories: [...new Set(categories.flatMap((one = '') => by.alike.get(one) ?? [one]))],
  };
}

/**
 * The words that stay say no other thing. Of a short question they are known: a "barajyolu çiçekçi" is at a place
 * nobody knows, and a "hamam kursu" is no hamam; a sentence has words that nothing is called. And no other kind is
 * called by as many: who asks for "gübre, ilaç, tohum" asks for no eczane. Of two that are said outright either is an
 * answer.
 */
export function leavesNothing(
  { by, words, required, telling, brands }: Question,
  one: Expansion,
): boolean {
  const { kept, told } = one;
  const others = kept.filter(
    (word) => required.includes(word) && !isDistrict(word) && !isPlaceItself(word),
  );
  if (others.some((word) => brands.includes(word))) return false;
  // Nor is that somebody wants to buy what these only hire out.
  if (others.includes(FOR_SALE) && isOfHire(by, one.kindId)) return false;
  // What is to be had there is not left out: "mantı yapan lokanta" asks for no other lokanta.
  if (isHadThere(words, others, told)) return false;
  const isBeforeIt = (word: string) => told.includes(telling[telling.indexOf(word) + 1] ?? '');
  if (others.some((word) => isBeforeIt(word) && isProperty(by, word, one))) return false;
  if (featuresIn(by, telling).some((word) => others.includes(word))) return false;
  const called = others.filter((word) => tellsKind(by, word, false));
  const isAside = one.isNeed || one.isAside;
  if (isAside && called.length >= told.length) return false;
  if (isAside && isCalledByMore(by, telling, one)) return false;
  // Who names a trade asks for nobody else.
  if (called.some((word) => wareOf(word) !== undefined)) return false;
  const [deed = '', ...more] = others;
  if (!isAside && more.length === 0 && isDoneByThem(by, one, deed)) return true;
  // Of a "cam üfleme ustası" the üfleme says which ustası; a "mağara turu" is a tur, whatever has to do with a mağara.
  const [before = '', last = ''] = telling.slice(-2);
  if (others.includes(before) && isGeneral(last)) return false;
  if (others.includes(last) && told.includes(before) && isOneThing(by, [before], last))
    return false;
  if (telling.length >= WORDS_OF_SENTENCE)
    return !isHeadLeft(telling, others, isAside) && !isLesserPart(by, telling, others, told);
  if (isOfOtherCategory(by, others, one) || isSoldByOthers(by, others, one)) return false;
  const isKnown = others.every(
    (word) => FOR_MANY.test(word) || by.asked.has(word) || tellsKind(by, word, true),
  );
  return isKnown && !isDoneWith(by, telling, one);
}
const WORDS_OF_SENTENCE = 3;

/** Between what somebody has and who that is: balık satan market, bahçesi olan kafe. */
const HAVING = new Set('yapan satan satilan olan veren bulunan'.split(' '));
const isHadThere = (
  words: readonly string[],
  others: readonly string[],
  told: readonly string[],
): boolean =>
  words.some(
    (word, at) =>
      HAVING.has(word) &&
      others.includes(words[at - 1] ?? '') &&
      told.includes(words[at + 1] ?? ''),
  );

/** Of several words, the first of them this, by which a kind is asked for. */
const phrasesOf = (by: Thesaurus, kindId: number | undefined, first: string) =>
  (by.phrases.get(mainStem(by, first)) ?? []).filter(
    ({ words, line }) => words.length > 1 && line.kindId === kindId,
  );

/** Who does one work on a thing does another, or who teaches it: an asansörcü has asansör bakımı, and asansör montajı. */
const isDoneByThem = (by: Thesaurus, { kindId, told }: Expansion, deed: string): boolean =>
  phrasesOf(by, kindId, told[0] ?? '').some(({ words }) => areAlikeDeeds(deed, words.at(-1) ?? ''));

/** More words are left that kinds have than were understood, and no kind is named at the end: "arabama film kaplama". */
function isLesserPart(
  by: Thesaurus,
  telling: readonly string[],
  others: readonly string[],
  told: readonly string[],
): boolean {
  const head = telling.at(-1) ?? '';
  if (told.includes(head) && by.kinds.has(head)) return false;
  return others.filter((word) => by.asked.has(word)).length > told.length;
}

/** What the other word is asked for by is of other categories alone: a "köpek aerobiği" is no aerobik. */
function isOfOtherCategory(
  by: Thesaurus,
  others: readonly string[],
  { kindId }: Expansion,
): boolean {
  const own = by.categories.get(kindId ?? -1);
  const alike = own === undefined ? [] : (by.alike.get(own) ?? [own]);
  // A kırtasiye has okul malzemesi: an "okul kırtasiye" is no other thing.
  const strange = others.filter((word) => phrasesOf(by, kindId, word).length === 0);
  const theirs = linesIn(by, strange).flatMap(({ line }) =>
    line.isOfKind ? (by.categories.get(line.kindId ?? -1) ?? []) : [],
  );
  return theirs.length > 0 && alike.length > 0 && !theirs.some((one) => alike.includes(one));
}

/** Of two goods each kind has one alone: who asks for both is answered by neither. */
function isSoldByOthers(
  by: Thesaurus,
  others: readonly string[],
  { isNeed, isOfKind, kindId }: Expansion,
): boolean {
  const theirs = linesIn(by, others).filter(({ line }) => line.isOfKind);
  return (
    isNeed && isOfKind && theirs.length > 0 && !theirs.some(({ line }) => line.kindId === kindId)
  );
}

/** More of its other words are together what a kind is called: the `go kart` of a pisti. */
const isCalledByMore = (by: Thesaurus, telling: readonly string[], { told }: Expansion) =>
  linesIn(by, telling).some(
    ({ line, at }) =>
      line.isOfKind &&
      !line.isNeed &&
      at.length > told.length &&
      at.every((index) => !told.includes(telling[index] ?? '')),
  );

/**
 * What all the rest only describes is left: a "mobil tuvalet kiralama" is no tuvalet; nor, of what is only had or sold, a
 * "çelik kapı boyama" who sells the doors.
 */
const isHeadLeft = (telling: readonly string[], others: readonly string[], isAside: boolean) => {
  const head = telling.at(-1) ?? '';
  return others.includes(head) && (isDeed(head) || (isAside && isDoing(head)));
};

/**
 * What a thing is said to lack, or to have of what somebody may ask for: a jakuzili berber. Of what one eats that is how
 * it is made, and all make it.
 */
function isProperty(by: Thesaurus, word: string, { kindId }: Expansion): boolean {
  const [, base = '', isLacking] = PROPERTY.exec(word) ?? [];
  if (base === '' || FILLERS.has(base) || !(by.asked.has(base) || by.asked.has(word))) return false;
  return isLacking !== undefined || !by.alike.has(by.categories.get(kindId ?? -1) ?? '');
}
const PROPERTY = /^(.{3,}?)(?:l[iu]|(s[iu]z))$/;

/** Words that tell a feature, which no kind has of itself: "kadınlara özel halı saha". */
const featuresIn = (by: Thesaurus, words: readonly string[]): string[] =>
  linesIn(by, words)
    .filter(({ line }) => line.isNeed && !line.isOfKind)
    .flatMap(({ at }) => at.map((index) => words[index] ?? ''));

/** For whom it is, of many: "koyunlara yem". */
const FOR_MANY = /^.{3,}l[ae]r[ae]$/;
