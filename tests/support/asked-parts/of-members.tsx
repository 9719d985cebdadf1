import type { Account } from '#contract/accounts/accounts.ts';
import { SessionList } from '#web/features/accounts/SessionList.tsx';
import { AdPreviewScreen } from '#web/features/advertising/AdPreviewScreen.tsx';
import { AskedFactsScreen } from '#web/features/asked-facts/AskedFactsScreen.tsx';
import { Correcting } from '#web/features/business-submission/Correcting.tsx';
import { VerifyEmailScreen } from '#web/features/email-verification/VerifyEmailScreen.tsx';
import { FavoritesScreen } from '#web/features/favorites/FavoritesScreen.tsx';
import { SharedFavoritesScreen } from '#web/features/favorites/SharedFavoritesScreen.tsx';
import { ApplicationsScreen } from '#web/features/my-records/ApplicationsScreen.tsx';
import { ReservationScreen } from '#web/features/my-records/ReservationScreen.tsx';
import { accountTexts } from '#web/texts/accounts.ts';
import { adPreviewTexts } from '#web/texts/ad-preview.ts';
import { addBusinessTexts } from '#web/texts/add-business.ts';
import { applicationsTexts, reservationPageTexts } from '#web/texts/applications.ts';
import { askedFactsTexts } from '#web/texts/asked-facts.ts';
import { emailVerificationTexts } from '#web/texts/email-verification.ts';
import { favoritesTexts } from '#web/texts/favorites.ts';
import { AtThatTime, at } from '../tried-presses/press.tsx';
import type { AskedPart } from './asked-part.ts';

const nobody = () => null;
const member = { id: 1, name: 'Ayşe', phone: null, email: 'ayse@ornek.example' } as Account;
const claim = {
  ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'pending', documents: [], message: '' },
  ...{ name: 'Ayşe', reason: null, createdAt: at, history: [], isContested: false },
  ...{ ownersTurnUntil: null, phoneProof: 'none' },
};
const favorite = { businessId: 7, name: 'Nar', state: 'closed', business: null };

export const membersParts: Record<string, AskedPart> = {
  'where an account is open': {
    of: 'accounts/SessionList.tsx',
    part: <SessionList />,
    asks: 'GET /api/users/me/sessions',
    waits: accountTexts.sessionsLoading,
    comes: [
      [{ id: 'aa', device: 'Safari', isThisOne: false, openedAt: at, lastSeenAt: at }],
      'Safari',
    ],
    failed: accountTexts.sessionsFailed,
  },
  'everything one has sent': {
    of: 'my-records/ApplicationsScreen.tsx',
    part: <ApplicationsScreen claimAnswer={nobody} adFigures={nobody} />,
    member,
    asks: 'GET /api/users/me/claims',
    beside: () => [],
    waits: applicationsTexts.loading,
    comes: [[claim], applicationsTexts.sections.claims],
    nothing: [[], applicationsTexts.emptyTitle],
    failed: applicationsTexts.failedTitle,
  },
  'a reservation, by its link': {
    of: 'my-records/ReservationScreen.tsx',
    part: (
      <AtThatTime>
        <ReservationScreen token="abc" />
      </AtThatTime>
    ),
    asks: 'GET /api/reservation-links/abc',
    waits: reservationPageTexts.loading,
    comes: [
      {
        ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'requested', people: 4 },
        ...{ note: null, day: '2026-11-21', time: '19:30', reason: null, createdAt: at },
        history: [],
      },
      ...['Nar', '19.30'],
    ],
    failed: reservationPageTexts.failedTitle,
    missing: reservationPageTexts.brokenTitle,
  },
  'a submission that is corrected': {
    of: 'business-submission/Correcting.tsx',
    part: (
      <Correcting
        editId="9"
        waiting={<p>Bekleyin</p>}
        form={({ name }: { name: string }) => <p>{name}</p>}
      />
    ),
    member,
    asks: 'GET /api/users/me/businesses/9',
    waits: 'Bekleyin',
    comes: [{ id: 9, name: 'Nar', status: 'rejected' }, 'Nar'],
    failed: addBusinessTexts.ownFailed,
    missing: addBusinessTexts.notYours,
  },
  favourites: {
    of: 'favorites/FavoritesScreen.tsx',
    part: (
      <FavoritesScreen
        card={({ name }: { name: string }) => <p>{name}</p>}
        skeleton={null}
        shareButton={nobody}
      />
    ),
    member,
    asks: 'GET /api/users/1/favorite-list',
    waits: favoritesTexts.loading,
    comes: [{ items: [{ ...favorite, note: null, listIds: [] }], lists: [], token: null }, 'Nar'],
    nothing: [{ items: [], lists: [], token: null }, favoritesTexts.emptyTitle],
    failed: favoritesTexts.failedTitle,
  },
  "somebody's list behind its link": {
    of: 'favorites/SharedFavoritesScreen.tsx',
    part: (
      <SharedFavoritesScreen
        token="abc"
        card={({ name }: { name: string }) => <p>{name}</p>}
        skeleton={null}
      />
    ),
    asks: 'GET /api/favorite-lists/abc',
    waits: favoritesTexts.sharedLoading,
    comes: [{ name: null, businesses: [{ id: 7, name: 'Nar' }] }, 'Nar'],
    nothing: [{ name: null, businesses: [] }, favoritesTexts.sharedEmpty],
    failed: favoritesTexts.sharedFailure.failedTitle,
    missing: favoritesTexts.sharedGoneTitle,
  },
  'an address that is proved': {
    of: 'email-verification/VerifyEmailScreen.tsx',
    part: <VerifyEmailScreen token="abc" />,
    asks: 'GET /api/verify-email/abc',
    waits: emailVerificationTexts.loadingTitle,
    comes: [{ status: 'verified', kind: 'business', message: 'Tamam' }, 'Tamam'],
    failed: emailVerificationTexts.failedTitle,
  },
  'what stands of a business, by the link of an e-mail': {
    of: 'asked-facts/AskedFactsScreen.tsx',
    part: <AskedFactsScreen token="abc" answer={undefined} />,
    asks: 'GET /api/asked-facts/abc',
    waits: askedFactsTexts.loading,
    comes: [
      {
        ...{ businessId: 7, businessName: 'Nar', isOwner: true, said: null },
        facts: [{ fact: 'phone', value: '0322 000 12 34' }],
      },
      ...['Nar', '0322 000 12 34'],
    ],
    failed: askedFactsTexts.failedTitle,
    missing: askedFactsTexts.brokenTitle,
  },
  'an ad before it runs': {
    of: 'advertising/AdPreviewScreen.tsx',
    part: <AdPreviewScreen token="abc" />,
    asks: 'GET /api/ad-previews/abc',
    waits: adPreviewTexts.loading,
    comes: [
      {
        ...{ businessName: 'Nar', status: 'cancelled', isApproved: false, changeWish: null },
        ...{ ad: null, counters: null, kind: 'advertisement_request', packageType: 'basic' },
        ...{ duration: 1, totalCost: 500, startDate: null, endDate: null },
      },
      ...['Nar', adPreviewTexts.cancelled],
    ],
    failed: adPreviewTexts.failedTitle,
    missing: adPreviewTexts.brokenTitle,
  },
};
