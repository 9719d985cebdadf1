import { CircleCheck, Link2Off, MailWarning } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type EmailVerification, verifyEmail } from '#contract/email-verification.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { type Asked, useAsked } from '#web/browser/use-asked.ts';
import { emailVerificationTexts as texts } from '#web/texts/email-verification.ts';
import { AgainButton, ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ResendForm } from './ResendForm.tsx';

const APPLICATIONS = '/applications';

/**
 * The link of the e-mail. Only the browser asks, and only once the page has come to life: a mail scanner
 * that fetches the page uses nothing up.
 */
export function VerifyEmailScreen({ token }: { token: string | undefined }) {
  const api = useApi();
  const asked = useAsked(token, (signal) =>
    api.call(verifyEmail, { token: token ?? '' }, { signal }),
  );
  return (
    <div className="shell flex min-h-180 max-w-2xl flex-col gap-8 pt-8 pb-16 lg:pt-14">
      <Notice tone="warning" className="hidden noscript:flex">
        {texts.needsScript}
      </Notice>
      {token === undefined ? <Missing /> : <Outcome asked={asked} />}
    </div>
  );
}

function Outcome({ asked }: { asked: Asked<EmailVerification> }) {
  if (asked.state === 'loading') {
    return (
      <Headline sign={<Spinner className="size-9 text-seyhan" />} title={texts.loadingTitle}>
        {texts.loadingText}
      </Headline>
    );
  }
  if (asked.state === 'failed') return <Failed status={asked.status} again={asked.again} />;
  const { status, kind, message } = asked.data ?? {};
  const isProved = status === 'verified' || status === 'already_verified';
  return isProved && message ? (
    <Verified {...asked.data} kind={kind ?? 'business'} />
  ) : (
    <Failed status={undefined} sentence={message} />
  );
}

/** What came of it, said aloud as soon as it is there. */
function Headline({
  sign,
  title,
  children,
  isNews = false,
}: {
  sign: ReactNode;
  title: string;
  children: ReactNode;
  isNews?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <header className="flex flex-col gap-3">
      {sign}
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p className="measure text-lg text-quiet">{children}</p>
    </header>
  );
}

const Missing = () => (
  <>
    <Headline
      sign={<Link2Off className="size-10 text-quiet" aria-hidden="true" />}
      title={texts.missingTitle}
    >
      {texts.missingText}
    </Headline>
    <ResendForm />
    <HomeLink className="self-start" />
  </>
);

/** The link's own fault, or only the way to it: then it can be tried again. */
function Failed({
  status,
  sentence,
  again,
}: {
  status: number | undefined;
  sentence?: string | undefined;
  again?: () => void;
}) {
  const isUnreachable = again !== undefined && (!status || status >= 500);
  const canTryAgain = isUnreachable || status === 429;
  const why = status === 429 ? texts.waitText : isUnreachable ? texts.unreachableText : undefined;
  return (
    <>
      <Headline
        sign={<MailWarning className="size-10 text-danger" aria-hidden="true" />}
        title={texts.failedTitle}
        isNews
      >
        {sentence ?? why ?? texts.failedText}
      </Headline>
      {!canTryAgain && <ResendForm />}
      <div className="flex flex-wrap gap-3">
        {canTryAgain && <AgainButton variant="primary" onClick={again} />}
        <ButtonLink href="/business-owner-register">{texts.applyAgain}</ButtonLink>
        <ButtonLink href="/add-business">{texts.addAgain}</ButtonLink>
        <HomeLink variant="quiet" />
      </div>
    </>
  );
}

function Verified({
  kind,
  businessName,
  message,
  isYours,
}: EmailVerification & { kind: 'business' | 'owner' }) {
  const isMember = useAccount().kind === 'member';
  const isOfAnother = isMember && !isYours;
  return (
    <>
      <Headline
        sign={<CircleCheck className="size-10 text-open" aria-hidden="true" />}
        title={texts.verifiedTitle}
        isNews
      >
        {message}
      </Headline>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl wrap-anywhere">{businessName}</h2>
        <p className="font-semibold">{texts.stepsTitle}</p>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {texts.steps[kind].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Notice tone="info" title={texts.reviewTitle}>
        {texts.reviewText}
      </Notice>
      {isOfAnother && (
        <Notice tone="warning" title={texts.ofAnotherTitle}>
          {texts.ofAnotherText}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={isMember ? APPLICATIONS : loginAddress(APPLICATIONS)} variant="primary">
          {isMember ? texts.applications : texts.follow}
        </ButtonLink>
        <ButtonLink href="/business-owner-dashboard">{texts.dashboard}</ButtonLink>
        <HomeLink />
      </div>
    </>
  );
}
