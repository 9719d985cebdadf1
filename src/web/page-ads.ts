import { drawAds } from '#contract/advertising/ad-draw.ts';
import { listLiveAds } from '#contract/advertising/live-ads.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Api } from './api/api.ts';

/** The ads that a rendered page carries along. A page without its ads is a page all the same. */
export async function adsFor(api: Api, path: string, at: Date) {
  const live = await api.call(listLiveAds, {}).catch(() => []);
  return drawAds(live, { path, at, day: dayInAdana(at) });
}
