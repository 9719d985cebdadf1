import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BusinessFile, editBusinessFile } from '#contract/administration.ts';
import { PRICE_RANGE_WORDS, PRICE_RANGES, type PriceRange } from '#contract/businesses.ts';
import { listCategories } from '#contract/categories.ts';
import { DISTRICTS, type District } from '#contract/districts.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useForm } from '#web/browser/use-form.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { Panel } from './Panel.tsx';

/** Fields whose tools belong to other features; the page puts them in. */
export interface BusinessFormSlots {
  hours: (hours: string, onHours: (hours: string) => void) => ReactNode;
  pin: (place: {
    latitude: string;
    longitude: string;
    district: string;
    onPin: (latitude: string, longitude: string) => void;
  }) => ReactNode;
}

interface BusinessFormProps {
  file: BusinessFile;
  slots: BusinessFormSlots;
  onSaved: (file: BusinessFile) => void;
}

const { fields } = texts;
const named = (value: string) => ({ value, label: value });

/** Everything a business says of itself, to be mended. */
export function BusinessForm({ file, slots, onSaved }: BusinessFormProps) {
  const api = useApi();
  const categories = useAsked('categories', (signal) => api.call(listCategories, {}, { signal }));
  const names = categories.state === 'ready' ? categories.data.map(({ name }) => name) : [];
  if (!names.includes(file.category)) names.push(file.category);
  const form = useForm({
    initial: { ...file.form, features: file.form.features.join(', ') },
    async send({ features, district, priceRange, ...values }) {
      const saved = await api.call(editBusinessFile, {
        ...values,
        id: file.id,
        district: district as District,
        priceRange: priceRange as PriceRange | '',
        features: features
          .split(',')
          .map((feature) => feature.trim())
          .filter(Boolean),
      });
      form.setValues({ ...saved.form, features: saved.form.features.join(', ') });
      onSaved(saved);
      await notify({ title: texts.edited, description: saved.name, tone: 'success' });
    },
  });
  useTypedWords(`business ${file.id}`, form);
  const { values, field, box } = form;
  return (
    <Panel title={texts.formTitle} lead={texts.formLead}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <FormSummary title={administrationTexts.formProblems} {...form} />
        <TextField {...field('name')} label={fields.name} maxLength={120} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select {...field('category')} label={fields.category} options={names.map(named)} />
          <TextField {...field('subcategory')} label={fields.subcategory} maxLength={100} />
          <Select {...field('district')} label={fields.district} options={DISTRICTS.map(named)} />
          <TextField {...field('neighbourhood')} label={fields.neighbourhood} maxLength={100} />
        </div>
        <TextField {...field('address')} label={fields.address} maxLength={300} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('latitude')} label={fields.latitude} inputMode="decimal" />
          <TextField {...field('longitude')} label={fields.longitude} inputMode="decimal" />
        </div>
        {slots.pin({
          ...values,
          onPin: (latitude, longitude) => {
            form.set('latitude', latitude);
            form.set('longitude', longitude);
          },
        })}
        <TextArea {...field('description')} label={fields.description} rows={5} maxLength={3000} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('phone')} label={fields.phone} inputMode="tel" />
          <TextField {...field('whatsapp')} label={fields.whatsapp} inputMode="tel" />
          <TextField {...field('email')} label={fields.email} inputMode="email" />
          <TextField {...field('website')} label={fields.website} inputMode="url" />
          <TextField {...field('instagram')} label={fields.instagram} />
          <Select
            {...field('priceRange')}
            label={fields.priceRange}
            options={[
              { value: '', label: texts.noPrice },
              ...PRICE_RANGES.map((value) => ({
                value,
                label: submissionTexts.priceOption(value, PRICE_RANGE_WORDS[value]),
              })),
            ]}
          />
        </div>
        <CheckField {...box('isEmailShown')} label={fields.isEmailShown} />
        <TextField {...field('features')} label={fields.features} hint={texts.featuresHint} />
        <fieldset
          id={form.idOf('hours')}
          tabIndex={-1}
          className="flex flex-col gap-2 outline-none"
        >
          <legend className="field-label">{fields.hours}</legend>
          {form.errors.hours && (
            <FieldError id={`${form.idOf('hours')}-error`}>{form.errors.hours}</FieldError>
          )}
          {slots.hours(values.hours, (hours) => form.set('hours', hours))}
        </fieldset>
        <CheckField {...box('isOpen')} label={fields.isOpen} />
        <Images
          images={values.images}
          onDrop={(dropped) =>
            form.set(
              'images',
              values.images.filter((address) => address !== dropped),
            )
          }
        />
        <Button type="submit" variant="primary" busy={form.isSending} className="self-start">
          {administrationTexts.save}
        </Button>
      </form>
    </Panel>
  );
}

function Images({ images, onDrop }: { images: string[]; onDrop: (address: string) => void }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="field-label">{fields.images}</legend>
      <p className="text-quiet text-sm">
        {images.length > 0 ? texts.imagesHint(images.length) : texts.noImages}
      </p>
      <ul className="flex flex-wrap gap-2">
        {images.map((address, index) => (
          <li key={address} className="relative">
            {/* Only our own: another site would be told who looks here. */}
            {address.startsWith('/api/') ? (
              <img
                src={address}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                className="size-24 rounded-md border border-line object-cover"
              />
            ) : (
              <span className="grid size-24 place-items-center overflow-hidden rounded-md border border-line p-1 text-quiet text-xs wrap-anywhere">
                {address.slice(0, 40)}
              </span>
            )}
            <IconButton
              variant="solid"
              label={texts.dropImage(index + 1)}
              icon={<X className="size-5" aria-hidden="true" />}
              onClick={() => onDrop(address)}
              className="absolute top-0 right-0"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
