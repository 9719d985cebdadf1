import { failureToast } from '#web/browser/failure-toast.ts';
import { administrationTexts as texts } from '#web/texts/administration.ts';
import { ActingButton, type ActProps } from '#web/ui/ActingButton.tsx';
import { notify } from '#web/ui/notify.ts';

/** Says why something was not done. */
export const sayFailure = (error: unknown) => notify(failureToast(texts.failed, error));

/** One thing to do; the server decides whether it is done. */
export const ActButton = (props: ActProps) => (
  <ActingButton {...props} failure={(error) => failureToast(texts.failed, error)} />
);
