import { isGeneral, repaired } from '../search/understanding/question-words.ts';
import { LEGAL_FORMS } from '../text/legal-forms.ts';
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

interface Phrase<Kind> {
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
  return Map.groupBy(phrases, ({ words }) => words.at(-1) ?? '');
}

/** Before a word of files that is said of many kinds. */
const GENERAL = '~';

const wordsIn = (text: string) => searchNorm(text).split(' ').filter(Boolean);
/** Words of a damaged name as what they most likely were. */
const wordsOfName = (name: string) => wordsIn(repaired(name));

/** What stands in lists with commas, folded. */
export const phrasesOf = (...lists: string[]): string[] =>
  lists
    .flatMap((list) => list.split(','))
    .map((phrase) => searchNorm(phrase))
    .filter(Boolean);
const phrasesIn = (...lists: string[]) => phrasesOf(...lists).map(wordsIn);

export interface Described {
  name: string;
  /** Name of its category. */
  category: string;
  subcategory?: string | null | undefined;
  /** A file says so, and nobody else. */
  isOfFile?: boolean | undefined;
}

/**
 * The kind a business is of: by what it says of itself, else by its name, in its category before others.
 * A word of files says little: what the name tells goes before it, before a general one also where it tells several.
 * What only a file says goes behind a name that contradicts it: `kindAgainst`.
 * Undefined where nothing tells.
 */
export function kindOf<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  { name, category, subcategory, isOfFile = false }: Described,
): Kind | undefined {
  const said = wordsIn(subcategory ?? '');
  const fits = ofCategory(category);
  const whole = wholeOf(table, said, fits) ?? wholeOf(table, said);
  const isGeneral = generalSaid(table, said);
  const against = isOfFile ? kindAgainst(table, { name, category, subcategory }) : undefined;
  if (against) return against;
  if (whole && !whole.isOfFiles && !isGeneral) return whole.kind;
  const words = wordsOfName(name);
  const named = allIn(table, words, fits);
  if (whole && isGeneral) {
    const [own] = allIn(table, words, (phrase) => fits(phrase) && !phrase.isOfGeneral);
    return own ?? named[0] ?? whole.kind;
  }
  // A firm called after all it deals in is what the file says.
  if (whole) return new Set(named).size === 1 ? named[0] : whole.kind;
  return allIn(table, said, fits)[0] ?? named[0];
}

/**
 * The one kind that a name says against what a file says: of another category, or another one of the same.
 * Undefined where the directory lists none of it.
 */
export function kindAgainst<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  said: Pick<Described, 'name' | 'category' | 'subcategory'>,
): (Kind & { category: string }) | undefined {
  const kind = kindInstead(table, said) ?? kindOfOther(table, said);
  return kind && isListed(kind) ? kind : undefined;
}

/**
 * Of the same category, where the file's word is no name of a kind: an "Ak Mobilya" is no züccaciyeci, whose words
 * 'ev eşyası' is. Undefined where the name tells several, or one of what the file's kind has too.
 */
function kindInstead<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  { name, category, subcategory }: Pick<Described, 'name' | 'category' | 'subcategory'>,
): Kind | undefined {
  const said = wordsIn(subcategory ?? '');
  const fits = ofCategory(category);
  const whole = wholeOf(table, said, fits) ?? wholeOf(table, said);
  if (!whole || isNameOf(whole.kind, said) || generalSaid(table, said)) return undefined;
  const words = wordsOfName(name);
  const [kind, ...others] = new Set(
    allIn(table, words, (phrase) => fits(phrase) && !phrase.isOfGeneral),
  );
  if (!kind || others.length > 0 || kind === whole.kind) return undefined;
  const text = ` ${words.join(' ')} `;
  const named = phrasesOf(kind.words);
  // 'Bebek giyim' of a file's kind is 'giyim' too.
  const isItsOwn = phrasesOf(whole.kind.words, whole.kind.sells ?? '').some((own) => {
    const last = own.slice(own.lastIndexOf(' ') + 1);
    return text.includes(` ${own} `) || (named.includes(last) && text.includes(` ${last} `));
  });
  return isItsOwn ? undefined : kind;
}

