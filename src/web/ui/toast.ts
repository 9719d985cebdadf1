/** What a toast says, and how the site sets its toasts up; see notify.ts. */
export type Toast = {
  title: string;
  description: string;
  tone?: 'success' | 'info' | 'danger';
  /** Milliseconds; the site's usual time unless given. */
  durationMs?: number;
};

export type ToastSetup = {
  durationMs: number;
  /** Names the place of the toasts for screen readers. */
  regionLabel: string;
  closeLabel: string;
};
