import { dayInAdana } from '#contract/calendar/days.ts';
import { CITY_NAME } from '#contract/city/city.ts';
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
  q: string,
): Promise<CheapLine[]> {
  const isAsked = readings.some(({ kind, value }) => kind === 'price' && value === 'uygun');
  if (!isAsked) return [];
  const typed = words.split(/\s+/).map((word) => ({ word, isFiller: FILLERS.has(fold(word)) }));
  const said = typed.filter(({ isFiller }) => !isFiller);
  const question = fold(q).replace(/\s+/g, ' ');
  // Before a dish the city's name may be a part of its own: an Adana dürüm is no other dürüm.
  const asDish = typed.filter(
    ({ word, isFiller }, at) =>
      !isFiller ||
      (fold(word) === CITY &&
        typed[at + 1]?.isFiller === false &&
        question.includes(`${CITY} ${fold(typed[at + 1]?.word ?? '')}`)),
  );
  const since = pricesOldBefore(now());
  const rowsOf = async (some: typeof said) => {
    const asked = lexemesOfEach(some.map(({ word }) => word).join(' '));
    return asked.length > 0 ? oneOfEach(await listCheapest(db, queryFor(asked), since), asked) : [];
  };
  const ofDish = asDish.length > said.length ? await rowsOf(asDish) : [];
  const rows = ofDish.length > 0 ? ofDish : await rowsOf(said);
  const { prices: _, ...others } = filters;
  const ids = rows.map(({ businessId }) => businessId);
  return keepInside(columns, ids, others)
    .slice(0, SHOWN)
    .flatMap((id) => rows.find(({ businessId }) => businessId === id) ?? [])
    .map(({ saidAt, ...line }) => ({ ...line, on: dayInAdana(saidAt) }));
}

/**
 * The cheapest line of each business, the cheapest first. One that is called so itself goes before one that stands below
 * such a heading: below 'Dürümler' stands the ayran, too.
 */
function oneOfEach<Line extends { businessId: number; line: string; price: number }>(
  lines: readonly Line[],
  asked: readonly string[][],
): Line[] {
  const isCalledSo = ({ line }: Line) => {
    const own = new Set(lexemesOf(readWords(line)));
    return asked.every((lexemes) => lexemes.some((lexeme) => own.has(lexeme)));
  };
  const lists = [...Map.groupBy(lines, ({ businessId }) => businessId).values()];
  return lists
    .flatMap((list) => list.find(isCalledSo) ?? list.slice(0, 1))
    .toSorted((one, other) => one.price - other.price || one.businessId - other.businessId);
}

const CITY = fold(CITY_NAME);

const lexemesOfEach = (words: string): string[][] =>
  readWords(words).map((word) => lexemesOf([word]));

const queryFor = (asked: readonly string[][]): string =>
  asked.map((lexemes) => `(${lexemes.map(quoted).join(' | ')})`).join(' & ');

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;
