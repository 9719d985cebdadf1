import type { ComponentType } from 'react';
import { useCallback, useState } from 'react';
import { notify } from '#web/ui/notify.ts';
import type { Toast } from '#web/ui/toast.ts';
import type { Load } from './island.ts';

export interface LateDialogState {
  isOpen: boolean;
  onClose: () => void;
}

/** An island that comes when its component asks; `ask` fails when the connection went. */
export function useAskedIsland<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = useCallback(async () => {
    const part = await load();
    setPart(() => part);
  }, [load]);
  return { Part, ask };
}

/**
 * A dialog whose code comes when its button is first pressed. It stays mounted when it closes, so what
 * was typed is there when it opens again.
 */
export function useAskedDialog<Props extends LateDialogState>(
  load: Load<Props>,
  onFailed: Toast | (() => unknown),
) {
  const { Part, ask } = useAskedIsland(load);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      await ask();
      setOpen(true);
    } catch {
      await (typeof onFailed === 'function' ? onFailed() : notify(onFailed));
    }
  };
  return {
    Dialog: Part,
    /** Props of the button. */
    button: { 'aria-haspopup': 'dialog', onClick: () => void open() } as const,
    /** Props of the dialog. */
    state: { isOpen, onClose: () => setOpen(false) },
  };
}
