import { kitTexts } from '#web/texts/kit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, type DialogProps } from '#web/ui/Dialog.tsx';

interface QuestionDialogProps extends DialogProps {
  yes: string;
  onYes: () => void;
  busy?: boolean;
  /** Of the button that does it; red where it cannot be taken back. */
  variant?: 'primary' | 'danger';
  /** Of the button that leaves it. */
  no?: string;
}

/** Asks whether something is meant. */
export const QuestionDialog = ({
  yes,
  onYes,
  busy = false,
  variant = 'danger',
  no = kitTexts.cancel,
  children,
  ...dialog
}: QuestionDialogProps) => (
  <Dialog {...dialog}>
    {children}
    <div className="flex flex-wrap gap-2">
      <Button variant={variant} busy={busy} onClick={onYes}>
        {yes}
      </Button>
      <Button variant="quiet" onClick={dialog.onClose}>
        {no}
      </Button>
    </div>
  </Dialog>
);
