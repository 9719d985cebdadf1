import { dayInAdana } from '#contract/calendar/days.ts';
import type { BusinessFile } from '#contract/moderation/administration.ts';
import { PLAN_NAMES, PLANS, setPlan } from '#contract/owners/plans.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Panel } from '../Panel.tsx';

/** The last moment of a day in Adana, which is UTC+3 all year. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59+03:00`).toISOString();
const dayOf = (moment: string | null) => (moment === null ? '' : dayInAdana(new Date(moment)));

/** The plan of a business and how long it runs; an admin's to say. */
export function PlanForm({ file, onSaved }: { file: BusinessFile; onSaved: () => Promise<void> }) {
  const api = useApi();
  const form = useForm({
    initial: { plan: file.plan as string, expiresAt: dayOf(file.planExpiresAt) },
    async send({ plan, expiresAt }) {
      await api.call(setPlan, {
        id: file.id,
        plan: PLANS.find((one) => one === plan) ?? 'free',
        expiresAt: expiresAt && plan !== 'free' ? endOfDay(expiresAt) : null,
      });
      await onSaved();
      await notify({ title: texts.planSaved, description: '', tone: 'success' });
    },
  });
  return (
    <Panel title={texts.planTitle} lead={texts.planLead}>
      <Form form={form} summary={administrationTexts.formProblems} className="flex flex-col gap-3">
        <Select
          {...form.field('plan')}
          label={texts.plan}
          options={PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))}
        />
        {form.values.plan !== 'free' && (
          <TextField
            {...form.field('expiresAt')}
            type="date"
            min={dayInAdana(new Date())}
            label={texts.planEnd}
            hint={texts.planEndHint}
          />
        )}
        <SubmitButton
          form={form}
          send={administrationTexts.save}
          variant="plain"
          className="self-start"
        />
      </Form>
    </Panel>
  );
}
