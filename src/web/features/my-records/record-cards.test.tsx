import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { createApi } from '#web/api/api.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import {
  stateTexts,
  applicationsTexts as texts,
  transitionTexts,
} from '#web/texts/applications.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { OwnAdCard } from './OwnAdCard.tsx';
import { OwnClaimCard } from './OwnClaimCard.tsx';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { PhotosCard } from './PhotosCard.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import { type RecordKind, StateBadge, wordsOfState } from './StateBadge.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';

const statesOf = (kind: RecordKind) => Object.keys(stateTexts[kind]);
const kinds = Object.keys(stateTexts) as RecordKind[];

/** How a state looks, where it is no ring: only what came about looks so, and what was refused. */
const looks = {
  open: [
    ...['submission.approved', 'application.approved', 'claim.approved', 'reservation.confirmed'],
    ...['report.accepted', 'photo.accepted', 'ad.approved', 'ad.live', 'review.approved'],
  ],
  danger: [
    ...['submission.rejected', 'application.rejected', 'application.revoked', 'claim.rejected'],
    ...['claim.revoked', 'reservation.declined', 'review.rejected'],
  ],
  closing: [
    ...['submission.pending', 'application.pending', 'claim.pending', 'reservation.requested'],
    ...[
      'report.open',
      'photo.open',
      'ad.contact_pending',
      'ad.pending',
      'ad.contacted',
      'review.pending',
    ],
  ],
  info: [
    'submission.email_pending',
    'application.email_pending',
    'claim.needs_info',
    'ad.customized',
  ],
};

test.each(kinds.flatMap((kind) => statesOf(kind).map((state) => [kind, state] as const)))(
  'a %s that is %s looks like it',
  (kind, state) => {
    const markup = renderToString(<StateBadge kind={kind} state={state} />);
    const [tone = 'closed'] =
      Object.entries(looks).find(([, those]) => those.includes(`${kind}.${state}`)) ?? [];
    expect(markup).toContain(`class="badge badge-${tone}"`);
    expect(markup).toContain(wordsOfState(kind, state)[0]);
  },
);

const REASON = 'Belge okunmuyor.';
const email = 'ben@ornek.example';
const shared = { id: 7, businessId: 1001, businessName: 'Kebapçı', history: [], documents: [] };
const sent = { ...shared, createdAt: '2026-11-20T09:00:00Z', submittedAt: '2026-11-20T09:00:00Z' };
const onChanged = async () => undefined;

/** A card by its kind, with every field that any of them reads. */
const cards: Record<RecordKind, (record: never) => ReactNode> = {
  submission: (submission) => <SubmissionCard {...{ submission, email, onChanged }} />,
  application: (application) => <ApplicationCard {...{ application, email, onChanged }} />,
  claim: (claim) => (
    <OwnClaimCard {...{ claim, onChanged }} answer={<button type="button">…</button>} />
  ),
  reservation: (reservation) => (
    <ReservationCard {...{ reservation, onChanged }} cancel={onChanged} />
  ),
  report: (report) => <ReportCard report={report} />,
  photo: (photos) => <PhotosCard photos={photos} />,
  ad: (ad) => <OwnAdCard ad={ad} figures={() => null} />,
  review: (review) => <OwnReviewCard review={review} />,
};
const fields = {
  ...{ ...sent, name: 'Kebapçı', email, rejectionReason: REASON, reason: REASON, message: '' },
  ...{ day: '2026-11-25', time: '19:30', people: 2, note: null, isContested: false },
  ...{ packageType: 'basic', duration: 1, totalCost: null, startDate: null, endDate: null },
  ...{
    token: 'abc',
    counters: null,
    isApproved: false,
    changeWish: null,
    rating: 4,
    title: null,
    count: 2,
  },
};

const clock = new PageClock(new Date('2026-11-24T09:00:00Z'));
const api = createApi(() => Promise.reject(new Error('nobody is asked')));
const card = (kind: RecordKind, record: object) => (
  <ClockContext value={clock}>{cards[kind]({ ...fields, ...record } as never)}</ClockContext>
);
const drawn = (kind: RecordKind, record: object) =>
  renderToString(
    <Router ssrPath="/applications">
      <ApiContext value={api}>{card(kind, record)}</ApiContext>
    </Router>,
  );

/** What can be pressed on a card, but its title; and whether the reason stands on it. */
function seen(kind: RecordKind, record: object) {
  const markup = drawn(kind, record);
  const [, actions = ''] = markup.replace(/<dialog.*?<\/dialog>/gs, '').split('</ol>');
  const pressed = [...actions.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)];
  return {
    actions: pressed.map(([, , words = '']) => words.replace(/<[^>]*>/g, '')),
    isReasonShown: markup.includes(REASON),
  };
}

