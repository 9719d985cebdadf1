import { beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY } from '#contract/head/visitor-consent.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { kitTexts } from '#web/texts/kit.ts';
import { promotionTexts as texts } from '#web/texts/promotion.ts';
import { PromotionCard } from './PromotionCard.tsx';

let kept: Map<string, string>;
let heard: ((event: object) => void)[];
let page: { search: object | null; over: object | null };
beforeEach(() => {
  kept = new Map([[CONSENT_KEY, 'refused']]);
  heard = [];
  page = { search: null, over: null };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    querySelector: (of: string) => (of === 'main search' ? page.search : page.over),
    addEventListener: (_: string, listen: () => void) => heard.push(listen),
    removeEventListener: (_: string, listen: () => void) => {
      heard = heard.filter((one) => one !== listen);
    },
  });
});

function card() {
  let closed = 0;
  const screen = screenWithApi(<PromotionCard onClose={() => closed++} />);
  const byKey = (key = 'Escape') => {
    for (const listen of heard) listen({ key });
  };
  screen.text();
  return { ...screen, byKey, closed: () => closed };
}

test('closed by its button, it is closed for good', () => {
  const { press, closed, text } = card();
  expect(text()).toContain(texts.question);
  press(kitTexts.close);
  expect([closed(), kept.get('promotion')]).toEqual([1, 'closed']);
});

test('Escape closes it, but no other key, and not while something stands over it', () => {
  const { byKey, closed } = card();
  byKey('a');
  page.over = {};
  byKey();
  expect([closed(), kept.has('promotion')]).toEqual([0, false]);
  page.over = null;
  byKey();
  expect([closed(), kept.get('promotion')]).toEqual([1, 'closed']);
});

test('once its form is asked for, Escape is the form’s, and nothing is closed for good yet', () => {
  const { press, byKey, closed, text } = card();
  press(texts.submit);
  expect(text()).not.toContain(texts.question);
  byKey();
  expect([closed(), kept.has('promotion')]).toEqual([0, false]);
});

test('over the search of the page it is not seen, and what is not seen is not closed', () => {
  page.search = {};
  const { byKey, closed, outline } = card();
  byKey();
  expect(closed()).toBe(0);
  expect(outline()).toContain('‹promotionTexts.question›');
});
