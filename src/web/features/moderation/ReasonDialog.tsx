import { useLayoutEffect, useRef } from 'react';
import type { AllowedMove, InboxItem } from '#contract/moderation.ts';
import { moveWord, REASON_TEMPLATES } from '#contract/moderation-words.ts';
import { REVIEW_REASONS } from '#contract/reviews.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { itemKey } from './inbox-address.ts';

interface ReasonDialogProps {
  item: InboxItem;
  /** Undefined while nothing is asked. */
  move: AllowedMove | undefined;
  onClose: () => void;
  onSend: (move: AllowedMove, reason: string) => Promise<void>;
}

/** Asks why: one of the fixed reasons, or words that a template fills in and a hand changes. */
export function ReasonDialog({ item, move, onClose, onSend }: ReasonDialogProps) {
  return (
    <Dialog
      open={move !== undefined}
      onClose={onClose}
      title={move && texts.reasonTitle(moveWord(item.kind, move.move), item.title)}
      closeLabel={texts.close}
      className="reason-dialog"
    >
      {move && (
        <ReasonForm
          item={item}
          move={move}
          onClose={onClose}
          onSend={(reason) => onSend(move, reason)}
        />
      )}
    </Dialog>
  );
}

interface ReasonFormProps {
  item: InboxItem;
  move: AllowedMove;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
}

function ReasonForm({ item, move, onClose, onSend }: ReasonFormProps) {
  const isCode = move.reason === 'code';
  const words = useRef<HTMLTextAreaElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  // Where a keyboard is at hand one writes at once; on a phone it would cover the ready words.
  useLayoutEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    fields.current?.querySelector('textarea, input')?.setAttribute('autofocus', '');
  }, []);
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      move.reason === 'optional' || reason.trim()
        ? {}
        : { reason: isCode ? texts.codeMissing : texts.reasonMissing },
    send: ({ reason }) => onSend(reason.trim()),
  });
  useTypedWords(`${itemKey(item)} ${move.move}`, form);
  const templates = REASON_TEMPLATES[item.kind]?.[move.move] ?? [];
  return (
    <form ref={fields} onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <FormSummary
        title={texts.summary}
        problem={form.problem}
        errors={form.errors}
        idOf={form.idOf}
        tries={form.tries}
      />
      {isCode ? (
        <fieldset>
          <legend className="field-label">{texts.reasonCode}</legend>
          {Object.entries(REVIEW_REASONS).map(([code, sentence], index) => (
            <label key={code} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="radio"
                name="reason"
                id={index === 0 ? form.idOf('reason') : undefined}
                value={code}
                checked={form.values.reason === code}
                onChange={() => form.set('reason', code)}
                className="size-5 shrink-0"
              />
              {sentence}
            </label>
          ))}
        </fieldset>
      ) : (
        <div className={templates.length > 0 ? 'reason-columns' : undefined}>
          <TextArea
            ref={words}
            id={form.idOf('reason')}
            rows={5}
            label={texts.reasonText}
            {...(move.reason === 'optional' && { labelNote: texts.reasonOptional })}
            hint={texts.reasonHint}
            error={form.errors.reason}
            maxLength={1000}
            value={form.values.reason}
            onChange={(event) => form.set('reason', event.currentTarget.value)}
          />
          {templates.length > 0 && (
            <fieldset className="min-w-0">
              <legend className="field-label mb-1.5">{texts.templates}</legend>
              <ul className="reason-templates">
                {templates.map((template) => (
                  <li key={template}>
                    <button
                      type="button"
                      className="reason-template"
                      onClick={() => {
                        form.set('reason', template);
                        words.current?.focus();
                      }}
                    >
                      {template}
                    </button>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
        </div>
      )}
      <RestAfterChange of={`${itemKey(item)} ${move.move}`} className="dialog-actions">
        <Button type="submit" variant="primary" busy={form.isSending}>
          {moveWord(item.kind, move.move)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </RestAfterChange>
    </form>
  );
}
