import type { Header } from '#contract/imports/import-columns.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { isExported } from '#server/exports/exported-businesses.rules.ts';
import { type CategoryName, kindName } from './category.rules.ts';
import { cleanLine, cutText, LONGEST } from './cell-values.rules.ts';
import type { KindOfFile } from './kinds-of-files.rules.ts';

/** What a file says of the kind of a business. */
export interface SaidOfKind {
  name: string;
  category: string;
  subcategory: string | null;
}

interface Told {
  kind: KindOfFile | undefined;
  category: string | undefined;
  /** The cell's word for the category. */
  word: string;
  /** Nothing was said, and the name told it. */
  guessed: CategoryName | undefined;
}

/** The kind that the file says, in the row's own words, unless they only repeat the category. */
export function subcategoryTold(
  header: Header,
  cell: string,
  { kind, category, word, guessed }: Told,
): string | null {
  if (kind) return cutText(kind.name, LONGEST.subcategory);
  if (guessed || !category) return null;
  const isList = word.split(/[,;|>]/).length > 1 && !header.has('subcategory');
  const text = cleanLine(cell) || (isList ? '' : word);
  if (!text || searchNorm(text) === searchNorm(category)) return null;
  return cutText(isExported(header) ? text : kindName(text), LONGEST.subcategory);
}
