import { groupBy } from '../../group-by.ts';
import { searchNorm } from '../../text/turkish-fold.ts';
import { hardened } from './lexemes.ts';
import { isGeneral, isLearnt, isPlaceItself, isWork } from './question-words.ts';
import { linesIn } from './synonyms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { isLightVerb, isVerb } from './verbs.ts';

/** Which kinds a question is about. */
export interface KindsMeant {
  /** What they are called stands in it. */
  said: ReadonlySet<number>;
  /** Those, and who has or does what it says. */
  all: ReadonlySet<number>;
  /** Those of `all` but who only has or does what another kind is called by the same words. */
  helping: ReadonlySet<number>;
  /** Of those all but whose kind only some have it in, where all of another kind do. */
  likely: ReadonlySet<number>;
  /** Of those that do not help for that: all of them have the whole of it, not only some. */
  having: ReadonlySet<number>;
  /** A need was told in several words, its verb among them. */
  isToldByVerb: boolean;
  /** Those of `said` that are called so, and nothing else stands in it. */
  whole: ReadonlySet<number>;
  /** That is the name of one of those, as `kebapçı`; of another word for it, as `kebap`, others may have some too. */
  isName: boolean;
  /** What one of `whole` is called, where it is one kind or one of them has just that name: `kebapçı`. */
  noun: string | undefined;
  /** They are called just so, not by what they sell. */
  isTrade: boolean;
  /** Nothing else is said but what kinds sell or do: some of each have it. */
  isSold: boolean;
  /** Nor is anything else but what all of a kind sell or have: nobody need make it, or do anything with it. */
  isHad: boolean;
  /** Those of `all` that have to do with each of its words. */
  covering: ReadonlySet<number>;
  /** Those that are said to be one of `whole`, and it to be them: an anaokulu is also a kreş. */
  siblings: ReadonlySet<number>;
  /** It is the name of one of two kinds that are said to be each other, and no third. */
  isPair: boolean;
  /** Categories of those of `all`, and those that are like them. */
  categories: ReadonlySet<string>;
}

