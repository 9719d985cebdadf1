import {
  type AdministeredDays,
  type AdministeredTurn,
  DUTY_KIND,
  linkDutyTurn,
} from '#contract/duty/administered-duty.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useBusinessChoices } from '#web/browser/use-business-choices.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { administeredDutyTexts as texts } from '#web/texts/administration-duty.ts';
import { businessChoiceTexts } from '#web/texts/business-choices.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';

interface LinkDialogProps {
  turn: AdministeredTurn;
  onLinked: (days: AdministeredDays) => void;
  onClose: () => void;
}

/** A pharmacy of the directory for a turn, found by its name. */
export function LinkDialog({ turn, onLinked, onClose }: LinkDialogProps) {
  const { id, name, district, phone, address } = turn;
  const api = useApi();
  const form = useForm({
    initial: { businessId: undefined as number | undefined },
    check: ({ businessId }) => (businessId ? {} : { businessId: businessChoiceTexts.missing }),
    async send({ businessId = 0 }) {
      onLinked(await api.call(linkDutyTurn, { id, businessId }));
      onClose();
      await notify({ title: texts.linked, description: name, tone: 'success' });
    },
  });
  const choices = useBusinessChoices({
    words: name,
    kind: DUTY_KIND,
    onChosen: (chosen) => form.set('businessId', chosen),
  });
  return (
    <Dialog open onClose={onClose} title={texts.seekTitle(name)}>
      <Form
        form={form}
        summary={administrationTexts.formProblems}
        lead={<p>{[district, phone, address].filter(Boolean).join(' · ')}</p>}
      >
        <Combobox
          {...choices}
          id={form.idOf('businessId')}
          label={businessChoiceTexts.label}
          hint={businessChoiceTexts.hint}
          error={form.errors.businessId}
        />
        <div className="dialog-actions">
          <FormButtons form={form} send={texts.link} onCancel={onClose} />
        </div>
      </Form>
    </Dialog>
  );
}
