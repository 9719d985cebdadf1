import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { saidBy } from '#contract/attributes/attributes.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import { WEEK_MINUTES } from '#contract/calendar/opening-hours.ts';
import { boxAround, eastOf, METRES_PER_DEGREE, type Place } from '#contract/city/places.ts';
import { NUMBER_FILTER_NAMES, type NumberFilter } from '#contract/search/number-filters.ts';
import type { PlaceFilter, SearchFilters } from './filters.rules.ts';

export type { SearchFilters };

/** Whether a business is open at a moment: what is said of it then, else its week. */
export const isOpenAt = ({ minute, opened, closed }: OpenMoment): RawBuilder<SqlBool> => {
  const isInWeek =
    minute === 'every'
      ? sql`open_week @> int4range(0, ${sql.lit(WEEK_MINUTES)})`
      : sql`open_week @> ${minute}::int`;
  const byWeek = closed.length > 0 ? sql`(${isInWeek} and id <> all(${closed}::int[]))` : isInWeek;
  const isOpen = opened.length > 0 ? sql`(${byWeek} or id = any(${opened}::int[]))` : byWeek;
  return sql<SqlBool>`(is_open and coalesce(${isOpen}, false))`;
};

/** Metres to a place, as `metresFrom` counts them; null without a pin. */
export const metresTo = (place: Place): RawBuilder<number | null> =>
  sql<number | null>`sqrt(
    ((latitude::float8 - ${place.latitude}::float8) * ${METRES_PER_DEGREE}::float8) ^ 2
    + ((longitude::float8 - ${place.longitude}::float8) * ${eastOf(place)}::float8) ^ 2)`;

/** A box first, which the index knows, then the circle in it. */
const isWithin = (near: Place, kilometres: number): RawBuilder<SqlBool> => {
  const metres = kilometres * 1000;
  const { south, north, west, east } = boxAround(near, metres);
  return sql<SqlBool>`(latitude between ${south} and ${north} and longitude between ${west} and ${east}
    and ${metresTo(near)} <= ${metres}::float8)`;
};

/** A free feature, or an attribute by its text: of that what was answered goes before what is typed. */
const hasFeature = (feature: string): RawBuilder<SqlBool> => {
  const isTyped = sql<SqlBool>`features @> ${[feature]}::text[]`;
  const said = saidBy(feature);
  if (!said) return isTyped;
  const isSaid = sql<SqlBool>`attributes @> ${JSON.stringify({ [said.slug]: said.has })}::jsonb`;
  const isOpen = sql<SqlBool>`attributes -> ${said.slug} is null`;
  return sql<SqlBool>`(${isSaid} or (${isTyped} and ${isOpen}))`;
};

const isAtPlace = ({ members, around }: PlaceFilter): RawBuilder<SqlBool> => {
  const isMember = sql<SqlBool>`id = any(${members}::int[])`;
  return around
    ? sql<SqlBool>`(${isMember} or ${isWithin(around, around.metres / 1000)})`
    : isMember;
};

/** Each filter by a number; undefined where it narrows nothing. */
const isMeasured: Record<
  NumberFilter,
  (chosen: number, filters: SearchFilters) => RawBuilder<SqlBool> | undefined
> = {
  rating: (stars) => sql`rating >= ${stars}::numeric`,
  within: (kilometres, { near }) => near && isWithin(near, kilometres),
};

/** A condition on `businesses` (columns without alias): approved, and inside the filters. */
export const filtered = (filters: SearchFilters): RawBuilder<SqlBool> => {
  const { category, district, open, prices, features, place } = filters;
  const conditions = [sql<SqlBool>`status = 'approved'`];
  if (category) conditions.push(sql<SqlBool>`category = ${category}`);
  if (district) conditions.push(sql<SqlBool>`district = ${district}`);
  if (open) conditions.push(isOpenAt(open));
  if (prices?.length) conditions.push(sql<SqlBool>`price_range = any(${prices}::text[])`);
  for (const feature of features ?? []) conditions.push(hasFeature(feature));
  if (place) conditions.push(isAtPlace(place));
  for (const name of NUMBER_FILTER_NAMES) {
    const condition = filters[name] && isMeasured[name](filters[name], filters);
    if (condition) conditions.push(condition);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
};
