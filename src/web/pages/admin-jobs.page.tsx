import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { JobsScreen } from '#web/features/administration/JobsScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { jobsTexts as texts } from '#web/texts/administration-records.ts';

export const head = adminHead(frame.links.jobs, texts.headDescription);

export const Page = () => (
  <AdminFrame current="jobs" lead={texts.lead}>
    <JobsScreen />
  </AdminFrame>
);
