import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import {
  answerAboutBusiness,
  answerFormAddress,
  FACTS_QUESTION,
  thanksFor,
} from '#contract/businesses/visitor-answers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { businessActionTexts } from '#web/texts/business-actions.ts';
import { visitorAnswersTexts as texts } from '#web/texts/visitor-answers.ts';
import { Button } from '#web/ui/Button.tsx';
import { type LateDialogState, useAskedDialog } from '#web/ui/island/use-asked-island.ts';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

interface StillTrueProps {
  business: { id: number; name: string };
  /** The form for what is wrong. */
  fetchReport: () => Promise<
    ComponentType<LateDialogState & { about: { kind: 'business'; id: number; name: string } }>
  >;
}

/** 'Bu bilgiler hâlâ doğru mu?': a yes is one press, also without script; a no leads to the form that asks what is wrong. */
export function StillTrue({ business: { id, name }, fetchReport }: StillTrueProps) {
  const api = useApi();
  const { isBusy, run } = useBusy();
  const [thanks, setThanks] = useState<string>();
  const words = useRef<HTMLParagraphElement>(null);
  const { Dialog, button, state } = useAskedDialog(fetchReport, businessActionTexts.openFailed);
  // The pressed button is gone.
  useEffect(() => {
    if (thanks) words.current?.focus();
  }, [thanks]);
  const said = { id, question: FACTS_QUESTION, answer: 'evet' } as const;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void run(
      async () => setThanks(thanksFor(await api.call(answerAboutBusiness, said))),
      (error) => notify(failureToast(texts.failed, error)),
    );
  };
  return (
    <div className="not-printed flex flex-wrap items-center gap-2">
      <p ref={words} tabIndex={-1}>
        {thanks ?? texts.stillTrue}
      </p>
      {!thanks && (
        <>
          <form
            method="post"
            action={answerFormAddress(id, said.question, said.answer)}
            onSubmit={confirm}
          >
            <Button type="submit" size="sm" busy={isBusy}>
              {texts.yes}
            </Button>
          </form>
          <Button {...button} size="sm" variant="quiet" className="noscript:hidden">
            {texts.no}
          </Button>
        </>
      )}
      {Dialog && <Dialog {...state} about={{ kind: 'business', id, name }} />}
    </div>
  );
}
