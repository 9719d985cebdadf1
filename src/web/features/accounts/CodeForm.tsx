import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CODE_LENGTH } from '#contract/accounts/accounts.ts';
import { detailOf } from '#web/api/api.ts';
import { codeTexts as texts } from '#web/texts/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { ResendButton } from './ResendButton.tsx';

interface CodeFormProps {
  /** Where the code went. */
  sentence: string;
  submit: { label: string; variant: 'primary' | 'danger' };
  /** Asks the server; what it throws is shown beside the field. */
  send: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  /** False where six digits alone must not decide: then the button does. */
  sendsItself?: boolean;
  /** Other ways on, beside 'Yeni kod gönder'. */
  children?: ReactNode;
}

/** The second step: six digits from an e-mail. They send themselves as soon as they are six. */
export function CodeForm({
  sentence,
  submit,
  send,
  resend,
  sendsItself = true,
  children,
}: CodeFormProps) {
  const sentenceId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run } = useBusy();
  useEffect(() => field.current?.focus(), []);

  const fail = (said: string) => {
    setError(said);
    field.current?.focus();
    field.current?.select();
  };
  const sendCode = async (digits: string) => {
    if (isBusy) return;
    if (digits.length < CODE_LENGTH) return fail(texts.incomplete);
    setError(undefined);
    await run(
      () => send(digits),
      (problem) => fail(detailOf(problem)),
    );
  };
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    if (sendsItself && digits.length === CODE_LENGTH && digits !== code) void sendCode(digits);
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    void sendCode(code);
  };

  return (
    <form onSubmit={press} noValidate className="flex flex-col gap-5">
      <p id={sentenceId} className="wrap-anywhere">
        {sentence}
      </p>
      <Field label={texts.label} hint={texts.hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            aria-describedby={`${sentenceId} ${control['aria-describedby'] ?? ''}`}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            value={code}
            onChange={(event) => type(event.target.value)}
            className="control figures h-16 max-w-64 font-semibold text-2xl tracking-[0.3em]"
          />
        )}
      </Field>
      <Button type="submit" variant={submit.variant} size="lg" busy={isBusy}>
        {submit.label}
      </Button>
      <div className="-mx-4 flex flex-wrap items-center gap-x-2 gap-y-1">
        <ResendButton
          resend={async () => {
            await resend();
            setError(undefined);
            setCode('');
            field.current?.focus();
          }}
        />
        {children}
      </div>
      <p className="text-quiet text-sm">{texts.spam}</p>
    </form>
  );
}
