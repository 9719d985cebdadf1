import { lazy, Suspense } from 'react';
import { ApplicationsScreen } from '#web/features/applications/ApplicationsScreen.tsx';
import { ClaimAnswerForm } from '#web/features/claims/ClaimAnswerForm.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const DocumentField = lazy(async () => ({
  default: (await import('#web/features/uploads/DocumentField.tsx')).DocumentField,
}));

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(texts.title, site),
  description: texts.description,
  canonical: '/applications',
  isIndexed: false,
});

export const Page = () => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <ApplicationsScreen
      claimAnswer={(claim, onAnswered) => (
        <Suspense fallback={<Spinner />}>
          <ClaimAnswerForm
            claimId={claim.id}
            documentSlot={(slot) => <DocumentField {...slot} />}
            onAnswered={onAnswered}
          />
        </Suspense>
      )}
    />
  </div>
);
