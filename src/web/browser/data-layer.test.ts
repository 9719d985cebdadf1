import { beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY } from '#contract/head/visitor-consent.ts';

let scripts: { id?: string; src?: string }[];
let kept: Map<string, string>;
const page = { dataLayer: undefined as object[] | undefined };
beforeEach(() => {
  scripts = [];
  kept = new Map();
  page.dataLayer = undefined;
  vi.resetModules();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', {
    getElementById: (id: string) => scripts.find((one) => one.id === id) ?? null,
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  });
});
const layer = async () => ({
  ...(await import('./data-layer.ts')),
  ...(await import('./consent.ts')),
});

test.each([
  [undefined, undefined],
  ['refused', undefined],
  ['granted', [{ event: 'business_submission', submission_type: 'manual' }]],
])('with the answer %s an event is pushed: %j', async (answer, pushed) => {
  if (answer) kept.set(CONSENT_KEY, answer);
  const { pushEvent } = await layer();
  pushEvent('business_submission', { submission_type: 'manual' });
  expect(page.dataLayer).toEqual(pushed);
});

test('the tag manager comes with a yes, once, and never without an id', async () => {
  const { startTagManager, answerConsent } = await layer();
  startTagManager(undefined);
  startTagManager('GTM-A&B');
  expect(scripts).toEqual([]);
  answerConsent('refused');
  expect([scripts, page.dataLayer]).toEqual([[], undefined]);
  answerConsent('granted');
  answerConsent('granted');
  expect(scripts).toEqual([
    {
      ...{ id: 'tag-manager', async: true },
      src: 'https://www.googletagmanager.com/gtm.js?id=GTM-A%26B',
    },
  ]);
  expect(page.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});
