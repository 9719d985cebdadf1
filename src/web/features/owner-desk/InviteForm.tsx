import { EMAIL_WRONG } from '#contract/accounts/accounts.ts';
import { type Colleague, inviteColleague } from '#contract/owners/owner-team.ts';
import type { BusinessRole } from '#contract/owners/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { settingsTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useWorkspace } from './workspace-context.ts';

const roles: BusinessRole[] = ['manager', 'owner'];

/** An e-mail with a link to whoever is to act for the business too. */
export function InviteForm({ onInvited }: { onInvited: (invited: Colleague) => void }) {
  const api = useApi();
  const { business } = useWorkspace();
  const form = useForm({
    initial: { email: '', role: 'manager' },
    check: ({ email }) => (looksLikeEmail(email) ? {} : { email: EMAIL_WRONG }),
    async send({ email, role }, { idempotencyKey }) {
      const input = { id: business.id, email, role: role as BusinessRole };
      const invited = await api.call(inviteColleague, input, { idempotencyKey });
      form.setValues({ email: '', role: 'manager' });
      onInvited(invited);
      await notify({ ...texts.invited(invited.email), tone: 'success' });
    },
  });
  useTypedWords(`invite ${business.id}`, form);
  return (
    <Form
      form={form}
      summary={workspaceTexts.actionFailed}
      lead={<h4 className="text-base">{texts.inviteTitle}</h4>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('email')}
          type="email"
          label={texts.email}
          autoComplete="off"
          maxLength={254}
          required
        />
        <Select
          {...form.field('role')}
          label={texts.role}
          options={roles.map((role) => ({ value: role, label: texts.roles[role] }))}
        />
      </div>
      <SubmitButton form={form} send={texts.invite} variant="plain" className="self-start" />
    </Form>
  );
}
