import { failureToast } from '#web/browser/failure-toast.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ActingButton, type ActProps } from '#web/ui/ActingButton.tsx';

/** One thing to do about a record. */
export const ActButton = (props: ActProps) => (
  <ActingButton
    {...props}
    keep={texts.keep}
    failure={(error) => failureToast(texts.actionFailed, error)}
  />
);
