import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import type { OwnApplication } from '#contract/owners/owners.ts';
import { Inbox } from '#web/features/messages/Inbox.tsx';
import { ApplicationPanel } from '#web/features/owner-desk/ApplicationPanel.tsx';
import { BayramHoursScreen } from '#web/features/owner-desk/BayramHoursScreen.tsx';
import { InvitationScreen } from '#web/features/owner-desk/InvitationScreen.tsx';
import { OwnerDashboard } from '#web/features/owner-desk/OwnerDashboard.tsx';
import { TeamSection } from '#web/features/owner-desk/TeamSection.tsx';
import { PricesView } from '#web/features/owner-desk/views/PricesView.tsx';
import { ReservationsView } from '#web/features/owner-desk/views/ReservationsView.tsx';
import { ReviewsView } from '#web/features/owner-desk/views/ReviewsView.tsx';
import { Workspace } from '#web/features/owner-desk/Workspace.tsx';
import {
  WorkspaceContext,
  type WorkspaceSlots,
} from '#web/features/owner-desk/workspace-context.ts';
import { RegisterScreen } from '#web/features/owners/RegisterScreen.tsx';
import { MissedSearches } from '#web/features/statistics/MissedSearches.tsx';
import { PerformanceCounters } from '#web/features/statistics/PerformanceCounters.tsx';
import { PerformanceTab } from '#web/features/statistics/PerformanceTab.tsx';
import { bayramHoursTexts } from '#web/texts/bayram-hours.ts';
import { priceFormTexts } from '#web/texts/business-prices.ts';
import { inboxTexts } from '#web/texts/messages.ts';
import { customerTexts } from '#web/texts/owner-customers.ts';
import { invitationTexts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { ownerTexts } from '#web/texts/owners.ts';
import { performanceTexts } from '#web/texts/performance.ts';
import { visitorStatisticsTexts } from '#web/texts/visitor-statistics.ts';
import { AtThatTime, at } from '../tried-presses/press.tsx';
import type { AskedPart } from './asked-part.ts';

const nobody = () => null;
const member = { id: 1, name: 'Ayşe', phone: null, email: 'ayse@ornek.example' } as Account;
/** As most parts of the desk say it. */
const usual = { waits: workspaceTexts.partLoading, failed: workspaceTexts.partFailed };
const slots = {
  ...{ counters: nobody, share: nobody },
  review: ({ review }: { review: { id: number } }) => <p>{`Yorum ${review.id}`}</p>,
} as unknown as WorkspaceSlots;
const shop = {
  ...{ id: 7, name: 'Nar Lokantası', status: 'approved', plan: 'free', role: 'owner' },
  ...{ isEditable: true, isOpen: true, logo: null, images: [], pictures: [], revisions: [] },
  ...{ owners: [], email: null, phone: null, address: 'Nar 5', neighbourhood: '', website: null },
  ...{ district: 'Seyhan', category: 'Kafeler', features: [], hours: null, specialDays: {} },
  ...{ waiting: { revisions: 0, reservations: 0, reviews: 0, messages: 0 }, contests: [] },
} as unknown as ManagedBusiness;
const desk = (part: ReactNode) => (
  <WorkspaceContext
    value={{
      ...{ business: shop, slots, setBusiness: nobody, leave: nobody },
      reload: async () => undefined,
    }}
  >
    {part}
  </WorkspaceContext>
);
const address = { tab: 'genel' } as never;
const application = {
  ...{ id: 5, businessName: 'Nar', status: 'pending', rejectionReason: null, createdAt: at },
  ...{ email: 'ayse@ornek.example', documents: [], businessId: null, history: [] },
} satisfies OwnApplication;
const day = {
  ...{ date: '2026-11-19', views: 31, phoneClicks: 0, websiteClicks: 0, directionsClicks: 0 },
  ...{ whatsappClicks: 0, reservations: 0, shares: 0 },
};
const reservation = {
  ...{ id: 5, name: 'Elif Ak', phone: '0322 000 12 34', status: 'requested', people: 4 },
  ...{ note: null, day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
};

export const ownersParts: Record<string, AskedPart> = {
  'who acts for a business': {
    ...usual,
    of: 'owner-desk/TeamSection.tsx',
    part: desk(<TeamSection />),
    asks: 'GET /api/businesses/7/team',
    comes: [
      [
        {
          ...{ id: 1, name: 'Elif Ak', email: 'elif@ornek.example', role: 'manager', isYou: false },
          ...{ state: 'active', invitedAt: at, invitationExpiresAt: null },
        },
      ],
      'Elif Ak',
    ],
  },
  'the businesses of somebody': {
    of: 'owner-desk/OwnerDashboard.tsx',
    part: <OwnerDashboard {...{ address, slots }} />,
    member,
    asks: 'GET /api/users/me/managed-businesses',
    beside: (asked) => (asked.endsWith('/workspace') ? shop : []),
    waits: workspaceTexts.loading,
    comes: [[], workspaceTexts.noneTitle],
    failed: workspaceTexts.failedTitle,
  },
  'one business at the desk': {
    of: 'owner-desk/Workspace.tsx',
    part: (
      <AtThatTime>
        <Workspace
          {...{ business: { id: 7, name: 'Nar' } as never, address, choices: null, slots }}
          onLeft={nobody}
        />
      </AtThatTime>
    ),
    asks: 'GET /api/businesses/7/workspace',
    waits: workspaceTexts.loading,
    comes: [shop, 'Nar Lokantası'],
    failed: workspaceTexts.failedTitle,
  },
  'an application that waits': {
    ...usual,
    of: 'owner-desk/ApplicationPanel.tsx',
    part: <ApplicationPanel {...{ application, choices: null, slots }} />,
    member,
    asks: 'GET /api/business-owners/5',
    comes: [
      {
        ...{ ...application, ownerName: 'Ayşe Nar', phone: '0322 000 12 34', address: 'Nar 5' },
        ...{ website: '', requestedPlan: 'free' },
      },
      ...['Ayşe Nar', 'Nar 5'],
    ],
  },
  'an application that is mended': {
    of: 'owners/RegisterScreen.tsx',
    part: <RegisterScreen mendId="5" documentSlot={nobody} waiting={<p>Bekleyin</p>} />,
    member,
    asks: 'GET /api/business-owners/5',
    beside: () => [],
    waits: 'Bekleyin',
    comes: [{ ...application, status: 'approved' }, ownerTexts.notMendable],
    failed: ownerTexts.failedText,
    missing: ownerTexts.notYours,
  },
  'prices of a business': {
    of: 'owner-desk/views/PricesView.tsx',
    part: desk(<PricesView />),
    asks: 'GET /api/businesses/7/prices',
    waits: workspaceTexts.partLoading,
    comes: [null, priceFormTexts.label],
    failed: workspaceTexts.failedTitle,
  },
  'requests for a table': {
    ...usual,
    of: 'owner-desk/views/ReservationsView.tsx',
    part: <AtThatTime>{desk(<ReservationsView recordId={undefined} />)}</AtThatTime>,
    asks: 'GET /api/businesses/7/reservations',
    comes: [[reservation], 'Elif Ak'],
    nothing: [[], customerTexts.noReservations],
  },
  'reviews of a business': {
    ...usual,
    of: 'owner-desk/views/ReviewsView.tsx',
    part: desk(<ReviewsView recordId={undefined} />),
    asks: 'GET /api/businesses/7/reviews',
    comes: [[{ id: 9 }], 'Yorum 9'],
    nothing: [[], customerTexts.noReviews.title],
  },
  'an invitation': {
    of: 'owner-desk/InvitationScreen.tsx',
    part: <InvitationScreen token="abc" />,
    member,
    asks: 'GET /api/business-invitations/abc',
    waits: invitationTexts.loading,
    comes: [
      {
        ...{ businessId: 7, businessName: 'Nar', role: 'manager', isAccepted: false },
        email: member.email,
      },
      invitationTexts.accept,
    ],
    failed: invitationTexts.unreachableTitle,
    missing: invitationTexts.brokenTitle,
  },
  'days of a bayram, by the link of an e-mail': {
    of: 'owner-desk/BayramHoursScreen.tsx',
    part: (
      <BayramHoursScreen
        {...{ token: 'abc', answer: undefined, day: undefined, ownHours: nobody }}
      />
    ),
    asks: 'GET /api/bayram-hours/abc',
    waits: bayramHoursTexts.loading,
    comes: [
      {
        ...{ businessId: 7, businessName: 'Nar', bayram: 'Ramazan Bayramı', before: null },
        isLikely: true,
        days: [
          { day: '2027-03-09', isEve: false, usual: '05:00-12:00', said: null },
          { day: '2027-03-08', isEve: true, usual: '05:00-12:00', said: '09:00-13:00' },
        ],
      },
      ...['Nar', bayramHoursTexts.likely, bayramHoursTexts.day('2027-03-09', false)],
    ],
    failed: bayramHoursTexts.failedTitle,
    missing: bayramHoursTexts.brokenTitle,
  },
  'messages of customers': {
    of: 'messages/Inbox.tsx',
    part: (
      <Inbox {...{ businessId: 7, businessName: 'Nar', isOpen: true, plansHref: '/planlar' }} />
    ),
    asks: 'GET /api/businesses/7/messages',
    waits: inboxTexts.loading,
    comes: [
      {
        messages: [
          {
            ...{ id: 3, name: 'Elif Ak', email: 'elif@ornek.example', phone: null, isRead: false },
            ...{ content: 'Selam', isDoubtful: false, createdAt: at },
          },
        ],
        ...{ hasMore: false, unread: 1 },
      },
      ...['Elif Ak', 'Selam'],
    ],
    nothing: [{ messages: [], hasMore: false, unread: 0 }, inboxTexts.emptyTitle],
    failed: inboxTexts.failed,
  },
  'the counters of a business': {
    of: 'statistics/PerformanceCounters.tsx',
    part: <PerformanceCounters businessId={7} />,
    asks: 'GET /api/analytics/7',
    waits: performanceTexts.loading,
    comes: [[day], '31'],
    failed: performanceTexts.failedTitle,
  },
  'how a business does': {
    of: 'statistics/PerformanceTab.tsx',
    part: <PerformanceTab businessId={7} plan="free" />,
    asks: 'GET /api/businesses/7/performance',
    waits: performanceTexts.loading,
    comes: [
      {
        ...{ days: null, from: '2026-10-21', to: '2026-11-19', totals: day, previous: null },
        ...{ words: null, plan: 'free' },
      },
      performanceTexts.upsellFreeTitle,
    ],
    failed: performanceTexts.failedTitle,
  },
  'what was looked for and not found': {
    of: 'statistics/MissedSearches.tsx',
    part: <MissedSearches businessId={7} />,
    asks: 'GET /api/missed-searches',
    waits: visitorStatisticsTexts.loading,
    comes: [[{ text: 'semerci', district: null, people: 31 }], 'semerci', '31'],
    nothing: [[], visitorStatisticsTexts.missedEmpty],
    failed: visitorStatisticsTexts.missedFailed,
  },
};
