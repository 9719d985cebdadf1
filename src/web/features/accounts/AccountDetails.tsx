import { type Account, changeAccount, NAME_MISSING } from '#contract/accounts/accounts.ts';
import { changeShownAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';
import { Card } from '#web/ui/Card.tsx';
import { personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';

export function AccountDetails({ account }: { account: Account }) {
  const api = useApi();
  const form = useForm({
    initial: { name: account.name, phone: account.phone ?? '' },
    check: ({ name }) => ({ ...(!name.trim() && { name: NAME_MISSING }) }),
    async send({ name, phone }) {
      changeShownAccount(await api.call(changeAccount, { name, phone }));
      void notify({ title: texts.saved, description: texts.savedText, tone: 'success' });
    },
  });
  useTypedWords('account', form);
  return (
    <Card as="section" aria-labelledby="bilgilerim" className="p-5">
      <h2 id="bilgilerim" className="text-xl">
        {texts.detailsTitle}
      </h2>
      <Form form={form} summary={texts.summary} className="mt-4 flex flex-col gap-4">
        <TextField {...form.field('name')} {...personNameInput} label={texts.name} required />
        <TextField {...form.field('phone')} {...phoneInput} label={texts.phone} optional />
        <TextField
          label={texts.email}
          hint={texts.emailNote}
          value={account.email}
          readOnly
          autoComplete="email"
        />
        <SubmitButton form={form} send={texts.save} variant="river" className="self-start" />
      </Form>
    </Card>
  );
}
