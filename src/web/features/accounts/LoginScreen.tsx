import { ArrowLeft, Heart, MessageSquareText, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { verifySignInCode } from '#contract/accounts/accounts.ts';
import { turnAccount, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginTexts as texts } from '#web/texts/accounts.ts';
import { HeroBridge } from '#web/ui/artwork/HeroBridge.tsx';
import { Button, HomeLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { type AskedCode, type LoginMode, useAskedCode } from './asked-code.ts';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { requestCode, sayFailure } from './request-code.ts';

const NOTHING_TYPED = { email: '', name: '', phone: '' };

/** Signing in and signing up; `next` is where one goes on to. */
export function LoginScreen({ next }: { next: string }) {
  const account = useAccount();
  const [, navigate] = useLocation();
  const [mode, setMode] = useState<LoginMode>('signIn');
  const [typed, setTyped] = useState<Omit<AskedCode, 'mode'>>(NOTHING_TYPED);
  const [asked, setAsked] = useAskedCode();

  const isMember = account.kind === 'member';
  useEffect(() => {
    if (isMember) navigate(next, { replace: true });
  }, [isMember, next, navigate]);

  const changeEmail = ({ mode, ...before }: AskedCode) => {
    setMode(mode);
    setTyped(before);
    setAsked(undefined);
  };
  return (
    <div className="shell grid gap-x-14 gap-y-12 pt-4 pb-16 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:items-center lg:pt-8 xl:gap-x-24">
      <div className="flex w-full flex-col gap-5 max-lg:max-w-lg max-lg:justify-self-center lg:min-h-136">
        <HomeLink
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-4 self-start"
        />
        <Notice tone="warning" className="hidden noscript:flex">
          {texts.needsScript}
        </Notice>
        {asked ? (
          <CodeStep asked={asked} onChangeEmail={() => changeEmail(asked)} />
        ) : (
          <>
            <h1 tabIndex={-1}>{texts.modes[mode]}</h1>
            <SegmentedToggle
              label={texts.modesLabel}
              segments={[
                { value: 'signIn', label: texts.modes.signIn },
                { value: 'signUp', label: texts.modes.signUp },
              ]}
              value={mode}
              onChange={(value) => setMode(value as LoginMode)}
              className="self-start"
            />
            <p className="measure text-quiet">{texts.lead[mode]}</p>
            <LoginForm key={typed.email} mode={mode} before={typed} onSent={setAsked} />
          </>
        )}
      </div>
      <Benefits />
    </div>
  );
}

function CodeStep({ asked, onChangeEmail }: { asked: AskedCode; onChangeEmail: () => void }) {
  const api = useApi();
  const sendCode = async (code: string) => {
    const account = await api.call(verifySignInCode, { code }).catch(sayFailure);
    const title = asked.mode === 'signUp' ? texts.signedUp : texts.signedIn;
    void notify({ title, description: texts.welcome(account.name), tone: 'success' });
    turnAccount(account);
  };
  return (
    <>
      <h1 tabIndex={-1}>{texts.codeTitle}</h1>
      <CodeForm
        sentence={texts.codeSent(asked.email)}
        submit={{ label: texts.codeAction[asked.mode], variant: 'primary' }}
        send={sendCode}
        resend={() => requestCode(api, asked)}
      >
        <Button variant="quiet" onClick={onChangeEmail}>
          {texts.changeEmail}
        </Button>
      </CodeForm>
    </>
  );
}

const signs = [Heart, MessageSquareText, Store];

/** What an account is good for, over the bridge. */
const Benefits = () => (
  <div className="relative isolate flex min-h-96 overflow-clip rounded-xl lg:h-136">
    <HeroBridge className="absolute inset-0 -z-1 size-full" />
    <ul className="m-4 flex flex-col gap-4 self-start rounded-lg bg-raised p-5 shadow-card sm:m-6">
      {texts.benefits.map((benefit, index) => {
        const Sign = signs[index] ?? Heart;
        return (
          <li key={benefit} className="flex gap-3 font-semibold max-[18rem]:flex-wrap">
            <Sign className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {benefit}
          </li>
        );
      })}
    </ul>
  </div>
);
