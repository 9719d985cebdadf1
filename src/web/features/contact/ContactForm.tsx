import { useState } from 'react';
import { EMAIL_WRONG, NAME_MISSING } from '#contract/accounts/accounts.ts';
import { INQUIRY_CONTENT_MAX, INQUIRY_CONTENT_MISSING, sendInquiry } from '#contract/inquiries.ts';
import {
  REMOVAL_CONTENT_MAX,
  REMOVAL_CONTENT_MISSING,
  requestRemoval,
} from '#contract/removals.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { useForm } from '#web/browser/use-form.ts';
import { contactTexts } from '#web/texts/contact.ts';
import { Button } from '#web/ui/Button.tsx';
import { emailInput, looksLikeEmail, personNameInput } from '#web/ui/contact-inputs.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Outcome } from '#web/ui/Outcome.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

const PURPOSES = {
  inquiry: { call: sendInquiry, max: INQUIRY_CONTENT_MAX, missing: INQUIRY_CONTENT_MISSING },
  removal: { call: requestRemoval, max: REMOVAL_CONTENT_MAX, missing: REMOVAL_CONTENT_MISSING },
};

interface ContactFormProps {
  purpose: keyof typeof PURPOSES;
  /** Of what shall be removed: the page the visitor came from, `/business/1001`. */
  page?: string;
  businessId?: number | undefined;
}

/** To those who run the site: what, and where the answer goes. */
export function ContactForm({ purpose, page = '', businessId }: ContactFormProps) {
  const api = useApi();
  const { call, max, missing } = PURPOSES[purpose];
  const texts = { ...contactTexts.form, ...contactTexts[purpose] };
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { name: '', email: '', page, content: '', homepage: '' },
    check: ({ name, email, content }) => ({
      ...(!name.trim() && { name: NAME_MISSING }),
      ...(!looksLikeEmail(email) && { email: EMAIL_WRONG }),
      ...(!content.trim() && { content: missing }),
    }),
    async send({ page, ...values }, { typedForMs, idempotencyKey }) {
      const about = purpose === 'removal' && { page, ...(businessId && { businessId }) };
      await api.call(call, { ...values, ...about, typedForMs }, { idempotencyKey });
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
    <Form form={form} summary={texts.summary} className="flex grow flex-col gap-4">
      <TextField {...form.field('name')} {...personNameInput} label={texts.name} />
      <TextField
        {...form.field('email')}
        {...emailInput}
        label={texts.email}
        hint={texts.emailHint}
      />
      {purpose === 'removal' && (
        <TextField
          {...form.field('page')}
          label={texts.page}
          optional
          hint={texts.pageHint}
          autoComplete="off"
          maxLength={300}
        />
      )}
      <TextArea
        {...form.field('content')}
        label={texts.content}
        rows={5}
        maxLength={max}
        className="grow [&_textarea]:grow"
      />
      <SubmitButton
        form={form}
        send={texts.send}
        variant={purpose === 'inquiry' ? 'primary' : 'plain'}
        className="self-start"
      />
    </Form>
  );
}
