import type { AdministeredYear } from '#contract/calendar/administered-calendar.ts';
import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import type { AdministeredDays } from '#contract/duty/administered-duty.ts';
import { type BusinessFile, EARLIER_FIELDS } from '#contract/moderation/administration.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { BusinessTransitions } from '#web/features/administration/businesses/BusinessTransitions.tsx';
import { EarlierWords } from '#web/features/administration/businesses/EarlierWords.tsx';
import { CategoriesScreen } from '#web/features/administration/CategoriesScreen.tsx';
import { YearForm } from '#web/features/administration/calendar/YearForm.tsx';
import { DutyDays } from '#web/features/administration/duty/DutyDays.tsx';
import { RosterForm } from '#web/features/administration/duty/RosterForm.tsx';
import { KindsScreen } from '#web/features/administration/kinds/KindsScreen.tsx';
import { OutboxScreen } from '#web/features/administration/OutboxScreen.tsx';
import { PersonScreen } from '#web/features/administration/people/PersonScreen.tsx';
import { administeredBusinessTexts, administrationTexts } from '#web/texts/administration.ts';
import { calendarTexts } from '#web/texts/administration-calendar.ts';
import { categoriesTexts } from '#web/texts/administration-categories.ts';
import { administeredDutyTexts } from '#web/texts/administration-duty.ts';
import { kindsTexts } from '#web/texts/administration-kinds.ts';
import { outboxTexts, peopleTexts } from '#web/texts/administration-records.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { at, Keeping, type Press } from './press.tsx';

const session = (id: string, device: string) => ({
  ...{ id, device, isThisOne: false, openedAt: at, lastSeenAt: at },
});
const sessions = [session('aa', 'Safari'), session('bb', 'Firefox')];
const person = {
  ...{ id: 7, email: 'kisi@ornek.example', name: 'Kişi', role: 'user', createdAt: at },
  ...{ sessions, businesses: [] },
};
const { failed: refused } = administrationTexts;
const ofPerson = {
  ...{ of: 'administration/people/PersonScreen.tsx', part: <PersonScreen id={7} />, refused },
  read: [person, 'Safari'] satisfies Press['read'],
};
const category = (id: number, name: string) => ({
  ...{ id, name, slug: `slug-${id}`, hue: 'river', formerSlugs: [], businessCount: 0, allCount: 0 },
  ...{ isHiddenWhileEmpty: false, isAdFree: false },
});
const categories = [category(1, 'Kafeler'), category(2, 'Oteller')];

const recipient = 'ayse@ornek.example';
const email = {
  ...{ id: 3, kind: 'sign-in-code', recipient, subject: null, tries: 1, lastError: null },
  ...{ state: 'waiting', nextTryAt: at, sentAt: null, failedAt: null, createdAt: at },
};
/** The list as it is read again, once something was done. */
const emails = (state: string): Press['read'] => [
  (_: string, isDone: boolean) => [{ ...email, state: isDone ? state : email.state }],
  recipient,
];
const ofOutbox = {
  ...{ of: 'administration/OutboxScreen.tsx', part: <OutboxScreen />, refused },
};

const turn = {
  ...{ id: 4, district: 'Seyhan', startsAt: at, endsAt: '2026-11-21T06:00:00.000Z', phone: '' },
  ...{ name: 'Nar Eczanesi', address: 'Seyhan', businessId: null, latitude: null, longitude: null },
  ...{ business: null, candidates: [{ id: 9, name: 'Nar', address: 'Seyhan' }] },
};
const linked = { ...turn, business: { id: 9, name: 'Nar' }, candidates: [] };
const day = '2026-11-20';
const daysOf = (one: object) => [{ day, turns: [one] }] as AdministeredDays;
const ofDuty = (one: object) => ({
  ...{ of: 'administration/duty/DutyDays.tsx', refused },
  part: (
    <Keeping first={daysOf(one)} of={(days, onChanged) => <DutyDays {...{ days, onChanged }} />} />
  ),
});
const reading = {
  ...{ rows: [{ ...turn, day, phone: '0322 000 12 34' }], problems: [], unmatched: 0 },
  days: [{ day, district: 'Seyhan', turns: 1, outcome: 'new' }],
};