export function kindsMeant(by: Thesaurus, words: readonly string[]): KindsMeant {
  const reads = linesIn(by, words).flatMap(({ line, ...read }) =>
    line.kindId === undefined ? [] : [{ ...line, ...read, kindId: line.kindId }],
  );
  // Gözlük is no göz with an ending: who sells it says the word itself.
  const isSaidExactly = (words: readonly number[]) =>
    reads.some(({ isExact, at }) => isExact && words.every((word) => at.includes(word)));
  const said = reads.filter(
    ({ isNeed, isExact, at }) => !isNeed && (isExact || !isSaidExactly(at)),
  );
  const isLight = (word: string) => words.length > 1 && isLightVerb(by, word);
  const isBesides = (word: string) => isPlaceItself(word) || isLight(word);
  const isAll = (
    at: readonly number[],
    isAside: (word: string, at: number) => boolean = isBesides,
  ) => words.every((word, index) => at.includes(index) || isAside(word, index));
  const whole = said.filter(({ at }) => isAll(at));
  const trades = [...said, ...reads.filter(({ isTrade }) => isTrade)];
  // What is done is no word of who does it, where several things are said: "mangallık et alınacak kasap".
  const verbs = words.flatMap((word, index) => (isVerb(by, word) ? [index] : []));
  const toldByVerbs = verbs.length < words.length - 1 ? verbs : [];
  // Who works on a thing is nobody who only sells it: a "baston ustası".
  const worker = isWork(words.at(-1) ?? '') ? words.length - 1 : undefined;
  // But who is called by it teaches it: bale, of a Bale kursu.
  const called = new Set(
    worker === undefined
      ? []
      : linesIn(by, words.slice(0, worker)).flatMap(({ line }) => (line.isNeed ? [] : line.kindId)),
  );
  const isOfWorker = ({ isSold, isThing, at, kindId }: (typeof reads)[number]) =>
    worker !== undefined &&
    isThing &&
    !called.has(kindId) &&
    ((isSold && isLearnt(words[worker] ?? '')) || !at.includes(worker));
  const kindsOf = (some: readonly { kindId: number }[]) =>
    new Set(some.map(({ kindId }) => kindId));
  const covering = (isAside: (word: string, at: number) => boolean) =>
    new Set(
      [...groupBy(reads, ({ kindId }) => kindId)]
        .filter(([, ones]) => isAll([...toldByVerbs, ...ones.flatMap(({ at }) => at)], isAside))
        .map(([kindId]) => kindId),
    );
  const coveringAll = covering(isBesides);
  const isWithin = ({ at }: (typeof reads)[number], other: (typeof reads)[number]) =>
    at.every((index) => other.at.includes(index));
  const helps = reads.filter(
    (one) =>
      !one.isNeed ||
      !(
        isOfWorker(one) ||
        trades.some((other) => other.kindId !== one.kindId && isWithin(one, other))
      ),
  );
  const had = helps.filter(({ isNeed, isSold }) => isNeed && !isSold);
  const told = [...said, ...reads.filter(({ isNeed }) => isNeed)];
  const isAllGeneral = (at: readonly number[]) =>
    at.every((index) => isGeneral(words[index] ?? ''));
  // Whose it is that broke says nothing where what broke is known: "arabamın lastiği patladı".
  const isWhose = (word: string, at: number) =>
    isBesides(word) || (isOwner(by, word) && /[iu]$/.test(words[at + 1] ?? ''));
  return {
    said: kindsOf(said),
    all: kindsOf(reads),
    helping: kindsOf(helps),
    likely: kindsOf(
      helps.filter((one) => !one.isSold || !had.some((other) => isWithin(one, other))),
    ),
    having: kindsOf(
      reads.filter(
        (one) => one.isNeed && !one.isSold && one.isExact && isAll(one.at) && !isOfWorker(one),
      ),
    ),
    whole: kindsOf(whole),
    isToldByVerb: reads.some(
      ({ isNeed, at }) => isNeed && at.length > 1 && at.some((index) => verbs.includes(index)),
    ),
    isName: whole.some(({ isName }) => isName),
    noun: nounOf(by, [whole, whole.filter(({ isName }) => isName)].map(kindsOf), words),
    isSold: told.every(({ isSold, at }) => isSold || isAllGeneral(at)),
    isHad: told.every(
      ({ isNeed, isSold, isThing, at }) => isSold || (isNeed && isThing) || isAllGeneral(at),
    ),
    covering: coveringAll.size > 0 ? coveringAll : covering(isWhose),
    siblings: new Set(whole.flatMap(({ kindId }) => by.siblings.get(kindId) ?? [])),
    isTrade: whole.some(({ isExact }) => isExact),
    isPair: whole.some(({ kindId }) => by.pairs.has(kindId)),
    categories: new Set(
      reads.flatMap(({ kindId }) => {
        const category = by.categories.get(kindId);
        return category === undefined ? [] : (by.alike.get(category) ?? [category]);
      }),
    ),
  };
}

/** Of the first that are one kind. */
function nounOf(
  { nouns }: Thesaurus,
  kinds: readonly ReadonlySet<number>[],
  words: readonly string[],
): string | undefined {
  const [only] = kinds.find(({ size }) => size === 1) ?? [];
  const noun = only === undefined ? undefined : nouns.get(only);
  // Who asks for a kuaför is told of kuaför, though the kind is a kadın kuaförü.
  const head = noun?.split(' ').at(-1) ?? '';
  const [word = '', ...others] = words;
  const isHead =
    others.length === 0 && head !== noun && OF_IT.test(searchNorm(head).replace(word, '_'));
  return isHead ? head.slice(0, word.length) : noun;
}

/** Of something of mine, or ours, that is known: arabamın, evimizin. */
function isOwner(by: Thesaurus, word: string): boolean {
  const owned = OWNER.exec(word)?.[1];
  return owned !== undefined && [owned, hardened(owned)].some((one) => by.asked.has(one));
}
const OWNER = /^(.{2,}?)[iu]?m(?:[iu]z)?[iu]n$/;

/** The ending of the second of two nouns: kadın kuaförü. */
const OF_IT = /^_s?[iu]$/;
