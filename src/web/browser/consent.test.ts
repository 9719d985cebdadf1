import { beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY } from '#contract/head/visitor-consent.ts';
import { answerConsent, RECENT_SEARCHES_KEY, readConsent } from './consent.ts';

const device = new Map<string, string>();
beforeEach(() => {
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});

test.each([
  ['granted', '["kebap"]'],
  ['refused', undefined],
] as const)('what a device keeps once statistics are %s', (answer, searches) => {
  device.set(RECENT_SEARCHES_KEY, '["kebap"]');
  answerConsent(answer);
  expect(device.get(CONSENT_KEY)).toBe(answer);
  expect(device.get(RECENT_SEARCHES_KEY)).toBe(searches);
  expect(readConsent()).toBe(answer);
});
