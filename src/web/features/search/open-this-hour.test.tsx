import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { KINDS_OF_THE_HOUR } from '#contract/search/kinds-of-the-hour.ts';
import type { OpenThisHour as HourAnswer } from '#contract/search/open-this-hour.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { homeTexts } from '#web/texts/home.ts';
import { OpenThisHour } from './OpenThisHour.tsx';

const AT = new Date('2026-11-25T23:30:00+03:00');
const answer = (more: Partial<HourAnswer> = {}) => ({
  ...{ from: 22, kinds: ['Çorbacı'], opensNext: null, isOfDuty: true },
  validUntil: '2026-11-26T01:00:00.000Z',
  ...more,
  items: [{ id: 1, name: 'Kepçe Çorba' }],
});
type Answer = ReturnType<typeof answer>;

const part = (
  first: Answer,
  clock: PageClock,
  ask: (near?: string) => Promise<Answer> = async () => first,
) => (
  <ClockContext value={clock}>
    <OpenThisHour
      texts={homeTexts.hour}
      first={first}
      ask={ask}
      card={({ name }) => <p>{name}</p>}
    />
  </ClockContext>
);
const markup = (first: Answer, clock = new PageClock(AT)) =>
  renderToString(<Router ssrPath="/">{part(first, clock)}</Router>);

test('each hour has a heading', () => {
  for (const { from } of KINDS_OF_THE_HOUR) expect(homeTexts.hour.titles).toHaveProperty(`${from}`);
});

test('at night: who is open, and who is on duty; no word of it stays on a kept page', () => {
  const html = markup(answer());
  expect(html).toMatch(/^<section[^>]* data-now=""/);
  for (const words of ['Bu gece açık', 'Bu saatin yerleri: çorbacı.', 'Kepçe Çorba', '/nobetci-ec'])
    expect(html).toContain(words);
  expect(markup({ ...answer(), isOfDuty: false })).not.toContain('/nobetci-ec');
});

test('the cached page ends with what it says', () => {
  const clock = new PageClock(AT);
  markup(answer(), clock);
  expect(clock.endsAt).toEqual(new Date('2026-11-26T01:00:00.000Z'));
});

test('none is open: what opens first, and when', () => {
  const opensNext = { minutes: 300, daysAhead: 1, day: 'Perşembe' };
  const html = markup(answer({ opensNext }));
  expect(html).toContain('Bu saatin yerleri kapalı');
  expect(html).toContain('İlk açılan Kepçe Çorba: yarın 05.00’te açılır.');
  const none = markup({ ...answer(), items: [] });
  expect(none).toContain('açık olduğunu bildiğimiz yok');
  expect(none).not.toContain('Bu gece açık');
  expect(none, 'no way to all of none').not.toContain(homeTexts.hour.seeAll.label);
  expect(html).toContain(homeTexts.hour.seeAll.label);
});

test('an open page asks again when the hour is over, once for each answer', async () => {
  const ask = vi.fn(async () => ({
    ...answer({ from: 5, isOfDuty: false }),
    validUntil: AT.toISOString(),
  }));
  const screen = screenWithApi(
    part({ ...answer(), validUntil: AT.toISOString() }, new PageClock(AT), ask),
  );
  await screen.until('Bu sabah açık');
  expect(screen.text()).not.toContain('Nöbetçi');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what cannot be asked again is not said any more', async () => {
  const ask = async () => Promise.reject(new Error('away'));
  const screen = screenWithApi(
    part({ ...answer(), validUntil: AT.toISOString() }, new PageClock(AT), ask),
  );
  await vi.waitFor(() => expect(screen.text()).toBe(''));
});

test('what is near is asked for with the first touch, and not again with the second', async () => {
  const ask = vi.fn(async (near?: string) => ({
    ...answer(),
    items: [{ id: 2, name: near ? 'Yakın Çorba' : 'Kepçe Çorba' }],
  }));
  const getCurrentPosition = vi.fn((found: (at: object) => void) =>
    found({ coords: { latitude: 37.0012, longitude: 35.3254 } }),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  try {
    const screen = screenWithApi(part(answer(), new PageClock(AT), ask));
    expect(getCurrentPosition).not.toHaveBeenCalled();
    screen.press('Bana yakın');
    await screen.until('Yakın Çorba');
    await screen.until('Size en yakın olan önde.');
    expect(ask).toHaveBeenLastCalledWith('37.001,35.325');
    screen.press('Bana yakın');
    await screen.until('Kepçe Çorba');
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', {});
    screen.press('Bana yakın');
    await screen.until('Konumunuzu alamadık');
  } finally {
    vi.unstubAllGlobals();
  }
});
