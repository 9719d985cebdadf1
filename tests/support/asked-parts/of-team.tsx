import type { ReactNode } from 'react';
import { KIND_WORDS } from '#contract/moderation/moderation-words.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { PasskeySettings } from '#web/features/admin-frame/PasskeySettings.tsx';
import { ProofDialog } from '#web/features/admin-frame/ProofDialog.tsx';
import { BusinessesScreen } from '#web/features/administration/businesses/BusinessesScreen.tsx';
import { CategoriesScreen } from '#web/features/administration/CategoriesScreen.tsx';
import { CalendarScreen } from '#web/features/administration/calendar/CalendarScreen.tsx';
import { DecisionsScreen } from '#web/features/administration/DecisionsScreen.tsx';
import { DutyScreen } from '#web/features/administration/duty/DutyScreen.tsx';
import { EmailDialog } from '#web/features/administration/EmailDialog.tsx';
import { JobsScreen } from '#web/features/administration/JobsScreen.tsx';
import { KindsScreen } from '#web/features/administration/kinds/KindsScreen.tsx';
import { UnknownWords } from '#web/features/administration/kinds/UnknownWords.tsx';
import { OutboxScreen } from '#web/features/administration/OutboxScreen.tsx';
import { PeopleScreen } from '#web/features/administration/people/PeopleScreen.tsx';
import { PersonScreen } from '#web/features/administration/people/PersonScreen.tsx';
import { PlacesScreen } from '#web/features/administration/places/PlacesScreen.tsx';
import { SettingsScreen } from '#web/features/administration/SettingsScreen.tsx';
import { TeamStatisticsScreen } from '#web/features/administration/TeamStatisticsScreen.tsx';
import { AdContentEditor } from '#web/features/advertising/AdContentEditor.tsx';
import { InboxScreen } from '#web/features/moderation/inbox/InboxScreen.tsx';
import { adEditorTexts } from '#web/texts/ad-editor.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { calendarTexts } from '#web/texts/administration-calendar.ts';
import { administeredDutyTexts } from '#web/texts/administration-duty.ts';
import { kindsTexts } from '#web/texts/administration-kinds.ts';
import { placesTexts } from '#web/texts/administration-places.ts';
import {
  jobsTexts,
  outboxTexts,
  peopleTexts,
  settingsTexts,
  teamStatisticsTexts,
} from '#web/texts/administration-records.ts';
import { moderationTexts } from '#web/texts/moderation.ts';
import { passkeysTexts } from '#web/texts/passkeys.ts';
import { AtThatTime, at } from '../tried-presses/press.tsx';
import type { AskedPart } from './asked-part.ts';

const nobody = () => null;
const { loading, failedTitle, emptyTitle } = administrationTexts;
/** As all screens of the team say it. */
const usual = { waits: loading, failed: failedTitle };
const list = (name: string): Pick<AskedPart, 'nothing' | 'of' | 'waits' | 'failed'> => ({
  ...{ ...usual, of: `administration/${name}.tsx`, nothing: [[], emptyTitle] },
});
const email = {
  ...{ id: 3, kind: 'sign-in-code', recipient: 'ayse@ornek.example', subject: 'Giriş kodunuz' },
  ...{ tries: 1, lastError: null, state: 'waiting', nextTryAt: at, sentAt: null, failedAt: null },
  createdAt: at,
};
const gone = { ...email, subject: null, nextTryAt: null };
const emails = [
  email,
  { ...gone, id: 4, state: 'sent', sentAt: '2026-11-20T09:01:00.000Z' },
  { ...gone, id: 5, state: 'failed', failedAt: '2026-11-20T09:02:00.000Z', lastError: '550' },
  { ...gone, id: 6, state: 'cancelled' },
];
const business = {
  ...{ id: 7, name: 'Nar', status: 'approved', category: 'Kafeler', district: 'Seyhan' },
  ...{ phone: '0322 000 12 34', email: null, plan: 'free', hasOwner: false, submittedAt: at },
  ...{ batchId: null, confirmedOn: null, silentSince: null, isExample: false, isFeatured: false },
};
const kind = {
  ...{ id: 3, slug: 'kebapcilar', name: 'Kebapçı', plural: 'Kebapçılar', category: null },
  ...{ count: 0, words: 'kebap', sells: '', needs: '', abroad: '', files: '', motif: '' },
};
const turn = {
  ...{ id: 4, district: 'Seyhan', startsAt: at, endsAt: '2026-11-21T06:00:00.000Z', phone: '' },
  ...{ name: 'Nar Eczanesi', address: 'Nar 5', businessId: null, latitude: null, longitude: null },
  ...{ business: null, candidates: [] },
};
const job = {
  ...{ name: 'bilinmeyen iş', everyMs: 60_000, isOk: true, failures: 0, failedAt: null },
  ...{ lastError: null, startedAt: at, durationMs: 5, nextAt: at },
};
const illJob = {
  ...{ ...job, name: 'başka iş', isOk: false, failures: 2, failedAt: at, lastError: 'yer yok' },
};
const beside = { lastAt: at, isLate: false, lastError: null };
const besideJobs = { backup: beside, restore: beside, disk: { isLow: false, freeBytes: 1e12 } };
const settings = {
  facts: { businesses: '', monthlyVisitors: '', categories: 12, districts: 5, foundedYear: 2020 },
  ...{ contactEmail: '', contactPhone: '', socialUrls: [], weddingCalculatorUrl: '' },
  imprint: { operatorName: '', address: '', phone: '', email: '', mersis: '', taxOffice: '' },
};
const onSite = (part: ReactNode) => (
  <SiteContext value={{ facts: {}, contactEmail: '', contactPhone: '' } as never}>
    {part}
  </SiteContext>
);
const key = { id: 4, name: 'Telefonum', createdAt: at, lastUsedAt: null };
const statistics = {
  waiting: [{ kind: 'claim', count: 2, oldestAt: at }],
  days: [{ day: '2026-11-20', decided: 31 }],
};

