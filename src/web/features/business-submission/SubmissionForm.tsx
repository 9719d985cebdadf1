import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { BusinessDraft, OwnSubmissionForm } from '#contract/businesses/business-submission.ts';
import type { Category } from '#contract/categories/categories.ts';
import type { PhotosField } from '#web/browser/use-form.ts';
import { hoursTexts, submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { island } from '#web/ui/island/island.ts';
import { whenNearInBrowser } from '#web/ui/island/when-near.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { FormSection } from './FormSection.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { type PinSlot, PlaceSection } from './PlaceSection.tsx';
import { LAST_STEP, stepOf } from './steps.ts';
import { type SubmissionValues, stillMissing, valuesOfDraft } from './submission-values.ts';
import { BasicsSection, ContactSection, YouSection } from './TextSections.tsx';
import {
  type SubmissionForm as FormState,
  type Submitted,
  useSubmissionForm,
} from './use-submission-form.ts';

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
type PhotoSlot = (props: PhotosField) => ReactNode;

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
  /** Keeps what is typed, where that is no draft. */
  kept?: ((form: FormState) => ReactNode) | undefined;
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
  kept,
  onSubmitted,
  onStartOver,
}: SubmissionFormProps) {
  const form = useSubmissionForm({ editing, isFromMaps: incoming !== undefined }, onSubmitted);
  const { values, set, errors, step, isStepped, isLast } = form;
  const isAway = (other: number) => isStepped && other !== step;
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

  useEffect(() => {
    if (form.turns === 0) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, [form.turns]);
  /** A line of what is wrong leads to its field, which may stand in another step. */
  const showStepOf = (event: MouseEvent) => {
    const hash = event.target instanceof HTMLAnchorElement ? event.target.hash : '';
    const name = hash.slice(`#${form.idOf('')}`.length);
    if (isStepped && name) flushSync(() => form.showStep(stepOf(name)));
  };

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
      <div
        ref={start}
        tabIndex={-1}
        className="flex scroll-mt-20 flex-col gap-3 outline-none"
        onClickCapture={showStepOf}
      >
        {isStepped && <StepLine step={step} />}
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
        {!isAway(0) && (
          <p className="text-quiet text-sm">
            {texts.requiredNote} {!editing && texts.draftKept}
          </p>
        )}
      </div>

      <BasicsSection form={form} isAway={isAway(0)} categories={categories} />
      <FormSection title={texts.sections.place} isAway={isAway(0)}>
        <PlaceSection form={form} pinSlot={pinSlot} />
      </FormSection>
      <ContactSection form={form} isAway={isAway(1)} />
      <FormSection title={texts.sections.hours} isAway={isAway(1)}>
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
        <CheckField
          {...form.box('hasHours')}
          checked={!values.hasHours}
          onChange={(event) => set('hasHours', !event.target.checked)}
          label={hoursTexts.notStated}
        />

        <SpecialDaysEditor
          id={form.idOf('specialDays')}
          days={values.specialDays}
          onChange={(days) => set('specialDays', days)}
          showsProblems={form.tries > 0}
        />
      </FormSection>
      <FormSection
        title={texts.sections.features}
        lead={texts.featuresHint}
        isAway={isAway(LAST_STEP)}
      >
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
      <FormSection title={texts.sections.photos} isAway={isAway(LAST_STEP)}>
        {photoSlot({
          ...form.files('images'),
          images: values.images,
          onImages: (images) => set('images', images),
        })}
      </FormSection>
      <YouSection form={form} isAway={isAway(LAST_STEP)} isEmailFixed={editing !== undefined} />

      <div className="flex flex-col gap-3">
        {isLast && (
          <p className="text-quiet">
            {missing.length > 0 ? unbroken(texts.missing(missing)) : texts.nothingMissing}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {isStepped && step > 0 && (
            <Button size="lg" className="grow" onClick={() => form.turnTo(step - 1)}>
              {texts.stepBack}
            </Button>
          )}
          <SubmitButton
            form={form}
            send={isLast ? (form.isSending ? texts.sending : sendLabel(editing)) : texts.nextStep}
            size="lg"
            className="max-sm:grow-2"
          />
          {!editing && (isLast || step === 0) && (
            <DeleteDraft onDelete={startOver} className="max-sm:w-full" />
          )}
        </div>
      </div>
      {kept?.(form)}
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

/** Where one is, in words and as a line that is so far drawn. */
const StepLine = ({ step }: { step: number }) => (
  <div>
    <p className="font-semibold">{texts.stepOf(step + 1, LAST_STEP + 1)}</p>
    <div aria-hidden="true" className="mt-2 h-1 rounded-full bg-line">
      <div
        className="h-1 rounded-full bg-seyhan"
        style={{ width: `${(100 * (step + 1)) / (LAST_STEP + 1)}%` }}
      />
    </div>
  </div>
);

function sendLabel(editing: OwnSubmissionForm | undefined): string {
  if (!editing) return texts.send;
  return editing.status === 'email_pending' ? texts.save : texts.sendAgain;
}
