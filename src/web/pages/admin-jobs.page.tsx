import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { JobsScreen } from '#web/features/administration/JobsScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { jobsTexts as texts } from '#web/texts/administration-records.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.jobs} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/jobs',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="jobs" lead={texts.lead}>
    <JobsScreen />
  </AdminFrame>
);
