import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { DutyScreen } from '#web/features/administration/duty/DutyScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { administeredDutyTexts as texts } from '#web/texts/administration-duty.ts';

export const head = adminHead(frame.links.duty, texts.headDescription);

export const Page = () => (
  <AdminFrame current="duty" lead={texts.lead}>
    <DutyScreen />
  </AdminFrame>
);
