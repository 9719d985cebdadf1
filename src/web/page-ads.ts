import { type AdCategories, adsInSpaces, drawAds } from '#contract/advertising/ad-draw.ts';
import { type LiveAd, listLiveAds } from '#contract/advertising/live-ads.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Api } from './api/api.ts';
import type { Ads } from './browser/ads-context.ts';

/** What could not be had is asked for again soon. */
const MISSED_MS = 60_000;

/** All that run; undefined where they could not be had: a page without its ads is a page all the same. */
export const liveAds = (api: Api): Promise<LiveAd[] | undefined> =>
  api.call(listLiveAds, {}).catch(() => undefined);

/** The ads in the spaces of a page, and until when that holds. */
export function adsFor(
  live: readonly LiveAd[] | undefined,
  { path, at, categories }: { path: string; at: Date; categories: AdCategories },
): { ads: Ads; until: Date } {
  const { drawn, until } = drawAds(live ?? [], { path, at, day: dayInAdana(at), categories });
  return {
    ads: { ...adsInSpaces(drawn, path), here: path },
    until: live ? until : new Date(at.getTime() + MISSED_MS),
  };
}
