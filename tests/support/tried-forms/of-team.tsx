import type { ReactNode } from 'react';
import type { AdministeredYear } from '#contract/calendar/administered-calendar.ts';
import { PERIOD_NAMES } from '#contract/calendar/holidays.ts';
import type { Site } from '#contract/city/city.ts';
import type { CitySettings } from '#contract/city/city-settings.ts';
import type { AdministeredTurn } from '#contract/duty/administered-duty.ts';
import type { AdministeredKind } from '#contract/kinds/administered-kinds.ts';
import { type BusinessFile, editBusinessFile } from '#contract/moderation/administration.ts';
import {
  type AllowedTransition,
  decideItem,
  type ItemDetails,
} from '#contract/moderation/moderation.ts';
import type { AdministeredPlace } from '#contract/places/administered-places.ts';
import { useApi } from '#web/browser/api-context.ts';
import { inputOf } from '#web/browser/business-inputs.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { BusinessForm } from '#web/features/administration/businesses/BusinessForm.tsx';
import { OwnersPanel } from '#web/features/administration/businesses/OwnersPanel.tsx';
import { PlanForm } from '#web/features/administration/businesses/PlanForm.tsx';
import { TransitionDialog } from '#web/features/administration/businesses/TransitionDialog.tsx';
import { CategoryDialog } from '#web/features/administration/CategoryDialog.tsx';
import { YearForm } from '#web/features/administration/calendar/YearForm.tsx';
import { LinkDialog } from '#web/features/administration/duty/LinkDialog.tsx';
import { RosterForm } from '#web/features/administration/duty/RosterForm.tsx';
import { KindDialog } from '#web/features/administration/kinds/KindDialog.tsx';
import { WordDialog } from '#web/features/administration/kinds/WordDialog.tsx';
import { PlaceDialog } from '#web/features/administration/places/PlaceDialog.tsx';
import { SettingsScreen } from '#web/features/administration/SettingsScreen.tsx';
import { IntoDialog } from '#web/features/moderation/item/IntoDialog.tsx';
import { ReasonDialog } from '#web/features/moderation/item/ReasonDialog.tsx';
import { administeredBusinessTexts, administrationTexts } from '#web/texts/administration.ts';
import { calendarTexts } from '#web/texts/administration-calendar.ts';
import { categoriesTexts } from '#web/texts/administration-categories.ts';
import { administeredDutyTexts } from '#web/texts/administration-duty.ts';
import { kindsTexts } from '#web/texts/administration-kinds.ts';
import { placesTexts } from '#web/texts/administration-places.ts';
import { settingsTexts } from '#web/texts/administration-records.ts';
import { businessChoiceTexts } from '#web/texts/business-choices.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { moderationTexts } from '#web/texts/moderation.ts';
import { found, nobody, optional, type TriedForm, Until } from './form.tsx';

