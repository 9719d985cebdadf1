import type { ReactNode } from 'react';
import { SiteDock } from '#web/features/site-frame/SiteDock.tsx';
import { SiteFooter } from '#web/features/site-frame/SiteFooter.tsx';
import { SiteHeader } from '#web/features/site-frame/SiteHeader.tsx';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { classNames } from '#web/ui/class-names.ts';

const CONTENT_ID = 'icerik';

interface SiteFrameProps {
  /** What the footer's space holds. */
  ad: ReactNode;
  /** See routes.ts. */
  isLong: boolean;
  children: ReactNode;
}

/** What stands around every public page. */
export const SiteFrame = ({ ad, isLong, children }: SiteFrameProps) => (
  <div className={classNames('flex min-h-dvh flex-col', isLong && 'pb-(--foot)')}>
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {texts.skipToContent}
    </a>
    <SiteHeader />
    <main id={CONTENT_ID} tabIndex={-1} className="grow">
      {children}
    </main>
    <SiteFooter ad={ad} />
    {isLong && <SiteDock />}
  </div>
);
