import { expect, test } from 'vitest';
import type { Site } from '#contract/city/city.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { SiteContext } from '#web/browser/site-context.ts';
import { adminFrameTexts } from '#web/texts/admin-frame.ts';
import { ContactGaps } from './ContactGaps.tsx';

const { title } = adminFrameTexts.contactGaps;
const settings = {
  facts: { businesses: '', monthlyVisitors: '', categories: 12, districts: 5, foundedYear: 2024 },
  ...{ contactEmail: '', contactPhone: '', socialUrls: [], weddingCalculatorUrl: '' },
  imprint: {
    ...{ operatorName: 'Nar Ltd.', address: '', phone: '', email: '', mersis: '', taxOffice: '' },
  },
};
const shown = (stored: object, site: Partial<Site>) =>
  screenWithApi(
    <SiteContext value={site as Site}>
      <ContactGaps />
    </SiteContext>,
    () => stored,
  );

test('an admin reads which contacts are unset; one of the configuration is set', async () => {
  const { until, text } = shown(settings, { contactEmail: 'bilgi@ornek.example' });
  await until(title);
  expect(text()).toContain('boş: telefon, adres.');
});

test('with everything set nothing is said', async () => {
  const imprint = { ...settings.imprint, address: 'Reşatbey Mah. 5' };
  const all = { ...settings, contactPhone: '0322 111 22 33', imprint };
  const screen = screenWithApi(
    <SiteContext value={{ contactEmail: 'bilgi@ornek.example' } as Site}>
      <ContactGaps />
      <ContactGaps />
    </SiteContext>,
    // The second one's answer, which is drawn, comes after the first one's.
    () => (screen.sent.length === 1 ? all : settings),
  );
  await screen.until(title);
  expect(screen.text().split(title)).toHaveLength(2);
});
