import { type ReactNode, useEffect, useRef } from 'react';
import { OWNER_PLANS } from '#contract/owners/owners.ts';
import { PREMIUM_INCLUDES } from '#contract/owners/plans.ts';
import type { FileField } from '#web/browser/use-form.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { Card } from '#web/ui/Card.tsx';
import { emailInput, personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import type { GivenDocument, Step } from './owner-values.ts';
import type { OwnerForm } from './use-owner-form.ts';

/** The field for documents, of whoever keeps files: the page hands it in. */
export type DocumentSlot = (
  props: FileField & {
    documents: GivenDocument[];
    onDocuments: (documents: GivenDocument[]) => void;
  },
) => ReactNode;

/** A step stays where it is while another is looked at: an upload goes on. */
export function StepSheet({
  number,
  form: { step, turns },
  children,
}: {
  number: Step;
  form: OwnerForm;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = number === step;
  const seen = useRef(turns);
  useEffect(() => {
    if (isHere && seen.current !== turns) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
    }
    seen.current = turns;
  }, [isHere, turns]);
  return (
    <Card as="section" hidden={!isHere} className="gap-4 overflow-visible! p-4 sm:p-6">
      <div>
        <p className="text-sm text-quiet">{texts.stepOf(number)}</p>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {texts.steps[number - 1]}
        </h2>
      </div>
      {children}
    </Card>
  );
}

export const Basics = ({
  form,
  account,
  isMending,
}: {
  form: OwnerForm;
  /** Of the member who is signed in. */
  account: string;
  isMending: boolean;
}) => {
  const emailHint = account ? texts.emailOfMember(account) : texts.emailHint;
  return (
    <>
      <p className="text-sm text-quiet">{texts.requiredNote}</p>
      <TextField
        {...form.field('businessName')}
        label={texts.businessName}
        labelNote={texts.mark}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        {...form.field('ownerName')}
        {...personNameInput}
        label={texts.ownerName}
        labelNote={texts.mark}
        required
      />
      <TextField
        {...form.field('email')}
        {...emailInput}
        label={texts.email}
        labelNote={texts.mark}
        hint={isMending ? texts.emailFixed : emailHint}
        readOnly={isMending}
        required
      />
      <TextField
        {...form.field('phone')}
        {...phoneInput}
        label={texts.phone}
        labelNote={texts.mark}
        placeholder={texts.phonePlaceholder}
        required
      />
      <TextField
        {...form.field('taxNumber')}
        label={texts.taxNumber}
        hint={isMending ? texts.taxKept : texts.taxHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextArea
        {...form.field('address')}
        label={texts.address}
        labelNote={texts.mark}
        hint={texts.addressHint}
        autoComplete="street-address"
        maxLength={300}
        rows={3}
        required
      />
    </>
  );
};

export const Details = ({ form }: { form: OwnerForm }) => (
  <>
    <TextField
      {...form.field('website')}
      label={texts.website}
      optional
      placeholder="https://"
      type="url"
      inputMode="url"
      autoComplete="url"
      maxLength={500}
    />
    <TextArea
      {...form.field('description')}
      label={texts.descriptionOf}
      optional
      maxLength={3000}
      rows={5}
    />
    <Select
      {...form.field('subscriptionPlan')}
      label={texts.plan}
      hint={texts.planHint}
      options={Object.entries(texts.plans).map(([value, label]) => ({ value, label }))}
    />
    <section aria-live="polite" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{texts.planBenefits}</p>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
        {OWNER_PLANS[form.values.subscriptionPlan].benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
        {form.values.subscriptionPlan === 'premium' && <li>{PREMIUM_INCLUDES}</li>}
      </ul>
    </section>
  </>
);

export const Documents = ({ form, slot }: { form: OwnerForm; slot: DocumentSlot }) => (
  <>
    <section className="rounded-md bg-sunken px-4 py-3">
      <h3 className="text-base">{texts.wantedTitle}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
        {texts.wanted.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-quiet">{texts.wantedNote}</p>
    </section>
    {slot({
      ...form.files('verificationDocuments'),
      documents: form.values.verificationDocuments,
      onDocuments: (documents) => form.set('verificationDocuments', documents),
    })}
    {form.values.verificationDocuments.length === 0 && (
      <Notice tone="warning" title={texts.noDocuments}>
        {texts.noDocumentsText}
      </Notice>
    )}
  </>
);
