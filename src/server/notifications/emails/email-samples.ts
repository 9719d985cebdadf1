import { AD_TRANSITIONS } from '#contract/advertising/moderated-ads.ts';
import { adAnsweredEmail } from './advertising-answered.email.ts';
import { adMovedEmail } from './advertising-moved.email.ts';
import { adReceivedEmail } from './advertising-received.email.ts';
import { adForSalesEmail } from './advertising-sales.email.ts';
import { answerTakenBackEmail } from './answer-taken-back.email.ts';
import { applicationApprovedEmail } from './application-approved.email.ts';
import { applicationReceivedEmail } from './application-received.email.ts';
import { applicationRejectedEmail } from './application-rejected.email.ts';
import { bayramQuestionEmail } from './bayram-question.email.ts';
import { businessApprovedEmail } from './business-approved.email.ts';
import { businessCorrectedEmail } from './business-corrected.email.ts';
import { businessReceivedEmail } from './business-received.email.ts';
import { businessRejectedEmail } from './business-rejected.email.ts';
import { calendarQuestionEmail } from './calendar-question.email.ts';
import { claimApprovedEmail } from './claim-approved.email.ts';
import { claimContestedEmail } from './claim-contested.email.ts';
import { claimNeedsInfoEmail } from './claim-needs-info.email.ts';
import { claimReceivedEmail } from './claim-received.email.ts';
import { claimRejectedEmail } from './claim-rejected.email.ts';
import { closingQuestionEmail } from './closing-question.email.ts';
import { colleagueInvitedEmail } from './colleague-invited.email.ts';
import { contestEndedEmail } from './contest-ended.email.ts';
import type { EmailMessage } from './email.ts';
import { factsQuestionEmail } from './facts-question.email.ts';
import { messageReceivedEmail } from './message-received.email.ts';
import { moderationBusinessEmail } from './moderation-business.email.ts';
import { moderationDigestEmail } from './moderation-digest.email.ts';
import { moderationReviewHiddenEmail } from './moderation-review-hidden.email.ts';
import { moderationUndoneEmail } from './moderation-undone.email.ts';
import { moderationWaitingEmail } from './moderation-waiting.email.ts';
import { ownershipGivenEmail } from './ownership-given.email.ts';
import { ownershipRevokedEmail } from './ownership-revoked.email.ts';
import { ownershipWithdrawnEmail } from './ownership-withdrawn.email.ts';
import { planEndedEmail } from './plan-ended.email.ts';
import { planEndingEmail } from './plan-ending.email.ts';
import { planRequestedEmail } from './plan-requested.email.ts';
import { planSetEmail } from './plan-set.email.ts';
import { reportAnsweredEmail } from './report-answered.email.ts';
import { reportReceivedEmail } from './report-received.email.ts';
import { reservationCalledOffEmail } from './reservation-called-off.email.ts';
import { reservationCancelledEmail } from './reservation-cancelled.email.ts';
import { reservationConfirmedEmail } from './reservation-confirmed.email.ts';
import { reservationDeclinedEmail } from './reservation-declined.email.ts';
import { reservationExpiredEmail } from './reservation-expired.email.ts';
import { reservationReceivedEmail } from './reservation-received.email.ts';
import { reservationRequestedEmail } from './reservation-requested.email.ts';
import { reviewAnsweredEmail } from './review-answered.email.ts';
import { reviewApprovedEmail } from './review-approved.email.ts';
import { reviewReceivedEmail } from './review-received.email.ts';
import { reviewRejectedEmail } from './review-rejected.email.ts';
import { revisionApprovedEmail } from './revision-approved.email.ts';
import { revisionRejectedEmail } from './revision-rejected.email.ts';
import { deletionCodeEmail, proofCodeEmail, signInCodeEmail } from './sign-in-code.email.ts';
import { teamEndedEmail } from './team-ended.email.ts';
import { verifyAddressEmail } from './verify-email.email.ts';

const TO = 'ayse@ornek.example';
const addressee = { to: TO, name: 'Ayşe Yılmaz' };
const businessName = 'Kebapçı Şıh Ömer';
const reservation = {
  day: '2026-11-21',
  time: '19:30',
  people: 4,
  note: 'Cam kenarı olursa seviniriz.',
};

const bought = {
  kind: 'advertisement',
  packageType: 'premium',
  duration: 3,
  totalCost: 1617.3,
} as const;

const revised: Parameters<typeof revisionApprovedEmail>[0]['changes'] = {
  name: ['Kebapçı Şıh Ömer', 'Şıh Ömer Sofrası'],
  latitude: ['36.99140000', '36.99210000'],
};

