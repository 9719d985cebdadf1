import { chosen } from '#contract/api/paging.ts';
import { momentInAdana } from '#contract/calendar/days.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { type Place, readPlace } from '#contract/city/places.ts';
import { type ChosenNumbers, ofNumbers } from '#contract/search/number-filters.ts';
import {
  ALL_HOURS,
  type LiteralKind,
  PRICE_OF_SLUG,
  type PriceSlug,
  READING_KINDS,
  type Reading,
  type ReadingKind,
} from '#contract/search/search.ts';
import { inTurkish } from '#contract/search/understanding/abroad/in-turkish.ts';
import { dutyAskedFor, mayBeNameOnDuty } from '#contract/search/understanding/duty-words.ts';
import { readGrammar } from '#contract/search/understanding/grammar.ts';
import { mayNameHoliday } from '#contract/search/understanding/grammar-open.ts';
import { namesAskedAbout } from '#contract/search/understanding/question-words.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import { searchNorm, slugify } from '#contract/text/turkish-fold.ts';
import { namedDaysAhead } from '#server/calendar/calendar.service.ts';
import { nameOfCategory } from '#server/categories/categories.service.ts';
import { type AskedDuty, whoIsOnDuty } from '#server/duty/duty.service.ts';
import type { KindRow } from '#server/kinds/kinds.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { type PublicDataNow, publicDataNow } from '../counting/current-columns.service.ts';
import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import { filterTest } from '../counting/facets.rules.ts';
import { keepInside, matchesOf, matchingRows } from '../counting/facets.service.ts';
import type { SearchFilters } from '../ranking/filters.rules.ts';
import type { Found } from '../ranking/found.queries.ts';
import {
  bestOf,
  exactly,
  MAX_CANDIDATES,
  type TextMatches,
  withThoseInside,
} from '../ranking/matches.service.ts';
import { AskedNames } from './asked-names.service.ts';
import { openAtAllHours, openMomentAt } from './open-moment.service.ts';
import { type PlacedQuestion, placeFilter, readPlaced } from './placed-question.service.ts';
import { wordsNow } from './words-now.service.ts';

/** As `searchFilters` of the contract reads an address. */
interface AskedFilters extends ChosenNumbers {
  q?: string | undefined;
  category?: string | undefined;
  district?: string | undefined;
  open?: string | undefined;
  price?: readonly PriceSlug[] | undefined;
  features?: readonly string[] | undefined;
  near?: string | undefined;
  literal?: readonly LiteralKind[] | undefined;
  /** It is said as people here say it: no words of visitors are looked for in it. */
  isInOurs?: boolean;
}

export interface ResolvedSearch {
  /** As it was when the question came. */
  current: PublicDataNow;
  /** Of all that is published. */
  columns: FacetColumns;
  /** What was chosen and what the words said, as one. */
  filters: SearchFilters;
  /** What was chosen alone. */
  chosenFilters: SearchFilters;
  /** What is left to look for. */
  words: string;
  /** What it was read by; undefined without a question. */
  by: Thesaurus | undefined;
  readings: Reading[];
  /** The one kind that is left to look for, where the words are a name of it and nothing else. */
  kind: KindRow | undefined;
  /** What the words mean, whatever the filters; undefined without words. */
  matches: TextMatches | undefined;
  /** The words corrected, where they were asked for as they were typed. */
  wouldMean: string | undefined;
  /**
   * Businesses the whole question is the name of, though words of it were read otherwise: "Çukurova
   * Berber" in Seyhan. They stand first and are inside what was chosen.
   */
  namedIds: number[];
  /** Where the words say it should be near. */
  around: Place | undefined;
  /** A place the words name that nobody knows, or that the directory does not cover. */
  unknownPlace: string | null;
  /** It is a town of its own. */
  isBeyond: boolean;
  /** The question asks who is on duty: nothing else answers it. */
  duty: AskedDuty | undefined;
}

type Context = Pick<Basics, 'db' | 'now'>;

/**
 * Reads a question and its filters. For a list: `filters` and `matches.isMatch`, or all of it as
 * `isFound(foundBy(resolved))`, are conditions on `businesses`.
 */
export async function resolveSearch(ctx: Context, asked: AskedFilters): Promise<ResolvedSearch> {
  const names = new AskedNames(await publicDataNow(ctx.db));
  const resolved = await resolveAsRead(ctx, asked, names);
  const q = asked.q?.trim() ?? '';
  const meant = asked.literal?.includes('spelling')
    ? undefined
    : await slippedName(q, resolved, names);
  if (meant === undefined) return resolved;
  const asName = { ...asked, q: meant, literal: READING_KINDS, isInOurs: true };
  const named = await resolveAsRead(ctx, asName, names);
  return { ...named, words: q, matches: named.matches && { ...named.matches, meant } };
}

