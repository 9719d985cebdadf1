import type { Input } from '#contract/api/endpoint.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import type { District } from '#contract/city/districts.ts';
import type { countSearch as countEndpoint } from '#contract/search/search.ts';
import { OTHER_PAGES } from '#contract/statistics/visitor-statistics.ts';
import type * as contract from '#contract/statistics/visits.ts';
import { isPublicBusiness } from '#server/access/access.service.ts';
import { deviceOf } from '#server/accounts/accounts.rules.ts';
import type { Context } from '#server/platform/context.ts';
import { countryOfAddress } from '#server/platform/country-of-address.ts';
import { isRobot } from '#server/platform/robots.ts';
import { addressHash, visitorHash } from '#server/platform/visitors.ts';
import { readShown } from '#server/search/ranking/shown.service.ts';
import { countAppearances } from './search-counts.service.ts';
import { countedWords } from './search-words.rules.ts';
import { findCategory, insertMissedSearch, insertVisit } from './visits.queries.ts';
import { type PageRead, readPage, referrerHost } from './visits.rules.ts';

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

/** Counts what an answer showed, as it says itself; one of an older day than yesterday, and what is none, count nothing. */
export async function countSearch(ctx: Context, input: Input<typeof countEndpoint>) {
  const shown = isRobot(ctx.client) ? undefined : readShown(ctx.secret, input.shown);
  const day = dayInAdana(ctx.now());
  if (!shown || shown.day < dayPlus(day, -1)) return {};
  const visitor = await addressHash(ctx, day);
  countAppearances(ctx, { ...shown, visitor });
  if (shown.missed) await countMissed(ctx, { day, ...shown.missed, visitor });
  return {};
}

async function countMissed(
  { db }: Context,
  {
    words,
    district = '',
    day,
    visitor,
  }: { words: string; district?: District | '' | undefined; day: string; visitor: Buffer },
): Promise<void> {
  const counted = countedWords(words);
  if (!counted) return;
  await insertMissedSearch(db, { day, ...counted, district, visitorHash: visitor });
}
