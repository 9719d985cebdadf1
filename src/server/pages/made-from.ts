import { createHash } from 'node:crypto';
import { listLiveAds } from '#contract/advertising/live-ads.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { chosen } from '#contract/api/paging.ts';
import {
  getBusiness,
  listBusinesses,
  listBusinessesOfCategory,
} from '#contract/businesses/businesses.ts';
import { listNewBusinesses } from '#contract/businesses/new-businesses.ts';
import { getPriceList } from '#contract/businesses/price-list.ts';
import { listRelatedBusinesses } from '#contract/businesses/related-businesses.ts';
import { listHolidays } from '#contract/calendar/holidays-ahead.ts';
import { getCategory, listCategories } from '#contract/categories/categories.ts';
import { countDistrictsOfCategory } from '#contract/categories/category-districts.ts';
import { countKindsOfCategory } from '#contract/kinds/kinds.ts';
import {
  getNeighbourhood,
  getNeighbourhoodOfBusiness,
  listBusinessesOfNeighbourhood,
} from '#contract/places/neighbourhoods.ts';
import { listReviewsOfBusiness, summarizeReviews } from '#contract/reviews.ts';
import { findNeighbourhood } from '#server/places/neighbourhoods.rules.ts';
import type { ListOf, PublicData } from '#server/platform/database/public-data.ts';

/** What an answer of the API tells of, or a page that is made of answers. Each tells of settings, categories, ads too. */
export interface MadeFrom {
  /** All that is public of these. */
  businesses: readonly number[];
  lists: readonly ListOf[];
  /**
   * Of others something stands at its side of which cannot be told what it is made from: counts on choices, similar
   * businesses and nearby ones. On a page it may be as it was `SIDE_PATIENCE_MS` ago.
   */
  side: readonly SaidAnswer[];
  /** When the first of what stands at its side was asked for; undefined where nothing does. */
  sideAtMs?: number | undefined;
  /** Who stands there: never one that is gone. */
  neighbours: readonly number[];
  /** What was said of lists. */
  listed: readonly SaidAnswer[];
}

export interface SaidAnswer {
  address: string;
  /** Another text for another answer; undefined where nobody can say whether it is another: it was not good, or is none. */
  saying: string | undefined;
  /** Of the business below which neighbours stand, where it says nothing else. */
  neighboursOf?: number | undefined;
  /** Of each business of a list it says the same: what it says of one that is as it was, it says of all. */
  sharedBy?: ListOf | undefined;
}

/** The one place that says how old what stands at the side of a page may be. */
export const SIDE_PATIENCE_MS = 60_000;

const NOTHING: MadeFrom = { businesses: [], lists: [], side: [], neighbours: [], listed: [] };
const ALL_THERE_ARE: ListOf = {};
/** Of what nobody says what it is made from. */
export const OF_ALL_LISTS: MadeFrom = {
  ...NOTHING,
  lists: [ALL_THERE_ARE],
  listed: [{ address: '', saying: undefined }],
};

type Input = Partial<Record<string, string>>;
type Told = Partial<Pick<MadeFrom, 'businesses' | 'lists' | 'neighbours'>> &
  Omit<SaidAnswer, 'address' | 'saying'> & { hasSide?: boolean };
/** `answer` reads it: most need not. */
type Tell = (input: Input, answer: () => unknown) => Told;

const ofList = ({ category, kind, district }: Input): Told => ({
  lists: [{ category: chosen(category), kind, district: chosen(district) }],
});

/** A category may be asked for by a name or an address it had before; then nobody says here which one it is. */
const ofCategory: Tell = ({ categoryName, kind, district }, answer) => {
  if (kind) return ofList({ district, kind });
  const items = answer() as { category: string }[] | undefined;
  const isItsName = items?.length && items.every(({ category }) => category === categoryName);
  return isItsName ? ofList({ category: categoryName, district }) : ofList({});
};

const ofNeighbourhood: Tell = ({ district = '', slug = '', category }) => {
  const place = findNeighbourhood(district, slug);
  if (!place) return {};
  const { district: named, slug: neighbourhood } = place;
  return { lists: [{ district: named, neighbourhood, category: chosen(category) }] };
};

const ofBusiness: Tell = ({ id }) => ({ businesses: [Number(id)] });
const ofSide: Tell = () => ({ hasSide: true });

