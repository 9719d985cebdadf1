import { useEffect, useState } from 'react';
import { MAX_DESCRIPTION_LENGTH } from '#contract/business-submission.ts';
import { PRICE_RANGE_WORDS, PRICE_RANGES } from '#contract/businesses.ts';
import { listCategories } from '#contract/categories.ts';
import { DISTRICTS } from '#contract/districts.ts';
import { changeManagedBusiness } from '#contract/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useForm } from '#web/browser/use-form.ts';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { editTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { phoneInput } from '#web/ui/contact-inputs.ts';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { editChanges, editValues } from './edit-values.ts';
import { ViewFrame } from './ViewFrame.tsx';
import { useWorkspace } from './workspace-context.ts';

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
      ...(!name.trim() && { name: submissionTexts.nameMissing }),
      ...(!address.trim() && { address: submissionTexts.addressMissing }),
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
      const waits = changed.waiting.revisions > 0 && changesRevised(changes);
      await notify({ ...(waits ? texts.sent : workspaceTexts.saved), tone: 'success' });
      onSaved();
    },
  });
  const { values, errors, field, set, idOf } = form;
  const isChanged = editChanges(before, values) !== undefined;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const known = categories.state === 'ready' ? categories.data : [];
  const district = DISTRICTS.find((name) => name === values.district);
  /** What visitors see meanwhile. */
  const live = (value: string, shown: string | null) =>
    shown && value.trim() !== shown ? texts.isLive(shown) : undefined;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <FormSummary title={workspaceTexts.summary} {...form} />
      <Card as="section" className="gap-4 overflow-visible! p-4 sm:p-6">
        <div>
          <h3 className="text-lg">{texts.revised}</h3>
          <p className="mt-1 text-sm text-quiet">{texts.revisedLead}</p>
        </div>
        {business.waiting.revisions > 0 && <Notice>{texts.stillWaits}</Notice>}
        <TextField
          {...field('name')}
          label={submissionTexts.name}
          labelNote={texts.afterApproval}
          hint={live(values.name, business.name)}
          maxLength={120}
          required
        />
        <Select
          {...field('category')}
          label={submissionTexts.category}
          labelNote={texts.afterApproval}
          hint={live(values.category, business.category)}
          options={[...new Set([values.category, ...known.map(({ name }) => name)])].map(
            (name) => ({ value: name, label: name }),
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            {...field('district')}
            label={submissionTexts.district}
            labelNote={texts.afterApproval}
            hint={live(values.district, business.district)}
            options={DISTRICTS.map((name) => ({ value: name, label: name }))}
          />
          <TextField
            {...field('neighbourhood')}
            label={submissionTexts.neighbourhood}
            labelNote={texts.afterApproval}
            hint={live(values.neighbourhood, business.neighbourhood)}
            maxLength={100}
          />
        </div>
        <TextArea
          {...field('address')}
          label={submissionTexts.address}
          labelNote={texts.afterApproval}
          hint={live(values.address, business.address)}
          rows={2}
          maxLength={300}
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
          label={submissionTexts.describe}
          hint={submissionTexts.describeHint}
          rows={6}
          maxLength={MAX_DESCRIPTION_LENGTH}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('subcategory')}
            label={submissionTexts.subcategory}
            maxLength={100}
          />
          <Select
            {...field('priceRange')}
            label={submissionTexts.priceRange}
            options={PRICE_RANGES.map((range) => ({
              value: range,
              label: submissionTexts.priceOption(range, PRICE_RANGE_WORDS[range]),
            }))}
          />
          <TextField {...field('phone')} {...phoneInput} label={submissionTexts.phone} />
          <TextField
            {...field('website')}
            inputMode="url"
            label={submissionTexts.website}
            autoCapitalize="none"
            maxLength={500}
          />
          <TextField
            {...field('whatsapp')}
            type="tel"
            label={submissionTexts.whatsapp}
            maxLength={40}
          />
          <TextField
            {...field('instagram')}
            label={submissionTexts.instagram}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
        </div>
        <h4 className="text-base">{texts.features}</h4>
        {slots.features({
          id: idOf('features'),
          features: values.features,
          onChange: (features) => set('features', features),
          error: errors.features,
          categorySlug: known.find(({ name }) => name === values.category)?.slug,
        })}
      </Card>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.isSending}
        className="self-start"
      >
        {workspaceTexts.save}
      </Button>
    </form>
  );
}

const changesRevised = (changes: object) =>
  ['name', 'category', 'district', 'neighbourhood', 'address', 'latitude'].some(
    (name) => name in changes,
  );
