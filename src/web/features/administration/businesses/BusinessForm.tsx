import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { Attributes } from '#contract/attributes/attributes.ts';
import {
  PRICE_RANGE_WORDS,
  PRICE_RANGES,
  type PriceRange,
} from '#contract/businesses/businesses.ts';
import { askedFor } from '#contract/businesses/fields.ts';
import { listCategories } from '#contract/categories/categories.ts';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import type { AdministeredForm, BusinessFile } from '#contract/moderation/administration.ts';
import { useApi } from '#web/browser/api-context.ts';
import { contactFields, inputOf } from '#web/browser/business-inputs.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { type PhotosField, type Signals, useForm } from '#web/browser/use-form.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { CancelButton } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/FieldError.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LeaveQuestion } from '#web/ui/LeaveQuestion.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

/** Fields whose tools belong to other features; the page puts them in. */
export interface BusinessFormSlots {
  hours: (hours: string, onHours: (hours: string) => void) => ReactNode;
  pin: (place: {
    latitude: string;
    longitude: string;
    district: string;
    onPin: (latitude: string, longitude: string) => void;
  }) => ReactNode;
  attributes: (asked: {
    id: string;
    attributes: Attributes;
    onChange: (attributes: Attributes) => void;
    error: string | undefined;
    categorySlug: string | undefined;
    kind: string;
  }) => ReactNode;
  photos: (photos: PhotosField) => ReactNode;
}

type Values = BusinessFile['form'];

interface BusinessFormProps {
  initial: Values;
  /** What was typed is kept under, should the session end. */
  keptAs: string;
  slots: BusinessFormSlots;
  /** Answers what is stored now. */
  send: (form: z.input<typeof AdministeredForm>, signals: Signals) => Promise<Values>;
  submitLabel: string;
  /** Opened by somebody who wants to write at once. */
  takesFocus?: boolean;
  /** Before its button, and beside it. */
  children?: ReactNode;
  onClose?: (() => void) | undefined;
}

/** Where nothing is said yet, nothing is said by itself. */
const choicesOf = (values: readonly string[], said: string) => [
  ...(said ? [] : [{ value: '', label: texts.choose }]),
  ...values.map((value) => ({ value, label: value })),
];
/** Of a business without a plan's limit. */
const MOST_PHOTOS = 500;
/** Only our own is drawn: another site would be told who looks here. */
const isOurs = (address: string) => address.startsWith('/api/');

