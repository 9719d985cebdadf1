import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { DecisionsScreen } from '#web/features/administration/DecisionsScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { decisionsTexts as texts } from '#web/texts/administration-decisions.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.audit} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/audit',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="audit" lead={texts.lead}>
    <DecisionsScreen />
  </AdminFrame>
);