const words = Object.fromEntries(EARLIER_FIELDS.map((field) => [field, `Bugün ${field}`]));
const file = {
  ...{ id: 7, name: 'Nar', status: 'approved', isFeatured: false, rejectionReason: null },
  ...{ mergedInto: null, likelySame: [], form: { ...words, district: 'Seyhan' } },
  earlierWords: [{ id: 1, until: at, words: { ...words, name: 'Dün' } }],
} as unknown as BusinessFile;
const kind = {
  ...{ id: 3, slug: 'kebapcilar', name: 'Kebapçı', plural: 'Kebapçılar', category: null },
  ...{ count: 0, words: 'kebap', sells: '', needs: '', abroad: '', files: '', motif: '' },
};

const year: AdministeredYear = {
  ...{ year: 2027, isConfirmed: true, confirmedAt: at },
  periods: [{ name: 'ramazan', first: '2027-03-09', last: '2027-03-11' }],
};

export const teamsPresses: Record<string, Press> = {
  'an admin takes the days of a year back': {
    ...{ of: 'administration/calendar/YearForm.tsx', refused },
    part: (
      <Keeping
        first={year}
        of={(one, set) => (
          <YearForm
            key={one.confirmedAt}
            calendarYear={one}
            onSaved={([first]) => first && set(first)}
          />
        )}
      />
    ),
    button: calendarTexts.takeBack,
    asks: 'PUT /api/admin/calendar/2027',
    agrees: [{ ...year, isConfirmed: false, confirmedAt: null }],
    said: calendarTexts.takenBack(2027),
  },
  'an admin ends a session': {
    ...ofPerson,
    button: peopleTexts.endOf('Safari'),
    asks: 'DELETE /api/admin/users/7/sessions/aa',
    agrees: { ...person, sessions: sessions.slice(1) },
    said: peopleTexts.ended,
  },
  'an admin ends all sessions': {
    ...ofPerson,
    way: [peopleTexts.endAll],
    button: peopleTexts.endAll,
    asks: 'DELETE /api/admin/users/7/sessions',
    agrees: { ...person, sessions: [] },
    said: peopleTexts.ended,
  },
  'an admin gives a role': {
    ...ofPerson,
    way: [(screen) => screen.type(peopleTexts.role, 'moderator'), peopleTexts.give],
    button: peopleTexts.roleYes,
    asks: 'PUT /api/admin/users/7/role',
    agrees: { ...person, role: 'moderator' },
    said: peopleTexts.roleSaved,
  },
  'an admin deletes a category': {
    of: 'administration/CategoriesScreen.tsx',
    part: <CategoriesScreen />,
    read: [categories, 'Oteller'],
    way: [categoriesTexts.delete('Oteller')],
    button: categoriesTexts.deleteYes,
    asks: 'DELETE /api/admin/categories/2',
    agrees: categories.slice(0, 1),
    said: categoriesTexts.deleted,
    refused,
  },
  'an admin sorts categories': {
    part: <CategoriesScreen />,
    read: [categories, 'Oteller'],
    button: categoriesTexts.up('Oteller'),
    asks: 'PUT /api/admin/category-order',
    agrees: categories.toReversed(),
    refused,
  },
  'an admin deletes a kind': {
    of: 'administration/kinds/KindsScreen.tsx',
    part: <KindsScreen />,
    read: [
      (asked: string) => (asked.includes('/admin/kinds') ? [kind] : []),
      kindsTexts.unknownEmpty,
    ],
    way: [kindsTexts.delete('Kebapçı')],
    button: kindsTexts.deleteYes,
    asks: 'DELETE /api/admin/kinds/3',
    said: kindsTexts.deleted,
    refused,
  },
  'an e-mail is tried again': {
    ...ofOutbox,
    read: emails('sent'),
    button: outboxTexts.retryOf(recipient),
    asks: 'POST /api/admin/emails/3/retry',
    agrees: email,
    said: outboxTexts.retried,
  },
  'an e-mail is not to go': {
    ...ofOutbox,
    read: emails('cancelled'),
    way: [outboxTexts.cancelOf(recipient)],
    button: outboxTexts.cancelYes,
    asks: 'POST /api/admin/emails/3/cancel',
    agrees: email,
    said: outboxTexts.cancelled,
  },
  'all e-mails that failed are tried again': {
    ...ofOutbox,
    read: emails('failed'),
    search: 'state=failed',
    button: outboxTexts.retryAll,
    asks: 'POST /api/admin/emails/retry',
    agrees: { count: 2 },
    said: outboxTexts.retriedAll(2),
  },
  'a day of duty goes': {
    ...ofDuty(turn),
    way: [administeredDutyTexts.removeOf(dayAndWeekday(day))],
    button: administeredDutyTexts.remove,
    asks: `DELETE /api/admin/duty/${day}`,
    agrees: [],
    said: administeredDutyTexts.removed,
  },
  'a turn is linked': {
    ...ofDuty(turn),
    button: `${administeredDutyTexts.linkTo('Nar')}, Seyhan`,
    asks: 'PUT /api/admin/duty/turns/4',
    agrees: daysOf(linked),
    said: administeredDutyTexts.linked,
  },
  'the link of a turn is cut': {
    ...ofDuty(linked),
    button: administeredDutyTexts.cutOf('Nar Eczanesi'),
    asks: 'PUT /api/admin/duty/turns/4',
    agrees: daysOf(turn),
    said: administeredDutyTexts.wasCut,
  },
  'a roster that was read is published': {
    of: 'administration/duty/RosterForm.tsx',
    part: (
      <Keeping
        first=""
        of={(known, set) => (
          <>
            {known}
            <RosterForm onPublished={async () => set('Günler yeniden okundu')} />
          </>
        )}
      />
    ),
    read: [reading, administeredDutyTexts.formTitle],
    way: [
      ({ type }) => type(administeredDutyTexts.text, 'Nar Eczanesi Seyhan'),
      ({ submit }) => submit(administeredDutyTexts.preview),
      ({ until }) => until(administeredDutyTexts.publish),
    ],
    button: administeredDutyTexts.publish,
    asks: 'POST /api/admin/duty',
    agrees: reading,
    said: administeredDutyTexts.published,
    refused,
  },
  'a business stands in front': {
    of: 'administration/businesses/BusinessTransitions.tsx',
    part: (
      <Keeping
        first={file}
        of={(now, set) => (
          <BusinessTransitions
            file={now}
            onTransition={async () => set({ ...now, isFeatured: true })}
          />
        )}
      />
    ),
    read: [
      { isOwn: false, transitions: [{ transition: 'suspend', reason: 'text' }] },
      transitionWord('business', 'suspend'),
    ],
    button: administeredBusinessTexts.feature,
    asks: 'PUT /api/admin/businesses/7/featured',
    agrees: { isFeatured: true },
    said: administeredBusinessTexts.featuredNow,
    refused,
  },
  'earlier words come back': {
    of: 'administration/businesses/EarlierWords.tsx',
    part: (
      <Keeping
        first={file}
        of={(now, onRestored) => <EarlierWords {...{ file: now, onRestored }} />}
      />
    ),
    read: [file, 'Dün'],
    way: [administeredBusinessTexts.restoreOf(formatMoment(new Date(at)))],
    button: administeredBusinessTexts.restoreYes,
    asks: 'PUT /api/admin/businesses/7',
    agrees: { ...file, form: { ...file.form, name: 'Dün' } },
    said: administeredBusinessTexts.restored,
    refused,
  },
};