const { save } = administrationTexts;
const texts = administeredBusinessTexts;
const shop = {
  ...{ id: 7, name: 'Nar', status: 'approved', plan: 'basic', planExpiresAt: null },
} as unknown as BusinessFile;
const form = {
  ...{
    name: 'Nar',
    category: 'Kafeler',
    subcategory: '',
    district: 'Seyhan',
    address: 'Ziyapaşa 5',
  },
  ...{ neighbourhood: '', latitude: '', longitude: '', description: '', email: '', priceRange: '' },
  ...{ isEmailShown: false, attributes: {}, features: [], hours: '', ramadanHours: '' },
  ...{ isOpen: true, images: [] },
} as unknown as BusinessFile['form'];
const slots = { hours: nobody, pin: nobody, attributes: nobody, photos: nobody } as never;
const owner = {
  ...{ claimId: 5, userId: 8, name: 'Elif Ak', email: 'elif@ornek.example', isYou: false },
  ...{ since: '2026-11-01T09:00:00.000Z', colleagues: 0 },
};
const transition = (name: string, more: Partial<AllowedTransition> = {}): AllowedTransition => ({
  ...{ transition: name, reason: 'text', needsInto: false, takesInto: false, isUndo: false },
  ...more,
});
/** What a dialog decides, as its screen asks for it. */
function Deciding({ of }: { of: (decide: (...said: unknown[]) => Promise<unknown>) => ReactNode }) {
  const api = useApi();
  return of((...said) => api.call(decideItem, { kind: 'business', id: 7, ...said } as never));
}
function Edited() {
  const api = useApi();
  return (
    <BusinessForm
      {...{ initial: form, keptAs: 'business 7', slots, submitLabel: save }}
      send={async (wanted) => {
        await api.call(editBusinessFile, { id: 7, ...wanted });
        return form;
      }}
    />
  );
}
const other = { id: 9, name: 'Nar Kahve', address: 'Ziyapaşa 7', district: 'Seyhan' };
const year: AdministeredYear = {
  ...{ year: 2027, isConfirmed: false, confirmedAt: null },
  periods: [{ name: 'ramazan', first: '2027-03-09', last: '2027-03-12' }] as never,
};
const turn = {
  ...{ id: 4, name: 'Nar Eczanesi', district: 'Seyhan', phone: '', address: 'Ziyapaşa 5' },
} as unknown as AdministeredTurn;
const kind = {
  ...{ id: 3, slug: 'kebapcilar', name: 'Kebapçı', plural: 'Kebapçılar', category: null },
  ...{ count: 0, words: 'kebap', sells: '', needs: '', abroad: '', files: '', motif: '' },
} as unknown as AdministeredKind;
const place = {
  ...{ id: 6, name: 'Barajyolu', aliases: '', isCentreGiven: false, mergedInto: null },
  isHidden: false,
} as unknown as AdministeredPlace;
const settings: CitySettings = {
  facts: { businesses: '', monthlyVisitors: '', categories: 12, districts: 5, foundedYear: 2020 },
  ...{ contactEmail: '', contactPhone: '', socialUrls: [], weddingCalculatorUrl: '' },
  imprint: { operatorName: '', address: '', phone: '', email: '', mersis: '', taxOffice: '' },
};
const site = { facts: {}, contactEmail: '', contactPhone: '' } as unknown as Site;
const record = {
  item: { kind: 'business', id: 7, name: 'Nar' },
  duplicates: [{ ...other, likeness: 'name' }],
} as unknown as ItemDetails;
const closing = { reason: 'Kapanmış' };

