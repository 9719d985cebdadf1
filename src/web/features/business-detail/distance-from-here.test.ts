import { expect, test, vi } from 'vitest';
import { distanceFromHere } from './distance-from-here.ts';

const pin = { latitude: '36.99480000', longitude: '35.33420000' };
/** A browser that says where it is, and how exactly it knows that in metres. */
const standingAt = (latitude?: number, longitude?: number, accuracy = 20) => {
  const asked = vi.fn((said: (place: object) => void, refused: () => void) =>
    latitude === undefined ? refused() : said({ coords: { latitude, longitude, accuracy } }),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } });
  return asked;
};

test('the way to a business is told from where somebody is', async () => {
  standingAt(37.00379, 35.3342);
  expect(await distanceFromHere(pin)).toBe('1,0 km');
});

test('not from a place that is known to a district only, from elsewhere, or from nowhere', async () => {
  standingAt(37.00379, 35.3342, 1000);
  expect(await distanceFromHere(pin)).toBe('1,0 km');
  standingAt(37.00379, 35.3342, 1001);
  expect(await distanceFromHere(pin)).toBeUndefined();
  standingAt(41.01, 28.97);
  expect(await distanceFromHere(pin)).toBeUndefined();
  standingAt();
  expect(await distanceFromHere(pin)).toBeUndefined();
});

test('without a pin nobody is asked where they are', async () => {
  const asked = standingAt(37.00379, 35.3342);
  expect(await distanceFromHere({ latitude: null, longitude: null })).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
