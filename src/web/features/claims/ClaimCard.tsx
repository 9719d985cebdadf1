import { type ComponentType, useId } from 'react';
import { businessActionTexts as texts } from '#web/texts/business-actions.ts';
import { Button } from '#web/ui/Button.tsx';
import { type LateDialogState, useLateDialog } from '#web/ui/use-late-dialog.ts';

interface ClaimCardProps {
  business: { id: number; name: string };
  /** The page puts the dialog and the field for documents together. */
  fetchDialog: () => Promise<
    ComponentType<LateDialogState & { business: { id: number; name: string } }>
  >;
}

/** 'Bu işletme sizin mi?', quietly, on a business that nobody has claimed. */
export function ClaimCard({ business, fetchDialog }: ClaimCardProps) {
  const titleId = useId();
  const { Dialog, button, state } = useLateDialog(fetchDialog, texts.openFailed);
  return (
    <section
      aria-labelledby={titleId}
      className="not-printed rounded-lg border border-line border-dashed p-4 sm:p-5 noscript:hidden"
    >
      <h2 id={titleId} className="text-base">
        {texts.claimTitle}
      </h2>
      <p className="mt-1 text-sm text-quiet">{texts.claimText}</p>
      <Button {...button} size="sm" className="mt-3">
        {texts.claim}
      </Button>
      {Dialog && <Dialog {...state} business={business} />}
    </section>
  );
}
