import type { Toast, ToastSetup } from '#web/ui/toast.ts';

let setup: ToastSetup = { durationMs: 5000, regionLabel: '', closeLabel: '' };

/** Call once in the browser, before the first notify(). */
export function setUpToasts(values: ToastSetup): void {
  setup = values;
}

/**
 * Says something in passing: one toast at a time, a new one takes the place of the last.
 * The toast's code is fetched when first needed.
 */
export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('#web/ui/Toaster.tsx');
  showToast(toast, setup);
}
