import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { TeamStatisticsScreen } from '#web/features/administration/TeamStatisticsScreen.tsx';
import { MissedSearches } from '#web/features/statistics/MissedSearches.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { teamStatisticsTexts as texts } from '#web/texts/administration-records.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.statistics} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/statistics',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="statistics" lead={texts.lead}>
    <TeamStatisticsScreen />
    <div className="team-panel mt-4">
      <MissedSearches />
    </div>
  </AdminFrame>
);
