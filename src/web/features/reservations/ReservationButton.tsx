import { CalendarCheck } from 'lucide-react';
import type { Business } from '#contract/businesses.ts';
import { businessActionTexts as texts } from '#web/texts/business-actions.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLateDialog } from '#web/ui/use-late-dialog.ts';

const fetchDialog = async () => (await import('./ReservationDialog.tsx')).ReservationDialog;

/** 'Rezervasyon Yap' and its dialog. */
export function ReservationButton({ business }: { business: Business }) {
  const { Dialog, button, state } = useLateDialog(fetchDialog, texts.openFailed);
  return (
    <>
      <Button
        {...button}
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
