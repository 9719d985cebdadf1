import { type OwnSubmission, resubmitBusiness } from '#contract/businesses/business-submission.ts';
import { resendVerification } from '#contract/email-verification.ts';
import { useApi } from '#web/browser/api-context.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ActButton } from './ActButton.tsx';
import { RecordCard } from './RecordCard.tsx';

interface SubmissionCardProps {
  submission: OwnSubmission;
  /** Of the member: proved by signing in. */
  email: string;
  onChanged: () => Promise<void>;
}

const WITH_REASON: OwnSubmission['status'][] = ['rejected', 'suspended', 'closed'];

/** A business the member added. */
export function SubmissionCard({ submission, email, onChanged }: SubmissionCardProps) {
  const api = useApi();
  const { id, name, status, rejectionReason, submittedAt, history } = submission;
  const page = status === 'approved' ? `/business/${id}` : undefined;
  const edit = `/add-business?edit=${id}`;
  return (
    <RecordCard
      kind="submission"
      state={status}
      title={name}
      href={page}
      sentAt={submittedAt}
      history={history}
      reason={WITH_REASON.includes(status) ? rejectionReason : null}
      actions={
        <>
          {status === 'rejected' && (
            <ButtonLink href={edit} size="sm">
              {texts.edit}
            </ButtonLink>
          )}
          {status === 'email_pending' && (
            <>
              {submission.email === email ? (
                <ActButton
                  label={texts.sendToReview}
                  act={async () => {
                    const { message } = await api.call(resubmitBusiness, { id });
                    await onChanged();
                    return { title: texts.toReviewTitle, description: message };
                  }}
                />
              ) : (
                <ActButton
                  label={texts.resend}
                  act={async () => {
                    const to = submission.email ?? '';
                    const { message } = await api.call(resendVerification, { email: to });
                    await onChanged();
                    return { title: texts.resent, description: message };
                  }}
                />
              )}
              <ButtonLink href={edit} size="sm" variant="quiet">
                {texts.editPending}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}
