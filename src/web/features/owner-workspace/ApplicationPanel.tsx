import type { ReactNode } from 'react';
import { formatDate } from '#contract/numbers.ts';
import { getApplication, type OwnApplication } from '#contract/owners.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import {
  overviewTexts,
  profileTexts,
  workspaceTexts as texts,
} from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DocumentNames } from './DocumentNames.tsx';
import { Facts } from './Facts.tsx';
import { HeaderCard } from './HeaderCard.tsx';
import { REGISTER_PATH } from './NoOwnership.tsx';
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
      <Banner application={application} isProved={isProved} />
      {status === 'email_pending' && !isProved && slots.resend({ email })}
      <Card as="section" className="gap-4 p-4 sm:p-6">
        <h2 className="text-xl">{texts.yourApplication}</h2>
        <Facts
          facts={[
            [overviewTexts.owner, sent?.ownerName],
            [overviewTexts.email, email],
            [overviewTexts.phone, sent?.phone],
            [overviewTexts.address, sent?.address],
            [overviewTexts.website, sent?.website],
            [texts.requestedPlan, sent && PLAN_NAMES[sent.requestedPlan]],
            [texts.sentAt, formatDate(new Date(application.createdAt))],
          ]}
        />
        <h3 className="text-base">{profileTexts.documents}</h3>
        <DocumentNames documents={documents} none={profileTexts.noDocuments} />
      </Card>
    </div>
  );
}

const reapplyHref = (id: number) => `${REGISTER_PATH}?basvuru=${id}`;

function Banner({
  application: { id, status, email, rejectionReason },
  isProved,
}: {
  application: OwnApplication;
  /** By signing in with its address. */
  isProved: boolean;
}) {
  const reason = rejectionReason && (
    <p className="mt-1 wrap-anywhere">
      <span className="font-semibold">{texts.reason}:</span> {rejectionReason}
    </p>
  );
  switch (status) {
    case 'email_pending':
      return isProved ? (
        <Notice
          tone="warning"
          title={texts.lookTitle}
          action={<ButtonLink href={reapplyHref(id)}>{texts.lookAndSend}</ButtonLink>}
        >
          {texts.lookText}
        </Notice>
      ) : (
        <Notice tone="warning" title={texts.emailPendingTitle}>
          {texts.emailPendingText(email)}
        </Notice>
      );
    case 'pending':
      return <Notice title={texts.pendingTitle}>{texts.pendingText}</Notice>;
    case 'rejected':
      return (
        <Notice
          tone="danger"
          title={texts.rejectedTitle}
          action={<ButtonLink href={reapplyHref(id)}>{texts.reapply}</ButtonLink>}
        >
          {texts.rejectedText}
          {reason}
        </Notice>
      );
    case 'revoked':
      return (
        <Notice
          tone="danger"
          title={texts.revokedTitle}
          action={<ButtonLink href={REGISTER_PATH}>{texts.applyAgain}</ButtonLink>}
        >
          {texts.revokedText}
          {reason}
        </Notice>
      );
    case 'withdrawn':
      return (
        <Notice
          title={texts.withdrawnTitle}
          action={<ButtonLink href={REGISTER_PATH}>{texts.applyAgain}</ButtonLink>}
        >
          {texts.withdrawnText}
        </Notice>
      );
    case 'approved':
      return (
        <Notice tone="success" title={texts.approvedTitle}>
          {texts.approvedText}
        </Notice>
      );
  }
}
