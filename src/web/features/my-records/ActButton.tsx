import { detailOf } from '#web/api/api.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ActingButton, type ActProps } from '#web/ui/ActingButton.tsx';
import { notify } from '#web/ui/notify.ts';

const sayFailure = (error: unknown) =>
  notify({
    title: texts.actionFailed,
    description: detailOf(error),
    tone: 'danger',
  });

/** One thing to do about a record. */
export const ActButton = (props: ActProps) => (
  <ActingButton {...props} keep={texts.keep} sayFailure={sayFailure} />
);
