import { CITY_NAME } from '#contract/city/city.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { groupBy } from '#contract/group-by.ts';
import { FIXED_LINES } from '#contract/search/words/fixed-words.ts';
import { SPELLINGS_OF_NAMES } from '#contract/search/words/words-of-names.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { otherSpellings } from '#contract/text/other-spellings.ts';
import { inSentence, lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';
import {
  isKnownWithEnding,
  type KnownWords,
  STEM_LENGTH,
  stemsOf,
  stemsOfAsked,
} from './lexemes.ts';
import { isSameWord } from './likeness.ts';
import { FILLERS } from './question-words.ts';
import { bareVerbsOf, becameOf, isVerb, type Verbs, verbStem } from './verbs.ts';

/** A kind as search reads it: lists with commas, see `KindsTable`. */
export interface SearchedKind {
  /** Undefined where no business is told to be one. */
  id?: number | undefined;
  name: string;
  /** Name of its category. */
  category?: string | null | undefined;
  /** Categories with the same word are alike. */
  alike?: string | null | undefined;
  words: string;
  sells: string;
  needs: string;
  abroad: string;
}

interface Lead {
  words: readonly string[];
  /** The main stem of each. */
  stems: readonly string[];
  /** The same for all that have those, in whatever order. */
  key: string;
}

/** Of what one line of words leads to. */
export interface Line {
  /** What it leads to, nearest first. */
  leadsTo: readonly Lead[];
  /** How many phrases lead there. */
  breadth: number;
  isNeed: boolean;
  /** Makes and chains that the kind deals in or is called after: only who says so is one. */
  isBrand: boolean;
  /** Else it is one of FIXED_LINES. */
  isOfKind: boolean;
  /** The kind that is called so, or has or does it. */
  kindId: number | undefined;
}

export interface Phrase {
  words: readonly string[];
  stems: readonly string[];
  line: Line;
  /** The kind's own name. */
  isName: boolean;
  /** What the kind sells or does: some of it have it. */
  isSold: boolean;
  /** Of that, what they may be named by: a trade of its own where nobody says so. */
  isTrade: boolean;
}

/** What people call what they look for, made of the kinds there are. */
export interface Thesaurus extends KnownWords, Verbs {
  /** Folded words somebody may ask for. */
  asked: ReadonlySet<string>;
  /** The same by their first letters. */
  askedByStart: ReadonlyMap<string, readonly string[]>;
  /** How a known folded word is written: `kebapci` → `kebapçı`. */
  spellings: ReadonlyMap<string, string>;
  /** What one of a kind is called, by its id: `kebapçı`. */
  nouns: ReadonlyMap<number, string>;
  /** The category of a kind, by its id. */
  categories: ReadonlyMap<number, string>;
  /** How people from abroad call a category, folded, and its name: hotel, فندق. */
  categoriesAbroad: ReadonlyMap<string, string>;
  /** How people from abroad alone call kinds, folded, and the name of the one that is meant, where it is one: bookstore. */
  abroad: ReadonlyMap<string, string | undefined>;
  /** Of a category that is like others, all of them with itself. */
  alike: ReadonlyMap<string, readonly string[]>;
  /** Of a kind, those that are said to be it, and it to be them: bar and gece kulübü. */
  siblings: ReadonlyMap<number, readonly number[]>;
  /** Of those, kinds that no third is said to be: kreş and anaokulu. */
  pairs: ReadonlySet<number>;
  /** By their first stem. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Of a word whose first letters begin other words as well what it alone is asked by; see `writtenSame`. */
  narrowed?: (word: string) => readonly string[] | undefined;
  /** Two words written as one, where that is no word itself: konukevi, otoelektrikçi, otolastik. */
  joined: ReadonlyMap<string, string>;
  joinedByStart: ReadonlyMap<string, readonly string[]>;
}

/** What leads where: words for one thing both ways, what is sold or needed one way. */
interface Said {
  said: readonly string[];
  meant: readonly string[];
  isNeed: boolean;
  isBrand?: boolean;
  isOfKind: boolean;
  kindId?: number | undefined;
  /** Those of `said` that it sells or does. */
  sold?: readonly string[];
  /** Those of them that its businesses may be named by. */
  trades?: readonly string[];
}

const both = (words: readonly string[], isOfKind: boolean, kindId?: number): Said => ({
  ...{ said: words, meant: words },
  ...{ isNeed: false, isOfKind, kindId },
});

/** The first words of a kind say it best; the others would bring strangers to who only needs something of it. */
const MOST_LEADS = 4;

function saidOfKind({ id: kindId, name, words, sells, needs, abroad }: SearchedKind): Said[] {
  const sold = splitCommaList(sells);
  // What its businesses may be named by, though only some have it, stands in both lists: lokum.
  const [named, ofNamed] = withoutBrands(`${name},${words}`);
  const called = named
    .filter((word, at) => at === 0 || !sold.includes(word))
    .flatMap((word) => [word, ...otherSpellings(word)]);
  const [asking, ofAsking] = withoutBrands([needs, sells, abroad].filter(Boolean).join(','));
  const brands = [...ofNamed, ...ofAsking];
  const trades = named.filter((word) => !called.includes(word));
  const need = { meant: named, isNeed: true, isOfKind: true, kindId, sold, trades };
  return [
    { ...both([...named, ...named.flatMap(otherSpellings)], true, kindId), said: called },
    { ...need, said: asking },
    ...(brands.length > 0 ? [{ ...need, said: brands, isBrand: true }] : []),
  ];
}

/** Before a brand in a list of a kind's words. */
const BRAND = '=';
function withoutBrands(list: string): [words: string[], brands: string[]] {
  const words = splitCommaList(list);
  const brands = words.flatMap((word) => (word.startsWith(BRAND) ? [word.slice(1)] : []));
  return [words.filter((word) => !word.startsWith(BRAND)), brands];
}

const FIXED: readonly Said[] = FIXED_LINES.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [said = [], meant] = line.split(' > ').map(splitCommaList);
    return meant ? { said, meant, isNeed: true, isOfKind: false } : both(said, false);
  });

