import { adMovedLetter } from './advertising-moved.letter.ts';
import { adReceivedLetter } from './advertising-received.letter.ts';
import { adForSalesLetter } from './advertising-sales.letter.ts';
import { applicationApprovedLetter } from './application-approved.letter.ts';
import { applicationReceivedLetter } from './application-received.letter.ts';
import { applicationRejectedLetter } from './application-rejected.letter.ts';
import { businessApprovedLetter } from './business-approved.letter.ts';
import { businessReceivedLetter } from './business-received.letter.ts';
import { businessRejectedLetter } from './business-rejected.letter.ts';
import { claimApprovedLetter } from './claim-approved.letter.ts';
import { claimNeedsInfoLetter } from './claim-needs-info.letter.ts';
import { claimReceivedLetter } from './claim-received.letter.ts';
import { claimRejectedLetter } from './claim-rejected.letter.ts';
import { colleagueInvitedLetter } from './colleague-invited.letter.ts';
import type { Letter } from './letter.ts';
import { messageReceivedLetter } from './message-received.letter.ts';
import { moderationBusinessLetter } from './moderation-business.letter.ts';
import { moderationDigestLetter } from './moderation-digest.letter.ts';
import { moderationReviewHiddenLetter } from './moderation-review-hidden.letter.ts';
import { moderationUndoneLetter } from './moderation-undone.letter.ts';
import { moderationWaitingLetter } from './moderation-waiting.letter.ts';
import { ownershipGivenLetter } from './ownership-given.letter.ts';
import { ownershipRevokedLetter } from './ownership-revoked.letter.ts';
import { ownershipWithdrawnLetter } from './ownership-withdrawn.letter.ts';
import { planEndedLetter } from './plan-ended.letter.ts';
import { planEndingLetter } from './plan-ending.letter.ts';
import { planRequestedLetter } from './plan-requested.letter.ts';
import { planSetLetter } from './plan-set.letter.ts';
import { removalAnsweredLetter } from './removal-answered.letter.ts';
import { removalReceivedLetter } from './removal-received.letter.ts';
import { reportAnsweredLetter } from './report-answered.letter.ts';
import { reportReceivedLetter } from './report-received.letter.ts';
import { reservationCancelledLetter } from './reservation-cancelled.letter.ts';
import { reservationConfirmedLetter } from './reservation-confirmed.letter.ts';
import { reservationDeclinedLetter } from './reservation-declined.letter.ts';
import { reservationExpiredLetter } from './reservation-expired.letter.ts';
import { reservationReceivedLetter } from './reservation-received.letter.ts';
import { reservationRequestedLetter } from './reservation-requested.letter.ts';
import { reviewAnsweredLetter } from './review-answered.letter.ts';
import { reviewApprovedLetter } from './review-approved.letter.ts';
import { reviewRejectedLetter } from './review-rejected.letter.ts';
import { revisionApprovedLetter } from './revision-approved.letter.ts';
import { revisionRejectedLetter } from './revision-rejected.letter.ts';
import { deletionCodeLetter, proofCodeLetter, signInCodeLetter } from './sign-in-code.letter.ts';
import { teamEndedLetter } from './team-ended.letter.ts';
import { verifyEmailLetter } from './verify-email.letter.ts';

const TO = 'ayse@ornek.example';
const addressee = { to: TO, name: 'Ayşe Yılmaz' };
const businessName = 'Kebapçı Şıh Ömer';
const reservation = {
  day: '2026-11-21',
  time: '19:30',
  people: 4,
  note: 'Cam kenarı olursa seviniriz.',
};

const bought = { packageType: 'premium', duration: 3, totalCost: 1617.3 } as const;

const revised: Parameters<typeof revisionApprovedLetter>[0]['changes'] = {
  name: ['Kebapçı Şıh Ömer', 'Şıh Ömer Sofrası'],
  latitude: ['36.99140000', '36.99210000'],
};

