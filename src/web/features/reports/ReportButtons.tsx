import { Flag } from 'lucide-react';
import { businessActionTexts as texts } from '#web/texts/business-actions.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useAskedDialog } from '#web/ui/island/use-asked-island.ts';

const fetchDialog = async () => (await import('./ReportForm.tsx')).ReportDialog;

/** 'Hata bildir': the third sign on the hero. */
export function BusinessReportButton({ id, name }: { id: number; name: string }) {
  const { Dialog, button, state } = useAskedDialog(fetchDialog, texts.openFailed);
  return (
    <>
      <IconButton
        {...button}
        variant="solid"
        label={texts.report}
        icon={<Flag className="size-5" aria-hidden="true" />}
        className="not-printed noscript:hidden"
      />
      {Dialog && <Dialog {...state} about={{ kind: 'business', id, name }} />}
    </>
  );
}

/** 'Bildir' beside a review. */
export function ReviewReportButton({ id }: { id: number }) {
  const { Dialog, button, state } = useAskedDialog(fetchDialog, texts.openFailed);
  return (
    <>
      <Button
        {...button}
        variant="quiet"
        size="sm"
        icon={<Flag className="size-4" aria-hidden="true" />}
        className="noscript:hidden"
      >
        {texts.reportReview}
      </Button>
      {Dialog && <Dialog {...state} about={{ kind: 'review', id }} />}
    </>
  );
}
