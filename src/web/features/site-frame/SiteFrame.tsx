import type { ReactNode } from 'react';
import { SiteFooter } from '#web/features/site-frame/SiteFooter.tsx';
import { SiteHeader } from '#web/features/site-frame/SiteHeader.tsx';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';

const CONTENT_ID = 'icerik';

/** What stands around every public page; `ad` is what the footer's space holds. */
export const SiteFrame = ({ ad, children }: { ad: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {texts.skipToContent}
    </a>
    <SiteHeader />
    <main id={CONTENT_ID} tabIndex={-1} className="grow">
      {children}
    </main>
    <SiteFooter ad={ad} />
  </div>
);
