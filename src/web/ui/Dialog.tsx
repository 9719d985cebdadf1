import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useModal } from '#web/ui/use-modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A question in the middle of the screen (on a phone: at its foot). Escape, ground and cross close it. */
export function Dialog({ open, onClose, title, children, className }: DialogProps) {
  const ref = useModal(open);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, the browser's own
    <dialog
      ref={ref}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      aria-labelledby={titleId}
      className={classNames('dialog', className)}
    >
      {open && (
        <div className="dialog-body">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-2 text-xl">
              {title}
            </h2>
            <IconButton
              label={kitTexts.close}
              icon={<X className="size-5" aria-hidden="true" />}
              onClick={() => ref.current?.close()}
              className="-mr-2"
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
