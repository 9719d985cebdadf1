import { type ComponentType, useState } from 'react';
import { notify } from '#web/ui/notify.ts';
import type { Toast } from '#web/ui/toast.ts';

export interface LateDialogState {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code comes when its button is first pressed. It stays mounted when it closes, so what
 * was typed is there when it opens again.
 */
export function useLateDialog<Props extends LateDialogState>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  failure: Toast,
) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      if (!Dialog) {
        const fetched = await fetchDialog();
        setDialog(() => fetched);
      }
      setOpen(true);
    } catch {
      await notify(failure);
    }
  };
  return {
    Dialog,
    /** Props of the button. */
    button: { 'aria-haspopup': 'dialog', onClick: () => void open() } as const,
    /** Props of the dialog. */
    state: { isOpen, onClose: () => setOpen(false) },
  };
}
