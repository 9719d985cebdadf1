import { CalendarCheck } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessActionTexts as texts } from '#web/texts/business-actions.ts';
import { Button } from '#web/ui/Button.tsx';
import { useAskedDialog } from '#web/ui/island/use-asked-island.ts';

const fetchDialog = async () => (await import('./ReservationForm.tsx')).ReservationDialog;

/** 'Rezervasyon Yap' and its dialog; the quietest of the three where it leads to the telephone. */
export function ReservationButton({ business }: { business: Business }) {
  const { Dialog, button, state } = useAskedDialog(fetchDialog, texts.openFailed);
  return (
    <>
      <Button
        {...button}
        variant={business.hasOwner && business.takesReservations ? 'plain' : 'quiet'}
        size="lg"
        wide
        icon={<CalendarCheck aria-hidden="true" />}
        className="not-printed noscript:hidden"
      >
        {texts.reserve}
      </Button>
      {Dialog && <Dialog {...state} business={business} />}
    </>
  );
}
