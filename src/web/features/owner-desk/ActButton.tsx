import { failureToast } from '#web/browser/failure-toast.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { ActingButton, type ActProps } from '#web/ui/ActingButton.tsx';

/** One thing to do at the owner's desk. */
export const ActButton = (props: ActProps) => (
  <ActingButton {...props} failure={(error) => failureToast(texts.actionFailed, error)} />
);
