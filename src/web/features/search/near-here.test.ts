import { expect, test, vi } from 'vitest';
import { nearHere } from './near-here.ts';

/** A visitor whose browser says, or does not say, where it is. */
const standingAt = (latitude?: number, longitude?: number) =>
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (said: (place: object) => void, refused: () => void) =>
        latitude === undefined ? refused() : said({ coords: { latitude, longitude } }),
    },
  });

test('a search from where somebody is says the place, rounded as addresses have it', async () => {
  standingAt(36.99144, 35.33081);
  expect(await nearHere('/search?q=kebap')).toBe('/search?q=kebap&near=36.991,35.331');
});

test('who is far away, does not say it or cannot, searches as before', async () => {
  standingAt(41.01, 28.97);
  expect(await nearHere('/search?q=kebap')).toBe('/search?q=kebap');
  standingAt();
  expect(await nearHere('/search?q=kebap')).toBe('/search?q=kebap');
  vi.stubGlobal('navigator', {});
  expect(await nearHere('/search?q=kebap')).toBe('/search?q=kebap');
});
