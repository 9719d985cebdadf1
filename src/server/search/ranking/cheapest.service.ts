import { dayInAdana } from '#contract/calendar/days.ts';
import type { CheapLine } from '#contract/search/search.ts';
import { lexemesOf, readWords } from '#contract/search/understanding/lexemes.ts';
import { FILLERS } from '#contract/search/understanding/question-words.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import { pricesOldBefore } from '#server/businesses/facts/said-facts.rules.ts';
import type { Basics } from '#server/platform/context.ts';
import { keepInside } from '../counting/facets.service.ts';
import type { ResolvedSearch } from '../understanding/resolving.service.ts';
import { listCheapest } from './cheapest.queries.ts';

const SHOWN = 5;

/**
 * What price lists say of what was asked for cheaply, one line of each business: inside what was chosen, but for
 * the price range, which such a list knows better. An old list says nothing: all it named costs more by now.
 */
export async function findCheapest(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  { words, readings, filters, columns }: ResolvedSearch,
): Promise<CheapLine[]> {
  const isAsked = readings.some(({ kind, value }) => kind === 'price' && value === 'uygun');
  const said = words.split(/\s+/).filter((word) => !FILLERS.has(fold(word)));
  const query = isAsked
    ? readWords(said.join(' '))
        .map((word) => `(${lexemesOf([word]).map(quoted).join(' | ')})`)
        .join(' & ')
    : '';
  if (!query) return [];
  const rows = await listCheapest(db, query, pricesOldBefore(now()));
  const { prices: _, ...others } = filters;
  const ids = [...new Set(rows.map(({ businessId }) => businessId))];
  return keepInside(columns, ids, others)
    .slice(0, SHOWN)
    .flatMap((id) => rows.find(({ businessId }) => businessId === id) ?? [])
    .map(({ saidAt, ...line }) => ({ ...line, on: dayInAdana(saidAt) }));
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;
