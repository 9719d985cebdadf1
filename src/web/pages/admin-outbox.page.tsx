import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { OutboxScreen } from '#web/features/administration/OutboxScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { outboxTexts as texts } from '#web/texts/administration-records.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.outbox} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/outbox',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="outbox" lead={texts.lead}>
    <OutboxScreen />
  </AdminFrame>
);
