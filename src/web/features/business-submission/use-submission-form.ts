import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  changeSubmission,
  findLikelyDuplicates,
  type LikelyDuplicate,
  type OwnSubmissionForm,
  resubmitBusiness,
  submitBusiness,
} from '#contract/businesses/business-submission.ts';
import { useApi } from '#web/browser/api-context.ts';
import { pushEvent } from '#web/browser/data-layer.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { type FieldErrors, useForm } from '#web/browser/use-form.ts';
import { useIsNarrow } from '#web/browser/use-is-narrow.ts';
import { useSteps } from '#web/browser/use-steps.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { notify } from '#web/ui/notify.ts';
import { deleteDraft, keepDraft, readDraft } from './kept-draft.ts';
import { LAST_STEP, stepOf } from './steps.ts';
import {
  checkSubmission,
  emptyValues,
  type SubmissionValues,
  toSubmission,
  valuesOfSubmission,
} from './submission-values.ts';

export interface Submitted {
  email: string;
  requiresVerification: boolean;
  message: string;
}

/** Typing rests this long before the draft is written. */
const DRAFT_REST_MS = 400;

/**
 * The form of a business: its draft on this device, the look for duplicates, the sending. With `editing`
 * it corrects what was sent before, and keeps no draft.
 */
export function useSubmissionForm(
  { editing, isFromMaps }: { editing: OwnSubmissionForm | undefined; isFromMaps: boolean },
  onSubmitted: (submitted: Submitted) => void,
) {
  const api = useApi();
  const [draft] = useState(() => (editing ? undefined : readDraft(Date.now())));
  const [initial] = useState(() =>
    editing ? valuesOfSubmission(editing) : (draft ?? emptyValues()),
  );
  const [duplicates, setDuplicates] = useState<LikelyDuplicate[]>([]);
  /** What was shown to look like another business; sent again, it is meant. */
  const shownFor = useRef<string>(undefined);
  /** Sent or thrown away: what the fields still hold is no draft. */
  const isOver = useRef(editing !== undefined);

  /** True when there is something to look at before sending. */
  const showDuplicates = async (values: SubmissionValues) => {
    const { name, phone, latitude, longitude, district, cid } = toSubmission(values);
    const looks = { name, phone, latitude, longitude, district, cid };
    const question = JSON.stringify(looks);
    if (shownFor.current === question) return false;
    // A question that could not be asked keeps nobody from sending.
    const found = await api.call(findLikelyDuplicates, looks).catch(() => []);
    if (found.length > 0) shownFor.current = question;
    setDuplicates(found);
    return found.length > 0;
  };

  // On a phone the form is asked step by step; elsewhere all of it stands there at once.
  const isStepped = useIsNarrow();
  const steps = useSteps<number>(0);
  const { step, turnTo, showStep, leaveSteps } = steps;
  const isLast = !isStepped || step === LAST_STEP;
  const form = useForm<SubmissionValues>({
    initial,
    check: (values) => (isLast ? checkSubmission(values) : onlyOf(step, checkSubmission(values))),
    awaitsFiles: isLast,
    send: async (values, { idempotencyKey, typedForMs }) => {
      if (!isLast) return turnTo(step + 1);
      const input = toSubmission(values);
      const email = values.email.trim();
      if (editing) {
        const { email: _, ...changes } = input;
        const { id } = editing;
        await api.call(changeSubmission, { ...changes, id }, { idempotencyKey });
        const waits = editing.status === 'email_pending';
        const message = waits ? texts.changed : (await api.call(resubmitBusiness, { id })).message;
        await leaveSteps();
        onSubmitted({ email, message, requiresVerification: waits });
        return;
      }
      if (await showDuplicates(values)) return;
      const answer = await api.call(submitBusiness, { ...input, typedForMs }, { idempotencyKey });
      isOver.current = true;
      deleteDraft();
      // A kept draft remembers the maps by their number of the place.
      const submission_type = isFromMaps || values.cid ? 'google' : 'manual';
      pushEvent('business_submission', { submission_type });
      await leaveSteps();
      onSubmitted({ ...answer, email });
    },
    failure: () => {
      void notify({ ...texts.failure, tone: 'danger' });
      return undefined;
    },
  });

  const firstWrong = Math.min(...Object.keys(form.errors).map(stepOf));
  const showWrong = useEffectEvent(() => {
    if (firstWrong <= LAST_STEP) showStep(firstWrong);
  });
  useEffect(() => {
    if (form.tries > 0) showWrong();
  }, [form.tries]);

  // What was sent before stays as it was sent.
  useFilledIn(form, ({ name, email }) => (editing ? {} : { submitterName: name, email }));
  const { values } = form;
  const keep = useEffectEvent(() => {
    if (!isOver.current) keepDraft(values, Date.now());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept once typing rests
  useEffect(() => {
    const timer = setTimeout(() => keep(), DRAFT_REST_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return {
    ...form,
    ...steps,
    isStepped,
    isLast,
    hadDraft: draft !== undefined,
    duplicates,
    closeDuplicates: () => setDuplicates([]),
    sendAnyway: () => {
      setDuplicates([]);
      void form.submit();
    },
    /** Forgets the draft; whoever shows the form draws it anew. */
    throwAway: () => {
      isOver.current = true;
      deleteDraft();
      void leaveSteps();
    },
  };
}

const onlyOf = (step: number, errors: FieldErrors<SubmissionValues>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) === step));

export type SubmissionForm = ReturnType<typeof useSubmissionForm>;
