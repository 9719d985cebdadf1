import { getBusiness } from '#contract/businesses/businesses.ts';
import { getCategory } from '#contract/categories/categories.ts';
import { listDailyStatistics } from '#contract/statistics/visitor-statistics.ts';
import type { Api } from '#web/api/api.ts';
import { useClock } from '#web/browser/clock-context.ts';
import { StatisticsScreen } from '#web/features/statistics/StatisticsScreen.tsx';
import { type StatisticsView, statisticsView } from '#web/features/statistics/statistics-view.ts';
import type { Head, PageProps } from '#web/page.ts';
import { visitorStatisticsTexts as texts } from '#web/texts/visitor-statistics.ts';

/** Visits change no public data: the page is drawn anew when it is asked for after this. */
const HOLDS_MS = 60_000;

export const load = async (api: Api): Promise<StatisticsView> =>
  statisticsView(await api.call(listDailyStatistics, {}), async (path) => {
    const [, kind, name = ''] = path.split('/');
    const found =
      kind === 'business'
        ? await api.find(getBusiness, { id: name })
        : await api.find(getCategory, { slug: name });
    return found?.name;
  });

export const head: Head = {
  title: texts.title,
  description: texts.description,
};

export function Page({ data }: PageProps<StatisticsView>) {
  const clock = useClock();
  clock.holdsUntil(new Date(clock.renderedAt.getTime() + HOLDS_MS));
  return <StatisticsScreen view={data} />;
}
