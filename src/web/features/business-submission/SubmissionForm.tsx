import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BusinessDraft, OwnSubmissionForm } from '#contract/businesses/business-submission.ts';
import type { Category } from '#contract/categories/categories.ts';
import { hoursTexts, submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Form } from '#web/ui/Form.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { island } from '#web/ui/island/island.ts';
import { whenNearInBrowser } from '#web/ui/island/when-near.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { FormSection } from './FormSection.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { type PinSlot, PlaceSection } from './PlaceSection.tsx';
import { type SubmissionValues, stillMissing, valuesOfDraft } from './submission-values.ts';
import { BasicsSection, ContactSection, YouSection } from './TextSections.tsx';
import { type Submitted, useSubmissionForm } from './use-submission-form.ts';

const SpecialDaysEditor = island(
  async () => (await import('./SpecialDaysEditor.tsx')).SpecialDaysEditor,
  whenNearInBrowser('min-h-36 min-[25.5rem]:min-h-30 md:min-h-25'),
);
const FeaturesField = island(
  async () => (await import('./FeaturesField.tsx')).FeaturesField,
  whenNearInBrowser('min-h-207 sm:min-h-158'),
);
const DuplicatesDialog = island(
  async () => (await import('./DuplicatesDialog.tsx')).DuplicatesDialog,
);

/** The photos' field beside the form; the page puts it there. */
export type PhotoSlot = (props: {
  images: string[];
  onImages: (images: string[]) => void;
  error: string | undefined;
  /** While photos are on their way, the form waits for them. */
  onBusy: (isBusy: boolean) => void;
  /** Of its first control, for the form's summary. */
  id: string;
}) => ReactNode;

/** What a maps address brought, and what to look at in it. */
export interface Incoming {
  draft: BusinessDraft;
  warnings: string[];
}

interface SubmissionFormProps {
  categories: readonly Pick<Category, 'name' | 'slug'>[];
  /** From a maps address: fills in what it names, as a new object each time. */
  incoming?: Incoming | undefined;
  /** What was sent before and is corrected now. */
  editing?: OwnSubmissionForm | undefined;
  pinSlot: PinSlot;
  photoSlot: PhotoSlot;
  onSubmitted: (submitted: Submitted) => void;
  /** The draft is thrown away: the form is to be drawn anew. */
  onStartOver: () => void;
}

/** All that can be said of a business (specification 5), in one column. */
export function SubmissionForm({
  categories,
  incoming,
  editing,
  pinSlot,
  photoSlot,
  onSubmitted,
  onStartOver,
}: SubmissionFormProps) {
  const form = useSubmissionForm({ editing, isFromMaps: incoming !== undefined }, onSubmitted);
  const { values, set, errors } = form;
  const start = useRef<HTMLDivElement>(null);
  const [filledFrom, setFilledFrom] = useState<Incoming>();
  const fill = useEffectEvent((from: Incoming) => {
    const named = Object.entries(valuesOfDraft(from.draft));
    for (const [name, value] of named) set(name as keyof SubmissionValues, value);
    setFilledFrom(from);
    start.current?.focus();
  });
  useEffect(() => {
    if (incoming) fill(incoming);
  }, [incoming]);

  const missing = stillMissing(values);
  const startOver = () => {
    form.throwAway();
    onStartOver();
  };
  return (
    <Form
      form={form}
      summary={null}
      aria-label={texts.formLabel}
      className="flex flex-col gap-4 sm:gap-6"
    >
      <div ref={start} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {filledFrom && (
          <Notice tone="success" isNews>
            {texts.imported}
            {filledFrom.warnings.length > 0 && (
              <ul className="mt-1 list-disc pl-5">
                {filledFrom.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        {form.hadDraft && !filledFrom && <Notice isNews>{texts.draftBack}</Notice>}
        <FormSummary title={texts.summary} {...form} />
        <p className="text-quiet text-sm">
          {texts.requiredNote} {!editing && texts.draftKept}
        </p>
      </div>

      <BasicsSection form={form} categories={categories} />
      <FormSection title={texts.sections.place}>
        <PlaceSection form={form} pinSlot={pinSlot} />
      </FormSection>
      <ContactSection form={form} />
      <FormSection title={texts.sections.hours}>
        <CheckField
          {...form.box('hasHours')}
          checked={!values.hasHours}
          onChange={(event) => set('hasHours', !event.target.checked)}
          label={hoursTexts.notStated}
        />
        {values.hasHours ? (
          <HoursEditor
            id={form.idOf('hours')}
            week={values.hours}
            onChange={(week) => set('hours', week)}
            showsProblems={form.tries > 0}
          />
        ) : (
          <p className="text-quiet text-sm">{hoursTexts.notStatedNote}</p>
        )}

        <SpecialDaysEditor
          id={form.idOf('specialDays')}
          days={values.specialDays}
          onChange={(days) => set('specialDays', days)}
          showsProblems={form.tries > 0}
        />
      </FormSection>
      <FormSection title={texts.sections.features} lead={texts.featuresHint}>
        <FeaturesField
          id={form.idOf('features')}
          features={values.features}
          onChange={(features) => set('features', features)}
          error={errors.features}
          attributes={values.attributes}
          onAttributes={(attributes) => set('attributes', attributes)}
          kind={`${values.name} ${values.subcategory}`}
          categorySlug={categories.find(({ name }) => name === values.category)?.slug}
        />
      </FormSection>
      <FormSection title={texts.sections.photos}>
        {photoSlot({
          id: form.idOf('images'),
          images: values.images,
          onImages: (images) => set('images', images),
          error: errors.images,
          onBusy: form.setUploading,
        })}
      </FormSection>
      <YouSection form={form} isEmailFixed={editing !== undefined} />

      <div className="flex flex-col gap-3">
        <p className="text-quiet">
          {missing.length > 0 ? texts.missing(missing) : texts.nothingMissing}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={form.isSending}
            className="max-sm:w-full"
          >
            {form.isSending ? texts.sending : sendLabel(editing)}
          </Button>
          {!editing && <DeleteDraft onDelete={startOver} className="max-sm:w-full" />}
        </div>
      </div>
      {form.duplicates.length > 0 && (
        <Suspense>
          <DuplicatesDialog
            duplicates={form.duplicates}
            onClose={form.closeDuplicates}
            onSendAnyway={form.sendAnyway}
          />
        </Suspense>
      )}
    </Form>
  );
}

function sendLabel(editing: OwnSubmissionForm | undefined): string {
  if (!editing) return texts.send;
  return editing.status === 'email_pending' ? texts.save : texts.sendAgain;
}
