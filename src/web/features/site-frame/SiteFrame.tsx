import type { ReactNode } from 'react';
import { SiteDock } from '#web/features/site-frame/SiteDock.tsx';
import { SiteHeader } from '#web/features/site-frame/SiteHeader.tsx';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { classNames } from '#web/ui/class-names.ts';

const CONTENT_ID = 'icerik';

interface SiteFrameProps {
  footer: ReactNode;
  /** See routes.ts. */
  isLong: boolean;
  /** No page has this address. */
  isUnknown: boolean;
  children: ReactNode;
}

/** What stands around every public page. */
export const SiteFrame = ({ footer, isLong, isUnknown, children }: SiteFrameProps) => (
  <div className={classNames('flex min-h-dvh flex-col', isLong && 'pb-(--foot)')}>
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {texts.skipToContent}
    </a>
    <SiteHeader isOnUnknown={isUnknown} />
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
    {footer}
    {isLong && <SiteDock />}
  </div>
);
