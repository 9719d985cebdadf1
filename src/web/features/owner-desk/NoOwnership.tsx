import type { OwnClaim } from '#contract/claims.ts';
import { type DashboardAddress, dashboardHref } from '#contract/owners/desk-address.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const REGISTER_PATH = '/business-owner-register';

const register = (
  <ButtonLink href={REGISTER_PATH} variant="primary">
    {texts.register}
  </ButtonLink>
);

/** Nobody is signed in: the specification's sentence, and both ways on; signing in leads to what was asked for. */
export const Stranger = ({ address }: { address: DashboardAddress }) => (
  <EmptyState
    level={1}
    scene="shutter"
    title={texts.noneTitle}
    action={
      <>
        {register}
        <ButtonLink href={loginAddress(dashboardHref(address))}>{texts.signIn}</ButtonLink>
      </>
    }
  >
    {texts.strangerText}
  </EmptyState>
);

function newsOf({ status, businessName, reason }: OwnClaim): string {
  if (status === 'revoked') return texts.claimRevoked(businessName, reason ?? '');
  return status === 'needs_info' ? texts.claimAsks(businessName) : texts.claimWaits(businessName);
}

/** Signed in, and neither business nor application; claims that wait or were taken back are told of. */
export const NoOwnership = ({ claims }: { claims: OwnClaim[] }) => (
  <>
    <EmptyState level={1} scene="shutter" title={texts.noneTitle} action={register}>
      {texts.noneText}
    </EmptyState>
    {claims.length > 0 && (
      <Notice
        className="mx-auto max-w-md"
        title={
          claims.every(({ status }) => status === 'revoked')
            ? texts.claimsRevokedTitle
            : texts.claimsTitle
        }
        action={
          <ButtonLink href="/applications" size="sm">
            {texts.toApplications}
          </ButtonLink>
        }
      >
        <ul>
          {claims.map((claim) => (
            <li key={claim.id} className="wrap-anywhere">
              {newsOf(claim)}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </>
);
