import { useState } from 'react';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { PLAN_NAMES, PLAN_REQUEST_LENGTH, requestPlan } from '#contract/owners/plans.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { planTexts as texts } from '#web/texts/owner-workspace.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { useWorkspace } from './workspace-context.ts';

/** The wish for another plan; nothing is paid here. */
export function PlanRequestDialog({ plan, onClose }: { plan: OwnerPlan; onClose: () => void }) {
  const api = useApi();
  const { business, setBusiness } = useWorkspace();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { message: '' },
    async send({ message }, { idempotencyKey }) {
      const { id } = business;
      const planRequest = await api.call(requestPlan, { id, plan, message }, { idempotencyKey });
      setBusiness({ ...business, planRequest });
      setSent(true);
    },
  });
  useTypedWords(`plan ${business.id}`, form);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={texts.requestTitle(PLAN_NAMES[plan])}
      texts={texts}
      lead={texts.requestText}
      form={form}
      sent={isSent ? { title: texts.sentTitle, text: texts.sentText } : undefined}
    >
      <TextArea
        {...form.field('message')}
        label={texts.message}
        optional
        maxLength={PLAN_REQUEST_LENGTH}
      />
    </FormDialog>
  );
}
