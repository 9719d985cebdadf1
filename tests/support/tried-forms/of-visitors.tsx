import type { Account } from '#contract/accounts/accounts.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS } from '#contract/reports.ts';
import { cancelReservation, type OwnReservation } from '#contract/reservations/reservations.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { AccountDetails } from '#web/features/accounts/AccountDetails.tsx';
import { LoginForm } from '#web/features/accounts/LoginForm.tsx';
import { ClaimAnswerForm } from '#web/features/claims/ClaimAnswerForm.tsx';
import { ClaimDialog } from '#web/features/claims/ClaimForm.tsx';
import { ClaimStanding } from '#web/features/claims/ClaimStanding.tsx';
import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import { ResendForm } from '#web/features/email-verification/ResendForm.tsx';
import { MapsImportTab } from '#web/features/imports/MapsImportTab.tsx';
import { PromotionDialog } from '#web/features/leads/PromotionDialog.tsx';
import { MessageDialog } from '#web/features/messages/MessageForm.tsx';
import { ReservationCard } from '#web/features/my-records/ReservationCard.tsx';
import { ReportDialog } from '#web/features/reports/ReportForm.tsx';
import { ReservationDialog } from '#web/features/reservations/ReservationForm.tsx';
import { ReviewForm } from '#web/features/reviews/ReviewForm.tsx';
import { PhotosDialog } from '#web/features/visitor-photos/PhotosForm.tsx';
import { accountTexts, loginTexts } from '#web/texts/accounts.ts';
import { applicationsTexts } from '#web/texts/applications.ts';
import { claimAnswerTexts, claimProofTexts, claimTexts } from '#web/texts/claims.ts';
import { contactTexts } from '#web/texts/contact.ts';
import { emailVerificationTexts } from '#web/texts/email-verification.ts';
import { mapsImportTexts } from '#web/texts/imports.ts';
import { messageTexts } from '#web/texts/messages.ts';
import { promotionTexts } from '#web/texts/promotion.ts';
import { reportTexts } from '#web/texts/reports.ts';
import { reservationTexts } from '#web/texts/reservations.ts';
import { reviewFormTexts } from '#web/texts/review-form.ts';
import { visitorPhotosTexts } from '#web/texts/visitor-photos.ts';
import { AtThatTime } from '../tried-presses/press.tsx';
import { at, nobody, optional, type TriedForm, ticked, Until, visitor } from './form.tsx';

const account = { id: 7, name: 'Ayşe', phone: null, email: visitor } as Account;
const Called = () => {
  const shown = useAccount();
  return shown.kind === 'member' && `Merhaba ${shown.account.name}`;
};
const business = {
  ...{ id: 7, name: 'Nar', hasOwner: true, takesReservations: true, isOpen: true },
  ...{ hours: null, ramadanHours: null, specialDays: {}, holidays: [] },
} as unknown as Business;
const dialog = { isOpen: true, onClose: nobody };
const photos = (onImages: (images: string[]) => void) => (
  <button type="button" onClick={() => onImages(['a'])}>
    Fotoğraf
  </button>
);
const contact = { ...contactTexts.form, ...contactTexts.inquiry };
const removal = { ...contactTexts.form, ...contactTexts.removal };
const reservation = {
  ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'confirmed', people: 4, note: null },
  ...{ day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
} as unknown as OwnReservation;

function Reserved({ onChanged }: { onChanged: () => Promise<void> }) {
  const api = useApi();
  return (
    <ReservationCard
      {...{ reservation, onChanged }}
      cancel={(reason) => api.call(cancelReservation, { id: 5, reason })}
    />
  );
}

