import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Holiday } from '#contract/calendar/holidays.ts';
import { isOpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import type { LngLat } from '#contract/city/district-outlines.ts';
import {
  NEIGHBOURHOOD_CATEGORY_LEAST,
  NEIGHBOURHOOD_CENTRE_LEAST,
  NEIGHBOURHOOD_DOTS_MOST,
  NEIGHBOURHOOD_PAGE_LEAST,
  type Neighbourhood,
  type NeighbourhoodInFull,
  neighbourhoodPath,
} from '#contract/places/neighbourhoods.ts';
import { neighbourhoodOutlines } from '#db/seed/neighbourhood-outlines.ts';
import { holidaysAt } from '#server/calendar/calendar.service.ts';
import { doubtedBy } from '#server/calendar/on-holidays.rules.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  countCategoriesOfNeighbourhood,
  countHoursOfNeighbourhood,
  findPlaceOfBusiness,
  listChangesOfNeighbourhoods,
  listFilledNeighbourhoods,
  listPinsOfNeighbourhood,
} from './neighbourhoods.queries.ts';
import { findNeighbourhood } from './neighbourhoods.rules.ts';
import { nearestTo, readOutlines } from './outlines.rules.ts';

const NEIGHBOURS = 8;
/** What a drawing shows around one. */
const OUTLINES_AROUND = 20;
const DAY_MS = 86_400_000;

const outlines = readOutlines(neighbourhoodOutlines);
const keyOf = ({ district, slug }: { district: string; slug: string }) => `${district}/${slug}`;
const outlineOf = new Map(outlines.map((outline) => [keyOf(outline), outline]));

/** Neighbourhoods in which something public stands, with where they are as far as anybody knows. */
async function listFilled(db: Db) {
  return (await listFilledNeighbourhoods(db)).flatMap(
    ({ district, slug, count, pins, longitude, latitude }) => {
      const place = findNeighbourhood(district, slug);
      if (!place) return [];
      const isLearnt =
        pins >= NEIGHBOURHOOD_CENTRE_LEAST && longitude !== null && latitude !== null;
      const learnt: LngLat | null = isLearnt ? [longitude, latitude] : null;
      return [{ ...place, count, centre: outlineOf.get(keyOf(place))?.centre ?? learnt }];
    },
  );
}

/** How many of hours are open at a moment, and until when that many are. */
function openAmong(
  rows: Awaited<ReturnType<typeof countHoursOfNeighbourhood>>,
  now: Date,
  among: Holiday[],
) {
  let openCount = 0;
  let until: Date | undefined;
  for (const { hours, specialDays, onHolidays, count } of rows) {
    const holidays = doubtedBy(among, onHolidays);
    const state = openStateAt(hours, now, { specialDays, holidays });
    if (isOpenState(state)) openCount += count;
    const { changesAt } = state;
    if (changesAt && (!until || changesAt < until)) until = changesAt;
  }
  return { openCount, openUntil: until?.toISOString() ?? null };
}

/** A neighbourhood of the five districts, however few businesses it has. */
export async function getNeighbourhood(
  { db, now }: Basics,
  input: { district: string; slug: string },
): Promise<NeighbourhoodInFull> {
  const place = findNeighbourhood(input.district, input.slug) ?? refuse('neighbourhood_not_found');
  const [filled, categories, hours, pins, holidays] = await Promise.all([
    listFilled(db),
    countCategoriesOfNeighbourhood(db, place),
    // Yesterday's exception may reach past midnight.
    countHoursOfNeighbourhood(db, place, dayInAdana(new Date(now().getTime() - DAY_MS))),
    listPinsOfNeighbourhood(db, place, NEIGHBOURHOOD_DOTS_MOST),
    holidaysAt(db, now()),
  ]);
  const isOther = (one: { district: string; slug: string }) => keyOf(one) !== keyOf(place);
  const own = outlineOf.get(keyOf(place));
  const itself = filled.find((one) => !isOther(one));
  const centre = own?.centre ?? itself?.centre ?? null;
  const others = filled.filter((one) => isOther(one) && one.count >= NEIGHBOURHOOD_PAGE_LEAST);
  return {
    ...place,
    count: itself?.count ?? 0,
    ...openAmong(hours, now(), holidays),
    categories,
    neighbours: centre ? nearestTo(centre, others, NEIGHBOURS) : [],
    centre,
    isCentreLearnt: centre !== null && !own,
    outline: own?.outline ?? null,
    around: centre ? nearestTo(centre, outlines.filter(isOther), OUTLINES_AROUND) : [],
    dots: pins.map(({ longitude, latitude }) => [longitude, latitude]),
  };
}

/** The neighbourhood of a business where that has a page. */
export async function getNeighbourhoodOfBusiness(
  { db }: Basics,
  { id }: { id: number },
): Promise<Neighbourhood | null> {
  const stored = await findPlaceOfBusiness(db, id, NEIGHBOURHOOD_PAGE_LEAST);
  return (stored && findNeighbourhood(stored.district, stored.slug)) ?? null;
}

/** Addresses of all pages there are of neighbourhoods and their categories, with their newest change. */
export async function listNeighbourhoodPages({ db }: Pick<Basics, 'db'>) {
  const pages: { path: string; changedAt: Date | null }[] = [];
  const rows = await listChangesOfNeighbourhoods(db);
  for (const categories of Map.groupBy(rows, keyOf).values()) {
    const [first] = categories;
    const place = first && findNeighbourhood(first.district, first.slug);
    const count = categories.reduce((sum, one) => sum + one.count, 0);
    if (!place || count < NEIGHBOURHOOD_PAGE_LEAST) continue;
    const times = categories.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
    pages.push({ path: neighbourhoodPath(place), changedAt: new Date(Math.max(...times)) });
    for (const { categorySlug, count: ofCategory, changedAt } of categories)
      if (ofCategory >= NEIGHBOURHOOD_CATEGORY_LEAST)
        pages.push({ path: neighbourhoodPath(place, { slug: categorySlug }), changedAt });
  }
  return pages;
}