export const teamsForms: Record<string, TriedForm> = {
  'a category is added': {
    of: 'administration/CategoryDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <CategoryDialog
            category={undefined}
            onSaved={async (title) => done(title)}
            onClose={nobody}
          />
        )}
      />
    ),
    typed: { [categoriesTexts.fields.name]: 'Oteller', [categoriesTexts.fields.slug]: 'oteller' },
    button: save,
    asks: 'POST /api/admin/categories {"name":"Oteller","slug":"oteller"',
    agrees: [],
    shows: categoriesTexts.added,
  },
  'the site is told how to be reached': {
    of: 'administration/SettingsScreen.tsx',
    part: (
      <SiteContext value={site}>
        <SettingsScreen />
      </SiteContext>
    ),
    read: [settings, settingsTexts.factsTitle],
    typed: { [settingsTexts.monthlyVisitors]: '50.000+' },
    path: 'facts.monthlyVisitors',
    button: save,
    asks: 'PUT /api/admin/settings {"facts":{"businesses":"","monthlyVisitors":"50.000+"',
    agrees: { ...settings, facts: { ...settings.facts, monthlyVisitors: '50 bin' } },
    said: settingsTexts.saved,
    after: { [settingsTexts.monthlyVisitors]: '50 bin' },
  },
  'the team edits a business': {
    of: 'administration/businesses/BusinessForm.tsx',
    part: <Edited />,
    read: [[], save],
    typed: { [inputOf('description').label]: 'Sabahın ilk çayı' },
    button: save,
    asks: 'PUT /api/admin/businesses/7 {"name":"Nar"',
    agrees: {},
    after: { [inputOf('description').label]: '' },
  },
  'a business is given to somebody': {
    of: 'administration/businesses/OwnersPanel.tsx',
    part: (
      <OwnersPanel file={shop} onChanged={async () => undefined}>
        {null}
      </OwnersPanel>
    ),
    read: [[], texts.noOwner],
    typed: { [texts.ownerEmail]: owner.email, [optional(texts.ownerName)]: owner.name },
    button: texts.give,
    asks: `POST /api/admin/businesses/7/owners {"email":"${owner.email}","name":"Elif Ak"}`,
    agrees: [owner],
    said: texts.ownerGiven,
    shows: owner.email,
    after: { [texts.ownerEmail]: '', [optional(texts.ownerName)]: '' },
  },
  'a business gets a plan': {
    of: 'administration/businesses/PlanForm.tsx',
    part: (
      <Until form={(done) => <PlanForm file={shop} onSaved={async () => done('Yeni plan')} />} />
    ),
    typed: { [texts.planEnd]: '2027-01-31', [texts.plan]: 'premium' },
    path: 'expiresAt',
    button: save,
    asks: 'PUT /api/admin/businesses/7/plan {"plan":"premium","expiresAt":"2027-01-31T20:59:59.000Z"}',
    agrees: {},
    said: texts.planSaved,
    shows: 'Yeni plan',
  },
  'a business is suspended': {
    of: 'administration/businesses/TransitionDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <Deciding
            of={(decide) => (
              <TransitionDialog
                {...{ transition: transition('suspend'), of: 7 }}
                decide={async (name, said) => {
                  await decide(name, said);
                  return { title: 'Durdu', description: '' };
                }}
                onClose={() => done('Kapandı')}
              />
            )}
          />
        )}
      />
    ),
    typed: { [texts.reason]: closing.reason },
    button: transitionWord('business', 'suspend'),
    asks: 'POST /api/moderation/items/business/7/transitions',
    agrees: {},
    said: 'Durdu',
    shows: 'Kapandı',
  },
  'the days of a year are confirmed': {
    of: 'administration/calendar/YearForm.tsx',
    part: (
      <Until form={(done) => <YearForm calendarYear={year} onSaved={() => done('Onaylandı')} />} />
    ),
    typed: { [calendarTexts.last(PERIOD_NAMES.ramazan)]: '2027-03-11' },
    path: 'periods.0.last',
    button: calendarTexts.confirm(2027),
    asks: 'PUT /api/admin/calendar/2027 {"periods":[{"name":"ramazan","first":"2027-03-09","last":"2027-03-11"}]}',
    agrees: [year],
    said: calendarTexts.saved(2027),
    shows: 'Onaylandı',
  },
  'a turn is linked to whom it is': {
    of: 'administration/duty/LinkDialog.tsx',
    part: (
      <Until
        form={(done) => <LinkDialog turn={turn} onLinked={() => done('Bağlı')} onClose={nobody} />}
      />
    ),
    read: [[other], administeredDutyTexts.link],
    typed: { [businessChoiceTexts.label]: 'Nar' },
    chosen: found('Nar Kahve'),
    path: 'businessId',
    button: administeredDutyTexts.link,
    asks: 'PUT /api/admin/duty/turns/4 {"businessId":9}',
    agrees: { days: [] },
    said: administeredDutyTexts.linked,
    shows: 'Bağlı',
  },
  'a roster is read': {
    of: 'administration/duty/RosterForm.tsx',
    part: <RosterForm onPublished={async () => undefined} />,
    typed: { [administeredDutyTexts.text]: 'Seyhan Nar Eczanesi' },
    button: administeredDutyTexts.preview,
    asks: 'POST /api/admin/duty/preview {"file":"","text":"Seyhan Nar Eczanesi"',
    agrees: { rows: [], problems: [], unmatched: 0, days: [] },
    shows: administeredDutyTexts.publish,
    after: { [administeredDutyTexts.text]: 'Seyhan Nar Eczanesi' },
  },
  'a kind is added': {
    of: 'administration/kinds/KindDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <KindDialog
            {...{ kind: {}, kinds: [], categories: [] }}
            onSaved={async (title) => done(title)}
            onClose={nobody}
          />
        )}
      />
    ),
    typed: { [kindsTexts.fields.name]: 'Kebapçı', [kindsTexts.fields.plural]: 'Kebapçılar' },
    button: save,
    asks: 'POST /api/admin/kinds {"name":"Kebapçı","plural":"Kebapçılar"',
    agrees: kind,
    shows: kindsTexts.added,
  },
  'a word is put to a kind': {
    of: 'administration/kinds/WordDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <WordDialog
            {...{ word: 'şiş', kinds: [kind], onNewKind: nobody, onClose: nobody }}
            onAdded={() => done('Eklendi')}
          />
        )}
      />
    ),
    typed: { [kindsTexts.choice.label]: 'kebap' },
    chosen: found('Kebapçı'),
    path: 'id',
    button: kindsTexts.putYes,
    asks: 'POST /api/admin/kinds/3/words {"word":"şiş"}',
    agrees: kind,
    said: kindsTexts.wordAdded,
    shows: 'Eklendi',
  },
  'a place is called otherwise': {
    of: 'administration/places/PlaceDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <PlaceDialog
            place={place}
            onSaved={async ({ name }) => done(`Şimdi ${name}`)}
            onClose={nobody}
          />
        )}
      />
    ),
    typed: { [placesTexts.fields.name]: 'Baraj Yolu' },
    button: save,
    asks: 'PUT /api/admin/places/6 {"name":"Baraj Yolu"',
    agrees: { ...place, name: 'Baraj Yolu' },
    shows: 'Şimdi Baraj Yolu',
  },
  'a record becomes another business': {
    of: 'moderation/item/IntoDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <Deciding
            of={(decide) => (
              <IntoDialog
                {...{ details: record, chosen: undefined, onClose: nobody }}
                transition={transition('merge', { needsInto: true })}
                onSend={async (_, into) => {
                  await decide(into);
                  done(`Şimdi ${into}`);
                }}
              />
            )}
          />
        )}
      />
    ),
    // It is found itself, too.
    read: [
      [
        { ...other, id: 11, name: 'Nar Tatlı' },
        { ...other, id: 7, name: 'Nar' },
      ],
      moderationTexts.mergeOther,
    ],
    way: [(screen) => screen.element('value', 'other').props.onChange()],
    typed: { [businessChoiceTexts.label]: 'Nar' },
    chosen: found('Nar Tatlı'),
    path: 'other',
    button: transitionWord('business', 'merge'),
    asks: 'POST /api/moderation/items/business/7/transitions',
    agrees: {},
    shows: 'Şimdi 11',
  },
  'a record is refused with a reason': {
    of: 'moderation/item/ReasonDialog.tsx',
    part: (
      <Until
        form={(done) => (
          <Deciding
            of={(decide) => (
              <ReasonDialog
                {...{ kind: 'business', title: 'Nar', of: 'business 7', onClose: nobody }}
                transition={transition('reject')}
                onSend={async (_, reason) => {
                  await decide(reason);
                  done(`Ret: ${reason}`);
                }}
              />
            )}
          />
        )}
      />
    ),
    typed: { [moderationTexts.reasonText]: closing.reason },
    path: 'reason',
    button: transitionWord('business', 'reject'),
    asks: 'POST /api/moderation/items/business/7/transitions',
    agrees: {},
    shows: 'Ret: Kapanmış',
  },
};
