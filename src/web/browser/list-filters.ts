import { chosen } from '#contract/api/paging.ts';
import { isNearAdana } from '#contract/city/near-adana.ts';
import { FILTER_PARAMETERS, type FilterParameter } from '#contract/search/filter-parameters.ts';
import { type ChosenNumbers, NUMBER_FILTERS, ofNumbers } from '#contract/search/number-filters.ts';
import {
  isOpenAsked,
  LITERAL_KINDS,
  type LiteralKind,
  MAX_ASKED_FEATURES,
  PRICE_SLUGS,
  type PriceSlug,
} from '#contract/search/search.ts';
import { joinCommaList, splitCommaList } from '#contract/text/comma-list.ts';

/** What an address asks of a list or of the map. Undefined and empty mean no filter. */
export interface ListFilters extends ChosenNumbers {
  q?: string | undefined;
  /** As it stands there: a name or a slug. */
  category?: string | undefined;
  district?: string | undefined;
  /** `now`, `7x24`, or a time on the clock of Adana: `2026-11-24T20:30`. */
  open?: string | undefined;
  price: PriceSlug[];
  features: string[];
  /** Where the visitor is: `37.001,35.325`. */
  near?: string | undefined;
  /** What stays as it was typed. */
  literal: LiteralKind[];
}

export type Given = URLSearchParams | FormData;
/** Name of the field that carries the question a form was drawn for. */
export const WAS = 'was';

/** The API's limits; what is longer is cut rather than refused. */
const MAX_LENGTH = { q: 200, feature: 60, list: 800, other: 100 };

/** What is given of a name, of a field that stands twice the later one. */
export const givenText = (given: Given, name: string, length = MAX_LENGTH.other): string =>
  given
    .getAll(name)
    .map((value) => readable(value, length))
    .findLast(Boolean) ?? '';

/**
 * Reads an address without ever failing: what nobody knows is left out. Lists come with commas, or as a form
 * without JavaScript sends them.
 */
export function readFilters(given: Given): ListFilters {
  const text = (name: FilterParameter) => givenText(given, name);
  const list = (name: FilterParameter) => [
    ...new Set(
      given.getAll(name).flatMap((value) => splitCommaList(readable(value, MAX_LENGTH.list))),
    ),
  ];
  const known = <One extends string>(name: FilterParameter, all: readonly One[]) => {
    const asked = new Set(list(name));
    return all.filter((one) => asked.has(one));
  };
  const near = readPlace(text('near'));
  return {
    q: givenText(given, 'q', MAX_LENGTH.q) || undefined,
    category: chosen(text('category')),
    district: chosen(text('district')),
    open: isOpenAsked(text('open')) ? text('open') : undefined,
    price: known('price', PRICE_SLUGS),
    features: list('features')
      .filter((feature) => feature.length <= MAX_LENGTH.feature)
      .slice(0, MAX_ASKED_FEATURES),
    near,
    ...ofNumbers((name) => {
      const { choices, isNear } = NUMBER_FILTERS[name];
      return isNear && !near ? undefined : choices.find((one) => String(one) === text(name));
    }),
    literal: known('literal', LITERAL_KINDS),
  };
}

/** Control characters, which the API refuses, become spaces. */
const readable = (value: FormDataEntryValue, maxLength: number) =>
  typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, maxLength)
        .trim()
    : '';

/** A place as addresses carry it: three decimals, about 100 m, so that nobody's door is in it. */
export const placeText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

function readPlace(text: string): string | undefined {
  const [, latitude, longitude] = /^(\d{1,2}(?:\.\d+)?),(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return isNearAdana(Number(latitude), Number(longitude))
    ? placeText(Number(latitude), Number(longitude))
    : undefined;
}

/** As the API takes them. */
export const filterInput = <Filters extends ListFilters>({
  price,
  features,
  literal,
  ...rest
}: Filters) => ({
  ...rest,
  price: price.join(',') || undefined,
  features: joinCommaList(features) || undefined,
  literal: literal.join(',') || undefined,
});

/** The address that asks for it; what is not set is left out, so one question has one address. */
export function filterAddress(
  path: string,
  given: Partial<Record<string, string | number>>,
  others: readonly string[] = [],
): string {
  const asked = new URLSearchParams();
  for (const name of [...FILTER_PARAMETERS.split(' '), ...others])
    if (given[name]) asked.set(name, String(given[name]));
  // A comma and a colon may stand in a query as they are, and read better there.
  const text = asked.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}
