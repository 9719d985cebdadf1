import { Suspense, useEffect } from 'react';
import { useIsConsentAsked } from '#web/browser/consent.ts';
import { island } from '#web/ui/island/island.ts';

const ConsentBar = island(async () => (await import('./ConsentBar.tsx')).ConsentBar);

/** Asks about statistics until there is an answer; its code comes only to those who are asked. */
export function ConsentQuestion() {
  const isAsked = useIsConsentAsked();
  // What has the focus stays in sight above the bar.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-consent-asked', isAsked);
  }, [isAsked]);
  return isAsked ? (
    <Suspense>
      <ConsentBar />
    </Suspense>
  ) : null;
}
