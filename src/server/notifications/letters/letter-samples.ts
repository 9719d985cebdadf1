import { applicationApprovedLetter } from './application-approved.letter.ts';
import { applicationReceivedLetter } from './application-received.letter.ts';
import { applicationRejectedLetter } from './application-rejected.letter.ts';
import { applicationRevokedLetter } from './application-revoked.letter.ts';
import { businessApprovedLetter } from './business-approved.letter.ts';
import { businessReceivedLetter } from './business-received.letter.ts';
import { businessRejectedLetter } from './business-rejected.letter.ts';
import { claimApprovedLetter } from './claim-approved.letter.ts';
import { claimNeedsInfoLetter } from './claim-needs-info.letter.ts';
import { claimReceivedLetter } from './claim-received.letter.ts';
import { claimRejectedLetter } from './claim-rejected.letter.ts';
import type { Letter } from './letter.ts';
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
import { deletionCodeLetter, signInCodeLetter } from './sign-in-code.letter.ts';
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
    verifyEmailLetter({ ...about, of: 'business', href: verify, siteName }),
    verifyEmailLetter({ ...about, of: 'application', href: verify, siteName }),
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
    applicationRevokedLetter({ ...about, reason: 'İşletmenin el değiştirdiği bize bildirildi.' }),
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
      visitor: { name: 'Mehmet Güneş', phone: '0532 000 00 00' },
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
    reportReceivedLetter(about),
    reportAnsweredLetter({
      ...about,
      outcome: 'accepted',
      answer: 'Pazar günü kapalı olduklarını biz de doğruladık.',
      href,
    }),
    reportAnsweredLetter({ ...about, outcome: 'dismissed', href }),
  ];
}
