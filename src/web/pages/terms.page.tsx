import { useSite } from '#web/browser/site-context.ts';
import { LegalDocument } from '#web/features/static-pages/LegalDocument.tsx';
import type { Head, HeadContext } from '#web/page.ts';
import { legalPageTexts } from '#web/texts/legal.ts';
import { siteFrameTexts } from '#web/texts/site-frame.ts';
import { termsText } from '#web/texts/terms.ts';

export const head = (_: null, { site }: HeadContext): Head => ({
  title: siteFrameTexts.terms,
  description: legalPageTexts.termsDescription(site.name),
});

export const Page = () => (
  <LegalDocument
    text={termsText(useSite())}
    other={{ href: '/privacy', label: siteFrameTexts.privacy }}
  />
);
