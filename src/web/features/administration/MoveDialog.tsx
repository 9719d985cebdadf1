import type { AllowedMove } from '#contract/moderation.ts';
import { MOVE_WORDS } from '#contract/moderation-words.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { notify } from '#web/ui/notify.ts';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

interface MoveDialogProps {
  move: AllowedMove;
  /** The business to merge with, when it was chosen already. */
  into?: number | undefined;
  decide: (
    move: string,
    said: { reason?: string; into?: number },
  ) => Promise<{ title: string; description: string }>;
  onClose: () => void;
}

/** Asks what a move needs and whether it is meant. */
export function MoveDialog({ move, into, decide, onClose }: MoveDialogProps) {
  const needsReason = move.reason === 'text' || move.reason === 'code';
  const form = useForm({
    initial: { reason: '', into: into === undefined ? '' : String(into) },
    check: (values) => ({
      ...(needsReason && !values.reason.trim() && { reason: texts.reasonMissing }),
      ...(move.needsInto && !/^#?\d+$/.test(values.into.trim()) && { into: texts.intoMissing }),
    }),
    async send(values) {
      const reason = values.reason.trim();
      const done = await decide(move.move, {
        ...(reason && { reason }),
        ...(move.needsInto && { into: Number(values.into.replace('#', '')) }),
      });
      onClose();
      await notify({ ...done, tone: 'success' });
    },
  });
  useTypedWords(`${location.pathname} ${move.move}`, form);
  const word = MOVE_WORDS[move.move] ?? move.move;
  return (
    <Dialog open onClose={onClose} title={word} closeLabel={administrationTexts.close}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <FormSummary title={administrationTexts.formProblems} {...form} />
        <p>{texts.question[move.move]}</p>
        {move.needsInto && (
          <TextField
            {...form.field('into')}
            label={texts.into}
            hint={texts.intoHint}
            inputMode="numeric"
          />
        )}
        {move.reason !== 'none' && (
          <TextArea
            {...form.field('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={1000}
            {...(!needsReason && { labelNote: texts.optional })}
          />
        )}
        <RestAfterChange of={move.move} className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={form.isSending}>
            {word}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {administrationTexts.keep}
          </Button>
        </RestAfterChange>
      </form>
    </Dialog>
  );
}
