import { useEffect, useRef, useState } from 'react';
import { applyAsOwner, type BusinessOwner, reapplyAsOwner } from '#contract/owners/owners.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import type { KnownPerson } from '#web/browser/known-person.ts';
import { useTypedSteps } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { useSteps } from '#web/browser/use-steps.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { notify } from '#web/ui/notify.ts';
import { forgetKept, keepApplication, readKept } from './kept-application.ts';
import {
  checkBasics,
  checkDetails,
  emptyValues,
  type OwnerValues,
  type Step,
  stepOf,
  toApplication,
  valuesOfApplication,
  valuesOfPerson,
} from './owner-values.ts';

export interface Sent {
  email: string;
  requiresVerification: boolean;
}

interface OwnerFormOptions {
  person: KnownPerson;
  /** What was sent before and is mended now; it is kept on the server, not here. */
  mending: BusinessOwner | undefined;
  onSent: (sent: Sent) => void;
}

/** The wizard's form: one record over three steps. Sending a step leads to the next, the last one sends it all. */
export function useOwnerForm({ person, mending, onSent }: OwnerFormOptions) {
  const api = useApi();
  const [kept] = useState(() => (mending ? undefined : readKept()));
  const [initial] = useState(() =>
    mending ? valuesOfApplication(mending) : (kept?.values ?? valuesOfPerson(person)),
  );
  const { step, turns, turnTo, showStep, leaveSteps } = useSteps<Step>(kept?.step ?? 1);
  /** Sent or thrown away: what the fields still hold is not kept. */
  const isOver = useRef(mending !== undefined);

  const form = useForm<OwnerValues>({
    initial,
    check: (values) => ({
      ...checkBasics(values),
      ...(step === 2 && checkDetails(values)),
    }),
    awaitsFiles: step === 3,
    async send(values, { idempotencyKey, typedForMs }) {
      if (step < 3) return turnTo((step + 1) as Step);
      const body = toApplication(values);
      const email = values.email.trim();
      if (mending) {
        const { email: _, ...said } = body;
        await api.call(reapplyAsOwner, { ...said, id: mending.id }, { idempotencyKey });
        await leaveSteps();
        onSent({ email, requiresVerification: false });
      } else {
        const sent = await api.call(applyAsOwner, { ...body, typedForMs }, { idempotencyKey });
        isOver.current = true;
        forgetKept();
        await leaveSteps();
        onSent({ email, requiresVerification: sent.requiresVerification });
      }
      await notify({ ...texts.successToast, tone: 'success' });
    },
    failure(error) {
      const isAnswer = error instanceof ApiError && error.status > 0;
      void notify({
        title: texts.failureTitle,
        description: isAnswer ? error.detail : texts.failure,
        tone: 'danger',
      });
      if (!isAnswer) return texts.failure;
      const field = error.issues[0]?.path.split('.', 1)[0];
      if (field) showStep(stepOf(field));
      return undefined;
    },
  });

  // What is mended stands on the server: here it is kept only while one signs in again.
  useTypedSteps(mending && `application ${mending.id}`, { ...form, step, showStep });
  const { values } = form;
  useEffect(() => {
    if (!isOver.current) keepApplication({ step, values });
  }, [step, values]);

  return {
    ...form,
    step,
    /** Grows when a step was turned to: then its heading takes the focus, which else is the summary's. */
    turns,
    turnTo,
    startOver: () => {
      form.setValues(person.isMember ? valuesOfPerson(person) : emptyValues());
      showStep(1);
    },
  };
}

export type OwnerForm = ReturnType<typeof useOwnerForm>;
