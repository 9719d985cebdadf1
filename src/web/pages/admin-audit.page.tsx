import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { DecisionsScreen } from '#web/features/administration/DecisionsScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { decisionsTexts as texts } from '#web/texts/administration-decisions.ts';

export const head = adminHead(frame.links.audit, texts.headDescription);

export const Page = () => (
  <AdminFrame current="audit" lead={texts.lead}>
    <DecisionsScreen />
  </AdminFrame>
);
