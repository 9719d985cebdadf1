import { useSite } from '#web/browser/site-context.ts';
import { LegalDocument } from '#web/features/static-pages/LegalDocument.tsx';
import type { Head, HeadContext } from '#web/page.ts';
import { legalPageTexts } from '#web/texts/legal.ts';
import { privacyText } from '#web/texts/privacy.ts';
import { siteFrameTexts } from '#web/texts/site-frame.ts';

export const head = (_: null, { site }: HeadContext): Head => ({
  title: siteFrameTexts.privacy,
  description: legalPageTexts.privacyDescription(site.name),
});

export const Page = () => (
  <LegalDocument
    text={privacyText(useSite())}
    other={{ href: '/terms', label: siteFrameTexts.terms }}
  />
);
