import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { resendVerification } from '#contract/email-verification.ts';
import { detailOf } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { Button, HomeLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import type { Submitted } from './use-submission-form.ts';

const texts = submissionTexts.verification;

/** Stays after the verification notice has gone: where the e-mail is, and how to get another. */
export function SubmissionDone({
  submitted,
  onAnother,
}: {
  submitted: Submitted;
  onAnother: () => void;
}) {
  const api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy, run } = useBusy();
  const [answer, setAnswer] = useState<{ text: string; isGood: boolean }>();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const resend = () =>
    run(
      async () => {
        const { message } = await api.call(resendVerification, { email: submitted.email });
        setAnswer({ text: message, isGood: true });
      },
      (error) => setAnswer({ text: detailOf(error), isGood: false }),
    );
  return (
    <Card as="section" className="items-start gap-4 p-5 sm:p-8">
      <span className="arch grid h-20 w-16 place-items-center bg-seyhan-soft text-seyhan">
        <MailCheck className="size-8" aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="measure text-lg">{submitted.message}</p>
      <p className="measure text-quiet">{texts.next}</p>
      {answer && (
        <Notice tone={answer.isGood ? 'success' : 'danger'} isNews className="w-full">
          {answer.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="river" busy={isBusy} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <Button onClick={onAnother}>{texts.another}</Button>
        <HomeLink variant="quiet" />
      </div>
    </Card>
  );
}