/** Every letter once, with values as people would give them: for the preview and for tests. */
export function letterSamples({
  siteName,
  publicUrl,
}: {
  siteName: string;
  publicUrl: string;
}): Letter[] {
  const href = `${publicUrl}/business/1001`;
  const dashboard = `${publicUrl}/business-owner-dashboard`;
  const verify = `${publicUrl}/verify-email?token=q7Jm2cXb9Lr4TzWv8KpYd3NfHs6GaEu1`;
  const about = { addressee, businessName };
  return [
    signInCodeLetter(TO, '482913', siteName),
    deletionCodeLetter(TO, '070415', siteName),
    proofCodeLetter(TO, '070416', siteName),
    verifyEmailLetter({ ...about, of: 'business', sentFrom: null, href: verify, siteName }),
    verifyEmailLetter({
      ...about,
      of: 'application',
      sentFrom: 'mehmet@ornek.example',
      href: verify,
      siteName,
    }),
    businessReceivedLetter(about),
    businessApprovedLetter({ ...about, href }),
    businessRejectedLetter({
      ...about,
      reason: 'Adres haritada bulunamadı; mahalle ve sokağı da yazar mısınız?',
      href: `${publicUrl}/add-business`,
    }),
    applicationReceivedLetter(about),
    applicationApprovedLetter({ ...about, href: dashboard }),
    applicationRejectedLetter({
      ...about,
      reason: 'Vergi levhasındaki unvan ile işletmenin adı birbirini tutmuyor.',
      href: `${publicUrl}/business-owner-register`,
    }),
    ownershipRevokedLetter({ ...about, reason: 'İşletmenin el değiştirdiği bize bildirildi.' }),
    ownershipWithdrawnLetter(about),
    ownershipGivenLetter({ ...about, siteName, href: dashboard }),
    teamEndedLetter(about),
    claimReceivedLetter(about),
    claimApprovedLetter({ ...about, href: dashboard }),
    claimRejectedLetter({ ...about, reason: 'Gönderdiğiniz belge okunmuyor.', href }),
    claimNeedsInfoLetter({
      ...about,
      question: 'İşletmedeki göreviniz nedir?\nVergi levhasının son sayfasını da ekler misiniz?',
      href,
    }),
    reviewApprovedLetter({ ...about, href }),
    reviewRejectedLetter({ ...about, reason: 'Metinde bir çalışanın telefon numarası var.', href }),
    reviewAnsweredLetter({
      ...about,
      answer: 'Güzel sözleriniz için teşekkürler, yine bekleriz!\nŞıh Ömer',
      href,
    }),
    reservationRequestedLetter({
      ...about,
      reservation,
      visitor: { name: 'Mehmet Güneş', phone: '0532 000 00 00', email: 'mehmet@ornek.example' },
      href: dashboard,
    }),
    reservationCancelledLetter({
      ...about,
      reservation,
      visitor: 'Mehmet Güneş',
      href: dashboard,
    }),
    reservationReceivedLetter({ ...about, reservation }),
    reservationConfirmedLetter({ ...about, reservation, href }),
    reservationDeclinedLetter({ ...about, reservation, href }),
    reservationExpiredLetter({ ...about, reservation, href }),
    messageReceivedLetter({
      ...about,
      sender: { name: 'Mehmet Güneş', email: 'mehmet@ornek.example', phone: '0532 000 00 00' },
      content: 'Pazar günü 20 kişilik yeriniz olur mu?\nBahçe daha iyi olur.',
      href: dashboard,
    }),
    adReceivedLetter({ ...about, bought }),
    adForSalesLetter({
      to: TO,
      businessName,
      contact: { person: 'Ayşe Yılmaz', email: TO, phone: '0532 000 00 00' },
      message: 'Bayramdan önce başlasın isteriz.',
      bought,
      href: `${publicUrl}/admin`,
    }),
    ...(['contact', 'customize', 'go_live', 'end', 'cancel'] as const).map((move) =>
      adMovedLetter(move, {
        ...about,
        title: 'Bayramda köz başında buluşalım',
        startDate: '2026-11-21',
        endDate: '2026-12-21',
        reason: 'Ulaşmayı üç kez denedik, yanıt alamadık.',
        publicUrl,
      }),
    ),
    revisionApprovedLetter({ ...about, changes: revised, href }),
    revisionRejectedLetter({
      ...about,
      changes: revised,
      reason: 'Tabelada eski ad görünüyor; yeni tabelanın fotoğrafını da ekler misiniz?',
      href: dashboard,
    }),
    colleagueInvitedLetter({
      ...{ to: TO, businessName, siteName, invitedBy: 'Ömer Şahin', role: 'manager', days: 7 },
      href: `${publicUrl}/business-invitation?token=q7Jm2cXb9Lr4TzWv8KpYd3NfHs6GaEu1`,
    }),
    planSetLetter({ ...about, plan: 'Premium', until: '20 Kasım 2027', href: dashboard }),
    planEndingLetter({ ...about, plan: 'Temel', until: '27 Kasım 2026', href: dashboard }),
    planEndedLetter({ ...about, plan: 'Temel', href: dashboard }),
    planRequestedLetter({
      ...{ to: TO, businessName, isFirst: true, plan: { before: 'Ücretsiz', wished: 'Premium' } },
      person: { name: 'Ömer Şahin', email: 'omer@ornek.example', phone: '0532 000 00 00' },
      message: 'Bayramdan önce başlamak isteriz.',
      href,
    }),
    removalReceivedLetter(about),
    removalAnsweredLetter({ ...about, outcome: 'accepted', href }),
    removalAnsweredLetter({ ...about, outcome: 'dismissed', answer: 'Bulamadık.', href }),
    reportReceivedLetter(about),
    reportAnsweredLetter({
      ...about,
      outcome: 'accepted',
      answer: 'Pazar günü kapalı olduklarını biz de doğruladık.',
      href,
    }),
    reportAnsweredLetter({ ...about, outcome: 'dismissed', href }),
    ...(['suspend', 'restore', 'close', 'merge'] as const).map((move) =>
      moderationBusinessLetter({ ...about, move, href }),
    ),
    moderationReviewHiddenLetter({
      ...about,
      reason: 'Birinin adı, telefonu ya da başka bir özel bilgisi geçiyor.',
    }),
    ...(['business', 'review', 'report'] as const).map((of) =>
      moderationUndoneLetter({ ...about, of, state: 'waiting', href }),
    ),
    moderationWaitingLetter({
      to: TO,
      count: 3,
      kinds: [
        ['İşletme', 2],
        ['Değerlendirme', 1],
      ],
      href: `${publicUrl}/admin`,
    }),
    moderationDigestLetter({
      to: TO,
      waiting: 12,
      late: 1,
      soon: 2,
      kinds: [['İşletme', 12]],
      nearest: [{ kind: 'İşletme', title: businessName, deadline: '20 Kasım 18.00' }],
      href: `${publicUrl}/admin`,
    }),
  ];
}