export const visitorsForms: Record<string, TriedForm> = {
  'an account is called otherwise': {
    of: 'accounts/AccountDetails.tsx',
    part: (
      <>
        <Called />
        <AccountDetails account={account} />
      </>
    ),
    typed: { [accountTexts.name]: 'Elif Ak' },
    button: accountTexts.save,
    asks: 'PATCH /api/users/me',
    agrees: { ...account, name: 'Elif Ak' },
    said: accountTexts.saved,
    after: { [accountTexts.name]: 'Elif Ak' },
    shows: 'Merhaba Elif Ak',
  },
  'somebody becomes a member': {
    of: 'accounts/LoginForm.tsx',
    part: (
      <Until
        form={(done) => (
          <LoginForm
            mode="signUp"
            before={{ email: '', name: '', phone: '' }}
            onSent={({ email }) => done(`Kod ${email}`)}
          />
        )}
      />
    ),
    typed: { [loginTexts.name]: 'Ayşe', [loginTexts.email]: visitor },
    button: loginTexts.sendCode,
    asks: `{"email":"${visitor}","name":"Ayşe"}`,
    agrees: {},
    shows: `Kod ${visitor}`,
    refused: loginTexts.failed,
  },
  'what the team asked of a claim is answered': {
    of: 'claims/ClaimAnswerForm.tsx',
    part: (
      <Until
        form={(done) => (
          <ClaimAnswerForm
            claimId={5}
            documentSlot={() => null}
            onAnswered={async () => done('Yanıtlandı')}
          />
        )}
      />
    ),
    typed: { [claimAnswerTexts.label]: 'Vergi levham ektedir' },
    button: claimAnswerTexts.send,
    asks: 'POST /api/claims/5/answer {"message":"Vergi levham ektedir","documents":[]}',
    agrees: {},
    said: claimAnswerTexts.sent.title,
    shows: 'Yanıtlandı',
  },
  'a business is claimed': {
    of: 'claims/ClaimForm.tsx',
    part: (
      <ClaimDialog
        {...dialog}
        business={{ id: 7, name: 'Nar', hasOwner: false }}
        documentSlot={() => null}
      />
    ),
    typed: {
      [claimTexts.message]: 'Ben işletiyorum',
      [claimTexts.name]: 'Ayşe',
      [claimTexts.email]: visitor,
    },
    button: claimTexts.send,
    asks: 'POST /api/businesses/7/claims {"name":"Ayşe"',
    agrees: { isTracked: false },
    shows: claimTexts.proofTitle,
    hides: claimTexts.send,
  },
  'the code of a call proves a claim': {
    of: 'claims/ClaimStanding.tsx',
    part: (
      <Until
        form={(done) => (
          <ClaimStanding
            claim={{ id: 5, isContested: false, ownersTurnUntil: null, phoneProof: 'asked' }}
            onProved={async () => done('Kanıtlandı')}
          />
        )}
      />
    ),
    typed: { [claimProofTexts.label]: '123 456' },
    button: claimProofTexts.send,
    asks: 'POST /api/claims/5/phone-code {"code":"123 456"}',
    agrees: {},
    said: claimProofTexts.sent.title,
    shows: 'Kanıtlandı',
  },
  'somebody writes to those who run the site': {
    of: 'contact/ContactForm.tsx',
    part: <ContactForm purpose="inquiry" />,
    typed: { [contact.content]: 'Merhaba', [contact.name]: 'Ayşe', [contact.email]: visitor },
    button: contact.send,
    asks: `POST /api/inquiries {"name":"Ayşe","email":"${visitor}","content":"Merhaba"`,
    agrees: {},
    shows: contact.sentText(visitor),
    hides: contact.send,
  },
  'somebody wants something to go': {
    of: 'contact/ContactForm.tsx',
    part: <ContactForm purpose="removal" page="/business/7" businessId={7} />,
    typed: { [removal.content]: 'Fotoğraf', [removal.name]: 'Ayşe', [removal.email]: visitor },
    button: removal.send,
    asks: 'POST /api/removal-requests {"name":"Ayşe"',
    agrees: {},
    shows: removal.sentText(visitor),
    hides: removal.send,
  },
  'another link is asked for': {
    of: 'email-verification/ResendForm.tsx',
    part: <ResendForm />,
    typed: { [emailVerificationTexts.email]: visitor },
    button: emailVerificationTexts.resend,
    asks: `POST /api/verify-email/resend {"email":"${visitor}"}`,
    agrees: { message: 'Kayıt varsa bağlantı yolda' },
    shows: 'Kayıt varsa bağlantı yolda',
  },
  'a maps address is read': {
    of: 'imports/MapsImportTab.tsx',
    part: <Until form={(done) => <MapsImportTab onDraft={({ name }) => done(`Form ${name}`)} />} />,
    typed: { [mapsImportTexts.label]: 'https://maps.example/nar' },
    button: mapsImportTexts.submit,
    asks: 'POST /api/businesses/import-google {"url":"https://maps.example/nar"}',
    agrees: { status: 'new', draft: { name: 'Nar' }, warnings: [], duplicates: [] },
    said: mapsImportTexts.success.title,
    shows: 'Form Nar',
    refused: mapsImportTexts.failure.title,
  },
  'a month for free is wanted': {
    of: 'leads/PromotionDialog.tsx',
    part: <PromotionDialog onClose={nobody} />,
    typed: { [promotionTexts.email]: visitor, [optional(promotionTexts.businessName)]: 'Nar' },
    button: promotionTexts.submit,
    asks: `POST /api/promotional-leads {"email":"${visitor}","businessName":"Nar"`,
    agrees: {},
    said: promotionTexts.success.title,
    hides: promotionTexts.submit,
    refused: promotionTexts.failure.title,
  },
  'a message goes to a business': {
    of: 'messages/MessageForm.tsx',
    part: <MessageDialog {...dialog} business={business} />,
    typed: {
      [messageTexts.content]: 'Yeriniz var mı?',
      [messageTexts.name]: 'Ayşe',
      [messageTexts.email]: visitor,
    },
    button: messageTexts.send,
    asks: 'POST /api/businesses/7/messages {"content":"Yeriniz var mı?","name":"Ayşe"',
    agrees: {},
    shows: messageTexts.sentText(visitor),
    hides: messageTexts.send,
  },
  'a visitor does not come': {
    of: 'my-records/ReservationCard.tsx',
    part: (
      <AtThatTime>
        <Until form={(done) => <Reserved onChanged={async () => done('Gelmiyor')} />} />
      </AtThatTime>
    ),
    way: [applicationsTexts.cancel],
    typed: { [applicationsTexts.cancelReason]: 'Hastayım' },
    button: applicationsTexts.cancelNow,
    asks: 'POST /api/reservations/5/cancel {"reason":"Hastayım"}',
    agrees: {},
    said: applicationsTexts.cancelled.title,
    shows: 'Gelmiyor',
  },
  'a page is told to be wrong': {
    of: 'reports/ReportForm.tsx',
    part: <ReportDialog {...dialog} about={{ kind: 'business', id: 7, name: 'Nar' }} />,
    way: [ticked(Object.values(BUSINESS_REPORT_REASONS)[0] ?? '')],
    typed: { [optional(reportTexts.suggestion)]: '0322 000 12 34' },
    button: reportTexts.send,
    asks: 'POST /api/businesses/7/reports',
    agrees: {},
    shows: reportTexts.sentBusiness,
    hides: reportTexts.send,
  },
  'a review is told to break the rules': {
    of: 'reports/ReportForm.tsx',
    part: <ReportDialog {...dialog} about={{ kind: 'review', id: 9 }} />,
    way: [ticked(Object.values(REVIEW_REPORT_REASONS)[0] ?? '')],
    typed: {
      [optional(reportTexts.message)]: 'Küfür var',
      [`${reportTexts.email} ${reportTexts.emailNote}`]: visitor,
    },
    button: reportTexts.send,
    asks: 'POST /api/reviews/9/report ',
    agrees: {},
    shows: reportTexts.answerComes(visitor),
    hides: reportTexts.send,
  },
  'a table is asked for': {
    of: 'reservations/ReservationForm.tsx',
    part: (
      <AtThatTime>
        <ReservationDialog {...dialog} business={business} />
      </AtThatTime>
    ),
    typed: {
      [reservationTexts.day]: '2026-11-21',
      [reservationTexts.time]: '19:30',
      [reservationTexts.people]: '4',
      [reservationTexts.name]: 'Ayşe',
      [reservationTexts.phone]: '0322 000 12 34',
      [reservationTexts.email]: visitor,
    },
    button: reservationTexts.send,
    asks: 'POST /api/businesses/7/reservations',
    agrees: { isTracked: false },
    shows: reservationTexts.sentText(visitor),
    hides: reservationTexts.send,
  },
  'a review is written': {
    of: 'reviews/ReviewForm.tsx',
    part: (
      <Until
        form={(done) => (
          <ReviewForm
            {...{ businessId: 7, review: null, isShown: true, onCancel: nobody }}
            PhotoField={() => null}
            onSaved={async () => done('Yazıldı')}
          />
        )}
      />
    ),
    way: [(screen) => screen.element('value', 4).props.onChange()],
    typed: { [reviewFormTexts.contentLabel]: 'Güzeldi' },
    button: reviewFormTexts.send,
    asks: 'POST /api/businesses/7/reviews {"rating":4,"title":"","content":"Güzeldi","images":[]}',
    agrees: {},
    shows: 'Yazıldı',
  },
  'photos of a place are sent': {
    of: 'visitor-photos/PhotosForm.tsx',
    part: (
      <PhotosDialog
        {...dialog}
        business={business}
        photoSlot={({ onImages }) => photos(onImages)}
      />
    ),
    way: ['Fotoğraf', ticked(visitorPhotosTexts.isOwn)],
    typed: { [visitorPhotosTexts.email]: visitor },
    button: visitorPhotosTexts.send,
    asks: 'POST /api/businesses/7/visitor-photos',
    agrees: {},
    shows: visitorPhotosTexts.sentText(visitor),
    hides: visitorPhotosTexts.send,
  },
};
