import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { OutboxScreen } from '#web/features/administration/OutboxScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { outboxTexts as texts } from '#web/texts/administration-records.ts';

export const head = adminHead(frame.links.outbox, texts.headDescription);

export const Page = () => (
  <AdminFrame current="outbox" lead={texts.lead}>
    <OutboxScreen />
  </AdminFrame>
);
