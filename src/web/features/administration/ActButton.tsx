import { detailOf } from '#web/api/api.ts';
import { administrationTexts as texts } from '#web/texts/administration.ts';
import { ActingButton, type ActProps } from '#web/ui/ActingButton.tsx';
import { notify } from '#web/ui/notify.ts';

/** Says why something was not done. */
export const sayFailure = (error: unknown) =>
  notify({
    title: texts.failed,
    description: detailOf(error),
    tone: 'danger',
  });

/** One thing to do; the server decides whether it is done. */
export const ActButton = (props: ActProps) => <ActingButton {...props} sayFailure={sayFailure} />;
