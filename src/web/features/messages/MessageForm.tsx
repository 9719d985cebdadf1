import { useState } from 'react';
import { EMAIL_WRONG, NAME_MISSING } from '#contract/accounts/accounts.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { MESSAGE_LENGTH, sendMessage } from '#contract/messages.ts';
import { useApi } from '#web/browser/api-context.ts';
import { forKnownPerson, type PersonProps } from '#web/browser/for-known-person.tsx';
import { useForm } from '#web/browser/use-form.ts';
import { messageTexts as texts } from '#web/texts/messages.ts';
import { AnswerAddress } from '#web/ui/AnswerAddress.tsx';
import { looksLikeEmail, personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

/** What one wants to know, and where the answer goes. */
export const MessageDialog = forKnownPerson(function MessageForm({
  business,
  person,
  ...dialog
}: LateDialogState & PersonProps & { business: Business }) {
  const api = useApi();
  const [sentFrom, setSentFrom] = useState<string>();
  const form = useForm({
    initial: { content: '', name: person.name, email: '', phone: person.phone, homepage: '' },
    check: ({ content, name, email }) => ({
      ...(!content.trim() && { content: texts.contentMissing }),
      ...(!name.trim() && { name: NAME_MISSING }),
      ...(!person.isMember && !looksLikeEmail(email) && { email: EMAIL_WRONG }),
    }),
    async send(values, { typedForMs, idempotencyKey }) {
      const { id } = business;
      await api.call(sendMessage, { id, ...values, typedForMs }, { idempotencyKey });
      setSentFrom(values.email.trim() || person.email);
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={texts.title}
      texts={texts}
      lead={texts.lead(business.name)}
      form={form}
      sent={sentFrom ? { title: texts.sentTitle, text: texts.sentText(sentFrom) } : undefined}
    >
      <TextArea
        {...form.field('content')}
        label={texts.content}
        rows={5}
        maxLength={MESSAGE_LENGTH}
        required
      />
      <TextField {...form.field('name')} {...personNameInput} label={texts.name} required />
      <AnswerAddress field={form.field('email')} known={person.email} texts={texts} />
      <TextField {...form.field('phone')} {...phoneInput} label={texts.phone} optional />
      <p className="text-sm text-quiet">{texts.privacy}</p>
    </FormDialog>
  );
});
