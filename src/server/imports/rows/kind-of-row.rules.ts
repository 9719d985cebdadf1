import { cellOf, cellsOf, type Field, type Header } from '#contract/imports/import-columns.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { isExported } from '#server/exports/exported-businesses.rules.ts';
import type { ImportWords } from '../import-words.rules.ts';
import {
  type CategoryName,
  findCategory,
  hasKindName,
  isExcluded,
  kindName,
  sayNothing,
} from './category.rules.ts';
import { categoryOfName } from './category-by-name.rules.ts';
import {
  cleanLine,
  cutText,
  LONGEST,
  MOST_READ_OF_KIND,
  visibleText,
} from './cell-values.rules.ts';
import type { KindOfFile } from './kinds-of-files.rules.ts';

/** What a file says of the kind of a business. */
export interface SaidOfKind {
  name: string;
  category: string;
  subcategory: string | null;
}

/** Categories as the team has made them, and the kinds. */
export interface KnownOfKinds {
  /** The kind that open data calls so. */
  kindOfFile?: ((word: string, name?: string) => KindOfFile | undefined) | undefined;
  /** The kind that words are a name of. */
  kindSaid?: ((words: string) => KindOfFile | undefined) | undefined;
  /** The kind that a name says against what a file says. */
  kindAgainst?: ((said: SaidOfKind) => KindOfFile | undefined) | undefined;
  /** The one kind that a name says. */
  kindNamed?: ((name: string) => KindOfFile | undefined) | undefined;
  /** Of a category of the lists; undefined when the directory no longer has it. */
  nameOf(category: CategoryName): string | undefined;
  /** By their folded names: a row that says one of them means it. */
  byNorm: ReadonlyMap<string, string>;
}

const MOST_KINDS = 20;

const kindsSaid = (cell: string): string[] =>
  cell
    .split('|')
    .filter(Boolean)
    .slice(0, MOST_KINDS)
    .map((word) => word.slice(0, MOST_READ_OF_KIND));

function categoryTexts(header: Header, cells: readonly string[]): string[] {
  const all = (...fields: Field[]) =>
    fields.flatMap((field) =>
      cellsOf(header, cells, field).map((cell) => cell.slice(0, MOST_READ_OF_KIND)),
    );
  const osm = all(
    'osmValue',
    'osmAmenity',
    'osmShop',
    'osmLeisure',
    'osmTourism',
    'osmHealthcare',
    'osmCraft',
    'osmOffice',
  );
  // In OpenStreetMap every shop sells and every healthcare is health; other keys say nothing.
  const keys = [
    ...all('osmKey').filter((key) => key === 'shop' || key === 'healthcare'),
    ...(header.has('osmShop') && cellOf(header, cells, 'osmShop') ? ['shop'] : []),
    ...(header.has('osmHealthcare') && cellOf(header, cells, 'osmHealthcare')
      ? ['healthcare']
      : []),
  ];
  // "type" is the finest word of an Outscraper file and the coarsest of one with a subcategory.
  const general = header.has('subcategory') ? all('category', 'type') : all('type', 'category');
  return [...all('subcategory'), ...general, ...osm, ...all('subtypes'), ...keys];
}

type KindReading =
  | {
      category: string;
      subcategory: string | null;
      warning?: string | undefined;
      refusal?: undefined;
    }
  | { refusal: string };

/**
 * Category and kind of a row: what the file says, unless the name says another; where the file says nothing that the
 * lists know, the kind of the table that is called so, and where none is, the one that the name says.
 */
