import type { AdPreview } from '#contract/advertising/ad-previews.ts';
import type { OwnSubmission } from '#contract/businesses/business-submission.ts';
import type { OwnClaim } from '#contract/claims.ts';
import type { FavoriteBusiness, FavoriteList } from '#contract/favorites.ts';
import type { OwnApplication } from '#contract/owners/owners.ts';
import { cancelReservation, type OwnReservation } from '#contract/reservations/reservations.ts';
import type { Review } from '#contract/reviews.ts';
import { useApi } from '#web/browser/api-context.ts';
import { SessionList } from '#web/features/accounts/SessionList.tsx';
import { AdPreviewScreen } from '#web/features/advertising/AdPreviewScreen.tsx';
import { FavoriteGrid } from '#web/features/favorites/FavoriteGrid.tsx';
import { ListChoice } from '#web/features/favorites/ListChoice.tsx';
import { ListSharing } from '#web/features/favorites/ListSharing.tsx';
import { ApplicationCard } from '#web/features/my-records/ApplicationCard.tsx';
import { OwnClaimCard } from '#web/features/my-records/OwnClaimCard.tsx';
import { ReservationCard } from '#web/features/my-records/ReservationCard.tsx';
import { SubmissionCard } from '#web/features/my-records/SubmissionCard.tsx';
import { HelpfulButton } from '#web/features/reviews/HelpfulButton.tsx';
import { VisitorQuestions } from '#web/features/visitor-answers/VisitorQuestions.tsx';
import { accountTexts } from '#web/texts/accounts.ts';
import { adPreviewTexts } from '#web/texts/ad-preview.ts';
import { applicationsTexts } from '#web/texts/applications.ts';
import { favoriteListsTexts } from '#web/texts/favorite-lists.ts';
import { favoritesTexts } from '#web/texts/favorites.ts';
import { heartTexts } from '#web/texts/hearts.ts';
import { reviewsTexts } from '#web/texts/reviews.ts';
import { visitorAnswersTexts } from '#web/texts/visitor-answers.ts';
import { AtThatTime, at, Keeping, nothing, type Press } from './press.tsx';

const favorite = {
  ...{ businessId: 7, name: 'Nar', state: 'closed' as const, business: null },
  ...{ note: null, listIds: [] },
};
const wedding = { id: 3, name: 'Düğün', token: null };
const favorites = (gone: readonly number[], item: FavoriteBusiness = favorite) => (
  <Keeping
    first={new Set(gone)}
    of={(kept, set) => (
      <FavoriteGrid
        items={[item]}
        gone={kept}
        setIsGone={(_, isGone) => set(new Set(isGone ? [favorite.businessId] : []))}
        card={() => null}
        foot={() => null}
      />
    )}
  />
);
const review = {
  ...{ id: 7, businessId: 7, author: 'Ayşe', rating: 5, title: null, content: 'Güzel', images: [] },
  ...{ pictures: [], isVerified: false, isExample: false, helpfulCount: 0, answer: null },
  createdAt: at,
} satisfies Review;
const session = (id: string, device: string) => ({
  ...{ id, device, isThisOne: false, openedAt: at, lastSeenAt: at },
});
const sessions = [session('aa', 'Safari'), session('bb', 'Firefox')];

const claim = {
  ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'pending', documents: [], message: '' },
  ...{ name: 'Ayşe', reason: null, createdAt: at, history: [], isContested: false },
  ...{ ownersTurnUntil: null, phoneProof: 'none' },
} as unknown as OwnClaim;
const email = 'ayse@ornek.example';
const submission = (of: string) => (
  <Keeping
    first={
      {
        ...{ id: 5, name: 'Nar', status: 'email_pending', rejectionReason: null, email: of },
        ...{ submittedAt: at, history: [] },
      } as unknown as OwnSubmission
    }
    of={(now, set) => (
      <SubmissionCard
        {...{ submission: now, email }}
        onChanged={async () => set({ ...now, status: 'pending' } as OwnSubmission)}
      />
    )}
  />
);
const application = {
  ...{ id: 5, businessName: 'Nar', status: 'email_pending', rejectionReason: null, createdAt: at },
  ...{ email: 'baska@ornek.example', documents: [], businessId: null, history: [] },
} satisfies OwnApplication;
const reservation = {
  ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'requested', people: 4, note: null },
  ...{ day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
} as unknown as OwnReservation;
function OwnReservationCard() {
  const api = useApi();
  return (
    <Keeping
      first={reservation}
      of={(now, set) => (
        <ReservationCard
          reservation={now}
          cancel={() => api.call(cancelReservation, { id: now.id })}
          onChanged={async () => set({ ...now, status: 'cancelled' })}
        />
      )}
    />
  );
}
const preview = {
  ...{ status: 'customized', businessName: 'Nar', packageType: 'basic', duration: 1 },
  ...{ totalCost: null, startDate: null, endDate: null, isApproved: false, changeWish: null },
  ...{ counters: null, ad: null, version: 'v1' },
} as unknown as AdPreview;

