import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Account, signOut } from '#contract/accounts/accounts.ts';
import { askAccount, turnAccount, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartLoading } from '#web/ui/Part.tsx';
import { AccountData } from './AccountData.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { sayFailure } from './request-code.ts';
import { SessionList } from './SessionList.tsx';

/** 'Hesabım': what is known of the person, where they are signed in, and the ways out. */
export function AccountScreen() {
  const api = useApi();
  const account = useAccount();
  if (account.kind === 'member') return <OwnAccount account={account.account} />;
  if (account.kind === 'visitor') {
    return (
      <EmptyState
        level={1}
        title={texts.strangerTitle}
        action={
          <ButtonLink href={loginAddress('/account')} variant="primary">
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.strangerText}
      </EmptyState>
    );
  }
  if (account.kind === 'failed') {
    return <LoadFailure level={1} texts={texts} onAgain={() => void askAccount(api)} />;
  }
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <PartLoading
        label={texts.loading}
        shapes={['h-40', 'h-64']}
        className="mt-6 flex flex-col gap-5"
      />
    </>
  );
}

function OwnAccount({ account }: { account: Account }) {
  const api = useApi();
  const [, navigate] = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await api.call(signOut, {}).catch(sayFailure);
      turnAccount(null);
      navigate('/');
      void notify({ title: texts.signedOut, description: texts.signedOutText, tone: 'success' });
    } catch {
      setIsLeaving(false);
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p className="mt-1 text-quiet">
            <LongAddress>{account.email}</LongAddress>
          </p>
        </div>
        <Button busy={isLeaving} onClick={() => void leave()}>
          {texts.signOut}
        </Button>
      </div>
      <div className="mt-7 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <AccountLinks role={account.role} />
          <AccountDetails account={account} />
        </div>
        <div className="grid gap-5">
          <SessionList />
          <AccountData email={account.email} />
        </div>
      </div>
    </>
  );
}
