import { groupBy } from '../group-by.ts';
import { isOfMany, nounAtEnd } from '../places/place-nouns.ts';
import { repaired } from '../search/understanding/question-words.ts';
import { LEGAL_FORMS } from '../text/legal-forms.ts';
import { otherSpellings } from '../text/other-spellings.ts';
import { searchNorm } from '../text/turkish-fold.ts';

/** What tells kinds of businesses apart by words: pure, the table as an argument. */
export interface WordsOfKind {
  id: number;
  /** Name of its category; null for a kind that the directory does not list. */
  category: string | null;
  name: string;
  plural: string;
  /** Other words for the same, with commas between them. */
  words: string;
  /** What its businesses have or do, with commas. */
  sells?: string;
  /** What files of others call it; behind a `~` what they call many others too: `~turkish_restaurant`. */
  files: string;
}

export interface Phrase<Kind> {
  words: readonly string[];
  kind: Kind;
  /** Its own name. */
  isName: boolean;
  /** Said by files alone, as the whole of what they say. */
  isOfFiles: boolean;
  /** Of those, said of many kinds. */
  isGeneral: boolean;
  /** Its kind is called so: what else a name says goes before it. */
  isOfGeneral: boolean;
  /** Where something else is known of it, it only says where it is: no shop in a mall is the mall. */
  isWhere: boolean;
}

/** Phrases by their last word: in Turkish and in English the kind stands last. */
export type KindWords<Kind extends WordsOfKind = WordsOfKind> = ReadonlyMap<
  string,
  readonly Phrase<Kind>[]
>;

export function kindWordsOf<Kind extends WordsOfKind>(kinds: readonly Kind[]): KindWords<Kind> {
  const phrases = kinds.flatMap((kind) => {
    const isOfGeneral = kind.files.includes(GENERAL);
    const phrase = (words: string[], how: Partial<Phrase<Kind>> = {}) => ({
      ...{ words, kind, isName: false, isOfFiles: false, isGeneral: false, isOfGeneral },
      isWhere: isPlaceOfMany(words),
      ...how,
    });
    return [
      ...phrasesIn(kind.name, kind.plural).map((words) => phrase(words, { isName: true })),
      ...phrasesIn(kind.words).map((words) => phrase(words)),
      ...kind.files.split(',').flatMap((text) => {
        const how = { isOfFiles: true, isGeneral: text.includes(GENERAL) };
        return phrasesIn(text).map((words) => phrase(words, how));
      }),
    ];
  });
  return groupBy(phrases, ({ words }) => words.at(-1) ?? '');
}

const isPlaceOfMany = (words: readonly string[]): boolean => {
  const end = nounAtEnd(words, false);
  return end !== undefined && end.length === words.length && isOfMany(end.noun.kind);
};

/** Before a word of files that is said of many kinds. */
const GENERAL = '~';

export const wordsIn = (text: string) => searchNorm(text).split(' ').filter(Boolean);
/** Words of a damaged name as what they most likely were. */
export const wordsOfName = (name: string) => wordsIn(repaired(name));

/** What stands in lists with commas, folded. */
export const phrasesOf = (...lists: string[]): string[] =>
  lists
    .flatMap((list) => list.split(','))
    .map((phrase) => searchNorm(phrase))
    .filter(Boolean);
export const phrasesIn = (...lists: string[]) =>
  phrasesOf(...lists)
    .flatMap((phrase) => [phrase, ...otherSpellings(phrase)])
    .map(wordsIn);

export type Fits = (phrase: Phrase<WordsOfKind>) => boolean;
export const ofCategory =
  (category: string): Fits =>
  ({ kind }) =>
    kind.category === category;

const isAt = (phrase: Phrase<WordsOfKind>, words: readonly string[], end: number) =>
  end >= phrase.words.length &&
  phrase.words.every(
    (word, at) => at === phrase.words.length - 1 || word === words[end - phrase.words.length + at],
  );

