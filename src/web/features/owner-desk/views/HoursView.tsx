import { Fragment, useState } from 'react';
import {
  changeManagedBusiness,
  removeSpecialDay,
  setSpecialDay,
} from '#contract/owners/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { editTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { Card } from '#web/ui/Card.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { type StoredHours, useWorkspace } from '../workspace-context.ts';
import { specialDayChanges } from './special-day-changes.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** The week and the dated exceptions to it; both are live at once. */
export function HoursView() {
  const api = useApi();
  const { business, setBusiness, slots } = useWorkspace();
  const [before, setBefore] = useState(() => ({
    hours: business.hours ?? '',
    ramadanHours: business.ramadanHours ?? '',
    specialDays: business.specialDays,
    specialDayNames: business.specialDayNames,
  }));
  const form = useForm<{ hours: StoredHours | undefined }>({
    initial: { hours: before },
    check: ({ hours }) => (hours ? {} : { hours: texts.hoursWrong }),
    async send({ hours: wanted }) {
      if (!wanted) return;
      const { id } = business;
      let now = business;
      const { hours, ramadanHours } = wanted;
      if (hours !== before.hours || ramadanHours !== before.ramadanHours) {
        now = await api.call(changeManagedBusiness, {
          id,
          ...(hours !== before.hours && { hours }),
          ...(ramadanHours !== before.ramadanHours && { ramadanHours }),
        });
      }
      const { set, removed } = specialDayChanges(before, wanted);
      for (const { from: day, until } of removed) {
        now = await api.call(removeSpecialDay, { id, day, until });
      }
      for (const { from: day, ...said } of set) {
        now = await api.call(setSpecialDay, { id, day, ...said });
      }
      setBefore(wanted);
      if (now === business) {
        await notify({ title: texts.hoursTitle, description: workspaceTexts.nothingChanged });
        return;
      }
      setBusiness(now);
      await notify({ ...workspaceTexts.saved, tone: 'success' });
    },
  });
  // The editor reads what it begins with once: hours that come back are another beginning.
  const [round, setRound] = useState(0);
  useTypedWords(`hours ${business.id}`, {
    values: form.values,
    setValues(change) {
      form.setValues(change);
      setRound(round + 1);
    },
  });
  return (
    <ViewFrame
      title={texts.hoursTitle}
      lead={texts.hoursLead}
      isUnsaved={JSON.stringify(form.values.hours) !== JSON.stringify(before)}
    >
      <Form form={form} summary={workspaceTexts.summary} className="flex flex-col gap-5">
        <Card as="div" className="gap-6 overflow-visible! p-4 sm:p-6">
          <Fragment key={round}>
            {slots.hours({
              id: form.idOf('hours'),
              ...(form.values.hours ?? before),
              showsProblems: form.tries > 0,
              onChange: (hours) => form.set('hours', hours),
            })}
          </Fragment>
        </Card>
        <SubmitButton form={form} send={workspaceTexts.save} size="lg" className="self-start" />
      </Form>
    </ViewFrame>
  );
}
