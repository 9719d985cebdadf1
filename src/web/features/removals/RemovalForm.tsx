import { useState } from 'react';
import { EMAIL_WRONG, NAME_MISSING } from '#contract/accounts/accounts.ts';
import {
  REMOVAL_CONTENT_MAX,
  REMOVAL_CONTENT_MISSING,
  requestRemoval,
} from '#contract/removals.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { useForm } from '#web/browser/use-form.ts';
import { contactTexts as texts } from '#web/texts/contact.ts';
import { Button } from '#web/ui/Button.tsx';
import { emailInput, looksLikeEmail, personNameInput } from '#web/ui/contact-inputs.ts';
import { Form } from '#web/ui/Form.tsx';
import { Outcome } from '#web/ui/Outcome.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

interface RemovalFormProps {
  /** The page the visitor came from: `/business/1001`. */
  page: string;
  businessId: number | undefined;
}

/** 'Bu bilgiyi kaldırın': what, where, and where the answer goes. */
export function RemovalForm({ page, businessId }: RemovalFormProps) {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { name: '', email: '', page, content: '', homepage: '' },
    check: ({ name, email, content }) => ({
      ...(!name.trim() && { name: NAME_MISSING }),
      ...(!looksLikeEmail(email) && { email: EMAIL_WRONG }),
      ...(!content.trim() && { content: REMOVAL_CONTENT_MISSING }),
    }),
    async send(values, { typedForMs, idempotencyKey }) {
      const input = { ...values, typedForMs, ...(businessId && { businessId }) };
      await api.call(requestRemoval, input, { idempotencyKey });
      setSentTo(values.email.trim());
      form.set('content', '');
    },
  });
  useFilledIn(form, ({ name, email }) => ({ name, email }));
  if (sentTo) {
    return (
      <Outcome
        title={texts.sentTitle}
        action={<Button onClick={() => setSentTo(undefined)}>{texts.another}</Button>}
      >
        <p className="wrap-anywhere">{texts.sentText(sentTo)}</p>
      </Outcome>
    );
  }
  return (
    <Form form={form} summary={texts.summary}>
      <TextField {...form.field('name')} {...personNameInput} label={texts.name} />
      <TextField
        {...form.field('email')}
        {...emailInput}
        label={texts.email}
        hint={texts.emailHint}
      />
      <TextField
        {...form.field('page')}
        label={texts.page}
        optional
        hint={texts.pageHint}
        autoComplete="off"
        maxLength={300}
      />
      <TextArea
        {...form.field('content')}
        label={texts.content}
        rows={5}
        maxLength={REMOVAL_CONTENT_MAX}
      />
      <Button type="submit" variant="primary" busy={form.isSending} className="self-start">
        {texts.send}
      </Button>
    </Form>
  );
}
