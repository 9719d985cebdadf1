import { useEffect, useRef } from 'react';
import {
  AD_PACKAGES,
  ADVERTISE_MONTHS,
  ADVERTISE_PACKAGES,
  ADVERTISE_SENTENCES,
  type AdPackage,
  createAdvertisement,
} from '#contract/advertising/advertising.ts';
import { listedAs } from '#contract/advertising/listed-as.ts';
import { formatMoney } from '#contract/text/numbers.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { useForm } from '#web/browser/use-form.ts';
import { adTexts, advertiseTexts as texts } from '#web/texts/advertising.ts';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { AdvertiseTotal, isUnlimited } from './AdTotals.tsx';
import { ClosingFields, ContactFields, contactOfPerson, EMPTY_CONTACT } from './SharedFields.tsx';

/** Every selection is a new one, also of the same package. */
export interface Wish {
  packageType: AdPackage | '';
}

const words = adTexts.form;

/** The second step of /advertise. */
export function AdvertiseForm({ wish, onSent }: { wish: Wish; onSent: () => void }) {
  const api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    initial: { ...EMPTY_CONTACT, packageType: wish.packageType, duration: '1' },
    check: (values) => ({
      ...(!values.businessName.trim() && { businessName: ADVERTISE_SENTENCES.businessName }),
      ...(!values.contactPerson.trim() && { contactPerson: ADVERTISE_SENTENCES.contactPerson }),
      ...(!looksLikeEmail(values.email) && { email: ADVERTISE_SENTENCES.email }),
      ...(!values.phone.trim() && { phone: ADVERTISE_SENTENCES.phone }),
      ...(!values.packageType && { packageType: ADVERTISE_SENTENCES.packageType }),
      ...(!values.duration && { duration: ADVERTISE_SENTENCES.duration }),
    }),
    async send(values, { typedForMs, idempotencyKey }) {
      const packageType = values.packageType || 'free';
      const duration = isUnlimited(packageType) ? 1 : Number(values.duration);
      try {
        await api.call(
          createAdvertisement,
          { ...values, packageType, duration, typedForMs },
          { idempotencyKey },
        );
      } catch (error) {
        const said = error instanceof ApiError && error.status > 0 ? error.detail : undefined;
        const description = said ?? texts.failure.description;
        void notify({ title: texts.failure.title, description, tone: 'danger' });
        throw error;
      }
      void notify({ ...texts.success, tone: 'success' });
      onSent();
    },
  });
  useFilledIn(form, contactOfPerson);
  const { setValues } = form;
  useEffect(() => {
    if (wish.packageType) setValues((before) => ({ ...before, packageType: wish.packageType }));
    heading.current?.focus();
  }, [wish, setValues]);
  const { packageType } = form.values;
  return (
    <Form
      form={form}
      lead={
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
          {texts.formTitle}
        </h2>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...form.field('packageType')}
          label={words.packageType}
          options={[
            { value: '', label: words.choose },
            ...AD_PACKAGES.map((one) => ({
              value: one,
              label: `${listedAs('ad', adTexts.packages[one])} · ${formatMoney(ADVERTISE_PACKAGES[one].priceTl)}`,
            })),
          ]}
          required
        />
        {packageType && isUnlimited(packageType) ? (
          <p className="self-center text-quiet">{texts.freeDuration}</p>
        ) : (
          <Select
            {...form.field('duration')}
            label={texts.duration}
            options={[
              { value: '', label: words.choose },
              ...ADVERTISE_MONTHS.map((months) => ({
                value: String(months),
                label: texts.months(months),
              })),
            ]}
            required
          />
        )}
      </div>
      <AdvertiseTotal packageType={packageType} duration={form.values.duration} />
      <ContactFields form={form} />
      <ClosingFields form={form} />
      <SubmitButton form={form} send={texts.submit} sending={words.sending} size="lg" wide />
    </Form>
  );
}