export const visitorsPresses: Record<string, Press> = {
  'a visitor says that a page is right': {
    part: (
      <VisitorQuestions
        business={{ id: 7, name: 'Nar', questions: [] }}
        fetchReport={() => new Promise(nothing)}
        fetchPhotosForm={() => new Promise(nothing)}
      />
    ),
    button: visitorAnswersTexts.yesTrue,
    asks: 'POST /api/businesses/7/answers',
    agrees: { isConfirmed: true },
    refused: visitorAnswersTexts.failed,
  },
  'a favorite goes': {
    part: favorites([]),
    button: favoritesTexts.remove('Nar'),
    asks: 'DELETE /api/favorites',
    said: favoritesTexts.removed,
    refused: heartTexts.removeFailed,
  },
  'a favorite comes back': {
    part: favorites([7]),
    button: favoritesTexts.undoOf('Nar'),
    asks: 'POST /api/favorites',
    refused: favoritesTexts.undoFailed,
  },
  'a favorite comes back with its note and into its lists': {
    part: favorites([7], { ...favorite, note: 'Bahçesi güzel', listIds: [3] }),
    read: [{}, favoritesTexts.undo],
    button: favoritesTexts.undoOf('Nar'),
    asks: 'PATCH /api/favorites/7',
    refused: favoritesTexts.undoFailed,
  },
  'a list is deleted': {
    part: (
      <Keeping<FavoriteList[]>
        first={[wedding]}
        of={(lists, set) => (
          <ListChoice
            lists={lists}
            chosen={lists[0]}
            countOf={() => 1}
            onChosen={nothing}
            onNamed={nothing}
            onDeleted={() => set([])}
          />
        )}
      />
    ),
    way: [favoriteListsTexts.remove],
    button: favoriteListsTexts.removeYes,
    asks: 'DELETE /api/own-favorite-lists/3',
    said: favoriteListsTexts.deleted,
    refused: favoriteListsTexts.deleteFailed,
  },
  'a list is shared': {
    part: (
      <Keeping<string | null>
        first={null}
        of={(token, onToken) => <ListSharing {...{ token, onToken }} shareButton={String} />}
      />
    ),
    button: favoritesTexts.shareOpen,
    asks: 'POST /api/favorite-lists',
    agrees: { token: 'abc' },
    refused: favoritesTexts.shareFailed,
  },
  'a review is helpful': {
    part: <HelpfulButton review={review} isMarked={false} signIn={undefined} />,
    button: reviewsTexts.helpful,
    asks: 'POST /api/reviews/7/helpful',
    agrees: { isHelpful: true, helpfulCount: 1 },
    refused: reviewsTexts.helpfulFailed,
  },
  'a session is ended': {
    part: <SessionList />,
    read: [sessions, 'Safari'],
    button: accountTexts.endOf('Safari'),
    asks: 'DELETE /api/users/me/sessions/aa',
    said: accountTexts.ended,
    refused: accountTexts.failed,
  },
  'a claim is taken back': {
    of: 'my-records/OwnClaimCard.tsx',
    part: (
      <Keeping
        first={claim}
        of={(now, set) => (
          <OwnClaimCard
            claim={now}
            answer={null}
            onChanged={async () => set({ ...now, status: 'withdrawn' })}
          />
        )}
      />
    ),
    way: [applicationsTexts.withdraw],
    button: applicationsTexts.withdrawNow,
    asks: 'POST /api/claims/5/withdraw',
    said: applicationsTexts.withdrawn.title,
    refused: applicationsTexts.actionFailed,
  },
  'a business goes to be read': {
    of: 'my-records/SubmissionCard.tsx',
    part: submission(email),
    button: applicationsTexts.sendToReview,
    asks: 'POST /api/businesses/5/resubmit',
    agrees: { message: 'İncelenecek' },
    said: applicationsTexts.toReviewTitle,
    refused: applicationsTexts.actionFailed,
  },
  'the link of a business is sent again': {
    of: 'my-records/SubmissionCard.tsx',
    part: submission('baska@ornek.example'),
    button: applicationsTexts.resend,
    asks: 'POST /api/verify-email/resend',
    agrees: { message: 'Gönderildi' },
    said: applicationsTexts.resent,
    refused: applicationsTexts.actionFailed,
  },
  'the link of an application is sent again': {
    of: 'my-records/ApplicationCard.tsx',
    part: (
      <Keeping<OwnApplication>
        first={application}
        of={(now, set) => (
          <ApplicationCard
            {...{ application: now, email }}
            onChanged={async () => set({ ...now, status: 'pending' })}
          />
        )}
      />
    ),
    button: applicationsTexts.resend,
    asks: 'POST /api/verify-email/resend',
    agrees: { message: 'Gönderildi' },
    said: applicationsTexts.resent,
    refused: applicationsTexts.actionFailed,
  },
  'a request for a table is taken back': {
    of: 'my-records/ReservationCard.tsx',
    part: (
      <AtThatTime>
        <OwnReservationCard />
      </AtThatTime>
    ),
    way: [applicationsTexts.cancel],
    button: applicationsTexts.cancelNow,
    asks: 'POST /api/reservations/5/cancel',
    said: applicationsTexts.cancelled.title,
    refused: applicationsTexts.actionFailed,
  },
  'an advertiser approves': {
    of: 'advertising/AdPreviewScreen.tsx',
    part: <AdPreviewScreen token="abc" />,
    read: [preview, adPreviewTexts.toApprove.title],
    button: adPreviewTexts.approve,
    asks: 'POST /api/ad-previews/abc/approval',
    agrees: { ...preview, isApproved: true },
    said: adPreviewTexts.approvedToast.title,
    refused: adPreviewTexts.failed,
  },
};
