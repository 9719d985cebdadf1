import { beforeEach, expect, test, vi } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import { directionsTo } from '#contract/maps/directions.ts';
import { BusinessEvent } from '#contract/statistics/visits.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import { useBusinessEvents } from './use-business-events.ts';

const business = {
  ...{ id: 1001, name: 'Kıyı Ocakbaşı', category: 'Restoranlar', address: 'Sok. 4' },
  ...{ latitude: '36.99480000', longitude: '35.33420000' },
} as Business;

/** Enough of an element to be touched. */
class Touched {
  readonly dataset: Record<string, string>;
  private readonly href: string;
  constructor(href: string, dataset = {}) {
    this.href = href;
    this.dataset = dataset;
  }
  closest() {
    return this.href || Object.keys(this.dataset).length > 0 ? this : null;
  }
  getAttribute() {
    return this.href || null;
  }
}

let counted: string[];
beforeEach(() => {
  counted = [];
  vi.stubGlobal('Element', Touched);
  vi.stubGlobal('window', { dataLayer: [] });
  vi.stubGlobal('navigator', {
    sendBeacon(address: string, body: Blob) {
      void body.text().then((text) => counted.push(`${address} ${JSON.parse(text).type}`));
      return true;
    },
  });
});

const { google, apple, geo } = directionsTo(business);
test.each([
  ['a telephone', 'tel:+903220000000', {}, 'phone_click'],
  ...[google, apple, geo].map((way) => ['a way there', way, {}, 'directions_click'] as const),
  ...BusinessEvent.options.map(
    (action) => ['what says what it is', 'https://nar.example', { action }, action] as const,
  ),
  ['the telephone on the card of another', 'tel:+903220000000', { call: '7' }, undefined],
  ['a link within the page', '#yorumlar', {}, undefined],
  ['no link at all', '', {}, undefined],
] as const)('%s (%s) is counted once', async (_, href, dataset, type) => {
  let touch: ReturnType<typeof useBusinessEvents> | undefined;
  const Page = () => {
    touch = useBusinessEvents(business);
    return null;
  };
  liveScreen(<Page />).text();
  touch?.({ target: new Touched(href, dataset) } as never);
  const events = ['view', type].filter(Boolean);
  await vi.waitFor(() =>
    expect(counted).toEqual(events.map((one) => `/api/businesses/1001/events ${one}`)),
  );
});
