import { Suspense, useEffect, useState } from 'react';
import { CONSENT_REST_MS, POPUP_DELAY_MS } from '#contract/interface-timings.ts';
import { onConsentChange, readConsent, sinceConsentMs } from '#web/browser/consent.ts';
import { island } from '#web/ui/island/island.ts';
import { isOver } from './popup-flags.ts';

const PromotionCard = island(async () => (await import('./PromotionCard.tsx')).PromotionCard);

/** Once per visit (specification 4): a visit is one loading of the site. */
let wasShown = false;

const FIELDS = 'input, textarea, select, [contenteditable]';
/** Somebody is in the middle of something: a field, a menu, a dialog, or the question of consent and its answer. */
const isBusy = () =>
  readConsent() === undefined ||
  sinceConsentMs() < CONSENT_REST_MS ||
  document.activeElement?.matches(FIELDS) ||
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.hidden;

/** Opens the offer some seconds after the page was loaded, or later: when nobody is disturbed by it. */
export function PromotionPopup() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (wasShown || isOver()) return;
    const watching = new AbortController();
    const tryToOpen = () => {
      if (wasShown || isOver() || isBusy()) return;
      wasShown = true;
      watching.abort();
      setOpen(true);
    };
    let timer = setTimeout(() => {
      const options = { signal: watching.signal, capture: true };
      // After the event, for only then is the field left and the dialog closed; and after the rest that
      // an answer to the question of consent leaves people.
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(tryToOpen, Math.max(0, CONSENT_REST_MS - sinceConsentMs()));
      };
      for (const event of ['focusout', 'close', 'toggle', 'visibilitychange'])
        document.addEventListener(event, later, options);
      watching.signal.addEventListener('abort', onConsentChange(later));
      later();
    }, POPUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  }, []);
  return isOpen ? (
    <Suspense>
      <PromotionCard onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
