import type { z } from 'zod';
import type { Business } from '#contract/businesses/businesses.ts';
import { hourInAdana } from '#contract/calendar/days.ts';
import { openStateAt } from '#contract/calendar/opening-hours.ts';
import { metresFrom, type Place, readPlace } from '#contract/city/places.ts';
import { hourEndsAt, kindsOfHour } from '#contract/search/kinds-of-the-hour.ts';
import {
  type listOpenThisHour as listOpenThisHourContract,
  OPEN_THIS_HOUR,
  type OpenThisHour,
} from '#contract/search/open-this-hour.ts';
import type { Basics } from '#server/platform/context.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import { filterTest } from '../counting/facets.rules.ts';
import { unchangedBusinesses } from '../counting/unchanged-businesses.service.ts';
import { MOST_LOOKED_AT, openingFirst } from '../ranking/nearest.service.ts';
import { holidaysThen, openMomentAt } from '../understanding/open-moment.service.ts';
import { wordsNow } from '../understanding/words-now.service.ts';
import { inTurn, rowsByKind } from './rows-by-kind.rules.ts';

/** What this hour asks for and is open: near to a place where one is said. */
export async function listOpenThisHour(
  ctx: Basics,
  { near }: z.output<(typeof listOpenThisHourContract)['input']>,
): Promise<OpenThisHour> {
  const now = ctx.now();
  const current = await publicDataNow(ctx.db);
  const { columns } = current;
  const [{ kinds }, moment, holidays] = await Promise.all([
    wordsNow(current),
    openMomentAt(current, now),
    holidaysThen(current, now),
  ]);
  const { from, kinds: slugs, isOfDuty = false } = kindsOfHour(hourInAdana(now));
  const asked = slugs.flatMap((slug) => kinds.find((kind) => kind.slug === slug) ?? []);
  const place = near === undefined ? undefined : readPlace(near);
  const kindIds = asked.map(({ id }) => id);
  const ofHour = rowsByKind(columns, { kindIds, place });
  const isOpen = filterTest(columns, { open: moment });
  const openRows = ofHour.map((rows) => rows.filter(isOpen));
  const idsOf = (rows: number[][], limit: number) =>
    inTurn(columns, { rows, place, limit }).map((row) => columns.id[row] ?? 0);
  const open = idsOf(openRows, OPEN_THIS_HOUR);
  const opening =
    open.length > 0
      ? []
      : (await openingFirst(ctx, current, idsOf(ofHour, MOST_LOOKED_AT))).slice(0, OPEN_THIS_HOUR);
  const items =
    open.length > 0
      ? await unchangedBusinesses(ctx, current, open, holidays)
      : opening.map(({ business }) => business);
  const first = opening[0]?.opensAt;
  const there = new Set(items.map(({ kind }) => kind?.slug));
  return {
    from,
    kinds: asked.flatMap(({ name, slug }, index) =>
      openRows[index]?.length || there.has(slug) ? [name] : [],
    ),
    items: items.map((one) => withDistance(one, place)),
    opensNext: first
      ? { minutes: first.minutes, daysAhead: first.daysAhead, day: first.day }
      : null,
    isOfDuty,
    validUntil: earliest([hourEndsAt(now), first?.at, ...items.map(closesAt(now))]).toISOString(),
  };
}

const withDistance = (business: Business, place: Place | undefined) => ({
  ...business,
  distance: place ? metresFrom(place, business) : null,
});

const closesAt = (now: Date) => (business: Business) =>
  openStateAt(business.hours, now, business).until?.at;

const earliest = (moments: (Date | undefined)[]) =>
  new Date(Math.min(...moments.flatMap((moment) => moment?.getTime() ?? [])));
