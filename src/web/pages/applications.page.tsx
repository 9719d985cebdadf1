import { Suspense } from 'react';
import { MemberCalls } from '#web/features/accounts/MemberCalls.tsx';
import { AdCounters } from '#web/features/advertising/AdCounters.tsx';
import { ClaimAnswerForm } from '#web/features/claims/ClaimAnswerForm.tsx';
import { ClaimStanding } from '#web/features/claims/ClaimStanding.tsx';
import { ApplicationsScreen } from '#web/features/my-records/ApplicationsScreen.tsx';
import type { Head } from '#web/page.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { island } from '#web/ui/island/island.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const DocumentField = island(
  async () => (await import('#web/features/uploads/DocumentField.tsx')).DocumentField,
);

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export const Page = () => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <MemberCalls>
      <ApplicationsScreen
        claimAnswer={(claim, onAnswered) => (
          <>
            <ClaimStanding claim={claim} onProved={onAnswered} />
            {claim.status === 'needs_info' && (
              <Suspense fallback={<Spinner />}>
                <ClaimAnswerForm
                  claimId={claim.id}
                  documentSlot={(slot) => <DocumentField {...slot} />}
                  onAnswered={onAnswered}
                />
              </Suspense>
            )}
          </>
        )}
        adFigures={(counters) => <AdCounters counters={counters} level={4} />}
      />
    </MemberCalls>
  </div>
);
