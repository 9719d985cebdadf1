import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { RECENT_KEY } from '#web/browser/recent-businesses.ts';
import { recentTexts as texts } from '#web/texts/recent-businesses.ts';
import { RecentSection } from './RecentSection.tsx';
import { noteRecent } from './recent-list.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

const business = (id: number) => ({
  ...{ id, name: `İşletme ${id}`, category: 'Kafeler', categorySlug: 'kafeler' },
  district: 'Seyhan',
});
const ids = () =>
  (JSON.parse(kept.get(RECENT_KEY) ?? 'null') as { id: number }[])?.map(({ id }) => id);

test('nobody is remembered before somebody asks for it, and it is asked at one business alone', () => {
  noteRecent(business(1));
  expect(kept.size).toBe(0);
  expect(screenWithApi(<RecentSection />).text()).toBe('');
  const { text, press, focused } = screenWithApi(<RecentSection current={business(1)} />);
  expect(text()).toContain(texts.question);
  expect(screenWithApi(<RecentSection current={business(2)} />).text()).toBe('');
  press(texts.remember);
  expect(ids()).toEqual([1]);
  expect(focused(), 'the button is gone').toBe(texts.title);
  expect(text()).toContain(texts.empty);
  expect(text()).not.toContain(texts.question);
});

test('the others are shown, the newest first; cleared it goes on, stopped it forgets', () => {
  kept.set(RECENT_KEY, JSON.stringify([business(2), business(1)]));
  const { text, press, element, buttons, focused } = screenWithApi(
    <RecentSection current={business(2)} />,
  );
  expect(element('href', '/business/1').words).toBe(`İşletme 1${texts.place('Kafeler', 'Seyhan')}`);
  expect(() => element('href', '/business/2'), 'where one is').toThrow();
  noteRecent(business(3));
  expect(ids()).toEqual([3, 2, 1]);
  expect(text().indexOf('İşletme 3')).toBeLessThan(text().indexOf('İşletme 1'));
  press(texts.clear);
  expect(ids()).toEqual([]);
  expect(text()).toContain(texts.empty);
  expect(buttons()).toEqual([texts.stop]);
  noteRecent(business(4));
  expect(ids()).toEqual([4]);
  press(texts.stop);
  expect(kept.size).toBe(0);
  expect(focused()).toBe(texts.title);
});
