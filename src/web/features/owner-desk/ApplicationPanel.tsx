import type { ReactNode } from 'react';
import { getApplication, type OwnApplication } from '#contract/owners/owners.ts';
import { PLAN_NAMES } from '#contract/owners/plans.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import {
  overviewTexts,
  profileTexts,
  workspaceTexts as texts,
} from '#web/texts/owner-workspace.ts';
import { Card } from '#web/ui/Card.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { ApplicationBanner } from './ApplicationBanner.tsx';
import { DocumentNames } from './DocumentNames.tsx';
import { Facts } from './Facts.tsx';
import { HeaderCard } from './HeaderCard.tsx';
import { PartFailed, PartLoading } from './Part.tsx';
import type { WorkspaceSlots } from './workspace-context.ts';

interface ApplicationPanelProps {
  application: OwnApplication;
  choices: ReactNode;
  slots: WorkspaceSlots;
}

/** An application that has not become a business: where it stands, and the way on. */
export function ApplicationPanel({ application, choices, slots }: ApplicationPanelProps) {
  const api = useApi();
  const { id, status, documents, email } = application;
  const account = useAccount();
  const isProved = account.kind === 'member' && account.account.email === email;
  const asked = useAsked(String(id), (signal) => api.call(getApplication, { id }, { signal }));
  const sent = asked.state === 'ready' ? asked.data : undefined;
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      {choices}
      <HeaderCard name={application.businessName} status={status} plan="free" />
      <ApplicationBanner application={application} isProved={isProved} />
      {status === 'email_pending' && !isProved && slots.resend({ email })}
      <Card as="section" className="gap-4 p-4 sm:p-6">
        <h2 className="text-xl">{texts.yourApplication}</h2>
        {asked.state === 'loading' && <PartLoading />}
        {asked.state === 'failed' && <PartFailed onAgain={asked.again} />}
        <Facts
          facts={[
            [overviewTexts.owner, sent?.ownerName],
            [overviewTexts.email, <LongAddress key="email">{email}</LongAddress>],
            [overviewTexts.phone, sent?.phone],
            [overviewTexts.address, sent?.address],
            [overviewTexts.website, sent?.website],
            [texts.requestedPlan, sent && PLAN_NAMES[sent.requestedPlan]],
            [texts.sentAt, formatDate(application.createdAt)],
          ]}
        />
        <h3 className="text-base">{profileTexts.documents}</h3>
        <DocumentNames documents={documents} none={profileTexts.noDocuments} />
      </Card>
    </div>
  );
}