/** Also without what makes a trade of it: 'Kumaş' of a Kumaşçı. */
const isNameOf = ({ name, plural }: WordsOfKind, said: readonly string[]): boolean =>
  phrasesIn(name, plural).some(
    (own) =>
      own.length === said.length &&
      own.every((word, at) =>
        at === own.length - 1 ? formsOf(word).includes(said[at] ?? '') : word === said[at],
      ),
  );

/**
 * The one that parts of a name end with where nothing in it is of the file's category: an "Ak Sürücü Kursu" is no running
 * track. Undefined of a bar that is called Fabrika.
 */
function kindOfOther<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  { name, category }: Pick<Described, 'name' | 'category'>,
): Kind | undefined {
  // Of a category without kinds nothing in a name could speak.
  if (!categoriesOf(table).has(category)) return undefined;
  if (allIn(table, wordsOfName(name), ofCategory(category)).length > 0) return undefined;
  const ends = name.split(BETWEEN_KINDS).flatMap((part) => {
    const words = withoutForm(repaired(part));
    const [longest] = endingAt(table, words, words.length).filter(
      (phrase) =>
        !phrase.isOfFiles &&
        words.length > phrase.words.length &&
        (phrase.isName || phrase.words.join(' ').length > SHORT),
    );
    return longest?.kind ?? [];
  });
  const [kind] = ends;
  return kind && ends.every((other) => other === kind) ? kind : undefined;
}
const categories = new WeakMap<KindWords, ReadonlySet<string | null>>();
function categoriesOf(table: KindWords): ReadonlySet<string | null> {
  const known = categories.get(table);
  if (known) return known;
  const all = new Set([...table.values()].flat().map(({ kind }) => kind.category));
  categories.set(table, all);
  return all;
}
const isListed = <Kind extends WordsOfKind>(kind: Kind): kind is Kind & { category: string } =>
  kind.category !== null;

/** The one kind that a text is a name of, whole; undefined where it is none's, or several are called so. */
export function kindSaid<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  text: string,
): Kind | undefined {
  const words = wordsIn(text);
  const said = endingAt(table, words, words.length).filter(
    (phrase) => phrase.words.length === words.length && !phrase.isOfFiles,
  );
  return new Set(said.map(({ kind }) => kind)).size === 1 ? said[0]?.kind : undefined;
}

type Fits = (phrase: Phrase<WordsOfKind>) => boolean;
const ofCategory =
  (category: string): Fits =>
  ({ kind }) =>
    kind.category === category;

const isAt = (phrase: Phrase<WordsOfKind>, words: readonly string[], end: number) =>
  end >= phrase.words.length &&
  phrase.words.every(
    (word, at) => at === phrase.words.length - 1 || word === words[end - phrase.words.length + at],
  );

/** Phrases that end at a word, the longest first. */
const endingAt = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  end: number,
) =>
  formsOf(words[end - 1] ?? '')
    .flatMap((last) => table.get(last) ?? [])
    .filter((phrase) => isAt(phrase, words, end))
    .sort((a, b) => b.words.length - a.words.length);

const wholeOf = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  fits: Fits = () => true,
) =>
  endingAt(table, words, words.length).find(
    (phrase) => phrase.words.length === words.length && fits(phrase),
  );

/** Files call many kinds so. */
const generalSaid = (table: KindWords, words: readonly string[]): boolean =>
  endingAt(table, words, words.length).some(
    (phrase) => phrase.isGeneral && phrase.words.length === words.length,
  );

/** Of phrases in a text that are no words of files, the kinds; the one that ends last first. */
const allIn = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  fits: Fits,
): Kind[] =>
  words.toReversed().flatMap((_, at) => {
    const found = endingAt(table, words, words.length - at);
    return found.find((one) => !one.isOfFiles && fits(one))?.kind ?? [];
  });

/** Güneş Eczanesi, kebapçılar, Kafede: what stands behind the word itself. */
const ENDING = /^(?:s?[iu]|l[ae]r[iu]?|c[iu](?:s[iu]|l[ae]r[iu]?)?|[dt][ae])$/;
const SHORTEST = 4;