export function kindOfRow(
  header: Header,
  cells: readonly string[],
  name: string,
  { known, say }: { known: KnownOfKinds; say: ImportWords },
): KindReading {
  const kinds = kindsSaid(visibleText(cellOf(header, cells, 'sourceKinds')));
  const ofSource = kinds
    .map((word) => known.kindOfFile?.(word, name))
    .find((one) => one !== undefined);
  if (ofSource && ofSource.category === null) return { refusal: say.unlistedKind(ofSource.name) };
  const texts = ofSource?.category
    ? [ofSource.category]
    : [...categoryTexts(header, cells), ...kinds.map((word) => word.replace(/^.*=/, ''))].map(
        cleanLine,
      );
  const said = texts.find((text) => known.byNorm.has(searchNorm(text)));
  const told = said === undefined ? findCategory(texts) : { word: said, category: undefined };
  const isUntold = said === undefined && !told.category;
  const isUnsaid = isUntold && sayNothing(texts);
  const guessed = isUnsaid ? categoryOfName(name) : undefined;
  // The directory lists more kinds than the lists have words for.
  const ofTable = isUntold && !isUnsaid ? kindInTable(texts, name, known) : undefined;
  if (ofTable && ofTable.category === null) return { refusal: say.unlistedKind(ofTable.name) };
  const kind = ofSource ?? ofTable;
  const listed = told.category ?? guessed;
  const ofFile =
    kind?.category ??
    (said === undefined ? listed && known.nameOf(listed) : known.byNorm.get(searchNorm(said)));
  const subcategory = subcategoryTold(header, visibleText(cellOf(header, cells, 'subcategory')), {
    ...{ kind, category: ofFile, word: told.word, guessed, known },
  });
  const isOurs = isExported(header);
  const against = isOurs
    ? undefined
    : ofFile
      ? known.kindAgainst?.({ name, category: ofFile, subcategory })
      : isUntold
        ? known.kindNamed?.(name)
        : undefined;
  const category = against?.category ?? ofFile;
  if (!category)
    return {
      refusal: told.word ? say.unknownCategory(cutText(told.word, 60)) : say.noCategory,
    };
  const read = {
    category,
    subcategory: against ? cutText(against.name, LONGEST.subcategory) : subcategory,
  };
  if (guessed || (against && isUnsaid)) return { ...read, warning: say.categoryFromName(category) };
  if (!against) return read;
  const taken = (category === ofFile && subcategory) || ofFile || cutText(told.word, 60);
  return { ...read, warning: say.categoryAgainstName(taken, against.name) };
}

/** The kind of a category that files call so, or the first part of a list that is one (`Kebab shop, Restaurant`). */
function kindCalled(text: string, category: string, { kindOfFile }: KnownOfKinds) {
  for (const part of [text, ...text.split(/[,;|>]/)]) {
    if (hasKindName(part)) return kindName(part);
    const kind = kindOfFile?.(part);
    if (kind?.category === category) return kind.name;
  }
  return undefined;
}

/** The kind that one of the texts is a name or a file's word of; what makes a works or a farm of a row tells none. */
function kindInTable(
  texts: readonly string[],
  name: string,
  { kindOfFile, kindSaid }: KnownOfKinds,
): KindOfFile | undefined {
  if (texts.some(isExcluded)) return undefined;
  for (const text of texts) {
    const kind = kindOfFile?.(text, name) ?? kindSaid?.(text);
    if (kind) return kind;
  }
  return undefined;
}

interface Told {
  kind: KindOfFile | undefined;
  category: string | undefined;
  /** The cell's word for the category. */
  word: string;
  /** Nothing was said, and the name told it. */
  guessed: CategoryName | undefined;
  known: KnownOfKinds;
}

/** The kind that the file says, in the row's own words, unless they only repeat the category. */
function subcategoryTold(
  header: Header,
  cell: string,
  { kind, category, word, guessed, known }: Told,
): string | null {
  if (kind) return cutText(kind.name, LONGEST.subcategory);
  if (guessed || !category) return null;
  const own = cleanLine(cell) || word;
  if (!own || searchNorm(own) === searchNorm(category)) return null;
  if (isExported(header)) return cutText(own, LONGEST.subcategory);
  const called = kindCalled(own, category, known);
  const isList = own === word && own.split(/[,;|>]/).length > 1 && !header.has('subcategory');
  if (isList && !called) return null;
  return cutText(called ?? kindName(own), LONGEST.subcategory);
}
