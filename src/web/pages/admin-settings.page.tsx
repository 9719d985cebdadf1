import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { SettingsScreen } from '#web/features/administration/SettingsScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { settingsTexts as texts } from '#web/texts/administration-records.ts';

export const head = adminHead(frame.links.settings, texts.headDescription);

export const Page = () => (
  <AdminFrame current="settings" lead={texts.lead}>
    <SettingsScreen />
  </AdminFrame>
);