/** Every e-mail once, with values as people would give them: for the preview and for tests. */
export function emailSamples({
  siteName,
  publicUrl,
}: {
  siteName: string;
  publicUrl: string;
}): EmailMessage[] {
  const href = `${publicUrl}/business/1001`;
  const dashboard = `${publicUrl}/business-owner-dashboard`;
  const verify = `${publicUrl}/verify-email?token=q7Jm2cXb9Lr4TzWv8KpYd3NfHs6GaEu1`;
  const about = { addressee, businessName };
  return [
    signInCodeEmail(TO, '482913', siteName),
    deletionCodeEmail(TO, '070415', siteName),
    proofCodeEmail(TO, '070416', siteName),
    verifyAddressEmail({ ...about, of: 'business', sentFrom: null, href: verify, siteName }),
    verifyAddressEmail({
      ...about,
      of: 'application',
      sentFrom: 'mehmet@ornek.example',
      href: verify,
      siteName,
    }),
    businessReceivedEmail(about),
    businessApprovedEmail({ ...about, isOwner: false, href }),
    businessApprovedEmail({ ...about, isOwner: true, href }),
    businessCorrectedEmail({
      ...about,
      reported: 'Çalışma saatleri yanlış',
      difference: {
        phone: ['0322 000 00 00', '0322 591 26 41'],
        hours: [null, '{"mon-sat":"09:00-18:00","sun":"kapalı"}'],
        pin: [null, null],
        description: true,
      },
      href: dashboard,
    }),
    closingQuestionEmail({
      ...{ ...about, isOwner: true },
      href: `${publicUrl}/bilgiler-dogru-mu?token=17-1004-20261126-abc&yanit=acik`,
    }),
    factsQuestionEmail({
      ...{ ...about, isOwner: true, token: '17-1004-20261126-abc', publicUrl },
      facts: [
        { fact: 'name', value: businessName },
        { fact: 'address', value: 'Kızılay Cad. No: 3, Seyhan' },
        { fact: 'phone', value: '0322 000 13 04' },
        { fact: 'hours', value: 'Pazartesi–Cumartesi 09.00–18.00, Pazar Kapalı' },
      ],
    }),
    businessRejectedEmail({
      ...about,
      reason: 'Adres haritada bulunamadı; mahalle ve sokağı da yazar mısınız?',
      href: `${publicUrl}/add-business`,
    }),
    applicationReceivedEmail(about),
    applicationApprovedEmail({ ...about, href: dashboard }),
    applicationRejectedEmail({
      ...about,
      reason: 'Vergi levhasındaki unvan ile işletmenin adı birbirini tutmuyor.',
      href: `${publicUrl}/business-owner-register`,
    }),
    ownershipRevokedEmail({ ...about, reason: 'İşletmenin el değiştirdiği bize bildirildi.' }),
    ownershipWithdrawnEmail(about),
    ownershipGivenEmail({ ...about, siteName, href: dashboard }),
    teamEndedEmail(about),
    claimReceivedEmail({ ...about, isOwned: false }),
    claimContestedEmail({
      ...about,
      claimant: 'Mehmet Güneş',
      until: new Date('2026-11-27T09:00:00Z'),
      href: dashboard,
    }),
    ...(['approved', 'rejected', 'withdrawn'] as const).map((outcome) =>
      contestEndedEmail({ ...about, claimant: 'Mehmet Güneş', outcome, href: dashboard }),
    ),
    claimApprovedEmail({ ...about, href: dashboard }),
    claimRejectedEmail({ ...about, reason: 'Gönderdiğiniz belge okunmuyor.', href }),
    claimNeedsInfoEmail({
      ...about,
      question: 'İşletmedeki göreviniz nedir?\nVergi levhasının son sayfasını da ekler misiniz?',
      href,
    }),
    reviewApprovedEmail({ ...about, href }),
    reviewRejectedEmail({ ...about, reason: 'Metinde bir çalışanın telefon numarası var.', href }),
    answerTakenBackEmail({
      ...about,
      reason: 'Reklam ya da başka bir yere yönlendirme içeriyor.',
      answer: 'Güzel sözleriniz için teşekkürler, yine bekleriz!',
      href,
    }),
    reviewAnsweredEmail({
      ...about,
      answer: 'Güzel sözleriniz için teşekkürler, yine bekleriz!\nŞıh Ömer',
      isCorrected: false,
      href,
    }),
    reservationRequestedEmail({
      ...about,
      reservation,
      visitor: { name: 'Mehmet Güneş', phone: '0532 000 00 00', email: 'mehmet@ornek.example' },
      href: dashboard,
    }),
    reservationCancelledEmail({
      ...about,
      reservation,
      visitor: 'Mehmet Güneş',
      reason: 'Şehir dışına çıkmam gerekti.',
      href: dashboard,
    }),
    reservationReceivedEmail({ ...about, reservation, href }),
    reservationConfirmedEmail({ ...about, reservation, href }),
    reservationCalledOffEmail({ ...about, reservation, reason: 'Mutfağımızda tadilat var.', href }),
    reservationDeclinedEmail({ ...about, reservation, href }),
    reservationExpiredEmail({ ...about, reservation, href }),
    reviewReceivedEmail({
      ...about,
      review: {
        author: 'Mehmet G.',
        rating: 4,
        title: 'Akşam yemeği',
        content: 'Kebabı güzel, servisi biraz yavaştı.',
      },
      href: dashboard,
    }),
    messageReceivedEmail({
      ...about,
      sender: { name: 'Mehmet Güneş', email: 'mehmet@ornek.example', phone: '0532 000 00 00' },
      content: 'Pazar günü 20 kişilik yeriniz olur mu?\nBahçe daha iyi olur.',
      href: dashboard,
    }),
    adReceivedEmail({ ...about, bought }),
    adForSalesEmail({
      to: TO,
      businessName,
      contact: { person: 'Ayşe Yılmaz', email: TO, phone: '0532 000 00 00' },
      message: 'Bayramdan önce başlasın isteriz.',
      bought,
      href: `${publicUrl}/admin`,
    }),
    ...[undefined, 'Fiyat yerine akşam saatleri yazsın.'].map((wish) =>
      adAnsweredEmail({ to: TO, businessName, from: TO, wish, href: `${publicUrl}/admin` }),
    ),
    ...[
      ...([...AD_TRANSITIONS, 'edit'] as const).map((transition) => ({
        transition,
        wasTakenDown: false,
      })),
      { transition: 'end' as const, wasTakenDown: true },
    ].map(({ transition, wasTakenDown }) =>
      adMovedEmail(transition, {
        ...about,
        title: 'Bayramda köz başında buluşalım',
        startDate: '2026-11-21',
        endDate: '2026-12-21',
        wasTakenDown,
        reason: 'Ulaşmayı üç kez denedik, yanıt alamadık.',
        ...{ impressions: 12_480, clicks: 312 },
        preview: `${publicUrl}/ad-preview/0b9d6c1e-52a7-4f0e-9c53-3a52c1c9f0aa`,
        publicUrl,
      }),
    ),
    revisionApprovedEmail({ ...about, changes: revised, href }),
    revisionRejectedEmail({
      ...about,
      changes: revised,
      reason: 'Tabelada eski ad görünüyor; yeni tabelanın fotoğrafını da ekler misiniz?',
      href: dashboard,
    }),
    colleagueInvitedEmail({
      ...{ to: TO, businessName, siteName, invitedBy: 'Ömer Şahin', role: 'manager', days: 7 },
      href: `${publicUrl}/business-invitation?token=q7Jm2cXb9Lr4TzWv8KpYd3NfHs6GaEu1`,
    }),
    planSetEmail({ ...about, plan: 'Premium', until: '20 Kasım 2027', href: dashboard }),
    planEndingEmail({ ...about, plan: 'Temel', until: '27 Kasım 2026', href: dashboard }),
    planEndedEmail({ ...about, plan: 'Temel', href: dashboard }),
    planRequestedEmail({
      ...{ to: TO, businessName, isFirst: true, plan: { before: 'Ücretsiz', wished: 'Premium' } },
      person: { name: 'Ömer Şahin', email: 'omer@ornek.example', phone: '0532 000 00 00' },
      message: 'Bayramdan önce başlamak isteriz.',
      href,
    }),
    reportReceivedEmail(about),
    reportAnsweredEmail({
      ...about,
      outcome: 'accepted',
      answer: 'Pazar günü kapalı olduklarını biz de doğruladık.',
      href,
    }),
    reportAnsweredEmail({ ...about, outcome: 'dismissed', href }),
    ...(['suspend', 'restore', 'close', 'merge'] as const).map((transition) =>
      moderationBusinessEmail({ ...about, transition, href }),
    ),
    moderationReviewHiddenEmail({
      ...about,
      reason: 'Birinin adı, telefonu ya da başka bir özel bilgisi geçiyor.',
    }),
    ...(['business', 'review', 'report'] as const).map((of) =>
      moderationUndoneEmail({ ...about, of, state: 'waiting', href }),
    ),
    bayramQuestionEmail({
      ...{ addressee: { to: TO, name: 'Ayşe' }, token: '17-4-2027-1-sample', publicUrl },
      isOpenByKind: false,
      hours: {
        ...{ businessId: 17, businessName, bayram: 'Kurban Bayramı', isLikely: true },
        days: ['2027-05-15', '2027-05-16', '2027-05-17'].map((day, at) => ({
          ...{ day, isEve: at === 0, usual: '09:00-18:00', said: null },
        })),
        before: {
          bayram: 'Ramazan Bayramı',
          days: [{ day: '2027-03-08', hours: '09:00-13:00' }],
        },
      },
    }),
    calendarQuestionEmail({
      ...{ to: TO, year: 2027, href },
      periods: [{ name: 'kurban', first: '2027-05-16', last: '2027-05-19' }],
    }),
    moderationWaitingEmail({
      to: TO,
      count: 3,
      kinds: [
        ['İşletme', 2],
        ['Değerlendirme', 1],
      ],
      href: `${publicUrl}/admin`,
    }),
    moderationDigestEmail({
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
