import type { ReactNode } from 'react';
import { type ClaimStatus, type OwnClaim, withdrawClaim } from '#contract/claims.ts';
import { useApi } from '#web/browser/api-context.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ActButton } from './ActButton.tsx';
import { RecordCard } from './RecordCard.tsx';

const WITH_REASON: ClaimStatus[] = ['rejected', 'needs_info', 'revoked'];
const OVER: ClaimStatus[] = ['rejected', 'revoked', 'withdrawn'];

interface OwnClaimCardProps {
  claim: OwnClaim;
  /** Where an open one stands, and what its claimant can add. */
  answer: ReactNode;
  onChanged: () => Promise<void>;
}

/** A claim on a business. */
export function OwnClaimCard({ claim, answer, onChanged }: OwnClaimCardProps) {
  const api = useApi();
  const { id, status, documents } = claim;
  const page = `/business/${claim.businessId}`;
  const isOpen = status === 'pending' || status === 'needs_info';
  return (
    <RecordCard
      kind="claim"
      state={status}
      // Nobody promises three days where the owner has seven: whom it waits for stands below.
      {...(claim.isContested && status === 'pending' && { meaning: '' })}
      title={claim.businessName}
      href={page}
      sentAt={claim.createdAt}
      history={claim.history}
      reason={WITH_REASON.includes(status) ? claim.reason : null}
      reasonLabel={status === 'needs_info' ? texts.question : texts.reason}
      actions={
        <>
          {isOpen && answer}
          {isOpen && (
            <ActButton
              label={texts.withdraw}
              question={{
                title: texts.withdrawTitle,
                text: texts.withdrawText,
                yes: texts.withdrawNow,
              }}
              act={async () => {
                await api.call(withdrawClaim, { id });
                await onChanged();
                return texts.withdrawn;
              }}
            />
          )}
          {status === 'approved' && (
            <ButtonLink href={`/business-owner-dashboard?isletme=${claim.businessId}`} size="sm">
              {texts.toDashboard}
            </ButtonLink>
          )}
          {OVER.includes(status) && (
            <ButtonLink href={page} size="sm">
              {texts.claimAgain}
            </ButtonLink>
          )}
        </>
      }
    >
      {claim.message && <p className="whitespace-pre-line">{claim.message}</p>}
      {documents.length > 0 && (
        <p className="text-sm text-quiet">{texts.documents(documents.join(', '))}</p>
      )}
    </RecordCard>
  );
}
