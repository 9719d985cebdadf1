import { useState } from 'react';
import { useLocation } from 'wouter';
import { textFields } from '#contract/businesses/fields.ts';
import {
  ADDED_STATUSES,
  addBusinessFile,
  type BusinessFile,
} from '#contract/moderation/administration.ts';
import { useApi } from '#web/browser/api-context.ts';
import { textsOf } from '#web/browser/business-inputs.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { Panel } from '../Panel.tsx';
import { BusinessForm, type BusinessFormSlots } from './BusinessForm.tsx';

const EMPTY: BusinessFile['form'] = {
  ...textsOf(textFields),
  ...{ district: '', latitude: '', longitude: '', email: '', isEmailShown: false },
  ...{ priceRange: '', hours: '', ramadanHours: '' },
  ...{ attributes: {}, features: [], images: [], isOpen: true },
};

/** A business that the team puts in itself; its own page follows, where what is alike is shown. */
export function AddBusiness({ slots }: { slots: BusinessFormSlots }) {
  const api = useApi();
  const [, navigate] = useLocation();
  const [status, setStatus] = useState<(typeof ADDED_STATUSES)[number]>('approved');
  return (
    <Panel title={texts.formTitle} lead={texts.addLead}>
      <BusinessForm
        initial={EMPTY}
        keptAs="new business"
        slots={slots}
        submitLabel={texts.addAs[status]}
        send={async (form, { idempotencyKey }) => {
          const added = await api.call(addBusinessFile, { ...form, status }, { idempotencyKey });
          await notify({ title: texts.added[status], description: added.name, tone: 'success' });
          navigate(`/admin/businesses/${added.id}`);
          return added.form;
        }}
      >
        <Select
          label={texts.status}
          value={status}
          onChange={(event) =>
            setStatus(ADDED_STATUSES.find((one) => one === event.currentTarget.value) ?? status)
          }
          options={ADDED_STATUSES.map((value) => ({ value, label: texts.addedAs[value] }))}
        />
      </BusinessForm>
    </Panel>
  );
}
