import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { KindsScreen } from '#web/features/administration/kinds/KindsScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';

export const head = adminHead(frame.links.kinds, texts.headDescription);

export const Page = () => (
  <AdminFrame current="kinds" lead={texts.lead}>
    <KindsScreen />
  </AdminFrame>
);
