import { type ReactNode, useId } from 'react';
import type { AdCounters } from '#contract/advertising/ad-previews.ts';
import type { OwnClaim } from '#contract/claims.ts';
import { cancelReservation } from '#contract/reservations/reservations.ts';
import { askAccount, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { OwnAdCard } from './OwnAdCard.tsx';
import { OwnClaimCard } from './OwnClaimCard.tsx';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { fetchOwnRecords, type OwnRecords } from './own-records.ts';
import { PhotosCard } from './PhotosCard.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';

/** Where the team's question about a claim is answered; the page puts it in. */
type ClaimAnswerSlot = (claim: OwnClaim, onAnswered: () => Promise<void>) => ReactNode;

interface Slots {
  claimAnswer: ClaimAnswerSlot;
  /** The figures of an ad that ran. */
  adFigures: (counters: AdCounters) => ReactNode;
}

/** 'Başvurularım': everything one has sent, where it stands and what one can do about it. */
export function ApplicationsScreen(slots: Slots) {
  const api = useApi();
  const account = useAccount();
  const member = account.kind === 'member' ? account.account : undefined;
  const own = useAsked(member && String(member.id), (signal) => fetchOwnRecords(api, signal));
  const hasEnded = own.state === 'failed' && own.status === 401;
  if (account.kind === 'visitor' || (member && hasEnded)) return <Stranger />;
  if (account.kind === 'failed' || own.state === 'failed') {
    const again = own.state === 'failed' ? own.again : () => void askAccount(api);
    return <LoadFailure level={1} texts={texts} onAgain={again} />;
  }
  if (!member || own.state === 'loading') return <Waiting />;
  const reload = () =>
    fetchOwnRecords(api).then(own.set, () => {
      // What was done is done: only the page does not know it yet.
      location.reload();
    });
  return (
    <>
      <Heading />
      <Sections records={own.data} email={member.email} onChanged={reload} {...slots} />
    </>
  );
}

const Heading = () => (
  <>
    <h1 tabIndex={-1}>{texts.title}</h1>
    <p className="mt-1 text-quiet">{texts.lead}</p>
  </>
);

function Sections({
  records,
  email,
  onChanged,
  claimAnswer,
  adFigures,
}: Slots & {
  records: OwnRecords;
  email: string;
  onChanged: () => Promise<void>;
}) {
  const api = useApi();
  const { applications, submissions, claims, reservations, reports, reviews, photos, ads } =
    records;
  if (Object.values(records).every((list) => list.length === 0)) return <Nothing />;
  return (
    <div className="mt-7 flex max-w-3xl flex-col gap-10">
      <Section title={texts.sections.submissions}>
        {submissions.map((submission) => (
          <SubmissionCard key={submission.id} {...{ submission, email, onChanged }} />
        ))}
      </Section>
      <Section title={texts.sections.applications}>
        {applications.map((application) => (
          <ApplicationCard key={application.id} {...{ application, email, onChanged }} />
        ))}
      </Section>
      <Section title={texts.sections.claims}>
        {claims.map((claim) => (
          <OwnClaimCard
            key={claim.id}
            claim={claim}
            answer={claimAnswer(claim, onChanged)}
            onChanged={onChanged}
          />
        ))}
      </Section>
      <Section title={texts.sections.reservations}>
        {reservations.map((reservation) => (
          <ReservationCard
            key={reservation.id}
            {...{ reservation, onChanged }}
            cancel={(reason) => api.call(cancelReservation, { id: reservation.id, reason })}
          />
        ))}
      </Section>
      <Section title={texts.sections.ads}>
        {ads.map((ad) => (
          <OwnAdCard key={`${ad.kind} ${ad.id}`} ad={ad} figures={adFigures} />
        ))}
      </Section>
      <Section title={texts.sections.reports}>
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </Section>
      <Section title={texts.sections.photos}>
        {photos.map((sent) => (
          <PhotosCard key={sent.id} photos={sent} />
        ))}
      </Section>
      <Section title={texts.sections.reviews}>
        {reviews.map((review) => (
          <OwnReviewCard key={review.id} review={review} />
        ))}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const Stranger = () => (
  <EmptyState
    level={1}
    title={texts.strangerTitle}
    action={
      <ButtonLink href={loginAddress('/applications')} variant="primary">
        {texts.signIn}
      </ButtonLink>
    }
  >
    {texts.strangerText}
  </EmptyState>
);

const Nothing = () => (
  <EmptyState
    title={texts.emptyTitle}
    action={
      <>
        <ButtonLink href="/businesses" variant="primary">
          {texts.toBusinesses}
        </ButtonLink>
        <ButtonLink href="/add-business">{texts.addBusiness}</ButtonLink>
      </>
    }
  >
    {texts.emptyText}
  </EmptyState>
);

const Waiting = () => (
  <>
    <Heading />
    <p className="mt-4 hidden noscript:block">{texts.needsScript}</p>
    <PartLoading
      label={texts.loading}
      shapes={['h-44', 'h-44']}
      className="mt-7 flex max-w-3xl flex-col gap-5 noscript:hidden"
    />
  </>
);
