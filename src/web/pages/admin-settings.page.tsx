import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { SettingsScreen } from '#web/features/administration/SettingsScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { settingsTexts as texts } from '#web/texts/administration-records.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.settings} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/settings',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="settings" lead={texts.lead}>
    <SettingsScreen />
  </AdminFrame>
);
