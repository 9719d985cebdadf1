import { expect, test } from 'vitest';
import {
  AD_PACKAGES,
  ADVERTISE_MONTHS,
  advertiseCost,
  createAdvertisement,
  requestCost,
} from './advertising.ts';

test('/advertise: price, what the discount saves and the total, for every package and length', () => {
  const totals = Object.fromEntries(
    AD_PACKAGES.map((one) => [
      one,
      ADVERTISE_MONTHS.map((months) => advertiseCost(one, months).total),
    ]),
  );
  expect(totals).toEqual({
    free: [0, 0, 0, 0],
    basic: [299, 807.3, 1524.9, 2870.4],
    premium: [599, 1617.3, 3054.9, 5750.4],
    enterprise: [1299, 3507.3, 6624.9, 12_470.4],
  });
  expect(advertiseCost('premium', 12)).toEqual({ full: 7188, saved: 1437.6, total: 5750.4 });
});

test('/advertise-request: its own prices by the month, without a discount', () => {
  expect(requestCost('basic', 1)).toBe(500);
  expect(requestCost('premium', 3)).toBe(3600);
  expect(requestCost('enterprise', 12)).toBe(30_000);
});

test('/advertise: a length is one of those that have a price', () => {
  const { duration } = createAdvertisement.input.shape;
  const lengths = ['1', 3, '6', 12, 2, 0, 'üç', undefined].map((one) => duration.safeParse(one));
  expect(lengths.map(({ data }) => data)).toEqual([1, 3, 6, 12, ...Array(4).fill(undefined)]);
});
