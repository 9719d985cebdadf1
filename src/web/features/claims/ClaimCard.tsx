import { type ComponentType, useId } from 'react';
import { businessActionTexts as texts } from '#web/texts/business-actions.ts';
import { Button } from '#web/ui/Button.tsx';
import { type LateDialogState, useAskedDialog } from '#web/ui/island/use-asked-island.ts';

/** What the form must know of the business. */
export interface ClaimedBusiness {
  id: number;
  name: string;
  hasOwner: boolean;
}

interface ClaimCardProps {
  business: ClaimedBusiness;
  /** The page puts the dialog and the field for documents together. */
  fetchDialog: () => Promise<ComponentType<LateDialogState & { business: ClaimedBusiness }>>;
}

/** 'Bu işletme sizin mi?', quietly, on a business that nobody has claimed; on one with an owner more so. */
export function ClaimCard({ business, fetchDialog }: ClaimCardProps) {
  const titleId = useId();
  const { Dialog, button, state } = useAskedDialog(fetchDialog, texts.openFailed);
  const dialog = Dialog && <Dialog {...state} business={business} />;
  if (business.hasOwner) {
    return (
      <div className="not-printed noscript:hidden">
        <Button {...button} size="sm" variant="quiet">
          {texts.contest}
        </Button>
        {dialog}
      </div>
    );
  }
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
      {dialog}
    </section>
  );
}
