import { type ReactNode, Suspense } from 'react';
import { readAddress } from '#contract/owners/desk-address.ts';
import { MemberCalls } from '#web/features/accounts/MemberCalls.tsx';
import { OwnerDashboard } from '#web/features/owner-desk/OwnerDashboard.tsx';
import type { WorkspaceSlots } from '#web/features/owner-desk/workspace-context.ts';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { island } from '#web/ui/island/island.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

// Other features' parts; each comes with the view that shows it.
const PerformanceCounters = island(
  async () =>
    (await import('#web/features/statistics/PerformanceCounters.tsx')).PerformanceCounters,
);
const PerformanceTab = island(
  async () => (await import('#web/features/statistics/PerformanceTab.tsx')).PerformanceTab,
);
const MissedSearches = island(
  async () => (await import('#web/features/statistics/MissedSearches.tsx')).MissedSearches,
);
const Inbox = island(async () => (await import('#web/features/messages/Inbox.tsx')).Inbox);
const ResendForm = island(
  async () => (await import('#web/features/email-verification/ResendForm.tsx')).ResendForm,
);
const StoredHoursFields = island(
  async () =>
    (await import('#web/features/business-submission/StoredHoursFields.tsx')).StoredHoursFields,
);
const FeaturesField = island(
  async () => (await import('#web/features/business-submission/FeaturesField.tsx')).FeaturesField,
);
const PhotoField = island(
  async () => (await import('#web/features/uploads/PhotoField.tsx')).PhotoField,
);
/** Field and map in one load. */
const PinOnMap = island(async () => {
  const [{ PinField }, { PinPicker }] = await Promise.all([
    import('#web/features/business-submission/PinField.tsx'),
    import('#web/features/maps/picker/PinPicker.tsx'),
  ]);
  type Props = Parameters<WorkspaceSlots['pin']>[0];
  return ({ district, category, ...field }: Props) => (
    <PinField
      {...field}
      map={(pin) => <PinPicker {...pin} district={district} categorySlug={category} />}
    />
  );
});
/** A review with the way to answer it, in one load. */
const AnswerableReview = island(async () => {
  const [{ ReviewItem }, { AnswerForm }] = await Promise.all([
    import('#web/features/reviews/ReviewItem.tsx'),
    import('#web/features/reviews/AnswerForm.tsx'),
  ]);
  return ({ review, onAnswered }: Parameters<WorkspaceSlots['review']>[0]) => (
    <ReviewItem review={review} actions={<AnswerForm review={review} onAnswered={onAnswered} />} />
  );
});

const Late = ({
  className = 'min-h-24',
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <Suspense
    fallback={
      <div className={className}>
        <Spinner />
      </div>
    }
  >
    {children}
  </Suspense>
);

const slots: WorkspaceSlots = {
  counters: (props) => (
    <Late className="min-h-32">
      <PerformanceCounters {...props} />
    </Late>
  ),
  performance: (props) => (
    <Late className="min-h-96">
      <div className="flex flex-col gap-10">
        <PerformanceTab {...props} />
        <MissedSearches businessId={props.businessId} />
      </div>
    </Late>
  ),
  inbox: (props) => (
    <Late>
      <Inbox {...props} />
    </Late>
  ),
  review: (props) => (
    <Late>
      <AnswerableReview {...props} />
    </Late>
  ),
  share: (props) => <ShareButton {...props} />,
  resend: (props) => (
    <Late>
      <ResendForm {...props} />
    </Late>
  ),
  hours: (props) => (
    <Late className="min-h-96">
      <StoredHoursFields {...props} />
    </Late>
  ),
  photos: (props) => (
    <Late className="min-h-44">
      <PhotoField {...props} />
    </Late>
  ),
  pin: (props) => (
    <Late className="min-h-96">
      <PinOnMap {...props} />
    </Late>
  ),
  features: (props) => (
    <Late>
      <FeaturesField {...props} />
    </Late>
  ),
};

export function Page({ address }: PageProps<null>) {
  return (
    <div className="shell pt-6 pb-16 sm:pt-10">
      <MemberCalls>
        <OwnerDashboard address={readAddress(address.query)} slots={slots} />
      </MemberCalls>
    </div>
  );
}