/** Folded words of phrases, and how they are written. */
const spelled = (phrases: readonly string[]) =>
  [...new Set(phrases.flatMap((phrase) => lowerTr(phrase).split(' ')))]
    .map((word) => [searchNorm(word), word] as const)
    .filter(([word]) => word !== '');

/** Words for what somebody looks for, of the kinds there are. */
export function thesaurusOf(kindsThere: readonly SearchedKind[]): Thesaurus {
  const lines = [...kindsThere.flatMap(saidOfKind), ...FIXED];
  const called = lines.filter(({ isNeed }) => !isNeed).flatMap(({ said }) => said);
  const askedSpellings = new Map(
    spelled([...DISTRICTS, ...lines.flatMap(({ said, meant }) => [...said, ...meant])]),
  );
  const spellings = new Map([...SPELLINGS_OF_NAMES, ...askedSpellings]);
  const joined = joinedPhrases(called, askedSpellings);
  const words = {
    kinds: new Set(spelled(called).map(([word]) => word)),
    names: new Set(kindsThere.map(({ name }) => searchNorm(name))),
    asked: new Set(askedSpellings.keys()),
    known: new Set(spellings.keys()),
    asking: FILLERS,
    bareVerbs: bareVerbsOf([...askedSpellings.keys()]),
  };
  return {
    ...words,
    ...siblingsIn(kindsThere),
    nouns: new Map(kindsThere.flatMap(({ id, name }) => (id ? [[id, inSentence(name)]] : []))),
    categories: new Map(
      kindsThere.flatMap(({ id, category }) => (id && category ? [[id, category]] : [])),
    ),
    categoriesAbroad: categoriesAbroadIn(kindsThere),
    abroad: kindsAbroadIn(kindsThere, words.kinds),
    alike: alikeIn(kindsThere),
    askedByStart: groupBy(words.asked, (word) => word.slice(0, STEM_LENGTH)),
    spellings,
    joined,
    joinedByStart: groupBy(joined.keys(), (word) => word.slice(0, MIN_JOINED_START)),
    phrases: groupBy(lines.flatMap(phrasesBy(words)), ({ stems }) => stems[0] ?? ''),
  };
}

/** What only the kind that is called as its category is called abroad, an Otel of Oteller, means all of the category. */
function categoriesAbroadIn(kindsThere: readonly SearchedKind[]): Map<string, string> {
  const called = kindsThere.flatMap(({ name, category, abroad }) =>
    splitCommaList(abroad).map((word) => ({ word: searchNorm(word), name, category })),
  );
  return new Map(
    [...groupBy(called, ({ word }) => word)].flatMap(([word, [one, other]]) => {
      const singular = searchNorm(one?.category ?? '').replace(MANY, '');
      const isOfAll = one && !other && singular === searchNorm(one.name);
      return isOfAll && one.category ? [[word, one.category] as const] : [];
    }),
  );
}
const MANY = /l[ae]ri?$/;