/** Everything a business says of itself. */
export function BusinessForm({
  initial,
  keptAs,
  slots,
  send,
  submitLabel,
  takesFocus = false,
  children,
  onClose,
}: BusinessFormProps) {
  const api = useApi();
  const categories = useAsked('categories', (signal) => api.call(listCategories, {}, { signal }));
  const names = categories.state === 'ready' ? categories.data.map(({ name }) => name) : [];
  if (initial.category && !names.includes(initial.category)) names.push(initial.category);
  const [stored, setStored] = useState(() => asTyped(initial));
  const form = useForm({
    initial: stored,
    async send({ features, district, priceRange, ...values }, signals) {
      const wish = {
        ...values,
        district: district as District,
        priceRange: priceRange as PriceRange | '',
        features: features
          .split(',')
          .map((feature) => feature.trim())
          .filter(Boolean),
      };
      const now = asTyped(await send(wish, signals));
      setStored(now);
      form.setValues(now);
    },
  });
  useTypedWords(keptAs, form);
  const { values, field, box } = form;
  const foreign = values.images.filter((address) => !isOurs(address));
  return (
    <Form form={form} summary={administrationTexts.formProblems}>
      <TextField {...field('name')} {...inputOf('name')} autoFocus={takesFocus} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...field('category')}
          label={askedFor('category')}
          options={choicesOf(names, initial.category)}
        />
        <TextField {...field('subcategory')} {...inputOf('subcategory')} />
        <Select
          {...field('district')}
          label={askedFor('district')}
          options={choicesOf(DISTRICTS, initial.district)}
        />
        <TextField {...field('neighbourhood')} {...inputOf('neighbourhood')} />
      </div>
      <TextField {...field('address')} {...inputOf('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('latitude')} label={askedFor('latitude')} inputMode="decimal" />
        <TextField {...field('longitude')} label={askedFor('longitude')} inputMode="decimal" />
      </div>
      {slots.pin({
        ...values,
        onPin: (latitude, longitude) => {
          form.set('latitude', latitude);
          form.set('longitude', longitude);
        },
      })}
      <TextArea {...field('description')} {...inputOf('description')} rows={5} />
      <div className="grid gap-4 sm:grid-cols-2">
        {contactFields.map((name) => (
          <TextField key={name} {...field(name)} {...inputOf(name)} />
        ))}
        <TextField {...field('email')} label={askedFor('email')} inputMode="email" />
        <Select
          {...field('priceRange')}
          label={askedFor('priceRange')}
          options={[
            { value: '', label: texts.noPrice },
            ...PRICE_RANGES.map((value) => ({
              value,
              label: submissionTexts.priceOption(value, PRICE_RANGE_WORDS[value]),
            })),
          ]}
        />
      </div>
      <CheckField {...box('isEmailShown')} label={askedFor('isEmailShown')} />
      {slots.attributes({
        id: form.idOf('attributes'),
        attributes: values.attributes,
        onChange: (attributes) => form.set('attributes', attributes),
        error: form.errors.attributes,
        categorySlug:
          categories.state === 'ready'
            ? categories.data.find(({ name }) => name === values.category)?.slug
            : undefined,
        kind: `${values.name} ${values.subcategory}`,
      })}
      <TextField {...field('features')} label={askedFor('features')} hint={texts.featuresHint} />
      {(['hours', 'ramadanHours'] as const).map((name) => (
        <fieldset
          key={name}
          id={form.idOf(name)}
          tabIndex={-1}
          className="flex flex-col gap-2 outline-none"
        >
          <legend className="field-label">{askedFor(name)}</legend>
          {form.errors[name] && (
            <FieldError id={`${form.idOf(name)}-error`}>{form.errors[name]}</FieldError>
          )}
          {slots.hours(values[name], (hours) => form.set(name, hours))}
        </fieldset>
      ))}
      <CheckField {...box('isOpen')} label={askedFor('isOpen')} />
      {slots.photos({
        ...form.files('images'),
        images: values.images.filter(isOurs),
        onImages: (images) => form.set('images', [...images, ...foreign]),
        max: MOST_PHOTOS,
        label: askedFor('images'),
        hint: texts.imagesHint,
      })}
      <Foreign
        images={foreign}
        onDrop={(dropped) =>
          form.set(
            'images',
            values.images.filter((address) => address !== dropped),
          )
        }
      />
      {children}
      <div
        className={classNames(
          'flex flex-wrap gap-2',
          onClose && 'sticky bottom-0 border-line border-t bg-surface py-2',
        )}
      >
        <SubmitButton form={form} send={submitLabel} />
        {onClose && <CancelButton onClick={onClose} />}
      </div>
      {JSON.stringify(values) !== JSON.stringify(stored) && <LeaveQuestion />}
    </Form>
  );
}

const asTyped = (form: Values) => ({ ...form, features: form.features.join(', ') });

/** Photos that lie at another site, as a file brought them. */
const Foreign = ({ images, onDrop }: { images: string[]; onDrop: (address: string) => void }) =>
  images.length > 0 && (
    <ul aria-label={texts.foreignImages} className="flex flex-col">
      {images.map((address) => (
        <li key={address} className="flex items-center gap-2 text-quiet text-sm wrap-anywhere">
          {address}
          <IconButton
            label={texts.dropImage(address)}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={() => onDrop(address)}
          />
        </li>
      ))}
    </ul>
  );
