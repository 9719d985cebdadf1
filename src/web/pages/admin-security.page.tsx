import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { PasskeySettings } from '#web/features/admin-frame/PasskeySettings.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';

export const head = adminHead(frame.links.security, texts.description);

export const Page = () => (
  <AdminFrame current="security" lead={texts.lead}>
    <PasskeySettings />
  </AdminFrame>
);
