import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { TeamStatisticsScreen } from '#web/features/administration/TeamStatisticsScreen.tsx';
import { MissedSearches } from '#web/features/statistics/MissedSearches.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { teamStatisticsTexts as texts } from '#web/texts/administration-records.ts';

export const head = adminHead(frame.links.statistics, texts.headDescription);

export const Page = () => (
  <AdminFrame current="statistics" lead={texts.lead}>
    <TeamStatisticsScreen />
    <div className="team-panel mt-4">
      <MissedSearches />
    </div>
  </AdminFrame>
);
