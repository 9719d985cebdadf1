import { useLocation } from 'wouter';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import {
  acceptInvitation,
  BUSINESS_ROLE_NAMES,
  getInvitation,
} from '#contract/owners/owner-team.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { invitationTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkFailure } from '#web/ui/email-links/LinkFailure.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { ActButton } from './ActButton.tsx';

/** What an invitation's link says and asks; accepting it takes the invited address to be signed in. */
export function InvitationScreen({ token }: { token: string }) {
  const api = useApi();
  const account = useAccount();
  const [, navigate] = useLocation();
  const asked = useAsked(token, (signal) => api.call(getInvitation, { token }, { signal }));
  if (asked.state === 'failed') {
    const words = { ...workspaceTexts, ...texts, failedTitle: texts.unreachableTitle };
    return <LinkFailure asked={asked} texts={words} action={<HomeLink />} />;
  }
  if (asked.state === 'loading' || account.kind === 'unknown' || account.kind === 'asking') {
    return (
      <PartLoading
        label={texts.loading}
        shapes={['h-8 max-w-4/5', 'h-5 max-w-3/5', 'h-11 max-w-40']}
        className="mx-auto flex max-w-md flex-col items-center gap-4 py-16"
      />
    );
  }
  const { businessId, businessName, role, email, isAccepted } = asked.data;
  const dashboard = dashboardHref({ businessId });
  const member = account.kind === 'member' ? account.account : undefined;
  if (!member) {
    const here = `/business-invitation?token=${token}`;
    return (
      <EmptyState
        level={1}
        title={texts.heading(businessName)}
        action={
          <ButtonLink href={loginAddress(here)} variant="primary">
            {texts.signIn}
          </ButtonLink>
        }
      >
        <p>{texts.text(BUSINESS_ROLE_NAMES[role], email)}</p>
        <p className="mt-2">{texts.signInText(email)}</p>
      </EmptyState>
    );
  }
  if (member.email !== email) {
    return (
      <EmptyState
        level={1}
        title={texts.otherTitle}
        action={<ButtonLink href="/account">{texts.toAccount}</ButtonLink>}
      >
        {texts.otherText(email)}
      </EmptyState>
    );
  }
  if (isAccepted) {
    return (
      <EmptyState
        level={1}
        title={texts.acceptedTitle}
        action={
          <ButtonLink href={dashboard} variant="primary">
            {texts.toDashboard}
          </ButtonLink>
        }
      />
    );
  }
  const accept = async () => {
    await api.call(acceptInvitation, { token });
    navigate(dashboard);
    return texts.accepted;
  };
  return (
    <EmptyState
      level={1}
      title={texts.heading(businessName)}
      action={<ActButton label={texts.accept} act={accept} variant="primary" size="md" />}
    >
      {texts.text(BUSINESS_ROLE_NAMES[role], email)}
    </EmptyState>
  );
}
