import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import type { Toast, ToastSetup } from '#web/ui/toast.ts';

const signs = { success: CircleCheck, info: Info, danger: CircleAlert };

/** Grows with every toast. */
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
        // One that took the place of a toast on its way out would leave with it, unread: the region begins anew
        // with each, and only one is visible at once (specification 9).
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
  sonner.dismiss(round);
  round += 1;
  const id = round;
  prepareHost(setup);
  const close = () => void sonner.dismiss(id);
  sonner.custom(() => <ToastCard toast={toast} closeLabel={setup.closeLabel} onClose={close} />, {
    id,
    duration: toast.durationMs ?? setup.durationMs,
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
