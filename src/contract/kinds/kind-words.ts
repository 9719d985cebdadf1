import { groupBy } from '../group-by.ts';
import { isGeneral, repaired } from '../search/understanding/question-words.ts';
import {
  allIn,
  BETWEEN_KINDS,
  endingAt,
  type Fits,
  FORMS,
  formsOf,
  generalSaid,
  type KindWords,
  ofCategory,
  type Phrase,
  partsByForm,
  phrasesIn,
  phrasesOf,
  SHORT,
  type WordsOfKind,
  wholeOf,
  withoutForm,
  withoutFormIn,
  wordsIn,
  wordsOfName,
} from './kind-phrases.ts';

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
  const named = toldIn(table, words, (phrase) => fits(phrase) && !(whole && phrase.isWhere));
  if (whole && isGeneral) {
    const [own] = allIn(table, words, ofOwn(fits));
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
 * The one kind that a name alone says. Undefined where the directory lists none of it, or where the name says another
 * anywhere: of a "Kaya Kereste Turizm" nobody knows what it is, nor of an "Ak İnş. Turizm".
 */
export function kindNamed<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  name: string,
): (Kind & { category: string }) | undefined {
  const kind = kindAtEnds(table, name);
  if (!kind || !isListed(kind)) return undefined;
  const words = wordsOfName(name);
  let isFound = false;
  for (let end = words.length; end > 0; ) {
    const last = words[end - 1] ?? '';
    const said = endingAt(table, words, end).filter(
      (phrase) => !phrase.isOfFiles && isSaidBefore(phrase, last),
    );
    const [longest] = said;
    if (longest && !said.some((one) => one.kind === kind && isAsLong(one, longest)))
      return undefined;
    // A form of company in the middle stands behind one of several trades.
    if (isFound && FORMS.has(last)) return undefined;
    isFound ||= longest !== undefined;
    end -= longest?.words.length ?? 1;
  }
  return kind;
}

/** What a name may say against a file. */
const ofOwn =
  (fits: Fits): Fits =>
  (phrase) =>
    fits(phrase) && !phrase.isOfGeneral && !phrase.isWhere;

const isAsLong = (one: Phrase<WordsOfKind>, other: Phrase<WordsOfKind>) =>
  one.words.length === other.words.length;

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
  const own = ofOwn(fits);
  const head = headOf(table, words, own);
  const [kind, ...others] = head ? [head.kind] : new Set(allIn(table, words, own));
  if (!kind || others.length > 0 || kind === whole.kind) return undefined;
  const text = ` ${(head?.words ?? words).join(' ')} `;
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
  if (!tableOf(table).categories.has(category)) return undefined;
  if (allIn(table, wordsOfName(name), ofCategory(category)).length > 0) return undefined;
  return kindAtEnds(table, name, ({ isWhere }) => !isWhere);
}

/** The one kind that parts of a name end with. */
function kindAtEnds<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  name: string,
  fits: Fits = () => true,
): Kind | undefined {
  const ends = name.split(BETWEEN_KINDS).flatMap((part) => {
    const words = withoutForm(repaired(part));
    const [longest] = endingAt(table, words, words.length).filter(
      (phrase) =>
        !phrase.isOfFiles &&
        fits(phrase) &&
        words.length > phrase.words.length &&
        (phrase.isName || phrase.words.join(' ').length > SHORT) &&
        !isDoneToThing(table, phrase, words),
    );
    return longest?.kind ?? [];
  });
  const [kind] = ends;
  return kind && ends.every((other) => other === kind) ? kind : undefined;
}

/**
 * What is done to a thing that others deal in, of another category: who forges steel ("Çelik Dövme") is no Dövmeci, who
 * carries parcels ("Kargo Taşıma") a Nakliyatçı.
 */
const isDoneToThing = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  { words: [done = '', ...more], kind }: Phrase<Kind>,
  words: readonly string[],
): boolean => {
  const thing = words.at(-2) ?? '';
  return (
    more.length === 0 &&
    DOING.test(done) &&
    tableOf(table)
      .things.get(thing)
      ?.some((other) => other !== kind && other.category !== kind.category) === true
  );
};
const DOING = /.{3}m[ae]$/;

