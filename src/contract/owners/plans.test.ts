import { expect, test } from 'vitest';
import { effectivePlan, photoLimitOf, photosFull } from './plans.ts';

test('a paid plan ends with its moment, one without an end does not', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);
  expect(effectivePlan('premium', null, now)).toBe('premium');
  expect(effectivePlan('basic', at(1), now)).toBe('basic');
  expect(effectivePlan('basic', at(0), now)).toBe('free');
});

test('whose photos are full reads which plan takes more', () => {
  expect(['free', 'basic', 'premium'].map((plan) => photoLimitOf(plan as 'free'))).toEqual([
    5,
    20,
    null,
  ]);
  expect(photosFull('free')).toMatch(/^Ücretsiz planda en fazla 5 .* Temel planla 20, Premium/);
  expect(photosFull('basic')).toMatch(/^Temel planda en fazla 20 .* Premium planla sınırsız/);
});
