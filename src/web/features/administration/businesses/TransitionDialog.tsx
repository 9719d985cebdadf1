import type { BusinessFile } from '#contract/moderation/administration.ts';
import type { AllowedTransition } from '#contract/moderation/moderation.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useBusinessChoices } from '#web/browser/use-business-choices.ts';
import { useForm } from '#web/browser/use-form.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { businessChoiceTexts } from '#web/texts/business-choices.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { TextArea } from '#web/ui/TextField.tsx';

type LikelySame = BusinessFile['likelySame'][number];

interface TransitionDialogProps {
  transition: AllowedTransition;
  /** The business that is moved. */
  of: number;
  /** The one to merge with, when it was chosen already. */
  into?: LikelySame | undefined;
  decide: (
    transition: string,
    said: { reason?: string; into?: number },
  ) => Promise<{ title: string; description: string }>;
  onClose: () => void;
}

/** Asks what a transition needs and whether it is meant. */
export function TransitionDialog({ transition, of, into, decide, onClose }: TransitionDialogProps) {
  const needsReason = transition.reason === 'text' || transition.reason === 'code';
  const form = useForm({
    initial: { reason: '', into: into?.id },
    check: (values) => ({
      ...(needsReason && !values.reason.trim() && { reason: texts.reasonMissing }),
      ...(transition.needsInto && !values.into && { into: businessChoiceTexts.missing }),
    }),
    async send(values) {
      const reason = values.reason.trim();
      const done = await decide(transition.transition, {
        ...(reason && { reason }),
        ...(transition.needsInto && values.into && { into: values.into }),
      });
      onClose();
      await notify({ ...done, tone: 'success' });
    },
  });
  useTypedWords(`${location.pathname} ${transition.transition}`, form);
  const found = useBusinessChoices({
    ...{ first: into, except: of },
    onChosen: (id) => form.set('into', id),
  });
  const word = transitionWord('business', transition.transition);
  return (
    <Dialog open onClose={onClose} title={word}>
      <Form form={form} summary={administrationTexts.formProblems}>
        <p>{texts.question[transition.transition]}</p>
        {transition.needsInto && (
          <Combobox
            {...found}
            id={form.idOf('into')}
            label={texts.into}
            hint={`${businessChoiceTexts.hint} ${texts.intoHint}`}
            error={form.errors.into}
          />
        )}
        {transition.reason !== 'none' && (
          <TextArea
            {...form.field('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={1000}
            optional={!needsReason}
          />
        )}
        <RestAfterChange of={transition.transition} className="flex flex-wrap gap-2">
          <FormButtons form={form} send={word} onCancel={onClose} />
        </RestAfterChange>
      </Form>
    </Dialog>
  );
}
