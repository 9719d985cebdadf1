import { detailOf } from '#web/api/api.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { ActingButton, type ActProps } from '#web/ui/ActingButton.tsx';
import { notify } from '#web/ui/notify.ts';

const sayFailure = (error: unknown) =>
  notify({
    title: texts.actionFailed,
    description: detailOf(error),
    tone: 'danger',
  });

/** One thing to do at the owner's desk. */
export const ActButton = (props: ActProps) => <ActingButton {...props} sayFailure={sayFailure} />;
