import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { resendVerification } from '#contract/email-verification.ts';
import { detailOf } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { Button, ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import type { Sent } from './use-owner-form.ts';

const APPLICATIONS = '/applications';

/** The fourth step: what was received, what is to be done now and what comes next. */
export function ApplicationSent({ sent, isMember }: { sent: Sent; isMember: boolean }) {
  const { email, requiresVerification } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <Card as="section" className="items-start gap-5 p-5 sm:p-8">
      <span className="arch grid h-20 w-16 place-items-center bg-seyhan-soft text-seyhan">
        <MailCheck className="size-8" aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {texts.sentTitle}
      </h2>
      <p className="measure text-lg">{texts.sentText}</p>
      <Notice
        tone={requiresVerification ? 'warning' : 'success'}
        title={requiresVerification ? texts.proofTitle : texts.provedTitle}
        className="w-full wrap-anywhere"
        action={requiresVerification && <Resend email={email} />}
      >
        {requiresVerification ? texts.proofText(email) : texts.provedText}
      </Notice>
      <section className="flex flex-col gap-3">
        <h3 className="text-lg">{texts.nextTitle}</h3>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {texts.nextSteps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        <HomeLink variant="primary" />
        <ButtonLink href={isMember ? APPLICATIONS : loginAddress(APPLICATIONS)}>
          {isMember ? texts.toApplications : texts.follow}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Resend({ email }: { email: string }) {
  const api = useApi();
  const { isBusy, run } = useBusy();
  const [answer, setAnswer] = useState('');
  const resend = () =>
    run(
      async () => setAnswer((await api.call(resendVerification, { email })).message),
      (error) => setAnswer(detailOf(error)),
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" busy={isBusy} onClick={() => void resend()}>
        {texts.resend}
      </Button>
      <p role="status">{answer}</p>
    </div>
  );
}
