import type { z } from 'zod';
import { chosen } from '#contract/api/paging.ts';
import { PAGE_LENGTH } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import type { countSearch as countEndpoint, ReadingKind } from '#contract/search/search.ts';
import { OTHER_PAGES } from '#contract/statistics/visitor-statistics.ts';
import type * as contract from '#contract/statistics/visits.ts';
import { isPublicBusiness } from '#server/access/access.service.ts';
import { deviceOf } from '#server/accounts/accounts.rules.ts';
import type { Context } from '#server/platform/context.ts';
import { countryOfAddress } from '#server/platform/country-of-address.ts';
import { isRobot } from '#server/platform/robots.ts';
import { addressHash, visitorHash } from '#server/platform/visitors.ts';
import { searchDirectory } from '#server/search/ranking/search.service.ts';
import { countAppearances } from './search-counts.service.ts';
import { countedWords } from './search-words.rules.ts';
import { findCategory, insertMissedSearch, insertVisit } from './visits.queries.ts';
import { type PageRead, readPage, referrerHost } from './visits.rules.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;

/** Counts a page that somebody opened. The payload's agent and date are what the browser says; ours count. */
export async function trackVisitor(ctx: Context, input: Input<typeof contract.trackVisitor>) {
  const read = readPage(input.page);
  if (!read || isRobot(ctx.client)) return {};
  const at = ctx.now();
  const day = dayInAdana(at);
  await insertVisit(ctx.db, {
    date: day,
    sessionId: input.sessionId || null,
    visitorHash: await visitorHash(ctx, day),
    userAgent: deviceOf(ctx.client.userAgent),
    country: (await countryOfAddress(ctx.client.address, ctx.log)) ?? null,
    referrer: referrerHost(input.referrer, ctx.publicUrl),
    page: (await isThere(ctx, read)) ? read.page : OTHER_PAGES,
    createdAt: at,
  });
  return {};
}

async function isThere({ db }: Context, { businessId, categorySlug }: PageRead): Promise<boolean> {
  if (businessId !== undefined) return isPublicBusiness(db, businessId);
  if (categorySlug !== undefined) return (await findCategory(db, categorySlug)) !== undefined;
  return true;
}

/** Said in words, they leave out what is offered at another hour, price or place. */
const SOFT_WISHES: ReadonlySet<ReadingKind> = new Set(['open', 'price', 'near', 'features']);

/** Searches again what the visitor's page shows: nobody can claim to have found or missed something. */
export async function countSearch(ctx: Context, input: Input<typeof countEndpoint>) {
  if (isRobot(ctx.client)) return {};
  const q = input.q || undefined;
  const category = chosen(input.category);
  const district = DISTRICTS.find((known) => known === input.district);
  const { open, price, rating, features, within, near } = input;
  const isNarrowed = [open, price?.length, rating, features?.length, within].some(Boolean);
  if (!q && !category && !district && !near && !isNarrowed) return {};
  const shown = { ...input, q, category, district, limit: PAGE_LENGTH };
  const { items, total, readings, wouldMean, duty } = await searchDirectory(ctx, shown);
  const day = dayInAdana(ctx.now());
  const visitor = await addressHash(ctx, day);
  countAppearances(ctx, { q, businessIds: items.map(({ id }) => id), visitor });
  // What a filter leaves out, or a mistake hides, somebody offers.
  const isSaid = readings.some(({ kind }) => SOFT_WISHES.has(kind));
  // A list that is not known here is no kind that is missing.
  const isMissed = total === 0 && !duty && !isNarrowed && !isSaid && wouldMean === null;
  if (isMissed) await countMissed(ctx, q ?? category, { day, district, visitor });
  return {};
}

async function countMissed(
  { db }: Context,
  wanted: string | undefined,
  { day, district, visitor }: { day: string; district: District | undefined; visitor: Buffer },
): Promise<void> {
  const counted = wanted === undefined ? undefined : countedWords(wanted);
  if (!counted) return;
  await insertMissedSearch(db, {
    day,
    ...counted,
    district: district ?? '',
    visitorHash: visitor,
  });
}
