import type { AdCounters } from '#contract/advertising/ad-previews.ts';

type Day = AdCounters['days'][number];

const DAY_MS = 86_400_000;
const MOST = 30;
/** Fewer bars would be as broad as the page. */
const LEAST = 7;

/** Oldest first and without gaps: a day on which nothing was counted stands there with nothing. */
export function chartDays(newestFirst: Day[]): Day[] {
  const [newest] = newestFirst;
  const oldest = newestFirst.at(-1);
  if (!newest || !oldest) return [];
  const counted = new Map(newestFirst.map((day) => [day.date, day]));
  const days: Day[] = [];
  const from = Date.parse(oldest.date);
  for (let at = Date.parse(newest.date); at >= from || days.length < LEAST; at -= DAY_MS) {
    if (days.length === MOST) break;
    const date = new Date(at).toISOString().slice(0, newest.date.length);
    days.unshift(counted.get(date) ?? { date, impressions: 0, clicks: 0 });
  }
  return days;
}
