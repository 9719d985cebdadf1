import { Suspense } from 'react';
import { type ClaimStatus, listOwnClaims, OPEN_CLAIMS } from '#contract/claims.ts';
import type { DashboardAddress } from '#contract/owners/desk-address.ts';
import { listManagedBusinesses } from '#contract/owners/owner-workspace.ts';
import { listOwnApplications } from '#contract/owners/owners.ts';
import type { Api } from '#web/api/api.ts';
import { askAccount, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { island } from '#web/ui/island/island.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { BusinessSwitch } from './BusinessSwitch.tsx';
import { DashboardSkeletons } from './DashboardSkeletons.tsx';
import { NoOwnership, Stranger } from './NoOwnership.tsx';
import type { WorkspaceSlots } from './workspace-context.ts';

// Strangers see neither.
const Workspace = island(async () => (await import('./Workspace.tsx')).Workspace);
const ApplicationPanel = island(
  async () => (await import('./ApplicationPanel.tsx')).ApplicationPanel,
);

/** Claims that a person without a business hears of. */
const TOLD_OF: ClaimStatus[] = [...OPEN_CLAIMS, 'revoked'];

/** What the caller has to do with businesses. */
async function fetchOwnerships(api: Api, signal: AbortSignal) {
  const [businesses, applications, claims] = await Promise.all([
    api.call(listManagedBusinesses, {}, { signal }),
    api.call(listOwnApplications, {}, { signal }),
    api.call(listOwnClaims, {}, { signal }),
  ]);
  return {
    businesses,
    // An approved one goes on as its business; without one its state has to be seen here.
    applications: applications.filter(
      ({ status, businessId }) =>
        status !== 'approved' || !businesses.some(({ id }) => id === businessId),
    ),
    claims: claims.filter(({ status }) => TOLD_OF.includes(status)),
  };
}

interface OwnerDashboardProps {
  address: DashboardAddress;
  slots: WorkspaceSlots;
}

/** The dashboard in each of its states. All of it is one person's: the server draws its skeleton. */
export function OwnerDashboard({ address, slots }: OwnerDashboardProps) {
  const api = useApi();
  const account = useAccount();
  const member = account.kind === 'member' ? account.account : undefined;
  const own = useAsked(member && String(member.id), (signal) => fetchOwnerships(api, signal));
  const hasEnded = own.state === 'failed' && own.status === 401;
  if (account.kind === 'visitor' || (member && hasEnded)) return <Stranger address={address} />;
  if (account.kind === 'failed' || own.state === 'failed') {
    return (
      <LoadFailure
        level={1}
        texts={texts}
        onAgain={own.state === 'failed' ? own.again : () => void askAccount(api)}
      />
    );
  }
  if (!member || own.state === 'loading') return <Waiting />;
  const { businesses, applications, claims } = own.data;
  const application =
    applications.find(({ id }) => id === address.applicationId) ??
    (businesses.length === 0 ? applications[0] : undefined);
  const business = businesses.find(({ id }) => id === address.businessId) ?? businesses[0];
  if (!application && !business) return <NoOwnership claims={claims} />;
  const choices = <BusinessSwitch {...{ businesses, applications, business, application }} />;
  return (
    <Suspense fallback={<Waiting />}>
      {application ? (
        <ApplicationPanel key={application.id} {...{ application, choices, slots }} />
      ) : (
        business && (
          <Workspace
            key={business.id}
            {...{ business, choices, slots, address }}
            onLeft={() => location.assign(location.pathname)}
          />
        )
      )}
    </Suspense>
  );
}

const Waiting = () => (
  <>
    <h1>{texts.title}</h1>
    <p className="mt-4 hidden noscript:block">{texts.needsScript}</p>
    <DashboardSkeletons />
  </>
);
