import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { PasskeySettings } from '#web/features/admin-frame/PasskeySettings.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.security} · ${frame.title}`, site),
  description: texts.description,
  canonical: '/admin/security',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="security" lead={texts.lead}>
    <PasskeySettings />
  </AdminFrame>
);
