import { DISTRICTS } from '#contract/city/districts.ts';
import { NUMBER_FILTERS, ofNumbers } from '#contract/search/number-filters.ts';
import {
  LITERAL_KINDS,
  type LiteralKind,
  type Loosened,
  PRICE_SLUGS,
  READING_KINDS,
  type Reading,
  type SearchAnswer,
} from '#contract/search/search.ts';
import { type Given, WAS } from '#web/browser/list-filters.ts';
import { readSearchQuery, type SearchQuery } from './search-query.ts';

/** Name of the fields that carry what the form shows as chosen because the words say it. */
export const SHOWN = 'shown';

/** What such a field carries: `open|now|açık`. */
export const shownText = ({ kind, value, words }: Reading) => [kind, value, words].join('|');

type Spoken = Pick<Reading, 'kind' | 'value'>;

/** What is chosen of a kind, as its field sends it. */
const chosenOf = (query: SearchQuery, kind: string): string =>
  kind in query && kind !== 'near' ? String(query[kind as 'price'] ?? '') : '';

/** The readings that stand: what is chosen goes before what is said. */
export const standing = <One extends Spoken>(query: SearchQuery, readings: readonly One[]): One[] =>
  readings.filter(({ kind }) => kind === 'features' || !chosenOf(query, kind));

/** What is in force: chosen, or said in words. */
export function inForce(query: SearchQuery, readings: readonly Spoken[]): SearchQuery {
  const said = new Map(standing(query, readings).map(({ kind, value }) => [kind, value]));
  const price = said.get('price');
  return {
    ...query,
    category: query.category ?? said.get('category'),
    district: query.district ?? DISTRICTS.find((known) => known === said.get('district')),
    open: query.open ?? said.get('open'),
    features: [...query.features, ...featuresOf(readings)],
    price: price ? PRICE_SLUGS.filter((known) => known === price) : query.price,
  };
}

const featuresOf = (readings: readonly Spoken[]) =>
  readings.flatMap(({ kind, value }) => (kind === 'features' ? [value] : []));

/** Whether the nearest come first: by default where nearness is asked for, and only from a known place. */
export const isByDistance = (
  { near, within, sort }: SearchQuery,
  readings: readonly Spoken[],
): boolean =>
  near !== undefined &&
  (sort ? sort === 'distance' : Boolean(within) || readings.some(({ kind }) => kind === 'near'));

/** The same question with one kind left as words, or with its words as they were typed. */
export const asWords = (query: SearchQuery, kind: LiteralKind): SearchQuery => ({
  // Whoever does not want what is near has no use for a place either.
  ...(kind === 'near' ? { ...elsewhere(query), sort: query.sort } : query),
  literal: LITERAL_KINDS.filter((known) => known === kind || query.literal.includes(known)),
  page: undefined,
});

/**
 * The question without one of its conditions: what was chosen goes, or the words that say it. Left as words
 * they would have to be found.
 */
export function without(
  query: SearchQuery,
  readings: readonly Reading[],
  drop: Loosened,
): SearchQuery {
  const read = standing(query, readings).find(({ kind }) => kind === drop);
  if (drop === 'features')
    return readings
      .filter(({ kind }) => kind === 'features')
      .reduce(withoutRead, { ...query, features: [] });
  if (drop === 'near') return { ...elsewhere(query), q: withoutWords(query.q, read?.words ?? '') };
  if (read || drop === 'place')
    return { ...query, q: withoutWords(query.q, read?.words ?? ''), page: undefined };
  const nothing = drop === 'price' ? [] : undefined;
  return { ...query, [drop]: nothing, page: undefined };
}

/** Several of one kind stand side by side: one goes with its words. */
export const withoutRead = (
  query: SearchQuery,
  { words }: Pick<Reading, 'words'>,
): SearchQuery => ({
  ...query,
  q: withoutWords(query.q, words),
  page: undefined,
});

/** The place is forgotten, and what only makes sense with one. */
export const elsewhere = (query: SearchQuery): SearchQuery => ({
  ...query,
  near: undefined,
  ...ofNumbers((name) => (NUMBER_FILTERS[name].isNear ? undefined : query[name])),
  sort: query.sort === 'distance' ? undefined : query.sort,
  page: undefined,
});

/**
 * Reads the form of /search. It shows what the words say as if it were chosen: left as it is, it stays
 * with the words; taken away, it stays a word; another choice takes the place of the word. New words are
 * read anew.
 */
export function readSearchForm(
  form: Given,
  categories: readonly { name: string; slug: string }[] | undefined,
): SearchQuery {
  const query = readSearchQuery(form, categories);
  const isSameQuestion = (query.q ?? '') === form.get(WAS);
  let read: SearchQuery = {
    ...query,
    literal: isSameQuestion ? query.literal : [],
    page: undefined,
  };
  for (const text of form.getAll(SHOWN)) {
    const [name, value = '', words = ''] = String(text).split('|');
    const kind = READING_KINDS.find((known) => known === name);
    const chosen = kind && chosenOf(query, kind);
    if (!kind || kind === 'near' || kind === 'place') continue;
    if (kind === 'features') {
      const isLeft = read.features.includes(value);
      if (isLeft) read = { ...read, features: read.features.filter((one) => one !== value) };
      else if (isSameQuestion) read = withoutRead(read, { words });
    } else if (chosen === value) read = { ...read, [kind]: kind === 'price' ? [] : undefined };
    else if (chosen) read = { ...read, q: withoutWords(read.q, words) };
    else if (isSameQuestion) read = asWords(read, kind);
  }
  return read;
}

const withoutWords = (q: string | undefined, words: string): string | undefined =>
  words
    ? q
        ?.replace(words, () => ' ')
        .replace(/\s+/g, ' ')
        .trim() || undefined
    : q;

/** The words that were looked for in the end: corrected where that was needed, without what was read or not asked. */
export function wordsSought(
  q: string | undefined,
  { words, meant, unasked }: Pick<SearchAnswer, 'words' | 'meant' | 'unasked'>,
): string {
  const at = q?.indexOf(words) ?? -1;
  const isWhole = meant === null || q === undefined || at < 0;
  const sought = isWhole
    ? (meant ?? words)
    : meant.slice(at, meant.length - (q.length - at - words.length));
  const asked = sought.split(' ').filter((word) => !unasked.includes(word));
  return asked.length > 0 ? asked.join(' ') : sought;
}
