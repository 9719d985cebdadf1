import { useState } from 'react';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { PLAN_NAMES, PLAN_REQUEST_LENGTH, requestPlan } from '#contract/owners/plans.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { planTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { Outcome } from '#web/ui/Outcome.tsx';
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.requestTitle(PLAN_NAMES[plan])}
      closeLabel={workspaceTexts.close}
    >
      {isSent ? (
        <Outcome
          title={texts.sentTitle}
          action={<Button onClick={onClose}>{workspaceTexts.close}</Button>}
        >
          <p>{texts.sentText}</p>
        </Outcome>
      ) : (
        <form
          noValidate
          onSubmit={(event) => void form.submit(event)}
          className="flex flex-col gap-4"
        >
          <p className="text-quiet">{texts.requestText}</p>
          <FormSummary title={texts.summary} {...form} />
          <TextArea
            {...form.field('message')}
            label={texts.message}
            labelNote={workspaceTexts.optional}
            maxLength={PLAN_REQUEST_LENGTH}
          />
          <Button type="submit" variant="primary" wide busy={form.isSending}>
            {texts.send}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
