import { type AnsweredBy, isToldByVerbAlone } from '#contract/search/asking/answering.ts';
import {
  canBeMisspelt,
  isUnclear,
  queryForAll,
  queryForBrand,
  queryForMeaning,
  queryForOwnWords,
  type TextQuery,
} from '#contract/search/asking/text-queries.ts';
import { type KindsMeant, kindsMeant } from '#contract/search/understanding/kinds-meant.ts';
import { STEM_LENGTH } from '#contract/search/understanding/lexemes.ts';
import {
  type Question,
  shownWord,
  withJoinedWords,
  withPartedWords,
} from '#contract/search/understanding/question.ts';
import { isDoing, isMaker, isWork } from '#contract/search/understanding/question-words.ts';
import { isKnownForm, type Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { queryForBeginnings } from './beginnings.ts';
import { queryForNameAlike } from './name-alike.ts';
import { queryForQuality } from './quality.ts';
import { queryForUnknownTrade } from './unknown-trade.ts';

/** With fewer who are sure, those whose name has another word for it answer too. */
export const FEW = 5;

const MOST_WITH_IT = 2;

/** Made when it is due: most are never asked, and making one takes longer than all else a question is read by. */
type Ask = () => TextQuery;

export interface Way {
  asks: readonly Ask[];
  /** Asked besides where those find few: a few kebapçı are not all that have kebap. */
  orFew?: readonly Ask[];
}

/**
 * Ways to ask for a whole question, the surest first: who is of the kind that was said, or is called so; whose name
 * has another word for it; who has or does it and says so, where no kind is said the others as well; who has its words
 * somewhere.
 */
export function waysFor(question: Question): Way[] {
  const meant = kindsMeant(question.by, question.telling);
  if (meant.all.size === 0)
    return [{ asks: [() => queryForUnknownTrade(question) ?? queryForAll(question)] }];
  const named = queryForNameAlike(question);
  if (named) return [{ asks: [() => named] }, ...waysOfKinds(question, meant)];
  return waysOfKinds(question, meant);
}

function waysOfKinds(question: Question, meant: KindsMeant): Way[] {
  const bySure = (some: Omit<AnsweredBy, 'meant' | 'isNamed'>) =>
    [false, true].map((isNamed) => () => queryForAll(question, { ...some, meant, isNamed }));
  const { noun } = meant;
  const whoIsSo = bySure({ kinds: meant.whole, isSaid: true }).map((ask) => () => ({
    ...ask(),
    noun,
  }));
  const sayingSo = bySure({ kinds: meant.all, isSaid: false, isSayingSo: true });
  // The very name of a kind asks for nobody else; where there is none, who is called alike answers, and who says so.
  if (meant.isName) {
    const alike = bySure({ kinds: meant.siblings, isSaid: false });
    return [
      { asks: whoIsSo, ...(meant.isPair && { orFew: alike }) },
      { asks: alike },
      { asks: sayingSo },
      ...(question.required.length > 1 ? [{ asks: [() => queryForQuality(question)] }] : []),
    ];
  }
  // What many kinds sell none of them makes, and what many may do with a thing none of them need do.
  const isWorkOnly = meant.isHad && (question.words.some(isMaker) || isWorkOnThing(question));
  const isHadByMany = isWorkOnly && meant.helping.size > MOST_WITH_IT;
  const whoHasIt = isHadByMany ? [] : bySure({ kinds: meant.likely, isSaid: false });
  const orFew = meant.isSold ? sayingHead(question, meant) : whoHasIt;
  const first =
    meant.whole.size > 0
      ? [{ asks: whoIsSo, orFew: sayingSo }, { asks: sayingSo }]
      : [{ asks: sayingSo, ...(orFew.length > 0 && { orFew }) }, { asks: whoHasIt }];
  const ofBrand = queryForBrand(question);
  const others = new Set([...meant.having].filter((kind) => !meant.helping.has(kind)));
  return [
    ...first,
    ...(isToldByVerbAlone(question, meant)
      ? []
      : [{ asks: [() => queryForOwnWords(question, meant)] }]),
    ...(ofBrand ? [{ asks: [() => ofBrand] }] : []),
    // Where nobody here is what is called so, whose like all have it.
    ...(others.size > 0 && meant.whole.size === 0 && !isHadByMany
      ? [{ asks: bySure({ kinds: others, isSaid: false }).slice(0, 1) }]
      : []),
  ];
}

/**
 * What a kind sells in two words, each of which it has by itself and the last of which it is called by: who of it says that
 * one, as a helvacı of `tahin helva`.
 */
function sayingHead(question: Question, { helping }: KindsMeant): Ask[] {
  const { by, required } = question;
  const [first = '', head = '', ...more] = required;
  if (head === '' || more.length > 0 || isWorkOnThing(question)) return [];
  const [beside, called] = [kindsMeant(by, [first]), kindsMeant(by, [head])];
  const kinds = new Set(
    [...called.helping].filter((kind) => helping.has(kind) && beside.all.has(kind)),
  );
  const answers = { meant: called, kinds, isSaid: false, isNamed: false, isSayingSo: true };
  return kinds.size > 0
    ? [() => queryForAll({ ...question, required: [head], telling: [head] }, answers)]
    : [];
}

/** What is done with a thing: `avize montajı`, `çim biçme`. */
const isWorkOnThing = ({ telling }: Question): boolean => {
  const last = telling.at(-1) ?? '';
  return telling.length > 1 && (isWork(last) || isDoing(last));
};

/** One ask of a way. */
export interface Step {
  ask: Ask;
  way: number;
  isForFew: boolean;
}

export const stepsOf = (ways: readonly Way[]): Step[] =>
  ways.flatMap(({ asks, orFew = [] }, way) => [
    ...asks.map((ask) => ({ ask: once(ask), way, isForFew: false })),
    ...orFew.map((ask) => ({ ask: once(ask), way, isForFew: true })),
  ]);

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Best first; `isNamed`: the question is this business's name. */
type Hits = readonly { id: number; isNamed: boolean }[];

export interface Found {
  ids: number[];
  /** What found them, by and by. */
  asks: TextQuery[];
  /** What each of them is called, where that is one kind: `kebapçı`. */
  noun?: string | undefined;
}

/** What the first way finds that finds anybody; undefined where all of them find nobody. */
export async function firstFound(
  steps: readonly Step[],
  hitsOf: (step: Step) => Promise<Hits>,
): Promise<Found | undefined> {
  for (const way of new Set(steps.map((step) => step.way))) {
    const found = new Set<number>();
    const asks: TextQuery[] = [];
    const nouns = new Set<string | undefined>();
    for (const isForFew of [false, true]) {
      for (const step of steps) {
        if (step.way !== way || step.isForFew !== isForFew) continue;
        if (found.size >= FEW) break;
        const hits = await hitsOf(step);
        if (hits.some(({ id }) => !found.has(id))) nouns.add(step.ask().noun);
        for (const { id } of hits) found.add(id);
        if (hits.length > 0) asks.push(step.ask());
        if (hits[0]?.isNamed) break;
      }
      if (found.size === 0) break;
    }
    const [noun, ...others] = nouns;
    if (found.size > 0)
      return { ids: [...found], asks, noun: others.length === 0 ? noun : undefined };
  }
  return undefined;
}

/** Who can be asked: the database, or a device that has the city with it. */
export interface Asked {
  /** Nothing that was typed is taken for another word. */
  isAsTyped?: boolean;
  /** As `firstFound` has it. `isSure`: the first way mostly finds enough. */
  firstOf(
    question: Question,
    ways: readonly Way[],
    options: { isSure: boolean },
  ): Promise<Found | undefined>;
  /** With words that nobody writes so put right, though their first letters find something. */
  correctUnknown(question: Question): Promise<Question | undefined>;
  /** With words that nobody has replaced by what was most likely meant; `isNowhere`: which stand together nowhere. */
  correctQuestion(
    question: Question,
  ): Promise<{ question: Question; isNowhere: boolean } | undefined>;
}

/** Nobody knows it: it may be another word with a mistake in it. */
export const isSuspect = (by: Thesaurus, word: string): boolean =>
  canBeMisspelt(word) && !isKnownForm(by, word);

/** `question`: as it was read in the end. */
export type Answered = Found & { question: Question };

/** Words that those found do not answer, where they answer no more than a part; as they are shown. */
export const wordsUnasked = ({
  question,
  asks,
}: {
  question: Question | undefined;
  asks: readonly TextQuery[];
}): string[] =>
  question && asks.every(({ isPart }) => isPart)
    ? asks.flatMap(({ unasked = [] }) => unasked.map((word) => shownWord(question, word)))
    : [];

/** Of what was typed at most one word was taken for another; two words written as one, or one as two, are the same. */
export function isOneWordCorrected(typed: string, meant: string): boolean {
  const [words, right] = [typed, meant].map((text) => searchNorm(text).split(' '));
  const wrong = words?.filter((word) => !right?.includes(word)) ?? [];
  return wrong.length <= 1 || words?.join('') === right?.join('');
}

/** What the whole of a question means: each way to ask is gone only where those before found nobody. */
export async function askInTurn(typed: Question, asked: Asked): Promise<Answered> {
  const { by } = typed;
  const { isAsTyped = false } = asked;
  const right = isAsTyped ? undefined : await asked.correctUnknown(typed);
  const other = isAsTyped ? undefined : (withPartedWords(typed) ?? withJoinedWords(typed));
  // A word that is known is no beginning of another: halı is no halk oyunları. With an ending only a longer one: whoever
  // types pila is on the way to pilates, not at a pil.
  const isKnown = typed.required.every(
    (word) => by.asked.has(word) || (word.length > STEM_LENGTH && isKnownForm(by, word)),
  );
  const beginning = isKnown ? undefined : queryForBeginnings(typed);
  const begins = beginning ? [() => beginning] : [];
  // What nobody could have typed otherwise is asked for its parts in the same breath.
  const isFinal =
    !right && !other && (isAsTyped || !typed.required.some((word) => isSuspect(by, word)));
  const parts = isFinal ? [partsOf(typed)] : [];
  for (const question of [right, other, typed]) {
    if (!question) continue;
    const ways = waysFor(question).map((way) =>
      isUnclear(question) ? { ...way, asks: [...way.asks, ...begins] } : way,
    );
    const all = question === typed ? [...ways, { asks: begins }, ...parts] : ways;
    const isSure = question === (right ?? other ?? typed);
    const found = await asked.firstOf(question, all, { isSure });
    if (found) return { ...found, question };
  }
  if (isFinal) return { ids: [], asks: [], question: typed };
  const clear = right ?? other ?? typed;
  const { question, isNowhere } = (isAsTyped ? undefined : await asked.correctQuestion(clear)) ?? {
    question: clear,
    isNowhere: true,
  };
  const ways = question === clear ? [] : waysFor(question);
  // Words that stand together nowhere may all be wrong: no part of them answers for what was typed.
  const all = [...ways, partsOf(isNowhere ? clear : question)];
  const found = await asked.firstOf(question, all, { isSure: false });
  const isOfClear = isNowhere && found?.asks.every(({ isPart }) => isPart);
  return { ...(found ?? { ids: [], asks: [] }), question: isOfClear ? clear : question };
}

/** What answers a part of it. Of a trade that nobody is, what else has to do with it only comes near. */
function partsOf(question: Question): Way {
  const { isName, isTrade, all, helping } = kindsMeant(question.by, question.telling);
  const isNobodys = isName || isTrade || (all.size > 0 && helping.size === 0);
  const meaning = isNobodys ? undefined : queryForMeaning(question, true);
  return { asks: meaning ? [() => meaning] : [] };
}