/** Of several kinds that are called so the one that is meant is called so first. A word that is one here too is not said abroad alone. */
function kindsAbroadIn(
  kindsThere: readonly SearchedKind[],
  here: ReadonlySet<string>,
): Map<string, string | undefined> {
  const called = kindsThere.flatMap(({ name, abroad }) =>
    splitCommaList(abroad).map((word, at) => ({ word: searchNorm(word), name, at })),
  );
  return new Map(
    [...groupBy(called, ({ word }) => word)].flatMap(([word, ones]) => {
      if (word.split(' ').every((part) => here.has(part))) return [];
      const firsts = ones.length > 1 ? ones.filter(({ at }) => at === 0) : ones;
      return [[word, firsts.length === 1 ? lowerTr(firsts[0]?.name ?? '') : undefined] as const];
    }),
  );
}

function alikeIn(kindsThere: readonly SearchedKind[]): Map<string, readonly string[]> {
  const groups = groupBy(
    kindsThere.filter(({ category, alike }) => category && alike),
    ({ alike }) => alike,
  );
  return new Map(
    [...groups.values()].flatMap((kinds) => {
      const names = [...new Set(kinds.map(({ category }) => category ?? ''))];
      return names.map((name) => [name, names] as const);
    }),
  );
}

function siblingsIn(kindsThere: readonly SearchedKind[]): Pick<Thesaurus, 'siblings' | 'pairs'> {
  const alsoBy = groupBy(
    kindsThere.flatMap((kind) =>
      splitCommaList(kind.sells).map((phrase) => ({ kind, name: searchNorm(phrase) })),
    ),
    ({ name }) => name,
  );
  /** Those that are said to be this kind as well. */
  const othersOf = ({ name }: SearchedKind) =>
    new Set((alsoBy.get(searchNorm(name)) ?? []).map(({ kind }) => kind));
  const siblings = new Map<number, number[]>();
  const pairs = new Set<number>();
  for (const kind of kindsThere) {
    const others = othersOf(kind);
    const mutual = [...others].filter((other) => othersOf(other).has(kind));
    const [only] = mutual;
    if (kind.id === undefined || !only) continue;
    siblings.set(
      kind.id,
      mutual.flatMap(({ id }) => id ?? []),
    );
    if (others.size === 1 && othersOf(only).size === 1) pairs.add(kind.id);
  }
  return { siblings, pairs };
}

/**
 * Without fillers, but of two words one beside a word that alone is another thing: `iş elbisesi`, `cep telefonu`. Who is
 * called by that as well is called by it alone: `mahalle marketi`.
 */
const wordsOf = (phrase: string, alone: ReadonlySet<string>): string[] => {
  const words = searchNorm(phrase).split(' ').filter(Boolean);
  const meaning = words.filter((word) => !FILLERS.has(word));
  const [first = '', other = ''] = words;
  const isAlone = (word = '') => stemsOf(word).some((stem) => alone.has(stem));
  const isPair = meaning[0] === other ? saysWhich(first) : isAlone(other);
  if (words.length === 2 && meaning.length === 1 && isPair && !isAlone(meaning[0])) return words;
  return meaning.length > 0 ? meaning : words;
};
/** The city's own name only says where. */
const saysWhich = (filler: string) => !filler.startsWith(searchNorm(CITY_NAME));
const stemsAlone = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(
    phrases.filter((phrase) => !phrase.includes(' ')).flatMap((one) => stemsOf(searchNorm(one))),
  );

/** What is left of a phrase without its fillers is said by others as well: of 'otel barı' it is an otel. */
const isTelling = (phrase: string, alone: ReadonlySet<string>) => {
  const words = wordsOf(phrase, alone);
  return words.length > 1 || words[0] === searchNorm(phrase);
};

/** What finds all of `diş` finds `diş kliniği` as well. */
const withoutFound = (leads: readonly Lead[]): Lead[] =>
  leads.filter(
    ({ stems, key }, at) =>
      !leads.some(
        (other, place) =>
          (other.key !== key || place < at) && other.stems.every((stem) => stems.includes(stem)),
      ),
  );

