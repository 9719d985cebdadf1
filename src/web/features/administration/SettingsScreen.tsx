import { CITY_FACTS } from '#contract/city/city.ts';
import {
  type CitySettings,
  changeCitySettings,
  getCitySettings,
} from '#contract/city/city-settings.ts';
import { unsetContacts } from '#contract/city/unset-contacts.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useSite } from '#web/browser/site-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useForm } from '#web/browser/use-form.ts';
import { adminFrameTexts } from '#web/texts/admin-frame.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { settingsTexts as texts } from '#web/texts/administration-records.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { Failed, Waiting } from './Loading.tsx';
import { Panel } from './Panel.tsx';

/** What the site says of the city and of itself. */
export function SettingsScreen() {
  const api = useApi();
  const asked = useAsked('settings', (signal) => api.call(getCitySettings, {}, { signal }));
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  return <SettingsForm settings={asked.data} onSaved={asked.set} />;
}

/** One flat form: a field by its name, and where two would have the same, by its part. */
const flat = ({ facts, imprint, socialUrls, ...rest }: CitySettings) => ({
  ...rest,
  ...facts,
  categories: String(facts.categories),
  districts: String(facts.districts),
  foundedYear: String(facts.foundedYear),
  socialUrls: socialUrls.join('\n'),
  ...imprint,
});

/** Only these are sent: another admin may be changing the others at the same moment. */
const changedParts = <Wanted extends object>(before: CitySettings, wanted: Wanted) => {
  const known = new Map<string, unknown>(Object.entries(before));
  const asText = (value: unknown) =>
    JSON.stringify(value, (_, one) => (typeof one === 'number' ? String(one) : one));
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => asText(value) !== asText(known.get(name))),
  ) as Partial<Wanted>;
};

function SettingsForm({
  settings,
  onSaved,
}: {
  settings: CitySettings;
  onSaved: (settings: CitySettings) => void;
}) {
  const api = useApi();
  const site = useSite();
  /** What is wrong with a part's field stands beside that field. */
  const change = (wanted: Parameters<typeof api.call<typeof changeCitySettings>>[1]) =>
    api.call(changeCitySettings, wanted).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const issues = error.issues.map(({ path, message }) => ({
        path: path.replace(/^(?:facts|imprint)\./, ''),
        message,
      }));
      throw new ApiError(error.status, error.detail, issues);
    });
  const form = useForm({
    initial: flat(settings),
    async send(values) {
      const wanted = {
        facts: {
          businesses: values.businesses,
          monthlyVisitors: values.monthlyVisitors,
          categories: values.categories,
          districts: values.districts,
          foundedYear: values.foundedYear,
        },
        contactEmail: values.contactEmail.trim(),
        contactPhone: values.contactPhone.trim(),
        weddingCalculatorUrl: values.weddingCalculatorUrl.trim(),
        socialUrls: values.socialUrls
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
        imprint: {
          operatorName: values.operatorName,
          address: values.address,
          phone: values.phone.trim(),
          email: values.email.trim(),
          mersis: values.mersis,
          taxOffice: values.taxOffice,
        },
      };
      const saved = await change(changedParts(settings, wanted));
      onSaved(saved);
      form.setValues(flat(saved));
      await notify({ title: texts.saved, description: texts.savedText, tone: 'success' });
    },
  });
  useTypedWords('settings', form);
  const { field } = form;
  const unset = unsetContacts(settings, site);
  const inForce = (value: string | undefined, isSet: boolean) =>
    !isSet && value ? { hint: texts.inForce(value) } : {};
  return (
    <Form
      form={form}
      summary={administrationTexts.formProblems}
      className="flex max-w-4xl flex-col gap-4"
    >
      <Panel title={texts.factsTitle} lead={texts.factsLead}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            {...field('businesses')}
            label={texts.businesses}
            placeholder={CITY_FACTS.businesses}
            maxLength={20}
            {...inForce(site.facts.businesses, settings.facts.businesses !== '')}
          />
          <TextField
            {...field('monthlyVisitors')}
            label={texts.monthlyVisitors}
            placeholder={CITY_FACTS.monthlyVisitors}
            maxLength={20}
          />
          <TextField {...field('categories')} label={texts.categories} inputMode="numeric" />
          <TextField {...field('districts')} label={texts.districts} inputMode="numeric" />
          <TextField {...field('foundedYear')} label={texts.foundedYear} inputMode="numeric" />
        </div>
      </Panel>
      <Panel
        title={texts.contactTitle}
        {...(unset.length > 0 && { lead: adminFrameTexts.contactGaps.text(unset) })}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('contactEmail')}
            {...inForce(site.contactEmail, settings.contactEmail !== '')}
            label={texts.contactEmail}
            inputMode="email"
          />
          <TextField
            {...field('contactPhone')}
            {...inForce(site.contactPhone, settings.contactPhone !== '')}
            label={texts.contactPhone}
            inputMode="tel"
          />
        </div>
      </Panel>
      <Panel title={texts.linksTitle}>
        <TextArea
          {...field('socialUrls')}
          label={texts.socialUrls}
          hint={texts.socialHint}
          rows={4}
        />
        <TextField
          {...field('weddingCalculatorUrl')}
          label={texts.weddingCalculatorUrl}
          hint={texts.weddingHint}
          inputMode="url"
        />
      </Panel>
      <Panel title={texts.imprintTitle} lead={texts.imprintLead}>
        <TextField {...field('operatorName')} label={texts.operatorName} maxLength={200} />
        <TextField {...field('address')} label={texts.address} maxLength={300} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('phone')} label={texts.phone} inputMode="tel" />
          <TextField {...field('email')} label={texts.email} inputMode="email" />
          <TextField {...field('mersis')} label={texts.mersis} maxLength={40} />
          <TextField {...field('taxOffice')} label={texts.taxOffice} maxLength={100} />
        </div>
      </Panel>
      <SubmitButton form={form} send={administrationTexts.save} className="self-start" />
    </Form>
  );
}
