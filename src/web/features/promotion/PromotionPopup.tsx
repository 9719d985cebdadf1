import { lazy, Suspense, useEffect, useState } from 'react';
import { POPUP_DELAY_MS } from '#contract/interface-timings.ts';
import { onConsentChange, readConsent } from '#web/browser/consent.ts';
import { isOver } from './popup-flags.ts';

const PromotionDialog = lazy(async () => ({
  default: (await import('./PromotionDialog.tsx')).PromotionDialog,
}));

/** Once per visit (specification 4): a visit is one loading of the site. */
let wasShown = false;

const FIELDS = 'input, textarea, select, [contenteditable]';
/** Somebody is in the middle of something: a field, a menu, a dialog, or the question of consent. */
const isBusy = () =>
  readConsent() === undefined ||
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
    const timer = setTimeout(() => {
      tryToOpen();
      if (watching.signal.aborted) return;
      const options = { signal: watching.signal, capture: true };
      // After the event: only then is the field left, the dialog closed.
      const later = () => setTimeout(tryToOpen);
      for (const event of ['focusout', 'close', 'toggle', 'visibilitychange'])
        document.addEventListener(event, later, options);
      watching.signal.addEventListener('abort', onConsentChange(later));
    }, POPUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  }, []);
  return isOpen ? (
    <Suspense>
      <PromotionDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
