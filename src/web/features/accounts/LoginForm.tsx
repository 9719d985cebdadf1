import { EMAIL_WRONG, NAME_MISSING } from '#contract/accounts/accounts.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { loginTexts as texts } from '#web/texts/accounts.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { emailInput, looksLikeEmail, personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { AskedCode, LoginMode } from './asked-code.ts';
import { requestCode } from './request-code.ts';

interface LoginFormProps {
  mode: LoginMode;
  /** What stood there before the address was to be changed. */
  before: Omit<AskedCode, 'mode'>;
  onSent: (asked: AskedCode) => void;
}

/** The first step: who one is (specification 5). */
export function LoginForm({ mode, before, onSent }: LoginFormProps) {
  const api = useApi();
  const isNew = mode === 'signUp';
  const form = useForm({
    initial: before,
    check: ({ email, name }) => ({
      ...(isNew && !name.trim() && { name: NAME_MISSING }),
      ...(!looksLikeEmail(email) && { email: EMAIL_WRONG }),
    }),
    async send(values) {
      const asked = { mode, ...values, email: values.email.trim() };
      await requestCode(api, asked);
      onSent(asked);
    },
  });
  return (
    <Form form={form} summary={texts.summary}>
      {isNew && (
        <TextField {...form.field('name')} {...personNameInput} label={texts.name} required />
      )}
      <TextField
        {...form.field('email')}
        {...emailInput}
        label={texts.email}
        hint={texts.emailHint}
        required
      />
      {isNew && <TextField {...form.field('phone')} {...phoneInput} label={texts.phone} optional />}
      <SubmitButton form={form} send={texts.sendCode} size="lg" className="mt-1" />
      <p className="text-quiet text-sm">
        {texts.privacyBefore}
        <Anchor href="/privacy" className="text-link">
          {texts.privacyLink}
        </Anchor>
        {texts.privacyAfter}
      </p>
    </Form>
  );
}
