import { useState } from 'react';
import {
  ADVERTISE_REQUEST_PACKAGES,
  ADVERTISE_REQUEST_SENTENCES,
  createAdvertisementRequest,
  MAX_REQUEST_MONTHS,
  REQUEST_NAME_LENGTH,
  REQUEST_PACKAGES,
  REQUEST_PHONE_LENGTH,
  REQUEST_TOO_LONG,
  type RequestPackage,
} from '#contract/advertising/advertising.ts';
import { listedAs } from '#contract/advertising/listed-as.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { useForm } from '#web/browser/use-form.ts';
import { adTexts, adRequestTexts as texts } from '#web/texts/advertising.ts';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { FieldError } from '#web/ui/FieldError.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { FormBesideTotals, RequestTotal, RequestTotals } from './AdTotals.tsx';
import { ClosingFields, ContactFields, contactOfPerson, EMPTY_CONTACT } from './SharedFields.tsx';

const EMPTY = { ...EMPTY_CONTACT, packageType: '' as RequestPackage | '', duration: '1' };
const SENTENCES = ADVERTISE_REQUEST_SENTENCES;

const durationProblem = (text: string) => {
  const months = Number(text);
  if (!/^\d+$/.test(text.trim()) || months < 1) return SENTENCES.duration;
  return months > MAX_REQUEST_MONTHS ? REQUEST_TOO_LONG : undefined;
};

/** The form of /advertise-request: its cards are its choice of a package. */
export function AdRequestForm() {
  const api = useApi();
  const [isSent, setSent] = useState(false);
  /** Grows with every form that begins anew. */
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: EMPTY,
    check: (values) => {
      const tooShort = (text: string, length: number) => text.trim().length < length;
      const duration = durationProblem(values.duration);
      return {
        ...(!values.packageType && { packageType: SENTENCES.packageType }),
        ...(duration && { duration }),
        ...(tooShort(values.businessName, REQUEST_NAME_LENGTH) && {
          businessName: SENTENCES.businessName,
        }),
        ...(tooShort(values.contactPerson, REQUEST_NAME_LENGTH) && {
          contactPerson: SENTENCES.contactPerson,
        }),
        ...(!looksLikeEmail(values.email) && { email: SENTENCES.email }),
        ...(tooShort(values.phone, REQUEST_PHONE_LENGTH) && { phone: SENTENCES.phone }),
      };
    },
    async send(values, { typedForMs, idempotencyKey }) {
      try {
        await api.call(
          createAdvertisementRequest,
          { ...values, packageType: values.packageType || 'basic', typedForMs },
          { idempotencyKey },
        );
      } catch (error) {
        void notify({ ...texts.failure, tone: 'danger' });
        throw error;
      }
      form.setValues(EMPTY);
      setRound((before) => before + 1);
      setSent(true);
      void notify({ ...texts.success, tone: 'success' });
    },
  });
  useFilledIn(form, contactOfPerson, round);
  const { packageType, duration } = form.values;
  return (
    <Form form={form} onChange={() => setSent(false)} className="noscript:hidden">
      <PackageChoice
        id={form.idOf('packageType')}
        value={packageType}
        error={form.errors.packageType}
        onChange={(one) => form.set('packageType', one)}
      />
      <div className="mt-8">
        <FormBesideTotals totals={<RequestTotals />}>
          <h2 className="text-xl">{texts.formTitle}</h2>
          <ContactFields form={form} />
          <TextField
            {...form.field('duration')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_REQUEST_MONTHS}
            label={texts.duration}
            className="max-w-40"
            required
          />
          <RequestTotal
            packageType={packageType}
            months={durationProblem(duration) ? undefined : Number(duration)}
          />
          <ClosingFields form={form} />
          <SubmitButton form={form} send={texts.submit} sending={adTexts.form.sending} size="lg" />
          {isSent && (
            <Notice tone="success" isNews title={texts.success.title}>
              {texts.success.description}
            </Notice>
          )}
        </FormBesideTotals>
      </div>
    </Form>
  );
}

interface PackageChoiceProps {
  /** Of the first card, for the form's summary. */
  id: string;
  value: RequestPackage | '';
  error: string | undefined;
  onChange: (packageType: RequestPackage) => void;
}

/** Three cards of which one is chosen. */
const PackageChoice = ({ id, value, error, onChange }: PackageChoiceProps) => (
  <fieldset className="mt-6 min-w-0">
    <legend className="mb-4 font-bold font-heading text-xl">{texts.packagesTitle}</legend>
    <div className="grid gap-4 md:grid-cols-3">
      {REQUEST_PACKAGES.map((one, index) => (
        <label
          key={one}
          className="card cursor-pointer gap-1 border-2 p-5 has-checked:border-seyhan has-checked:bg-seyhan-soft has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2"
        >
          <span className="flex items-center justify-between gap-3">
            <span className="font-heading font-semibold text-lg">
              {listedAs('request', adTexts.packages[one])}
            </span>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name="packageType"
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="size-5 shrink-0"
            />
          </span>
          <span className="figures font-bold font-heading text-2xl tracking-tighter">
            {texts.perMonth(ADVERTISE_REQUEST_PACKAGES[one].priceTlPerMonth)}
          </span>
          <span className="text-quiet">{texts.points[one]}</span>
        </label>
      ))}
    </div>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
);
