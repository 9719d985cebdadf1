import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import type { Toast, ToastSetup } from '#web/ui/toast.ts';

const signs = { success: CircleCheck, info: Info, danger: CircleAlert };

// One fixed id: a new toast replaces the one on screen (specification 9: only 1 is visible at once).
const TOAST_ID = 'the-one-toast';
/** A toast is there and not yet on its way out. */
let isShown = false;
/** Grows with every toast that finds none, or one on its way out. */
let round = 0;
let root: Root | undefined;
let host: HTMLElement | undefined;

/** Mounts the region beside the page, inside the open dialog if there is one: the rest is inert then. */
function prepareHost(setup: ToastSetup): void {
  if (!host || !root) {
    host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  const living = root;
  flushSync(() =>
    living.render(
      <SonnerToaster
        // One that took the place of a toast on its way out would leave with it, unread: the region begins anew.
        key={round}
        position="top-center"
        visibleToasts={1}
        // Below the header; at the foot of a phone stand the page's own actions and open sheets.
        offset={{ top: 76 }}
        mobileOffset={{ top: 12, left: 12, right: 12 }}
        containerAriaLabel={setup.regionLabel}
      />,
    ),
  );
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const place = dialog ?? document.body;
  if (host.parentElement === place) return;
  place.append(host);
  const region = host;
  dialog?.addEventListener('close', () => document.body.append(region), { once: true });
}

/** Shows a toast; notify() calls it once this file has arrived. It takes the place of the last one. */
export function showToast(toast: Toast, setup: ToastSetup): void {
  if (!isShown) round += 1;
  isShown = true;
  prepareHost(setup);
  const leave = () => {
    isShown = false;
  };
  const close = () => {
    leave();
    sonner.dismiss(TOAST_ID);
  };
  sonner.custom(() => <ToastCard toast={toast} closeLabel={setup.closeLabel} onClose={close} />, {
    id: TOAST_ID,
    duration: toast.durationMs ?? setup.durationMs,
    onDismiss: leave,
    onAutoClose: leave,
  });
}

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const tone = toast.tone ?? 'success';
  const Sign = signs[tone];
  return (
    <div className={`toast toast-${tone}`}>
      <Sign className="toast-sign" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{toast.title}</p>
        <p className="text-sm text-quiet">{toast.description}</p>
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="icon-button icon-button-plain -my-2 -mr-2"
        onClick={onClose}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