/** A word, and what it is without its ending. */
const formsOf = (word: string): string[] => [
  word,
  ...Array.from({ length: Math.max(0, word.length - SHORTEST) }, (_, at) =>
    word.slice(0, word.length - at - 1),
  ).filter((stem) => ENDING.test(word.slice(stem.length))),
];

/**
 * The name says of which kind it is: Sarı Yelken Balık is a Balıkçı, and no boat; Perde Arası Müzik Evi has the music of
 * its Müzik kursu, and no perde.
 */
export const isNamed = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  kind: Kind,
  { name, subcategory }: Pick<Described, 'name' | 'subcategory'>,
): boolean => {
  const words = wordsOfName(name);
  const own = wordsIn(`${kind.name} ${subcategory ?? ''}`).filter(
    (word) => word.length >= SHORTEST_OWN && !isGeneral(word),
  );
  const isOwn = (word: string) => formsOf(word).some((form) => own.includes(form));
  return words.some(
    (word, at) =>
      isOwn(word) ||
      endingAt(table, words, at + 1).some((said) => said.kind === kind && !said.isOfFiles),
  );
};

const SHORTEST_OWN = 3;

/**
 * Kinds that a business names beside the one it is of: all that what it says of itself names ("Kahvaltı ve kafe"), and
 * those that parts of its name end with ("Pide & Kebap"). No word of a longer phrase: a kitap kafe is one thing.
 */
export function alsoOf<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  kind: Kind,
  { name, category, subcategory }: Described,
): Kind[] {
  const fits = ofCategory(category);
  const saidAt = (words: readonly string[], end: number) =>
    endingAt(table, words, end).filter(({ isOfFiles }) => !isOfFiles);
  const found = new Set<Kind>();
  const words = wordsIn(subcategory ?? '');
  for (let end = words.length; end > 0; ) {
    const said = saidAt(words, end);
    const longest = said.find(fits) ?? said[0];
    if (longest) found.add(longest.kind);
    end -= longest?.words.length ?? 1;
  }
  for (const part of repaired(name).split(BETWEEN_KINDS).flatMap(partsByForm)) {
    // Where the end is its kind: Çıplak Göz Oto Ekspertiz is no eye doctor, of a Kafe Restoran both are names of kinds.
    let isSure = false;
    for (let end = part.length; end > 0; ) {
      const isEnd = end === part.length;
      const said = saidAt(part, end).filter(
        (one) =>
          (isEnd || (isSaidBefore(one, part[end - 1]) && (!isSure || one.isName || fits(one)))) &&
          (fits(one) || one.words.join(' ').length > SHORT),
      );
      const [longest] = said;
      if (!longest) break;
      isSure ||= isEnd && said.some((one) => one.kind === kind);
      // A pide fırını is a Fırın of its category, and a Pideci; a sac evi that bakes is no saç evi.
      const own = said.find(fits);
      if (own) found.add(own.kind);
      if (longest.words.length > (own?.words.length ?? 0)) found.add(longest.kind);
      // Of "Çiçek Pastanesi" the ending says that it is one thing.
      if (OF_COMPOUND.test(part[end - 1] ?? '')) break;
      end -= longest.words.length;
    }
  }
  found.delete(kind);
  return [...found];
}

/** What a firm is by law stands behind what it does. */
const FORMS = new Set([...LEGAL_FORMS, 'ltdsti', 'kom', 'im', 'imalat', 'dis', 'ins']);
const withoutForm = (part: string): string[] => withoutFormIn(wordsIn(part));
function withoutFormIn(words: readonly string[]): string[] {
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
function partsByForm(part: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of wordsIn(part)) {
    if (LEGAL.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map(withoutFormIn);
}
const LEGAL = new Set(LEGAL_FORMS);

/** A short word just so, without an ending: "Uyku Saati Kreş" is no saatçi. */
const isSaidBefore = ({ words }: Phrase<WordsOfKind>, last: string | undefined): boolean =>
  words.join(' ').length > SHORT || last === words.at(-1);
const SHORT = 4;
const BETWEEN_KINDS = /[-–,;/&+|()]|\s(?:ve|and)\s/iu;
const OF_COMPOUND = /[iu]$/;
