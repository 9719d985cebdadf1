import { useEffect, useState } from 'react';
import { PRICE_RANGE_WORDS, PRICE_RANGES } from '#contract/businesses/businesses.ts';
import { businessFields, liveFields, revisedFields } from '#contract/businesses/fields.ts';
import { listCategories } from '#contract/categories/categories.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { contactFields, inputOf } from '#web/browser/business-inputs.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useForm } from '#web/browser/use-form.ts';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { editTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { Card } from '#web/ui/Card.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { waitingWords } from '../StateNotices.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { editChanges, editValues } from './edit-values.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** 'Düzenle': what waits for approval apart from what is live at once. */
export function EditView() {
  const { business } = useWorkspace();
  const [round, setRound] = useState(0);
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <ViewFrame title={texts.title} isUnsaved={isUnsaved}>
      <EditForm
        key={`${business.id} ${round}`}
        onSaved={() => setRound(round + 1)}
        onChanged={setUnsaved}
      />
    </ViewFrame>
  );
}

interface EditFormProps {
  onSaved: () => void;
  /** Whether something in it differs from how it was opened. */
  onChanged: (isChanged: boolean) => void;
}

function EditForm({ onSaved, onChanged }: EditFormProps) {
  const api = useApi();
  const { business, setBusiness, slots } = useWorkspace();
  const categories = useAsked('categories', (signal) => api.call(listCategories, {}, { signal }));
  const [before] = useState(() => editValues(business));
  const form = useForm({
    initial: before,
    check: ({ name, address, place }) => ({
      ...(!name.trim() && { name: businessFields.name.missing }),
      ...(!address.trim() && { address: businessFields.address.missing }),
      ...(place === undefined && { pin: submissionTexts.pinUnreadable }),
    }),
    async send(values) {
      const changes = editChanges(before, values);
      if (!changes) {
        await notify({ title: texts.title, description: workspaceTexts.nothingChanged });
        return;
      }
      const changed = await api.call(changeManagedBusiness, { id: business.id, ...changes });
      setBusiness(changed);
      await notify({ ...savedWords(changes, changed.waiting.revisions > 0), tone: 'success' });
      onSaved();
    },
  });
  useTypedWords(`edit ${business.id}`, form);
  const { values, errors, field, set, idOf } = form;
  const isChanged = editChanges(before, values) !== undefined;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const known = categories.state === 'ready' ? categories.data : [];
  const district = DISTRICTS.find((name) => name === values.district);
  /** What visitors see meanwhile. */
  const live = (value: string, shown: string | null) =>
    shown && value.trim() !== shown ? texts.isLive(shown) : undefined;
  return (
    <Form form={form} summary={workspaceTexts.summary} className="flex flex-col gap-5">
      <Card as="section" className="gap-4 overflow-visible! p-4 sm:p-6">
        <div>
          <h3 className="text-lg">{texts.revised}</h3>
          <p className="mt-1 text-sm text-quiet">{texts.revisedLead}</p>
        </div>
        {business.waiting.revisions > 0 && <Notice>{texts.stillWaits}</Notice>}
        <TextField
          {...field('name')}
          {...inputOf('name')}
          labelNote={texts.afterApproval}
          hint={live(values.name, business.name)}
          required
        />
        <Select
          {...field('category')}
          label={businessFields.category.label}
          labelNote={texts.afterApproval}
          hint={live(values.category, business.category)}
          options={[...new Set([values.category, ...known.map(({ name }) => name)])]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            {...field('district')}
            label={businessFields.district.label}
            labelNote={texts.afterApproval}
            hint={live(values.district, business.district)}
            options={DISTRICTS}
          />
          <TextField
            {...field('neighbourhood')}
            {...inputOf('neighbourhood')}
            labelNote={texts.afterApproval}
            hint={live(values.neighbourhood, business.neighbourhood)}
          />
        </div>
        <TextArea
          {...field('address')}
          {...inputOf('address')}
          labelNote={texts.afterApproval}
          hint={live(values.address, business.address)}
          rows={2}
          required
        />
        {slots.pin({
          id: idOf('pin'),
          text: values.pin,
          district,
          category: known.find(({ name }) => name === values.category)?.slug ?? '',
          error: errors.pin,
          onChange: (pin, place) => {
            set('pin', pin);
            set('place', place);
          },
        })}
      </Card>
      <Card as="section" className="gap-4 overflow-visible! p-4 sm:p-6">
        <div>
          <h3 className="text-lg">{texts.live}</h3>
          <p className="mt-1 text-sm text-quiet">{texts.liveLead}</p>
        </div>
        <TextArea
          {...field('description')}
          {...inputOf('description')}
          hint={submissionTexts.describeHint}
          rows={6}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('subcategory')} {...inputOf('subcategory')} />
          <Select
            {...field('priceRange')}
            label={businessFields.priceRange.label}
            options={[
              ...(business.priceRange ? [] : [{ value: '', label: texts.priceUnsaid }]),
              ...PRICE_RANGES.map((range) => ({
                value: range,
                label: submissionTexts.priceOption(range, PRICE_RANGE_WORDS[range]),
              })),
            ]}
          />
          {contactFields.map((name) => (
            <TextField key={name} {...field(name)} {...inputOf(name)} />
          ))}
        </div>
        <h4 className="text-base">{texts.features}</h4>
        {slots.features({
          id: idOf('features'),
          features: values.features,
          onChange: (features) => set('features', features),
          error: errors.features,
          attributes: values.attributes,
          onAttributes: (attributes) => set('attributes', attributes),
          kind: `${values.name} ${values.subcategory}`,
          categorySlug: known.find(({ name }) => name === values.category)?.slug,
        })}
      </Card>
      <SubmitButton form={form} send={workspaceTexts.save} size="lg" className="self-start" />
    </Form>
  );
}

/** Whether it is public now, waits, or half of it does. */
function savedWords(changes: object, isWaiting: boolean) {
  const isSent = (names: readonly string[]) => names.some((name) => name in changes);
  if (!isWaiting || !isSent(revisedFields)) return workspaceTexts.saved;
  return isSent(liveFields) ? texts.halfSent(waitingWords(changes)) : texts.sent;
}
