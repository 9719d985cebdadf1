import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { chosen, cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type * as contract from '#contract/businesses/businesses.ts';
import type { Business, Sort } from '#contract/businesses/businesses.ts';
import { QUESTIONS_AT_ONCE } from '#contract/businesses/visitor-answers.ts';
import type { Holiday } from '#contract/calendar/holidays.ts';
import type { listBusinessesOfNeighbourhood as ofNeighbourhood } from '#contract/places/neighbourhoods.ts';
import { holidaysNow } from '#server/calendar/calendar.service.ts';
import { nameOfCategory } from '#server/categories/categories.service.ts';
import { findNeighbourhood } from '#server/places/neighbourhoods.rules.ts';
import type { Basics } from '#server/platform/context.ts';
import type { DbWithClock } from '#server/platform/database/database.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { openQuestions } from '../facts/open-questions.rules.ts';
import { saidFacts, withPricePhotos } from '../facts/said-facts.rules.ts';
import {
  countApproved,
  findApproved,
  findClosed,
  findMergedInto,
  type ListFilters,
  listApproved,
  listByIds,
  listCardsByIds,
  lockBusinesses,
  type PublicRow,
} from './businesses.queries.ts';
import { originOf } from './origin.queries.ts';
import { type Card, toBusiness, toCard } from './public-business.rules.ts';

interface ListOptions extends ListFilters {
  sort: Sort;
  limit: number;
  cursor?: string | undefined;
}

/** One page of approved businesses with the number of all of them. */
async function listPage(ctx: Basics, options: ListOptions): Promise<ListAnswer<Business>> {
  const offset = rowsBefore(options.cursor) ?? refuse('invalid_input');
  const [rows, total] = await Promise.all([
    listApproved(ctx, { ...options, offset }),
    countApproved(ctx.db, options),
  ]);
  const end = offset + rows.length;
  return {
    items: await publicBusinesses(ctx, rows),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

export const listBusinesses = (ctx: Basics, input: Input<typeof contract.listBusinesses>) =>
  listPage(ctx, {
    ...input,
    category: chosen(input.category),
    district: chosen(input.district),
  });

export const listBusinessesOfCategory = async (
  ctx: Basics,
  input: Input<typeof contract.listBusinessesOfCategory>,
) =>
  listPage(ctx, {
    ...input,
    // What a kind is of stands in other categories too.
    category: input.kind ? undefined : await nameOfCategory(ctx.db, input.categoryName),
    district: chosen(input.district),
  });

export async function listBusinessesOfNeighbourhood(
  ctx: Basics,
  { district, slug, ...input }: Input<typeof ofNeighbourhood>,
) {
  const place = findNeighbourhood(district, slug) ?? refuse('neighbourhood_not_found');
  return listPage(ctx, {
    ...input,
    category: chosen(input.category),
    district: place.district,
    neighbourhood: place.slug,
  });
}

export async function listFeaturedBusinesses(
  ctx: Basics,
  input: Input<typeof contract.listFeaturedBusinesses>,
): Promise<Business[]> {
  const rows = await listApproved(ctx, {
    isFeatured: true,
    sort: 'rating',
    limit: input.limit,
    offset: 0,
  });
  return publicBusinesses(ctx, rows);
}

/** One public business; the id of a merged one leads to the business it became part of. */
export async function getBusiness(ctx: Basics, input: { id: number }): Promise<Business> {
  const { db } = ctx;
  const [found, holidays] = await Promise.all([findApproved(ctx, input.id), holidaysNow(ctx)]);
  const target = found ? undefined : await findMergedInto(db, input.id);
  const row = found ?? (target && (await findApproved(ctx, target.id)));
  if (!row)
    return refuse((await findClosed(db, input.id)) ? 'business_closed' : 'business_not_found');
  const { attribution, licence, said, ...origin } = originOf(row.origin);
  const business = toBusiness(row, holidays);
  const isOfVisitors = (slug: string) => said.some(({ fact }) => fact === `has ${slug}`);
  return {
    ...business,
    attributes: business.attributes.map((one) =>
      isOfVisitors(one.slug) ? { ...one, isOfVisitors: true } : one,
    ),
    questions: row.isExample ? [] : openQuestions(row).slice(0, QUESTIONS_AT_ONCE),
    ...(attribution && { source: { attribution, licence: licence ?? '' } }),
    facts: saidFacts(
      { ...row },
      { ...origin, attribution, isExample: row.isExample },
      withPricePhotos(
        said,
        (row.pictures ?? []).flatMap(({ pricesOn }) => pricesOn ?? []),
      ),
      ctx.now(),
    ),
  };
}

/** Whoever else wants to hold it waits until the transaction ends. */
export const holdBusiness = ({ db }: Pick<Basics, 'db'>, { id }: { id: number }) =>
  lockBusinesses(db, [id]);

export const getClosedBusiness = async ({ db }: Basics, { id }: { id: number }) =>
  (await findClosed(db, id)) ?? refuse('business_not_found');

export type { PublicRow };

/** By id, those of the businesses that the public may see, as `publicBusinesses` takes them. */
export const publicRows = async (
  asked: DbWithClock,
  ids: number[],
): Promise<Map<number, PublicRow>> =>
  new Map((await listByIds(asked, ids)).map((row) => [row.id, row]));

/** Those of the businesses that the public may see, in the order of the ids. */
export const getBusinesses = async (ctx: Asking, ids: number[]): Promise<Business[]> =>
  publicBusinesses(ctx, ids.length === 0 ? [] : await listByIds(ctx, ids));

/** The same as their cards say them. */
export async function getCards(ctx: Asking, ids: number[], holidays: Holiday[]): Promise<Card[]> {
  const rows = ids.length === 0 ? [] : await listCardsByIds(ctx, ids);
  return rows.map((row) => toCard(row, holidays));
}

type Asking = Pick<Basics, 'db' | 'now'>;

/**
 * Rows as the public may see them, with the holidays that put their hours in doubt.
 * @param holidays of now, where they are known already
 */
export async function publicBusinesses(
  ctx: Asking,
  rows: PublicRow[],
  holidays?: Holiday[],
): Promise<Business[]> {
  if (rows.length === 0) return [];
  const doubting = holidays ?? (await holidaysNow(ctx));
  return rows.map((row) => toBusiness(row, doubting));
}
