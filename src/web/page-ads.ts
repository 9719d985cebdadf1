import { type AdCategories, drawAds } from '#contract/advertising/ad-draw.ts';
import { listLiveAds } from '#contract/advertising/live-ads.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Api } from './api/api.ts';

/** What could not be had is asked for again soon. */
const MISSED_MS = 60_000;

/** The ads that a rendered page carries along. A page without its ads is a page all the same, for a minute. */
export async function adsFor(
  api: Api,
  { path, at, categories }: { path: string; at: Date; categories: AdCategories },
) {
  const live = await api.call(listLiveAds, {}).catch(() => undefined);
  if (!live) return { drawn: [], until: new Date(at.getTime() + MISSED_MS) };
  return drawAds(live, { path, at, day: dayInAdana(at), categories });
}
