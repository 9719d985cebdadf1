import { useState } from 'react';
import { EMAIL_WRONG } from '#contract/accounts/accounts.ts';
import { resendVerification } from '#contract/email-verification.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { useForm } from '#web/browser/use-form.ts';
import { emailVerificationTexts as texts } from '#web/texts/email-verification.ts';
import { emailInput, looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Another link to the address of the record; what comes of it says nothing about the address. */
export function ResendForm({ email = '' }: { email?: string }) {
  const api = useApi();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: { email },
    check: ({ email }) => (looksLikeEmail(email) ? {} : { email: EMAIL_WRONG }),
    async send({ email }) {
      const { message } = await api.call(resendVerification, { email: email.trim() });
      setAnswer(message);
    },
  });
  useFilledIn(form, ({ email }) => ({ email }));
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{texts.resendTitle}</h2>
      {answer && (
        <Notice tone="info" isNews>
          {answer}
        </Notice>
      )}
      <Form form={form} summary={texts.resendSummary}>
        <TextField
          {...form.field('email')}
          {...emailInput}
          label={texts.email}
          hint={texts.emailHint}
          required
        />
        <SubmitButton form={form} send={texts.resend} variant="plain" className="self-start" />
      </Form>
    </section>
  );
}
