import { ImagePlus } from 'lucide-react';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import {
  answerAboutBusiness,
  answerFormAddress,
  FACTS_QUESTION,
  thanksFor,
  type VisitorAnswer,
} from '#contract/businesses/visitor-answers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { businessActionTexts } from '#web/texts/business-actions.ts';
import { visitorAnswersTexts as texts } from '#web/texts/visitor-answers.ts';
import { Button } from '#web/ui/Button.tsx';
import { type LateDialogState, useAskedDialog } from '#web/ui/island/use-asked-island.ts';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

interface VisitorQuestionsProps {
  business: Pick<Business, 'id' | 'name' | 'questions'>;
  /** The form for what is wrong. */
  fetchReport: () => Promise<
    ComponentType<LateDialogState & { about: { kind: 'business'; id: number; name: string } }>
  >;
  /** The form for photos that a visitor took. */
  fetchPhotosForm: () => Promise<
    ComponentType<LateDialogState & { business: Pick<Business, 'id' | 'name'> }>
  >;
}

/** Whether what the page says still holds, and what nobody knows yet: one press each; and photos they took. */
export function VisitorQuestions({
  business,
  fetchReport,
  fetchPhotosForm,
}: VisitorQuestionsProps) {
  const { id, name, questions = [] } = business;
  const { Dialog, button, state } = useAskedDialog(fetchReport, businessActionTexts.openFailed);
  const photos = useAskedDialog(fetchPhotosForm, businessActionTexts.openFailed);
  return (
    <div className="not-printed flex flex-col gap-3">
      <Question
        id={id}
        question={FACTS_QUESTION}
        text={texts.stillTrue}
        answers={[['evet', texts.yesTrue]]}
        other={() => (
          <Button {...button} size="sm" variant="quiet" className="noscript:hidden">
            {texts.no}
          </Button>
        )}
      />
      {questions.map(({ slug, text }) => (
        <Question
          key={slug}
          id={id}
          question={slug}
          text={text}
          answers={[
            ['evet', texts.yes],
            ['hayir', texts.no],
          ]}
          other={(end) => (
            <Button
              size="sm"
              variant="quiet"
              className="noscript:hidden"
              onClick={() => end(texts.unknownThanks)}
            >
              {texts.unknown}
            </Button>
          )}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        <p className="max-sm:w-full">{texts.photos}</p>
        <Button
          {...photos.button}
          size="sm"
          icon={<ImagePlus className="size-4" aria-hidden="true" />}
        >
          {texts.addPhotos}
        </Button>
      </div>
      {photos.Dialog && <photos.Dialog {...photos.state} business={{ id, name }} />}
      {Dialog && <Dialog {...state} about={{ kind: 'business', id, name }} />}
    </div>
  );
}

interface QuestionProps {
  id: number;
  question: string;
  text: string;
  answers: readonly (readonly [VisitorAnswer, string])[];
  /** What else may be pressed; `end` puts words in the place of the question. */
  other: (end: (words: string) => void) => ReactNode;
}

/** A question whose answers are forms, so that they need no script; what was answered says thanks in its place. */
function Question({ id, question, text, answers, other }: QuestionProps) {
  const api = useApi();
  const { isBusy, run } = useBusy();
  const [thanks, setThanks] = useState<string>();
  const words = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (thanks) words.current?.focus();
  }, [thanks]);
  const say = (event: FormEvent, answer: VisitorAnswer) => {
    event.preventDefault();
    void run(
      async () =>
        setThanks(thanksFor(await api.call(answerAboutBusiness, { id, question, answer }))),
      (error) => notify(failureToast(texts.failed, error)),
    );
  };
  return (
    <fieldset aria-label={text} className="flex flex-wrap items-center gap-2">
      <p ref={words} tabIndex={-1} className="max-sm:w-full">
        {thanks ?? text}
      </p>
      {!thanks &&
        answers.map(([answer, label]) => (
          <form
            key={answer}
            method="post"
            action={answerFormAddress(id, question, answer)}
            onSubmit={(event) => say(event, answer)}
          >
            <Button type="submit" size="sm" busy={isBusy}>
              {label}
            </Button>
          </form>
        ))}
      {!thanks && other(setThanks)}
    </fieldset>
  );
}
