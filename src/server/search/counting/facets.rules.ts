import { attributeOf, isOtherWord, saidBy } from '#contract/attributes/attributes.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import { WEEK_MINUTES } from '#contract/calendar/opening-hours.ts';
import { eastOf, METRES_PER_DEGREE } from '#contract/city/places.ts';
import {
  NUMBER_FILTER_NAMES,
  NUMBER_FILTERS,
  type NumberFilter,
  ofNumbers,
} from '#contract/search/number-filters.ts';
import {
  type Facets,
  type FilterName,
  PRICE_OF_SLUG,
  PRICE_SLUGS,
} from '#contract/search/search.ts';
import type { SearchFilters } from '../ranking/filters.rules.ts';
import type { Codes, FacetColumns, WeekThen } from './facet-columns.rules.ts';

/** Features that are offered with a count, beside those that were chosen. */
const OFFERED_FEATURES = 12;
/** A business that fails more than one filter is counted nowhere. */
const MANY = -1;

type CountedName = FilterName | 'place';

export interface Counts {
  total: number;
  facets: Facets;
  /** In so many minutes the first of those that are counted may open or close; 1 where nobody can tell. */
  turnsIn: number;
  /** How many there would be without each of the filters that are on. */
  without: Map<CountedName, number>;
}

/** Found by their whole name, though the words were read otherwise: inside what was chosen, not inside what was said. */
interface NamedRows {
  rows: readonly number[];
  /** What the words say: another choice of such a kind takes the words away, and the name with them. */
  said: ReadonlySet<string>;
}

const CLOSED: WeekThen = { isOpen: false, turnsIn: 1 };

type RowTest = (row: number) => boolean;
type Test = [name: CountedName, test: RowTest];

/**
 * Counts beside each choice: how many there would be with it, every filter of another kind as it is.
 * @param rows of the columns; all of them when undefined
 * @param moment when "open" is asked for
 * @param named counted beside the rows, which do not hold them
 */
export function countChoices(
  columns: FacetColumns,
  rows: Uint32Array | undefined,
  filters: SearchFilters,
  moment: OpenMoment,
  named: NamedRows = { rows: [], said: new Set() },
): Counts {
  const openness = opennessAt(columns, moment);
  const isOpen = (row: number) => openness(row).isOpen;
  const measures = ofNumbers((name) => MEASURES[name](columns, filters));
  const tests = testsOf(columns, filters, isOpen, measures);
  const names = tests.map(([name]) => name);
  const at = (name: FilterName) => names.indexOf(name);
  const [ofCategory, ofDistrict] = [at('category'), at('district')];
  const [ofPrice, ofOpen] = [at('price'), at('open')];

  const byCategory = columns.categories.texts.map(() => 0);
  const byDistrict = columns.districts.texts.map(() => 0);
  const byPrice = columns.prices.texts.map(() => 0);
  const byFeature = columns.features.texts.map(() => 0);
  const numbers = NUMBER_FILTER_NAMES.flatMap((name) => {
    const choices = NUMBER_FILTERS[name].choices.map((choice) => ({ choice, count: 0 }));
    return measures[name] ? [{ ...measures[name], name, filter: at(name), choices }] : [];
  });
  const without = tests.map(() => 0);
  const raise = (counts: number[], code: number | undefined) => {
    if (code !== undefined) counts[code] = (counts[code] ?? 0) + 1;
  };
  let total = 0;
  let open = 0;
  let turnsIn = WEEK_MINUTES;
  const count = (row: number, said?: NamedRows['said']) => {
    let failed: number | undefined;
    // Where open is wanted, whoever opens is counted beside other choices as well.
    if (ofOpen >= 0) turnsIn = Math.min(turnsIn, openness(row).turnsIn);
    for (let index = 0; index < tests.length; index += 1) {
      if (said?.has(names[index] ?? '') || tests[index]?.[1](row)) continue;
      failed = failed === undefined ? index : MANY;
      if (failed === MANY) return;
    }
    const isCounted = (filter: number) => failed === undefined || failed === filter;
    const isSaid = (name: FilterName) => said?.has(name) ?? false;
    if (isCounted(ofCategory) && !isSaid('category')) raise(byCategory, columns.category[row]);
    if (isCounted(ofDistrict) && !isSaid('district')) raise(byDistrict, columns.district[row]);
    if (isCounted(ofPrice) && !isSaid('price')) raise(byPrice, columns.price[row]);
    if (isCounted(ofOpen) && !isSaid('open') && isOpen(row)) open += 1;
    for (const { of, isInside, filter, choices } of numbers) {
      if (!isCounted(filter)) continue;
      const value = of(row);
      for (const one of choices) if (isInside(value, one.choice)) one.count += 1;
    }
    if (failed !== undefined) raise(without, failed);
    else {
      turnsIn = Math.min(turnsIn, openness(row).turnsIn);
      total += 1;
      for (const feature of columns.featuresOf[row] ?? []) raise(byFeature, feature);
    }
  };
  if (rows) for (const row of rows) count(row);
  else for (let row = 0; row < columns.length; row += 1) count(row);
  for (const row of named.rows) count(row, named.said);

  const priceOf = (slug: (typeof PRICE_SLUGS)[number]) =>
    byPrice[columns.prices.known(PRICE_OF_SLUG[slug]) ?? -1] ?? 0;
  return {
    total,
    turnsIn,
    without: new Map(names.map((name, index) => [name, total + (without[index] ?? 0)])),
    facets: {
      category: listed(columns.categories, byCategory, filters.category),
      district: listed(columns.districts, byDistrict, filters.district),
      price: PRICE_SLUGS.map((value) => ({ value, count: priceOf(value) })),
      features: offered(
        listed(columns.features, byFeature).filter(({ value }) => isOffered(value)),
        filters.features ?? [],
        total,
      ),
      open,
      ...ofNumbers((name) =>
        (numbers.find((one) => one.name === name)?.choices ?? []).map(({ choice, count }) => ({
          value: String(choice),
          count,
        })),
      ),
    },
  };
}

