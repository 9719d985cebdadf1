import { expect, test } from 'vitest';
import { directionsTo, mapSearchAddress } from './directions.ts';

const withPin = {
  name: 'Çift Salıncak & Kahve',
  address: 'Ziyapaşa Mah. 67018 Sok. No: 5, Seyhan / Adana',
  latitude: '37.00920000',
  longitude: '35.32740000',
};
const withoutPin = { ...withPin, latitude: null, longitude: null };
const words = 'Çift Salıncak & Kahve, Ziyapaşa Mah. 67018 Sok. No: 5, Seyhan / Adana';
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('a business with a pin is reached by its coordinates', () => {
  const { google, yandex, apple, geo } = directionsTo(withPin);
  expect(queryOf(google)).toEqual({ api: '1', destination: '37.0092,35.3274' });
  expect(queryOf(yandex)).toEqual({ rtext: '~37.0092,35.3274', rtt: 'auto' });
  expect(queryOf(apple)).toEqual({ daddr: '37.0092,35.3274', q: 'Çift Salıncak & Kahve' });
  expect(geo).toBe(
    'geo:37.0092,35.3274?q=37.0092,35.3274(%C3%87ift%20Sal%C4%B1ncak%20%26%20Kahve)',
  );
});

test('a business without a pin is reached by its name and address', () => {
  const { google, yandex, apple, geo } = directionsTo(withoutPin);
  expect(queryOf(google).destination).toBe(words);
  expect(queryOf(yandex)).toEqual({ text: words });
  expect(queryOf(apple)).toEqual({ daddr: words });
  expect(decodeURIComponent(geo)).toBe(`geo:0,0?q=${words}`);
});

test('the maps service searches by name plus address even where there is a pin', () => {
  expect(queryOf(mapSearchAddress(withPin))).toEqual({ api: '1', query: words });
});