const record = {
  ...{ kind: 'business', id: 7, status: 'pending', title: 'Nar Lokantası', subtitle: null },
  ...{ waitingSince: at, signs: [], version: null, businessId: 7 },
};
const details = {
  ...{ item: record, fields: [], differences: [], images: [], documents: [], about: null },
  ...{ owners: [], sender: null, duplicates: [], claim: null, transitions: [], isOwn: false },
  ...{ pin: null, isForAdmin: false, history: [], mendedBy: null, decided: null },
};

export const teamsParts: Record<string, AskedPart> = {
  'a record of the inbox': {
    isNeverTyped: true,
    of: 'moderation/inbox/InboxScreen.tsx',
    part: (
      <AtThatTime>
        <InboxScreen slots={{ map: nobody, adContent: nobody, business: nobody }} onHelp={nobody} />
      </AtThatTime>
    ),
    search: 'item=business-7',
    asks: 'GET /api/moderation/items/business/7',
    beside: () => ({ items: [], nextCursor: null, counts: {} }),
    waits: moderationTexts.itemLoading,
    comes: [details, 'Nar Lokantası'],
    failed: moderationTexts.itemFailedTitle,
    missing: moderationTexts.itemGoneTitle,
  },
  'categories of the team': {
    ...usual,
    of: 'administration/CategoriesScreen.tsx',
    part: <CategoriesScreen />,
    asks: 'GET /api/admin/categories',
    comes: [
      [
        {
          ...{ id: 1, name: 'Kafeler', slug: 'kafeler', hue: 'river', formerSlugs: [] },
          ...{ businessCount: 31, allCount: 31, isHiddenWhileEmpty: false, isAdFree: false },
        },
      ],
      'Kafeler',
    ],
  },
  'what works by itself': {
    ...usual,
    of: 'administration/JobsScreen.tsx',
    part: <JobsScreen />,
    asks: 'GET /api/admin/jobs',
    comes: [{ jobs: [job, illJob], ...besideJobs }, 'bilinmeyen iş', jobsTexts.well],
    nothing: [{ jobs: [], ...besideJobs }, jobsTexts.empty],
  },
  'what an e-mail says': {
    ...usual,
    of: 'administration/EmailDialog.tsx',
    part: <EmailDialog id={3} onClose={() => undefined} />,
    asks: 'GET /api/admin/emails/3',
    comes: [{ ...email, text: null }, 'Giriş kodunuz', outboxTexts.noText],
  },
  'e-mails that go out': {
    ...list('OutboxScreen'),
    part: <OutboxScreen />,
    asks: 'GET /api/admin/emails',
    comes: [emails, 'Giriş kodunuz', 'ayse@'],
  },
  'settings of the city': {
    ...usual,
    of: 'administration/SettingsScreen.tsx',
    part: onSite(<SettingsScreen />),
    asks: 'GET /api/admin/settings',
    comes: [settings, settingsTexts.factsTitle],
  },
  'the work of the team in numbers': {
    ...usual,
    of: 'administration/TeamStatisticsScreen.tsx',
    part: <TeamStatisticsScreen />,
    asks: 'GET /api/admin/statistics',
    comes: [
      { ...statistics, medians: [{ kind: 'claim', hours: 5, decided: 8 }] },
      ...[KIND_WORDS.claim, '31', teamStatisticsTexts.hours(5)],
    ],
    nothing: [{ waiting: [], days: [], medians: [] }, teamStatisticsTexts.noMedians],
  },
  'decisions of the team': {
    ...list('DecisionsScreen'),
    part: <DecisionsScreen />,
    asks: 'GET /api/admin/audit',
    comes: [
      [
        {
          ...{ id: 12, at, actorId: 5, actorEmail: 'elif@ornek.example', actorRole: 'admin' },
          ...{ action: 'business.approve', entity: 'business', entityId: '7' },
          ...{ before: { status: 'pending' }, after: { status: 'approved' } },
        },
      ],
      ...['elif@', '#12'],
    ],
  },
  'everybody with an account': {
    ...list('people/PeopleScreen'),
    part: <PeopleScreen />,
    asks: 'GET /api/admin/users',
    comes: [
      [
        {
          ...{ id: 7, email: 'elif@ornek.example', name: 'Elif Ak', role: 'user', createdAt: at },
          ...{ isVerified: true, businessCount: 0, sessionCount: 1, lastSeenAt: null },
        },
      ],
      'Elif Ak',
    ],
  },
  'one person': {
    ...usual,
    of: 'administration/people/PersonScreen.tsx',
    part: <PersonScreen id={7} />,
    asks: 'GET /api/admin/users/7',
    comes: [
      {
        ...{ id: 7, email: 'elif@ornek.example', name: 'Elif Ak', role: 'user', createdAt: at },
        ...{ sessions: [], businesses: [{ id: 9, name: 'Nar', status: 'approved', as: 'owner' }] },
      },
      ...['elif@', 'Nar'],
    ],
    missing: peopleTexts.notFoundTitle,
  },
  'what questions call places': {
    ...list('places/PlacesScreen'),
    part: <PlacesScreen />,
    asks: 'GET /api/admin/places',
    comes: [
      [
        {
          ...{ id: 6, name: 'Barajyolu', learntName: 'Barajyolu', aliases: '', kind: 'street' },
          ...{ isCentreGiven: false, mergedInto: null, isHidden: false, count: 31, extent: 200 },
          ...{ latitude: null, longitude: null, sureness: 1, district: 'Seyhan' },
        },
      ],
      'Barajyolu',
    ],
    nothing: [[], placesTexts.emptyTitle],
  },
  'businesses in every state': {
    ...list('businesses/BusinessesScreen'),
    part: <BusinessesScreen />,
    asks: 'GET /api/admin/businesses',
    beside: () => [],
    comes: [[business], 'Nar', '0322 000 12 34'],
  },
  'bayrams of the years': {
    ...usual,
    of: 'administration/calendar/CalendarScreen.tsx',
    part: <CalendarScreen />,
    asks: 'GET /api/admin/calendar',
    comes: [
      [
        {
          ...{ year: 2027, isConfirmed: false, confirmedAt: null },
          periods: [{ name: 'ramazan', first: '2027-03-09', last: '2027-03-11' }],
        },
      ],
      ...['2027', calendarTexts.nationalTitle],
    ],
  },
  'who is on duty': {
    ...usual,
    of: 'administration/duty/DutyScreen.tsx',
    part: <DutyScreen />,
    asks: 'GET /api/admin/duty',
    comes: [[{ day: '2026-11-20', turns: [turn] }], 'Nar Eczanesi'],
    nothing: [[], administeredDutyTexts.none],
  },
  'what businesses are': {
    ...usual,
    of: 'administration/kinds/KindsScreen.tsx',
    part: <KindsScreen />,
    asks: 'GET /api/admin/kinds',
    beside: () => [],
    comes: [[kind], 'Kebapçı'],
    nothing: [[], emptyTitle],
  },
  'words that no kind knows': {
    of: 'administration/kinds/UnknownWords.tsx',
    part: <UnknownWords kinds={[]} onChanged={nobody} onNewKind={nobody} />,
    asks: 'GET /api/admin/unknown-words',
    waits: loading,
    comes: [[{ text: 'semerci', people: 31 }], 'semerci', kindsTexts.people(31)],
    nothing: [[], kindsTexts.unknownEmpty],
    failed: kindsTexts.unknownFailed,
  },
  'keys of one of the team': {
    of: 'admin-frame/PasskeySettings.tsx',
    part: onSite(<PasskeySettings />),
    asks: 'GET /api/passkeys',
    waits: passkeysTexts.loading,
    comes: [[key], 'Telefonum'],
    nothing: [[], passkeysTexts.none],
    failed: passkeysTexts.loadFailed,
  },
  'how somebody proves who they are': {
    of: 'admin-frame/ProofDialog.tsx',
    part: onSite(<ProofDialog onAnswer={nobody} />),
    asks: 'GET /api/passkeys',
    waits: passkeysTexts.loading,
    comes: [[key], passkeysTexts.confirm],
    failed: passkeysTexts.loadFailed,
  },
  'an ad as the team writes it': {
    of: 'advertising/AdContentEditor.tsx',
    part: (
      <AtThatTime>
        <AdContentEditor kind="advertisement_request" id={5} pictureSlot={nobody} />
      </AtThatTime>
    ),
    asks: 'GET /api/moderation/advertisement-requests/5',
    waits: adEditorTexts.loading,
    comes: [
      { transitions: [], adContent: null, counters: { days: [], impressions: 0, clicks: 0 } },
      adEditorTexts.over,
    ],
    failed: adEditorTexts.failed,
  },
};