/** Whether a row of the columns is inside all of the filters. */
export function filterTest(
  columns: FacetColumns,
  filters: SearchFilters,
): (row: number) => boolean {
  const isOpen = openTestOf(columns, filters.open);
  const measures = ofNumbers((name) => MEASURES[name](columns, filters));
  const tests = testsOf(columns, filters, isOpen, measures).map(([, test]) => test);
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}

interface Measure {
  of: (row: number) => number;
  isInside: (value: number, choice: number) => boolean;
}

/** How each filter by a number measures a row; undefined where it cannot, and narrows nothing. */
const MEASURES: Record<
  NumberFilter,
  (columns: FacetColumns, filters: SearchFilters) => Measure | undefined
> = {
  rating: ({ rating }) => ({
    of: (row) => (rating[row] ?? 0) / 10,
    isInside: (stars, least) => stars >= least,
  }),
  within: (columns, filters) => {
    const metres = distanceTo(columns, filters);
    return metres && { of: metres, isInside: (distance, most) => distance <= most * 1000 };
  },
};

function testsOf(
  columns: FacetColumns,
  filters: SearchFilters,
  isOpen: RowTest,
  measures: Record<NumberFilter, Measure | undefined>,
): Test[] {
  const { category, district, open, prices, features, place } = filters;
  const tests: Test[] = [];
  if (category) {
    const code = columns.categories.known(category);
    tests.push(['category', (row) => columns.category[row] === code]);
  }
  if (district) {
    const code = columns.districts.known(district);
    tests.push(['district', (row) => columns.district[row] === code]);
  }
  if (open) tests.push(['open', isOpen]);
  if (prices?.length) {
    const codes = prices.map((price) => columns.prices.known(price));
    tests.push(['price', (row) => codes.includes(columns.price[row])]);
  }
  if (features?.length) {
    const codes = features.map((feature) => columns.features.known(feature));
    tests.push([
      'features',
      (row) => codes.every((code) => code !== undefined && columns.featuresOf[row]?.includes(code)),
    ]);
  }
  if (place) {
    const members = new Set(place.members);
    const apart = distanceTo(columns, { near: place.around });
    const { metres: most = 0 } = place.around ?? {};
    tests.push([
      'place',
      (row) => members.has(columns.id[row] ?? 0) || (apart !== undefined && apart(row) <= most),
    ]);
  }
  for (const name of NUMBER_FILTER_NAMES) {
    const [measure, choice] = [measures[name], filters[name]];
    if (measure && choice) tests.push([name, (row) => measure.isInside(measure.of(row), choice)]);
  }
  return tests;
}

function openTestOf(columns: FacetColumns, moment: OpenMoment | undefined): RowTest {
  const openness = moment && opennessAt(columns, moment);
  return (row) => !openness || openness(row).isOpen;
}

/** By its week, unless something else was said of it: for how long that holds nobody says here. */
function opennessAt(columns: FacetColumns, moment: OpenMoment): (row: number) => WeekThen {
  const { minute } = moment;
  const weeks = minute === null ? [] : columns.weeksAt(minute);
  const special = new Map<number, WeekThen>();
  for (const [ids, isOpen] of [
    [moment.opened, true],
    [moment.closed, false],
  ] as const) {
    for (const id of ids) {
      const row = columns.rowOf(id);
      if (row !== undefined) special.set(row, { isOpen, turnsIn: 1 });
    }
  }
  const byWeek = (row: number) => weeks[columns.week[row] ?? -1] ?? CLOSED;
  return special.size === 0 ? byWeek : (row) => special.get(row) ?? byWeek(row);
}

/** Metres to where the visitor is; NaN, which is never near, without a pin. */
export function distanceTo(
  columns: FacetColumns,
  { near }: SearchFilters,
): ((row: number) => number) | undefined {
  if (!near) return undefined;
  const { latitude: north, longitude: west } = near;
  const east = eastOf(near);
  const { latitude, longitude } = columns;
  // Of all businesses of a city: Math.hypot would take many times as long.
  return (row) => {
    const y = ((latitude[row] ?? Number.NaN) - north) * METRES_PER_DEGREE;
    const x = ((longitude[row] ?? Number.NaN) - west) * east;
    return Math.sqrt(x * x + y * y);
  };
}

/** Most first; what was chosen also where there is none. */
function listed(codes: Codes, counts: readonly number[], chosen?: string) {
  const all = codes.texts.map((value, code) => ({ value, count: counts[code] ?? 0 }));
  const seen = all.filter(({ value, count }) => count > 0 || value === chosen);
  if (chosen !== undefined && codes.known(chosen) === undefined) {
    seen.push({ value: chosen, count: 0 });
  }
  return seen.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'tr'));
}

/** Not another word for what stands there by its name, nor what a business has not, unless that has a name of its own. */
function isOffered(feature: string): boolean {
  if (isOtherWord(feature)) return false;
  const said = saidBy(feature);
  return said === undefined || said.has || (attributeOf(said.slug)?.isAskedWithout ?? false);
}

/** The commonest, and the chosen ones, which all that are found have. */
function offered(commonest: Facets['features'], chosen: readonly string[], total: number) {
  const first = commonest.slice(0, OFFERED_FEATURES);
  const missing = chosen.filter((name) => first.every(({ value }) => value !== name));
  return [...missing.map((value) => ({ value, count: total })), ...first];
}
