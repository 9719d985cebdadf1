import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { City, CityBusiness as KnownBusiness } from '#contract/offline/city-columns.ts';
import { searchedCity } from '#contract/offline/city-search.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import { CityBusiness } from './CityBusiness.tsx';
import { TurnPlace } from './TurnPlace.tsx';

const NOW = new Date('2026-11-16T10:30:00+03:00');
const cafe: KnownBusiness = {
  ...{ id: 7, name: 'Köşe Kahve', category: 'Kafeler', subcategory: null, kindId: 3 },
  ...{ isNamed: false, also: [], district: 'Seyhan', neighbourhood: 'Reşatbey' },
  ...{ latitude: 36.99, longitude: 35.33, phone: '+903225551122' },
  ...{ hours: '{"mon-sat":"08:00-23:00","sun":"kapalı"}', isOpen: true, isExample: false },
  ...{ specialDays: { '2026-11-10': 'kapalı', '2026-12-31': '10:00-14:00' }, rating: 4.5 },
  ...{ reviewCount: 3, priceRange: '₺₺', attributes: { wifi: true, otopark: false } },
  ...{ planRank: 2, places: [] },
};
const city: City = {
  ...{ version: 1, at: '2026-11-15T09:00:00Z', categories: [], places: [], duty: [] },
  holidays: [
    { name: 'Yılbaşı', isBayram: false, from: '2027-01-01T00:00', until: '2027-01-02T00:00' },
  ],
  businesses: [cafe],
  kinds: [
    {
      ...{ id: 3, name: 'Kahveci', category: 'Kafeler', alike: null, words: '', sells: '' },
      ...{ needs: '', abroad: '', motif: 'kahve', isOpenOnHolidays: false },
    },
  ],
};
async function shown(fields: Partial<KnownBusiness> = {}) {
  const there = await searchedCity(city, async () => undefined);
  return renderToString(
    <Router ssrPath="/cevrimdisi/sehir">
      <CityBusiness
        {...{ there, business: { ...cafe, ...fields }, now: NOW, at: city.at }}
        map={([one]) => `harita ${one?.place}`}
      />
    </Router>,
  ).replaceAll('<!-- -->', '');
}

test('a business whose page is not kept is shown as the city on the device knows it', async () => {
  const html = await shown();
  for (const said of [
    ...['Köşe Kahve</h1>', 'Kahveci · Reşatbey · Seyhan', 'Açık · 23.00’e kadar'],
    ...['href="tel:+903225551122"', '0322 555 11 22', 'geo:36.99,35.33', 'harita 35.33,36.99'],
    ...['Pazartesi · bugün', '08.00–23.00', '31 Aralık 2026', '10.00–14.00'],
    ...['Otopark yok', 'Fiyat: Orta', '15 Kasım 2026 günü indirilen'],
  ])
    expect(html).toContain(said);
  expect(html, 'a day that is over').not.toContain('10 Kasım');
});

test('what is not known is said, or is not there', async () => {
  const html = await shown({
    ...{ phone: null, hours: null, specialDays: null, latitude: null, longitude: null },
    ...{ attributes: {}, priceRange: null },
  });
  expect(html).toContain('Çalışma saatleri bilinmiyor.');
  expect(html).toContain('geo:0,0?q=');
  for (const absent of ['tel:', 'harita ', 'Bilinenler']) expect(html).not.toContain(absent);
});

const turn = {
  ...{ id: 5, district: 'Seyhan' as const, name: 'Umut Eczanesi', address: 'Turgut Özal Blv. 3' },
  ...{ startsAt: '2026-11-16T05:30:00Z', endsAt: '2026-11-17T05:30:00Z', phone: '' },
  ...{ businessId: null, latitude: 36.99, longitude: 35.33 },
};

test('where a pharmacy on duty is, is drawn on our own ground', () => {
  const { press, text, buttons } = liveScreen(
    <TurnPlace turn={turn} map={([one]) => `zemin ${one?.name}`} />,
  );
  expect(text()).not.toContain('zemin');
  press('Haritada gör (Umut Eczanesi)');
  expect(text()).toContain('zemin Umut Eczanesi');
  press(buttons()[0] ?? '');
  expect(text()).not.toContain('zemin');
});

test('one without a pin is looked for by the map of the device', () => {
  const { element } = liveScreen(
    <TurnPlace turn={{ ...turn, latitude: null, longitude: null }} map={() => 'zemin'} />,
  );
  const href = `geo:0,0?q=${encodeURIComponent('Umut Eczanesi, Turgut Özal Blv. 3, Adana')}`;
  expect(element('href', href).words).toContain('Yol tarifi');
});