type OfWords = Pick<ResolvedSearch, 'by' | 'matches' | 'unknownPlace' | 'duty'>;

/** Nobody answers it, or a part of it alone: it may be a name with a slip in it. */
function isUnanswered(q: string, { matches, unknownPlace, duty }: OfWords): boolean {
  // Pati Nöbeti Veteriner is on no duty, however its name is written.
  if (duty) return mayBeNameOnDuty(q);
  const isAnswered = matches?.ids.length !== 0 && !matches?.asks.every(({ isPart }) => isPart);
  return !isAnswered || unknownPlace !== null;
}

/** Of a question that nobody answers the name it was meant to be, where it can be one alone. */
async function slippedName(
  q: string,
  resolved: ResolvedSearch,
  names: AskedNames,
): Promise<string | undefined> {
  const { by, namedIds } = resolved;
  if (!by || namedIds.length > 0 || !isUnanswered(q, resolved)) return undefined;
  return names.slippedOf(q, by.known);
}

async function resolveAsRead(
  ctx: Context,
  asked: AskedFilters,
  names: AskedNames,
): Promise<ResolvedSearch> {
  const { db } = ctx;
  const { now: current } = names;
  const { columns } = current;
  const everyWord = await wordsNow(current);
  const q = asked.q?.trim() ?? '';
  const category = chosen(asked.category);
  const district = chosen(asked.district);
  const selected = {
    category: category && (await nameOfCategory(db, category, everyWord.categories)),
    district: DISTRICTS.find((name) => slugify(name) === district) ?? district,
  };
  // A whole name is that business before anything is read out of it.
  const whole = await names.firstCalled(namesAskedAbout(q));
  if (whole !== undefined) {
    const literal = [...(asked.literal ?? []), ...READING_KINDS];
    return resolveAsRead(ctx, { ...asked, q: whole, literal, isInOurs: true }, names);
  }
  const known = q ? everyWord : undefined;
  const inOurs = known && !asked.isInOurs ? inTurkish(known.by, q) : undefined;
  if (inOurs !== undefined)
    return resolveAsRead(ctx, { ...asked, q: inOurs, isInOurs: true }, names);
  const read = known
    ? await readPlaced(current, q, {
        now: ctx.now(),
        holidays: mayNameHoliday(q) ? await namedDaysAhead(ctx) : [],
        categories: known.categories,
        literal: READING_KINDS.filter((kind) => asked.literal?.includes(kind)),
        chosen: {
          ...selected,
          open: asked.open,
          prices: asked.price,
          features: asked.features,
        },
        places: known,
      })
    : NOTHING_READ;
  const { words, readings, place, unknownPlace } = read;
  const said = (kind: ReadingKind) => readings.find((reading) => reading.kind === kind)?.value;

  const service = dutyAskedFor(q);
  const isName = service && mayBeNameOnDuty(q) && (await names.firstCalled([q])) !== undefined;
  const duty = service && !isName ? await whoIsOnDuty(ctx, service) : undefined;
  // Whoever is on duty is open then, whatever its hours say.
  const openAt = asked.open ?? (duty ? undefined : said('open'));
  const open = openAt === undefined ? undefined : await openThen(current, openAt, ctx.now());
  const slugs = asked.price?.length ? asked.price : [said('price') as PriceSlug | undefined];
  const prices = slugs.flatMap((slug) => (slug === undefined ? [] : [PRICE_OF_SLUG[slug]]));
  const rest = {
    ...ofNumbers((name) => asked[name]),
    near: asked.near === undefined ? undefined : readPlace(asked.near),
  };
  const filters = {
    category: selected.category ?? said('category'),
    district: selected.district ?? said('district'),
    open,
    prices,
    ...rest,
    features: [
      ...(asked.features ?? []),
      ...readings.flatMap(({ kind, value }) => (kind === 'features' ? [value] : [])),
    ],
    place: place ? placeFilter(place, read.besides) : unknownPlace && { members: [] },
  };
  const chosenFilters = {
    ...selected,
    open: asked.open === undefined ? undefined : open,
    prices: asked.price?.length ? prices : [],
    features: asked.features,
    ...rest,
  };
  const isAsTyped = asked.literal?.includes('spelling') ?? false;
  // Without the place that was read before, the question is asked once more.
  const isAtOnce = asked.literal?.includes('place') ?? false;
  const [meaning, corrected] = await Promise.all([
    duty
      ? exactly(duty.businessIds)
      : words && known
        ? matchesOf(current, known.by, words, { isAsTyped, isAtOnce })
        : undefined,
    words && known && isAsTyped && !duty ? matchesOf(current, known.by, words) : undefined,
  ]);
  const { district: inDistrict } = filters;
  const there = { district: inDistrict, place: filters.place };
  const isNobodyThere =
    meaning !== undefined &&
    !duty &&
    (inDistrict !== undefined || place?.isSure === true) &&
    meaning.ids.length > 0 &&
    !matchingRows(columns, meaning).some(filterTest(columns, there));
  const matches = isNobodyThere ? await withThoseInside(current, meaning, there) : meaning;
  const meant = matches?.meant;
  const wouldMean = corrected?.meant;
  const by = known?.by;
  const unknown = (place ? place.isBeyond && place.value : unknownPlace?.value) || null;
  const isSlip = !isAsTyped && isUnanswered(q, { by, matches, unknownPlace: unknown, duty });
  const namedIds =
    readings.length > 0 && !duty
      ? await names.insideOf(
          rightlySpelt(q, readings).replace(words, () => meant ?? words),
          chosenFilters,
          {
            isWhole: meant !== undefined,
            isAsWritten: place !== undefined && words === '',
            like: isSlip ? q : undefined,
          },
        )
      : [];
  const kind = words ? known?.kindSaid(words) : undefined;
  // Words of texts make no place certain: that nobody is there would be said of one that nobody knows.
  const isGuessed = unknownPlace?.isSure && !unknownPlace.isOfAddress;
  const resolved = {
    ...{ current, columns, filters, chosenFilters, words, by, readings, kind, matches },
    ...{ wouldMean, namedIds, duty },
    around: place?.isNear ? filters.place?.around : undefined,
    unknownPlace: unknown,
    isBeyond: (place ?? unknownPlace)?.isBeyond ?? false,
  };
  if (place && isGuessed && !isSomeThere(resolved))
    return {
      ...resolved,
      unknownPlace: unknownPlace.value,
      isBeyond: unknownPlace.isBeyond ?? false,
    };
  // A name that may as well be a word is one where nothing of it is there.
  if (!place || place.isSure || namedIds.length > 0 || isSomeThere(resolved)) return resolved;
  return resolveAsRead(ctx, { ...asked, literal: [...(asked.literal ?? []), 'place'] }, names);
}

