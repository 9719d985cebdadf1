import type { ReactNode } from 'react';
import { type AccountState, askAccount, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';
import { type AdminScreen, adminLinks } from './admin-links.ts';
import { ContactGaps } from './ContactGaps.tsx';
import { EnrolGate } from './EnrolGate.tsx';
import { LoginNext } from './LoginNext.tsx';
import { PasskeyGate } from './PasskeyGate.tsx';
import { PasskeyNotice } from './PasskeyNotice.tsx';
import { TeamCalls } from './TeamCalls.tsx';
import './admin-frame.css';

interface AdminFrameProps {
  current: AdminScreen;
  /** Heading of the screen; its name in the menu unless given. */
  title?: string;
  /** One line below the heading. */
  lead?: ReactNode;
  /** Beside the heading: what the screen as a whole can do. */
  actions?: ReactNode;
  /** Drawn in the browser, for those who may see it. */
  children: ReactNode;
}

/**
 * What stands around every screen of the team. The server renders it empty: who is there, and with it
 * everything below, comes in the browser.
 */
export function AdminFrame({ current, title, lead, actions, children }: AdminFrameProps) {
  const account = useAccount();
  const link = adminLinks.find(({ screen }) => screen === current);
  const role = roleOf(account);
  if (role === undefined) return <Waiting title={title ?? link?.label ?? texts.title} />;
  if (role === 'none') return <NotTheirs account={account} />;
  const step = account.kind === 'member' ? account.account.passkeyStep : 'none';
  if (step === 'confirm' || step === 'enrol') {
    return (
      <div className="admin-frame-alone">
        {step === 'confirm' ? <PasskeyGate /> : <EnrolGate />}
      </div>
    );
  }
  if (role === 'moderator' && link?.isForAdmins) {
    return (
      <Framed current={current} isAdmin={false}>
        <EmptyState
          level={1}
          title={texts.adminsOnlyTitle}
          action={<ButtonLink href="/admin">{texts.toInbox}</ButtonLink>}
        >
          {texts.adminsOnlyText}
        </EmptyState>
      </Framed>
    );
  }
  return (
    <Framed current={current} isAdmin={role === 'admin'}>
      <PasskeyNotice step={step} isThere={current === 'security'} />
      <div className="admin-head">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-xl">
            {title ?? link?.label}
          </h1>
          {lead && <div className="mt-1 text-quiet text-sm">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
      {/* Below the work that waits, which it does not move. */}
      {current === 'inbox' && role === 'admin' && <ContactGaps />}
    </Framed>
  );
}

/** Undefined while it is not known who is there. */
function roleOf(account: AccountState): 'moderator' | 'admin' | 'none' | undefined {
  if (account.kind === 'unknown' || account.kind === 'asking') return undefined;
  if (account.kind !== 'member') return 'none';
  const { role } = account.account;
  return role === 'moderator' || role === 'admin' ? role : 'none';
}

const Framed = ({
  current,
  isAdmin,
  children,
}: {
  current: AdminScreen;
  isAdmin: boolean;
  children: ReactNode;
}) => (
  <div className="admin-frame">
    <AdminNavigation current={current} isAdmin={isAdmin} />
    <div className="min-w-0">
      <TeamCalls>{children}</TeamCalls>
    </div>
  </div>
);

const Waiting = ({ title }: { title: string }) => (
  <div className="admin-frame" role="status">
    <Skeleton className="h-72 w-full rounded-lg max-lg:hidden" />
    <div>
      <h1 tabIndex={-1} className="text-xl">
        {title}
      </h1>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton className="mt-4 h-12 w-full rounded-md" />
      <Skeleton className="mt-3 h-80 w-full rounded-lg" />
    </div>
  </div>
);

function NotTheirs({ account }: { account: AccountState }) {
  const api = useApi();
  const frame = (children: ReactNode) => <div className="admin-frame-alone">{children}</div>;
  if (account.kind === 'failed') {
    return frame(<LoadFailure level={1} texts={texts} onAgain={() => void askAccount(api)} />);
  }
  if (account.kind === 'member') {
    return frame(
      <EmptyState level={1} title={texts.outsiderTitle} action={<HomeLink />}>
        {texts.outsiderText(account.account.email)}
      </EmptyState>,
    );
  }
  return frame(<LoginNext />);
}