/** Phrases that end at a word, the longest first. */
export const endingAt = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  end: number,
) =>
  formsOf(words[end - 1] ?? '')
    .flatMap((last) => table.get(last) ?? [])
    .filter((phrase) => isAt(phrase, words, end))
    .sort((a, b) => b.words.length - a.words.length);

export const wholeOf = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  fits: Fits = () => true,
) =>
  endingAt(table, words, words.length).find(
    (phrase) => phrase.words.length === words.length && fits(phrase),
  );

/** Files call many kinds so. */
export const generalSaid = (table: KindWords, words: readonly string[]): boolean =>
  endingAt(table, words, words.length).some(
    (phrase) => phrase.isGeneral && phrase.words.length === words.length,
  );

/**
 * Of phrases in a text that are no words of files, the kinds; the one that ends last first. None inside a longer phrase
 * that goes on behind it, of whatever kind: a halı saha sells no halı.
 */
export const allIn = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  fits: Fits,
): Kind[] => {
  const ends = words.map((_, at) => {
    const end = words.length - at;
    return { end, said: endingAt(table, words, end).filter((one) => !one.isOfFiles) };
  });
  const longest = ends.flatMap(({ end, said: [first] }) =>
    first ? [{ from: end - first.words.length, end }] : [],
  );
  return ends.flatMap(({ end, said }) => {
    const found = said.find(fits);
    if (!found) return [];
    const from = end - found.words.length;
    const isInside = longest.some((one) => one.from <= from && end < one.end);
    return isInside ? [] : found.kind;
  });
};

/** Güneş Eczanesi, kebapçılar, Kafede, Nalburiye: what stands behind the word itself. */
const ENDING = /^(?:s?[iu]|l[ae]r[iu]?|c[iu](?:s[iu]|l[ae]r[iu]?)?|[dt][ae]|iye(?:s[iu])?)$/;
/** Havuzculuk is what a havuzcu does, not the havuz. */
const ENDING_OF_DEALER = /(?<=c[iu])l[iu]k$/;
const SHORTEST = 4;

/** A word, and what it is without its ending. */
export const formsOf = (word: string): string[] =>
  ENDING_OF_DEALER.test(word)
    ? [word, word.replace(ENDING_OF_DEALER, '')]
    : [
        word,
        ...Array.from({ length: Math.max(0, word.length - SHORTEST) }, (_, at) =>
          word.slice(0, word.length - at - 1),
        ).filter((stem) => ENDING.test(word.slice(stem.length))),
      ];

/** What a firm is by law stands behind what it does. */
export const FORMS = new Set([...LEGAL_FORMS, 'ltdsti', 'kom', 'im', 'imalat', 'dis', 'ins']);
export const withoutForm = (part: string): string[] => withoutFormIn(wordsIn(part));
export function withoutFormIn(words: readonly string[]): string[] {
  const trade = words.slice(0, words.findLastIndex((word) => !FORMS.has(word)) + 1);
  const told = trade.slice(0, trade.findLastIndex((word) => !OF_MANY_TRADES.has(word)) + 1);
  // A Değirmenci Gıda may be a family's.
  return told.length > 1 ? told : trade;
}
/** Behind what a firm deals in: "Mis Çikolata Gıda", "Tan Tarım Ürünleri". */
const OF_MANY_TRADES = new Set([
  'gida',
  'urunleri',
  'urn',
  'mamulleri',
  'uretim',
  'isletmesi',
  'islm',
]);

/** What stands before it is told as well: an "Akyem Yem San. Tarım Tic." deals in yem too. */
export function partsByForm(part: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of wordsIn(part)) {
    if (LEGAL.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map(withoutFormIn);
}
const LEGAL = new Set(LEGAL_FORMS);

export const SHORT = 4;
export const BETWEEN_KINDS = /[-–,;/&+|()]|\s(?:ve|and)\s/iu;