/** A district that was read out of a misspelt word may be part of a name: `Cukkurova Medikal`. */
const rightlySpelt = (q: string, readings: readonly Reading[]) =>
  readings.reduce((text, { kind, words, value }) => {
    const isMisspelt = kind === 'district' && !searchNorm(words).startsWith(searchNorm(value));
    return isMisspelt ? text.replace(words, value) : text;
  }, q);

const NOTHING_READ: PlacedQuestion = {
  ...{ words: '', readings: [], place: undefined, unknownPlace: undefined },
  ...{ maybePlaces: [], besides: [] },
};

function isSomeThere({ columns, filters, matches }: ResolvedSearch): boolean {
  const { place, category } = filters;
  const isThere = filterTest(columns, { place, category });
  const rows = matches && matchingRows(columns, matches);
  if (rows) return rows.some(isThere);
  return place?.members.some((id) => isThere(columns.rowOf(id) ?? -1)) ?? false;
}

/** What the words alone say, with nothing chosen beside them. */
export async function readQuestionAlone(
  ctx: Context,
  q: string,
  current: PublicDataNow,
): Promise<Reading[]> {
  const places = await wordsNow(current);
  const { categories } = places;
  const holidays = mayNameHoliday(q) ? await namedDaysAhead(ctx) : [];
  const given = { now: ctx.now(), holidays, categories, literal: [], chosen: {}, places };
  return q.trim() ? readGrammar(q.trim(), given).readings : [];
}

const openThen = async (current: PublicDataNow, open: string, now: Date): Promise<OpenMoment> => {
  const [day = '', time = ''] = open.split('T');
  if (open === ALL_HOURS) return openAtAllHours(current, now);
  return openMomentAt(current, open === 'now' ? now : momentInAdana(day, time));
};

export const foundBy = ({ filters, matches, namedIds }: ResolvedSearch): Found => ({
  filters,
  isMatch: matches?.isMatch,
  namedIds,
});

const isNarrowing = ({ near: _, prices, features, ...others }: SearchFilters) =>
  Boolean(prices?.length) || Boolean(features?.length) || Object.values(others).some(Boolean);

export interface Ranked {
  ids: number[];
  /** There are more than are ranked. */
  isCut: boolean;
}

/** Of what words mean, those inside the filters, best first. */
export function rankInside(
  now: PublicDataNow,
  matches: TextMatches,
  filters: SearchFilters,
): Ranked {
  const isCut = matches.common !== undefined;
  if (!isNarrowing(filters)) return { ids: matches.ids, isCut };
  const { columns } = now;
  const first = keepInside(columns, matches.ids, filters);
  if (!matches.common || first.length >= MAX_CANDIDATES) return { ids: first, isCut };
  const best = bestOf(columns, matches.common.all, { isInside: filterTest(columns, filters) });
  const ids = [...new Set([...first, ...best.map(({ id }) => id)])].slice(0, MAX_CANDIDATES);
  return { ids, isCut: ids.length >= MAX_CANDIDATES };
}
