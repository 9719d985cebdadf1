import type { Basics } from '#server/platform/context.ts';
import { listIdsBetween, listPlacesOfKinds, listSpans } from './sitemap.queries.ts';

/**
 * Ids that one sitemap file covers; sitemaps.org allows 50,000 addresses. By the id and not by counting
 * rows: a business never moves into another file, and the last file costs no more than the first.
 */
export const SITEMAP_SPAN = 20_000;

type Ctx = Pick<Basics, 'db'>;

/** The newest of days, `undefined` for none. */
const newest = (dates: (Date | null)[]): Date | undefined => {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};

/** The files that the public businesses fill, numbered from 1. */
export async function listBusinessSitemaps(ctx: Ctx) {
  const spans = await listSpans(ctx.db, SITEMAP_SPAN);
  return spans.map(({ span, changedAt }) => ({ number: span + 1, changedAt: newest([changedAt]) }));
}

/** The public businesses of a numbered file; none for a number that no file has. */
export const listBusinessesOfSitemap = (ctx: Ctx, number: number) =>
  listIdsBetween(ctx.db, (number - 1) * SITEMAP_SPAN, number * SITEMAP_SPAN);

/** When the public businesses of each category changed last, in all and by district. */
export async function listChangesOfCategories(ctx: Ctx) {
  const places = await listPlacesOfKinds(ctx.db);
  const changes = new Map<string, { changedAt: Date | undefined; districts: Map<string, Date> }>();
  for (const { category, district, changedAt } of places) {
    const known = changes.get(category) ?? { changedAt: undefined, districts: new Map() };
    known.changedAt = newest([known.changedAt ?? null, changedAt]);
    if (changedAt) known.districts.set(district, changedAt);
    changes.set(category, known);
  }
  return changes;
}
