import { expect, test } from 'vitest';
import type { MapBusiness, MapPin } from '#contract/maps/map-businesses.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { PinNow } from './PinNow.tsx';

const MONDAY_NOON = new Date('2026-11-16T12:00:00+03:00');
const pin: MapPin = {
  ...{ id: 7, name: 'Köşe Kebap', category: 'Restoranlar', categorySlug: 'restoranlar' },
  ...{ kind: null, district: 'Seyhan', latitude: 37, longitude: 35.3, phone: null },
};
const now = {
  ...{ hours: '{"mon-sun":"09:00-18:00"}', isOpen: true, specialDays: {}, holidays: [] },
  ...{ images: [], pictures: [] },
};
const listed: MapBusiness = {
  ...{ ...pin, ...now, rating: '4.5', reviewCount: 3, priceRange: null },
  ...{ isFeatured: false, isExample: false },
};
const windowOver = (shown: MapPin) =>
  screenWithApi(
    <ClockContext value={new PageClock(MONDAY_NOON)}>
      <PinNow pin={shown} />
    </ClockContext>,
    () => ({ ...pin, ...now }),
  );

test('whether a pin is open is asked where the list does not know it', async () => {
  const { until, sent } = windowOver(pin);
  await until('Açık · 18.00’e kadar');
  expect(sent).toEqual(['GET /api/businesses/7']);
});

test('of a business that the list shows nothing is asked', async () => {
  const { until, sent } = windowOver(listed);
  await until('Açık · 18.00’e kadar');
  expect(sent).toEqual([]);
});
