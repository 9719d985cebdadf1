import { resendVerification } from '#contract/email-verification.ts';
import type { OwnApplication } from '#contract/owners/owners.ts';
import { useApi } from '#web/browser/api-context.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ActButton } from './ActButton.tsx';
import { RecordCard } from './RecordCard.tsx';

interface ApplicationCardProps {
  application: OwnApplication;
  /** Of the member: proved by signing in. */
  email: string;
  onChanged: () => Promise<void>;
}

/** An application as an owner. */
export function ApplicationCard({ application, email, onChanged }: ApplicationCardProps) {
  const api = useApi();
  const { id, status, documents } = application;
  const mend = `/business-owner-register?basvuru=${id}`;
  const isProved = application.email === email;
  // What it was linked to is not in the directory any more.
  const isGone = status === 'approved' && application.businessId === null;
  return (
    <RecordCard
      kind="application"
      state={isGone ? 'gone' : status}
      title={application.businessName}
      sentAt={application.createdAt}
      history={application.history}
      reason={status === 'rejected' || status === 'revoked' ? application.rejectionReason : null}
      actions={
        <>
          {status === 'rejected' && (
            <ButtonLink href={mend} size="sm">
              {texts.edit}
            </ButtonLink>
          )}
          {status === 'email_pending' &&
            (isProved ? (
              <ButtonLink href={mend} size="sm">
                {texts.lookAndSend}
              </ButtonLink>
            ) : (
              <ActButton
                label={texts.resend}
                act={async () => {
                  const to = application.email;
                  const { message } = await api.call(resendVerification, { email: to });
                  await onChanged();
                  return { title: texts.resent, description: message };
                }}
              />
            ))}
          {status === 'approved' && !isGone && (
            <ButtonLink href="/business-owner-dashboard" size="sm">
              {texts.toDashboard}
            </ButtonLink>
          )}
          {(isGone || status === 'revoked' || status === 'withdrawn') && (
            <ButtonLink href="/business-owner-register" size="sm">
              {texts.claimAgain}
            </ButtonLink>
          )}
        </>
      }
    >
      {documents.length > 0 && (
        <p className="text-sm text-quiet">{texts.documents(documents.join(', '))}</p>
      )}
    </RecordCard>
  );
}
