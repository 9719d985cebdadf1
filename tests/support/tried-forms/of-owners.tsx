import { type ReactNode, useState } from 'react';
import type { Contest } from '#contract/claims.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import type { BusinessReservation } from '#contract/reservations/reservations.ts';
import { inputOf } from '#web/browser/business-inputs.ts';
import { OneDayForm } from '#web/features/business-submission/OneDayForm.tsx';
import { BayramHoursScreen } from '#web/features/owner-desk/BayramHoursScreen.tsx';
import { ContestForm } from '#web/features/owner-desk/ContestForm.tsx';
import { InviteForm } from '#web/features/owner-desk/InviteForm.tsx';
import { PlanRequestDialog } from '#web/features/owner-desk/PlanRequestDialog.tsx';
import { EditView } from '#web/features/owner-desk/views/EditView.tsx';
import { HoursView } from '#web/features/owner-desk/views/HoursView.tsx';
import { PhotosView } from '#web/features/owner-desk/views/PhotosView.tsx';
import { PricesView } from '#web/features/owner-desk/views/PricesView.tsx';
import { ReservationCard } from '#web/features/owner-desk/views/ReservationCard.tsx';
import {
  WorkspaceContext,
  type WorkspaceSlots,
} from '#web/features/owner-desk/workspace-context.ts';
import { AnswerForm } from '#web/features/reviews/AnswerForm.tsx';
import { bayramHoursTexts } from '#web/texts/bayram-hours.ts';
import { priceFormTexts, pricePhotosTexts } from '#web/texts/business-prices.ts';
import { hoursTexts } from '#web/texts/business-submission.ts';
import { ownersAnswerTexts } from '#web/texts/claims.ts';
import { leaveTexts } from '#web/texts/kit.ts';
import { customerTexts } from '#web/texts/owner-customers.ts';
import { editTexts, planTexts, settingsTexts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { reviewFormTexts } from '#web/texts/review-form.ts';
import { AtThatTime, Keeping } from '../tried-presses/press.tsx';
import { at, nobody, optional, type TriedForm } from './form.tsx';

const invited = 'yeni@ornek.example';
const shop = {
  ...{ id: 7, photoLimit: null, logo: null, images: ['a'], pictures: [], revisions: [] },
  ...{ name: 'Nar', category: 'Kafeler', district: 'Seyhan', address: 'Ziyapaşa 5' },
  ...{ neighbourhood: '', latitude: null, longitude: null, priceRange: null, attributes: {} },
  ...{ features: [], hours: null, ramadanHours: null, specialDays: {}, specialDayNames: {} },
  waiting: { revisions: 0 },
};
/** A field of pictures that one press gives one more. */
const photos: WorkspaceSlots['photos'] = ({ label, images, onImages }) => (
  <button type="button" onClick={() => onImages([...images, 'b'])}>
    {label}
  </button>
);
const week = '{"mon":"09:00-18:00"}';
/** One press, and the week is another. */
const hours: WorkspaceSlots['hours'] = ({ onChange }) => (
  <button
    type="button"
    onClick={() =>
      onChange({ hours: week, ramadanHours: '', specialDays: {}, specialDayNames: {} })
    }
  >
    Hafta
  </button>
);
const slots = { photos, hours, pin: nobody, features: nobody } as unknown as WorkspaceSlots;
const picture = { src: 'a', width: 800, height: 600, placeholder: '', hasAvif: false };
function Desk({ children, pictures = [] }: { children: ReactNode; pictures?: object[] }) {
  const [business, setBusiness] = useState({ ...shop, pictures } as unknown as ManagedBusiness);
  return (
    <WorkspaceContext
      value={{ business, setBusiness, slots, reload: async () => undefined, leave: nobody }}
    >
      {children}
    </WorkspaceContext>
  );
}
const priced = {
  ...{ id: 7, name: 'Nar', lines: [{ heading: null, name: 'Çay', price: 15 }], on: '2026-11-20' },
  ...{ by: 'owner', isOld: false },
};
const dearer = { ...priced, lines: [{ heading: null, name: 'Çay', price: 20 }] };
const reservation = {
  ...{ id: 5, name: 'Ayşe', phone: '0322 000 12 34', status: 'confirmed', people: 4, note: null },
  ...{ day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
} as unknown as BusinessReservation;
const contest: Contest = {
  ...{ claimId: 5, name: 'Elif Ak', until: at, answer: null, text: null },
} as never;
const bayram = {
  ...{ businessId: 7, businessName: 'Nar', bayram: 'Ramazan Bayramı', before: null },
  isLikely: false,
  days: [{ day: '2027-03-09', isEve: false, usual: '05:00-12:00,18:00-01:00', said: null }],
};
const bayramDay = bayramHoursTexts.day('2027-03-09', false);

export const ownersForms: Record<string, TriedForm> = {
  'a colleague is invited': {
    of: 'owner-desk/InviteForm.tsx',
    part: (
      <Desk>
        <InviteForm onInvited={nobody} />
      </Desk>
    ),
    typed: { [settingsTexts.email]: invited },
    button: settingsTexts.invite,
    asks: 'POST /api/businesses/7/invitations',
    agrees: { email: invited },
    said: settingsTexts.invited(invited).title,
    after: { [settingsTexts.email]: '' },
  },
  'a photo is added': {
    of: 'owner-desk/views/PhotosView.tsx',
    part: (
      <Desk>
        <PhotosView />
      </Desk>
    ),
    way: [editTexts.photos],
    button: workspaceTexts.save,
    asks: 'PUT /api/businesses/7/photos {"images":["a","b"]}',
    agrees: { ...shop, images: ['a', 'b'] },
    said: workspaceTexts.saved.title,
    hides: leaveTexts.unsaved,
  },
  'a logo is chosen': {
    of: 'owner-desk/views/PhotosView.tsx',
    part: (
      <Desk>
        <PhotosView />
      </Desk>
    ),
    way: [editTexts.logo],
    button: workspaceTexts.save,
    asks: 'PUT /api/businesses/7/logo {"image":"b"}',
    agrees: { ...shop, logo: 'b' },
    said: workspaceTexts.saved.title,
    hides: leaveTexts.unsaved,
  },
  'prices are written': {
    of: 'owner-desk/views/PricesView.tsx',
    part: (
      <Desk>
        <PricesView />
      </Desk>
    ),
    read: [{ ...priced }, priceFormTexts.label],
    typed: { [priceFormTexts.label]: 'Çay 20 TL' },
    button: priceFormTexts.save,
    asks: 'PUT /api/businesses/7/prices {"text":"Çay 20 TL"}',
    agrees: { list: dearer },
    said: priceFormTexts.saved,
    after: { [priceFormTexts.label]: 'Çay 20' },
  },
  'a photo is told to show prices': {
    of: 'owner-desk/views/PricePhotosForm.tsx',
    part: (
      <Desk pictures={[{ ...picture, pricesOn: '2026-11-01' }]}>
        <PricesView />
      </Desk>
    ),
    typed: { [pricePhotosTexts.day(1)]: '2026-11-03' },
    button: pricePhotosTexts.save,
    path: null,
    asks: 'PUT /api/businesses/7/prices/photos {"photos":[{"image":"a","on":"2026-11-03"}]}',
    agrees: { ...shop, pictures: [{ ...picture, pricesOn: '2026-11-03' }] },
    said: workspaceTexts.saved.title,
    after: { [pricePhotosTexts.day(1)]: '2026-11-03' },
  },
  'a table is called off': {
    of: 'owner-desk/views/NoDialog.tsx',
    part: (
      <AtThatTime>
        <Keeping
          first={reservation}
          of={(now, onChanged) => <ReservationCard reservation={now} onChanged={onChanged} />}
        />
      </AtThatTime>
    ),
    way: [customerTexts.callOff],
    typed: { [customerTexts.reason]: 'Elektrik yok' },
    button: customerTexts.callingOff.words.send,
    asks: 'POST /api/reservations/5/call-off {"reason":"Elektrik yok"}',
    agrees: { status: 'cancelled' },
    said: customerTexts.callingOff.done.title,
    shows: 'Elektrik yok',
    hides: customerTexts.callingOff.words.send,
  },
  'a description is changed': {
    of: 'owner-desk/views/EditView.tsx',
    part: (
      <Desk>
        <EditView />
      </Desk>
    ),
    read: [[], editTexts.live],
    typed: { [inputOf('description').label]: 'Sabahın ilk çayı' },
    button: workspaceTexts.save,
    asks: 'PATCH /api/businesses/7 {"description":"Sabahın ilk çayı"}',
    agrees: { ...shop, description: 'Sabahın ilk çayı' },
    said: workspaceTexts.saved.title,
    after: { [inputOf('description').label]: 'Sabahın ilk çayı' },
  },
  'a week is changed': {
    of: 'owner-desk/views/HoursView.tsx',
    part: (
      <Desk>
        <HoursView />
      </Desk>
    ),
    way: ['Hafta'],
    button: workspaceTexts.save,
    asks: `PATCH /api/businesses/7 ${JSON.stringify({ hours: week })}`,
    agrees: { ...shop, hours: week },
    said: workspaceTexts.saved.title,
  },
  'own hours are told for a day of a bayram': {
    of: 'business-submission/OneDayForm.tsx',
    part: (
      <BayramHoursScreen
        {...{ token: 'abc', answer: undefined, day: undefined }}
        ownHours={(props) => <OneDayForm {...props} />}
      />
    ),
    read: [bayram, bayramHoursTexts.other],
    way: [bayramHoursTexts.other],
    typed: {
      [hoursTexts.opens(bayramDay, 1)]: '08.30',
      [hoursTexts.closes(bayramDay, 2)]: '23.00',
    },
    button: bayramHoursTexts.save,
    asks: 'PUT /api/bayram-hours/abc {"days":[{"day":"2027-03-09","hours":"08:30-12:00,18:00-23:00"}]}',
    path: null,
    agrees: {
      ...bayram,
      days: [{ ...bayram.days[0], said: '08:30-12:00,18:00-23:00' }],
    },
    shows: '08.30–12.00, 18.00–23.00',
    hides: hoursTexts.addSpan,
  },
  'another plan is wanted': {
    of: 'owner-desk/PlanRequestDialog.tsx',
    part: (
      <Desk>
        <PlanRequestDialog plan="premium" onClose={nobody} />
      </Desk>
    ),
    typed: { [optional(planTexts.message)]: 'Mart’tan sonra' },
    button: planTexts.send,
    asks: 'POST /api/businesses/7/plan-requests {"plan":"premium","message":"Mart’tan sonra"}',
    agrees: { plan: 'premium' },
    shows: planTexts.sentTitle,
    hides: planTexts.send,
  },
  'an owner objects to another who says that it is theirs': {
    of: 'owner-desk/ContestForm.tsx',
    part: (
      <Keeping<Contest>
        first={contest}
        of={(now, setNow) => (
          <WorkspaceContext
            value={{
              ...{ business: shop as unknown as ManagedBusiness, slots, setBusiness: nobody },
              ...{ leave: nobody, reload: async () => setNow({ ...now, answer: 'object' }) },
            }}
          >
            <AtThatTime>
              <ContestForm contest={now} />
            </AtThatTime>
          </WorkspaceContext>
        )}
      />
    ),
    typed: { [ownersAnswerTexts.label]: 'On yıldır benim' },
    button: ownersAnswerTexts.send,
    asks: '{"answer":"object","text":"On yıldır benim"}',
    agrees: {},
    said: ownersAnswerTexts.sent.title,
    shows: ownersAnswerTexts.answered,
    after: { [ownersAnswerTexts.label]: 'On yıldır benim' },
  },
  'a review is answered': {
    of: 'reviews/AnswerForm.tsx',
    part: <AnswerForm review={{ id: 9, answer: null }} onAnswered={async () => undefined} />,
    way: [reviewFormTexts.answerButton],
    typed: { [reviewFormTexts.answerLabel]: 'Teşekkürler' },
    button: reviewFormTexts.answerSend,
    asks: 'POST /api/reviews/9/answer {"content":"Teşekkürler"}',
    agrees: {},
    said: reviewFormTexts.answeredTitle,
    hides: reviewFormTexts.answerSend,
  },
};
