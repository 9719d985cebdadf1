import { memo, useEffect } from 'react';
import { CONSENT_ASKED } from '#contract/head/visitor-consent.ts';
import { isConsentAsked, onConsentChange } from '#web/browser/consent.ts';
import { importAgain } from '#web/browser/import-again.ts';
import { island } from '#web/ui/island/island.ts';
import { whenTouched } from '#web/ui/island/when-touched.tsx';

const itsFile = importAgain(() => import('./ConsentBar.tsx'));
const ConsentBar = island(async () => (await itsFile()).ConsentBar, whenTouched);

/** Asks about statistics until there is an answer: the bar stands on every page, and the root says whether it is seen. */
export const ConsentQuestion = memo(function ConsentQuestion() {
  useEffect(() => {
    const show = () => document.documentElement.toggleAttribute(CONSENT_ASKED, isConsentAsked());
    show();
    return onConsentChange(show);
  }, []);
  return <ConsentBar />;
});