const rows: [RecordKind, object, string[], isReasonShown: boolean][] = [
  ['submission', { status: 'email_pending' }, [texts.sendToReview, texts.editPending], false],
  [
    'submission',
    { status: 'email_pending', email: 'o@x' },
    [texts.resend, texts.editPending],
    false,
  ],
  ['submission', { status: 'rejected' }, [texts.edit], true],
  ['submission', { status: 'suspended' }, [], true],
  ['submission', { status: 'closed' }, [], true],
  ...['pending', 'approved', 'merged'].map((status): (typeof rows)[number] => [
    'submission',
    { status },
    [],
    false,
  ]),
  ['application', { status: 'email_pending' }, [texts.lookAndSend], false],
  ['application', { status: 'email_pending', email: 'o@x' }, [texts.resend], false],
  ['application', { status: 'pending' }, [], false],
  ['application', { status: 'approved' }, [texts.toDashboard], false],
  ['application', { status: 'approved', businessId: null }, [texts.claimAgain], false],
  ['application', { status: 'rejected' }, [texts.edit], true],
  ['application', { status: 'revoked' }, [texts.claimAgain], true],
  ['application', { status: 'withdrawn' }, [texts.claimAgain], false],
  ['claim', { status: 'pending' }, ['…', texts.withdraw], false],
  ['claim', { status: 'needs_info' }, ['…', texts.withdraw], true],
  ['claim', { status: 'approved' }, [texts.toDashboard], false],
  ['claim', { status: 'rejected' }, [texts.claimAgain], true],
  ['claim', { status: 'revoked' }, [texts.claimAgain], true],
  ['claim', { status: 'withdrawn' }, [texts.claimAgain], false],
  ['reservation', { status: 'requested', reason: null }, [texts.cancel], false],
  ['reservation', { status: 'confirmed', reason: null }, [texts.cancel], false],
  ['reservation', { status: 'requested', day: '2026-11-24', time: '12:00' }, [], true],
  ['reservation', { status: 'confirmed', day: '2026-11-24', time: '12:00' }, [], true],
  ['reservation', { status: 'confirmed', day: '2026-11-24', time: '12:01' }, [texts.cancel], true],
  ['reservation', { status: 'declined' }, [texts.anotherTime], true],
  ['reservation', { status: 'cancelled' }, [texts.anotherTime], true],
  ['reservation', { status: 'expired' }, [texts.anotherTime], true],
  ['report', { status: 'dismissed', reason: 'closed' }, [], false],
  ['ad', { status: 'contacted', token: null, changeWish: REASON }, [], true],
  ['ad', { status: 'customized' }, [texts.seeAndApprove], false],
  ['ad', { status: 'customized', isApproved: true }, [texts.seeAd], false],
  ['ad', { status: 'live' }, [texts.seeAd], false],
  ['review', { status: 'approved', reason: null }, [texts.editReview], false],
];

test.each(rows)('a card of a %s with %o', (kind, record, actions, isReasonShown) => {
  expect(seen(kind, record)).toEqual({ actions, isReasonShown });
  vi.stubGlobal('document', { cookie: '' });
  turnAccount(null);
  expect(screenWithApi(card(kind, record)).outline()).toMatchSnapshot();
});

test.each([
  ['submission', 'name'],
  ['application', 'businessName'],
  ['claim', 'message'],
  ['claim', 'documents'],
  ['application', 'documents'],
  ['reservation', 'note'],
  ['report', 'suggestion'],
  ['report', 'message'],
  ['ad', 'businessName'],
  ['review', 'title'],
] as const)('what somebody wrote in a %s stands on its card: %s', (kind, field) => {
  const words = field === 'documents' ? ['Kendi sözleri'] : 'Kendi sözleri';
  expect(drawn(kind, { status: 'pending', [field]: words })).toContain('Kendi sözleri');
});

test.each(kinds)('what happened to a %s is told from its beginning', (kind) => {
  const happened = Object.entries(transitionTexts[kind]);
  const history = happened.map(([transition], at) => ({
    ...{ transition, at: `2026-11-21T09:${String(at).padStart(2, '0')}:00Z` },
  }));
  const told = [
    ...drawn(kind, { status: 'pending', history }).matchAll(/font-semibold">([^<]*)<\/span>/g),
  ];
  expect(told.map(([, words]) => words)).toEqual([
    texts.sent,
    ...happened.map(([, words]) => words),
  ]);
});

test('what a moderator wrote of a review by a code is read in words', () => {
  const markup = drawn('review', { status: 'rejected', reason: 'off_topic' });
  expect(markup).toContain('Bu işletmeyle ilgili değil.');
});
