import { unresolved } from '../rows/flags.rules.ts';
import { listOf, numberOf, type OpenPlace, textOf } from './open-place.rules.ts';

/** Columns of Foursquare's open places that are read. */
export const FOURSQUARE_COLUMNS = [
  'fsq_place_id',
  'name',
  'latitude',
  'longitude',
  'address',
  'locality',
  'region',
  'country',
  'date_refreshed',
  'date_closed',
  'unresolved_flags',
  'tel',
  'website',
  'email',
  'instagram',
  'fsq_category_labels',
] as const;

export const isFoursquare = (names: readonly string[]): boolean => names.includes('fsq_place_id');

/** A day as text, also where a reader made a date of it. */
const dayOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return value instanceof Date ? text?.slice(0, 10) : text;
};

/** `Dining and Drinking > Restaurant > Turkish Restaurant`: the finest of each label, then what stands above. */
function kindsOf(labels: readonly unknown[]): string[] {
  const paths = labels.flatMap((label) => {
    const text = textOf(label);
    return text ? [text.split('>').map((step) => step.trim())] : [];
  });
  return [...paths.map((path) => path.at(-1) ?? ''), ...paths.flatMap((path) => path.toReversed())];
}

/** Closed for good, or what its users say is wrong with it while nobody there has looked. */
function statusOf(row: Record<string, unknown>): string | undefined {
  if (dayOf(row.date_closed)) return 'permanently_closed';
  const flags = listOf(row.unresolved_flags).flatMap((flag) => textOf(flag) ?? []);
  return flags.length > 0 ? unresolved(flags) : undefined;
}

/** When it was last looked at. Of one that is closed the days differ: the file before has the first of them too. */
const lastDayOf = ({ date_refreshed, date_closed }: Record<string, unknown>) =>
  [dayOf(date_refreshed), dayOf(date_closed)]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/** A row of Foursquare's open places; undefined without an id. */
export function placeOfFoursquare(row: Record<string, unknown>): OpenPlace | undefined {
  const id = textOf(row.fsq_place_id);
  if (!id) return undefined;
  return {
    source: 'fsq',
    id,
    name: textOf(row.name) ?? '',
    kinds: kindsOf(listOf(row.fsq_category_labels)),
    latitude: numberOf(row.latitude),
    longitude: numberOf(row.longitude),
    address: textOf(row.address),
    city: textOf(row.locality),
    province: textOf(row.region),
    country: textOf(row.country),
    phones: [textOf(row.tel)],
    email: textOf(row.email),
    website: textOf(row.website),
    instagram: textOf(row.instagram),
    status: statusOf(row),
    version: dayOf(row.date_refreshed),
    date: lastDayOf(row),
  };
}
