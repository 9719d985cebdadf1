import { useLayoutEffect, useRef } from 'react';
import type { AllowedTransition } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { reasonsFor } from '#contract/moderation/review-reasons.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { REASON_TEMPLATES, transitionWord } from '#web/texts/decision-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { TextArea } from '#web/ui/TextField.tsx';

/** What a reason is asked for. */
type Reasoned = Pick<AllowedTransition, 'transition' | 'reason'>;

interface ReasonDialogProps<Move extends Reasoned> {
  kind: ItemKind;
  /** What is decided about: a record, or how many. */
  title: string;
  /** Tells it from others. */
  of: string;
  /** Undefined while nothing is asked. */
  transition: Move | undefined;
  /** What was said when it could not be done. */
  saidBefore?: string;
  onClose: () => void;
  onSend: (transition: Move, reason: string) => Promise<void>;
}

/** Asks why: one of the fixed reasons, or words that a template fills in and a hand changes. */
export function ReasonDialog<Move extends Reasoned>({
  title,
  transition,
  onSend,
  ...about
}: ReasonDialogProps<Move>) {
  return (
    <Dialog
      open={transition !== undefined}
      onClose={about.onClose}
      title={
        transition && texts.reasonTitle(transitionWord(about.kind, transition.transition), title)
      }
      className="reason-dialog"
    >
      {transition && (
        <ReasonForm
          {...about}
          transition={transition}
          onSend={(reason) => onSend(transition, reason)}
        />
      )}
    </Dialog>
  );
}

interface ReasonFormProps
  extends Pick<ReasonDialogProps<Reasoned>, 'kind' | 'of' | 'saidBefore' | 'onClose'> {
  transition: Reasoned;
  onSend: (reason: string) => Promise<void>;
}

function ReasonForm({ kind, of, transition, saidBefore = '', onClose, onSend }: ReasonFormProps) {
  const isCode = transition.reason === 'code';
  const words = useRef<HTMLTextAreaElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  // Where a keyboard is at hand one writes at once; on a phone it would cover the ready words.
  useLayoutEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    fields.current?.querySelector('textarea, input')?.setAttribute('autofocus', '');
  }, []);
  const form = useForm({
    initial: { reason: saidBefore },
    check: ({ reason }) =>
      transition.reason === 'optional' || reason.trim()
        ? {}
        : { reason: isCode ? texts.codeMissing : texts.reasonMissing },
    send: ({ reason }) => onSend(reason.trim()),
  });
  useTypedWords(`${of} ${transition.transition}`, form);
  const templates = REASON_TEMPLATES[kind]?.[transition.transition] ?? [];
  return (
    <Form form={form} summary={texts.summary} ref={fields}>
      {isCode ? (
        <fieldset>
          <legend className="field-label">{texts.reasonCode}</legend>
          {Object.entries(reasonsFor(transition.transition)).map(([code, sentence], index) => (
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
            optional={transition.reason === 'optional'}
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
      <RestAfterChange of={`${of} ${transition.transition}`} className="dialog-actions">
        <FormButtons
          form={form}
          send={transitionWord(kind, transition.transition)}
          onCancel={onClose}
        />
      </RestAfterChange>
    </Form>
  );
}
