import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { BusinessOwner } from '#contract/owners/owners.ts';
import type { KnownPerson } from '#web/browser/known-person.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Basics, Details, type DocumentSlot, Documents, StepSheet } from './OwnerSteps.tsx';
import type { Step } from './owner-values.ts';
import { StepProgress } from './StepProgress.tsx';
import { type Sent, useOwnerForm } from './use-owner-form.ts';

interface RegisterWizardProps {
  person: KnownPerson;
  mending?: BusinessOwner | undefined;
  documentSlot: DocumentSlot;
  onSent: (sent: Sent) => void;
}

/** The application in three steps (specification 3); what is typed stays, whatever happens. */
export function RegisterWizard({ person, mending, documentSlot, onSent }: RegisterWizardProps) {
  const form = useOwnerForm({ person, mending, onSent });
  const { step } = form;
  // The field for documents comes when it is first looked at.
  const [hasSeenLast, setSeenLast] = useState(step === 3);
  if (step === 3 && !hasSeenLast) setSeenLast(true);
  return (
    <Form
      form={form}
      summary={texts.summary}
      lead={<StepProgress step={step} />}
      aria-label={texts.formLabel}
      className="flex scroll-mt-24 flex-col gap-4 sm:gap-6"
    >
      <StepSheet number={1} form={form}>
        <Basics form={form} account={person.email} isMending={mending !== undefined} />
      </StepSheet>
      <StepSheet number={2} form={form}>
        <Details form={form} />
      </StepSheet>
      <StepSheet number={3} form={form}>
        {hasSeenLast && <Documents form={form} slot={documentSlot} />}
      </StepSheet>
      <div className="flex flex-wrap gap-3">
        {step > 1 && (
          <Button
            icon={<ArrowLeft className="size-5" aria-hidden="true" />}
            onClick={() => form.turnTo((step - 1) as Step)}
          >
            {texts.back}
          </Button>
        )}
        {step < 3 ? (
          <Button
            type="submit"
            variant="primary"
            iconAfter={<ArrowRight className="size-5" aria-hidden="true" />}
          >
            {texts.next}
          </Button>
        ) : (
          <SubmitButton form={form} send={texts.send} sending={texts.sending} />
        )}
        {step === 1 && !mending && (
          <Button variant="quiet" onClick={form.startOver}>
            {texts.startOver}
          </Button>
        )}
      </div>
    </Form>
  );
}