/** Reads lines by words that are known; every word of them once. */
function phrasesBy(known: KnownWords & Verbs): (line: Said) => Phrase[] {
  const once = (stemOf: (known: KnownWords & Verbs, word: string) => string) => {
    const stems = new Map<string, string>();
    return (word: string): string => {
      const stem = stems.get(word) ?? stemOf(known, word);
      stems.set(word, stem);
      return stem;
    };
  };
  const [main, ofNeed, ofPhrase] = [once(mainStem), once(needStem), once(phraseStem)];
  const leadsOf = (meant: readonly string[], alone: ReadonlySet<string>) =>
    withoutFound(
      meant
        .filter((phrase) => isTelling(phrase, alone))
        .map((phrase) => {
          const words = wordsOf(phrase, alone);
          const stems = words.map(main);
          return { words, stems, key: stems.toSorted().join(' ') };
        }),
    );
  return ({ said, meant, isNeed, isBrand = false, isOfKind, kindId, sold = [], trades = [] }) => {
    const alone = stemsAlone([...said, ...meant]);
    const leads = leadsOf(meant, alone);
    const leadsTo = isNeed && isOfKind ? leads.slice(0, MOST_LEADS) : leads;
    const line = { leadsTo, breadth: said.length, isNeed, isBrand, isOfKind, kindId };
    return said
      .filter((phrase) => isNeed || isTelling(phrase, alone))
      .flatMap((phrase) => {
        const words = wordsOf(phrase, alone);
        const stems = words.map(isNeed ? ofNeed : ofPhrase);
        const isName = isOfKind && !isNeed && phrase === said[0];
        const isSold = sold.includes(phrase);
        const isTrade = trades.includes(phrase);
        return words.length > 0 ? [{ words, stems, line, isName, isSold, isTrade }] : [];
      });
  };
}

export const mainStem = (known: KnownWords, word: string): string =>
  stemsOfAsked(known, word)[0] ?? word;
const phraseStem = (known: KnownWords & Verbs, word: string) =>
  isVerb(known, word) ? verbStem(word) : mainStem(known, word);
/** A need tells of things as whose they are: of ağrısı it is the root, which ağrım has as well. */
const needStem = (known: KnownWords & Verbs, word: string) => {
  if (isVerb(known, word)) return verbStem(word);
  const root = stemsOfAsked(known, word).find(({ length }) => length < STEM_LENGTH);
  // Behind plak the e or a of plaka is no ending.
  return root === undefined || /[ae]$/.test(word) ? mainStem(known, word) : root;
};
export const phraseStems = (known: KnownWords & Verbs, word: string): string[] => [
  ...(isVerb(known, word) ? [verbStem(word)] : []),
  ...(becameOf(word) ?? []),
  ...stemsOfAsked(known, word),
];

/** Known, or a known one with other endings: sürmeyi is no mistake. */
export const isKnownForm = (by: Thesaurus, word: string) =>
  by.asked.has(word) ||
  isKnownWithEnding(by, word) ||
  (by.askedByStart.get(word.slice(0, STEM_LENGTH)) ?? []).some(
    (known) => known.length < word.length + 2 && isSameWord(known, word),
  );

const MIN_BEHIND_OTO = 4;

function joinedPhrases(
  called: readonly string[],
  asked: ReadonlyMap<string, string>,
): Map<string, string> {
  const forCars = called.flatMap((phrase) =>
    phrase.includes(' ') || phrase.length < MIN_BEHIND_OTO ? [] : [`oto ${phrase}`],
  );
  return new Map(
    [...forCars, ...called].flatMap((phrase) => {
      const one = searchNorm(phrase).replaceAll(' ', '');
      const isOne = phrase.split(' ').length !== 2 || asked.has(one);
      return isOne ? [] : [[one, phrase] as const];
    }),
  );
}

const MIN_JOINED_START = 8;
const ENDING_OF_JOINED =
  /^(?:s?[iu](?:n[a-z]{0,3})?|y[aeiu]|l[ae]r[a-z]{0,7}|[dt][ae](?:n|ki)?|n?[iu]n|[ae])?$/;

/** The two words that one of a question is, whatever their ending: spormalzemeleri. */
export function partedPhrase(
  { joined, joinedByStart }: Thesaurus,
  word: string,
): string | undefined {
  const found = (joinedByStart.get(word.slice(0, MIN_JOINED_START)) ?? []).find((one) => {
    const bare = one.replace(/s?[iu]$/, '');
    return word.startsWith(bare) && ENDING_OF_JOINED.test(word.slice(bare.length));
  });
  return joined.get(word) ?? (found === undefined ? undefined : joined.get(found));
}