/** What answers tell of; all others of all lists. */
const TELLS: [Endpoint, Tell][] = [
  [listBusinesses, ofList],
  [listNewBusinesses, ofList],
  [listBusinessesOfCategory, ofCategory],
  [listBusinessesOfNeighbourhood, ofNeighbourhood],
  [getNeighbourhood, (input, answer) => ({ ...ofNeighbourhood(input, answer), hasSide: true })],
  [getCategory, ofSide],
  [listCategories, ofSide],
  [countKindsOfCategory, ofSide],
  [countDistrictsOfCategory, ofSide],
  [listLiveAds, () => ({})],
  [listHolidays, () => ({})],
  [
    getBusiness,
    ({ id }, answer) => {
      // Of a merged one the business it became part of is told.
      const told = answer() as { id: number } | undefined;
      return { businesses: [Number(id), ...(told ? [told.id] : [])] };
    },
  ],
  [getPriceList, ofBusiness],
  [listReviewsOfBusiness, ofBusiness],
  [summarizeReviews, ofBusiness],
  [
    getNeighbourhoodOfBusiness,
    (input, answer) => {
      const place = answer() as { district: string; slug: string } | null | undefined;
      if (!place) return { ...ofBusiness(input, answer), hasSide: true };
      // Where so many stand that it has a page: as long as these are as many.
      const sharedBy = { district: place.district, neighbourhood: place.slug };
      return { ...ofBusiness(input, answer), lists: [sharedBy], sharedBy };
    },
  ],
  [
    listRelatedBusinesses,
    (input, answer) => {
      const { similar = [], nearby = [] } = (answer() ?? {}) as Record<string, { id: number }[]>;
      const neighbours = [...similar, ...nearby].map(({ id }) => id);
      const neighboursOf = Number(input.id);
      return { ...ofBusiness(input, answer), hasSide: true, neighbours, neighboursOf };
    },
  ],
];

const patterns = TELLS.map(([{ path, input }, tell]) => ({
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  input,
  tell,
}));

/**
 * @param text of a good answer
 * @param askedAtMs when it was asked for
 * @param read what it says, to be looked at
 */
export function madeFromAnswer(
  address: string,
  askedAtMs: number,
  text?: string,
  read: () => unknown = () => JSON.parse(text ?? 'null'),
): MadeFrom {
  const { pathname, searchParams } = new URL(address, 'http://in-process');
  const said = { address, saying: text === undefined ? undefined : sayingOf(text) };
  for (const { pattern, input, tell } of patterns) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const ofPath = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    const given = { ...Object.fromEntries(searchParams), ...Object.fromEntries(ofPath) };
    const { data } = input.safeParse(given);
    if (!data) break;
    const answer = (): unknown => (text === undefined ? undefined : read());
    const { hasSide, neighboursOf, sharedBy, ...told } = tell(data as Input, answer);
    const listed = told.lists?.length ? [{ ...said, sharedBy }] : [];
    const beside = hasSide && { side: [{ ...said, neighboursOf }], sideAtMs: askedAtMs };
    return { ...NOTHING, ...told, ...beside, listed };
  }
  return { ...OF_ALL_LISTS, listed: [said] };
}

const sayingOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Of moments, some of which are none. */
export const firstOf = (moments: readonly (number | undefined)[]): number | undefined => {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** A page tells of all that its answers tell of. */
export const together = (parts: readonly MadeFrom[]): MadeFrom => ({
  businesses: [...new Set(parts.flatMap(({ businesses }) => businesses))],
  lists: [
    ...new Map(
      parts.flatMap(({ lists }) => lists).map((list) => [JSON.stringify(list), list]),
    ).values(),
  ],
  side: parts.flatMap(({ side }) => side),
  sideAtMs: firstOf(parts.map(({ sideAtMs }) => sideAtMs)),
  neighbours: [...new Set(parts.flatMap(({ neighbours }) => neighbours))],
  listed: parts.flatMap(({ listed }) => listed),
});

/** When what it tells of last changed, but for what stands at its side. */
export const lastChangeOf = (data: PublicData, { businesses, lists }: MadeFrom): number =>
  Math.max(data.ofAnything(), ...businesses.map(data.ofBusiness), ...lists.map(data.ofList));

/** The same for what stands at its side. */
export const lastChangeBeside = (data: PublicData, { side }: MadeFrom): number =>
  side.length > 0 ? data.ofList(ALL_THERE_ARE) : 0;

/** What was made of them, before which so many changes had been heard of. */
interface Made {
  madeFrom: MadeFrom;
  version: number;
  begunAtMs: number;
}

/** Whether what stands at its side may be told on. */
export const isSideTrue = (data: PublicData, made: Made, nowMs: number): boolean =>
  nowMs < (made.madeFrom.sideAtMs ?? made.begunAtMs) + SIDE_PATIENCE_MS ||
  lastChangeBeside(data, made.madeFrom) <= made.version;

/** Whether it shows nobody who is gone since. */
export const showsNobodyGone = (data: PublicData, { madeFrom, version }: Omit<Made, 'begunAtMs'>) =>
  madeFrom.neighbours.every((id) => data.ofLeaving(id) <= version);