interface OfTable {
  categories: ReadonlySet<string | null>;
  /** Of each word in what kinds are called, the kinds. */
  things: ReadonlyMap<string, readonly WordsOfKind[]>;
}
const tables = new WeakMap<KindWords, OfTable>();
function tableOf(table: KindWords): OfTable {
  const known = tables.get(table);
  if (known) return known;
  const phrases = [...table.values()].flat();
  const said = phrases
    .filter(({ isOfFiles }) => !isOfFiles)
    .flatMap(({ words, kind }) => words.map((word) => ({ word, kind })));
  const of = {
    categories: new Set(phrases.map(({ kind }) => kind.category)),
    things: new Map(
      [...groupBy(said, ({ word }) => word)].map(([word, ones]) => [
        word,
        ones.map(({ kind }) => kind),
      ]),
    ),
  };
  tables.set(table, of);
  return of;
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

/** As `allIn`; what is one thing by its ending is that alone: an "Akademi Dershanesi" is no akademi. */
function toldIn<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  words: readonly string[],
  fits: Fits,
): Kind[] {
  const head = headOf(table, words, fits);
  return head ? [head.kind] : allIn(table, words, fits);
}

/** What a name ends with that has the ending of a compound, before what a firm is by law. */
function headOf<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  name: readonly string[],
  fits: Fits,
): Phrase<Kind> | undefined {
  const words = withoutFormIn(name);
  const [longest] = endingAt(table, words, words.length).filter(
    (phrase) =>
      words.length > phrase.words.length &&
      !phrase.words.every(isGeneral) &&
      !phrase.isOfFiles &&
      fits(phrase),
  );
  const { words: said = [] } = longest ?? {};
  const ending = (words.at(-1) ?? '').slice(said.at(-1)?.length ?? 0);
  return POSSESSIVE.test(ending) || (said.length > 1 && ending === '') ? longest : undefined;
}
const POSSESSIVE = /^(?:s?[iu]|l[ae]r[iu]|c[iu]s[iu]|c[iu]l[ae]r[iu])$/;

/**
 * The name says of which kind it is: Sarı Yelken Balık is a Balıkçı, and no boat; Perde Arası Müzik Evi has the music of
 * its Müzik kursu, and no perde.
 */
export const isNamed = <Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  kind: Kind,
  { name, subcategory, isOfFile = true }: Pick<Described, 'name' | 'subcategory' | 'isOfFile'>,
): boolean => {
  const words = wordsOfName(name);
  const tellsOther = (phrase: Phrase<WordsOfKind>) =>
    phrase.kind !== kind && phrase.kind.category === kind.category;
  const isSaid = !isOfFile && isSaidOutright(table, kind, subcategory);
  if (isSaid && allIn(table, words, tellsOther).length === 0) return true;
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

/** Whoever says what they are says it of their name too: a Gelinlikçi called Tül ve İpek Atölyesi has no curtains. */
const isSaidOutright = (
  table: KindWords,
  kind: WordsOfKind,
  subcategory: string | null | undefined,
): boolean =>
  wholeOf(
    table,
    wordsIn(subcategory ?? ''),
    (phrase) => phrase.kind === kind && !phrase.isOfFiles,
  ) !== undefined;

/**
 * Kinds that a business names beside the one it is of: all that what it says of itself names ("Kahvaltı ve kafe"), and
 * those that parts of its name end with ("Pide & Kebap"). No word of a longer phrase: a kitap kafe is one thing; and
 * nothing that the directory does not list: a "Metro & Kargo" is no station.
 */
export function alsoOf<Kind extends WordsOfKind>(
  table: KindWords<Kind>,
  kind: Kind,
  { name, category, subcategory, isOfFile = false }: Described,
): Kind[] {
  const fits = ofCategory(category);
  const isSaid = !isOfFile && isSaidOutright(table, kind, subcategory);
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
          !(isEnd && isDoneToThing(table, one, part)) &&
          (isEnd ||
            (isSaidBefore(one, part[end - 1]) &&
              (one.isName || !isDealtIn(kind, one)) &&
              (!isSure || one.isName || fits(one)))) &&
          (fits(one) || ((!isSaid || isTrade(one)) && one.words.join(' ').length > SHORT)),
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
  return [...found].filter(isListed);
}

/** It names who does it or where, no thing: a Birahane called Yarım Kepenk has none to sell, a Dikimevi sews. */
const isTrade = ({ isName, words }: Phrase<WordsOfKind>) => {
  const last = words.at(-1) ?? '';
  return isName || isGeneral(last) || /(?:c[iu](?:l[iu]k)?|evi|hane)$/.test(last);
};

/** The kind has it itself: the somun of a Nalbur is no bread. */
const isDealtIn = ({ words, sells = '' }: WordsOfKind, { words: said }: Phrase<WordsOfKind>) =>
  phrasesOf(words, sells).includes(said.join(' '));

/** A short word just so, without an ending: "Uyku Saati Kreş" is no saatçi. */
const isSaidBefore = ({ words }: Phrase<WordsOfKind>, last: string | undefined): boolean =>
  words.join(' ').length > SHORT || last === words.at(-1);
const OF_COMPOUND = /[iu]$/;
