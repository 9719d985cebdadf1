import { detailOf } from '#web/api/api.ts';

/** For `notify`: what was not done, and why in the server's words. */
export const failureToast = (title: string, error: unknown) => ({
  title,
  description: detailOf(error),
  tone: 'danger' as const,
});
