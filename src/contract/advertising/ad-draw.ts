import { endOfDay } from '#contract/calendar/days.ts';
import type { LiveAd } from './live-ads.ts';

/** What the spaces of a page say of an ad, and where it leads. */
export type DrawnAd = Omit<LiveAd, 'content' | 'startDate' | 'endDate'> & {
  content: Omit<LiveAd['content'], 'features' | 'apiIntegration'>;
};

const drawnAd = ({ startDate, endDate, content, ...ad }: LiveAd): DrawnAd => {
  const { features, apiIntegration, socialMedia, ...said } = content;
  // Where it has a page here, or one of its own, it leads there.
  const isElsewhere = ad.businessId === null && !said.customLandingPage;
  return { ...ad, content: isElsewhere && socialMedia ? { ...said, socialMedia } : said };
};

/** How often an ad is drawn against the others, by its package. */
export const AD_WEIGHTS: Record<LiveAd['packageType'], number> = {
  free: 1,
  basic: 1,
  premium: 2,
  enterprise: 3,
};

/** A page that shows ads above its footer shows the same for this long; as it is kept it ends with it. */
const DRAW_MS = 10 * 60_000;
/** With nothing to choose from: a day may begin or end an ad. */
const QUIET_MS = 60 * 60_000;

/** Ads that a page carries along: three on the home page, one in the footer. */
const DRAWN_ADS = 4;
const HOME_ADS = 3;

/** A number between 0 and 1 out of a text, the same everywhere. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}

/**
 * The ads in the order in which an address shows them: a draw by weight, so that an ad comes first as
 * often as its weight says, over addresses and times. Nobody's history decides; the same address at the
 * same time always gets the same, which its cached page needs.
 */
const inDrawnOrder = <Ad extends DrawnAd>(ads: readonly Ad[], seed: string): Ad[] =>
  ads
    .map((ad) => ({
      ad,
      key: Math.log(chance(`${ad.kind} ${ad.id} ${seed}`)) / AD_WEIGHTS[ad.packageType],
    }))
    .toSorted((one, other) => other.key - one.key)
    .map(({ ad }) => ad);

/** Slugs of the categories that a page is about; undefined of one that is about all. */
export type AdCategories = readonly string[] | undefined;

/** Among businesses of some categories stands no ad of another one, nor one of which nobody knows what it is about. */
const fits = ({ categorySlug }: Pick<DrawnAd, 'categorySlug'>, categories: AdCategories) =>
  !categories || (categorySlug !== null && categories.includes(categorySlug));

/**
 * What a page that is made now may show, and until when that holds. Examples only fill the spaces while nobody
 * advertises. `day` is today in Adana.
 */
export function drawAds(
  ads: readonly LiveAd[],
  { path, at, day, categories }: { path: string; at: Date; day: string; categories?: AdCategories },
): { drawn: DrawnAd[]; until: Date } {
  const today = ads.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const real = today.filter(({ isExample }) => !isExample);
  const pool = real.length > 0 ? real : today;
  const fitting = pool.filter((ad) => fits(ad, categories));
  const { round, until } = turnOf(path, { at, day, isAlone: fitting.length < 2 });
  const drawn = inDrawnOrder(fitting, `${path} ${round}`);
  return { drawn: drawn.slice(0, DRAWN_ADS).map(drawnAd), until };
}

/**
 * How long an address keeps what it drew. Pages of single businesses are a hundred thousand, each with one ad at its
 * foot: ads take turns from one to the next, and none of them is made anew only for that before the day is over.
 */
function turnOf(
  path: string,
  { at, day, isAlone }: { at: Date; day: string; isAlone: boolean },
): { round: number | string; until: Date } {
  if (adsAbove(path) === 0) return { round: day, until: endOfDay(at) };
  const length = isAlone ? QUIET_MS : DRAW_MS;
  return {
    round: Math.floor(at.getTime() / DRAW_MS),
    until: new Date((Math.floor(at.getTime() / length) + 1) * length),
  };
}

/** How many ads the page of an address shows above its footer. */
const adsAbove = (path: string): number => {
  if (path === '/') return HOME_ADS;
  return path === '/search' || path === '/businesses' || path.startsWith('/category/') ? 1 : 0;
};

/** Which of the drawn ads stand in the page of an address and which in its footer: none twice. */
export const adsInSpaces = (drawn: readonly DrawnAd[], path: string) => ({
  page: drawn.slice(0, adsAbove(path)),
  footer: drawn[adsAbove(path)],
});
