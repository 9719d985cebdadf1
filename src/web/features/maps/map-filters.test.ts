import { expect, test } from 'vitest';
import { isNewStep, mapAddress, readMapFilters } from './map-filters.ts';

test("'all' and blank words in the address mean no filter", () => {
  const given = new URLSearchParams('q=%20&category=all&district=Seyhan');
  expect(readMapFilters(given)).toEqual({
    q: undefined,
    category: undefined,
    district: 'Seyhan',
  });
});

test('the address carries what is set and can be read back', () => {
  const filters = { q: 'ciğer & şalgam', category: undefined, district: 'Yüreğir' };
  const address = mapAddress(filters);
  expect(readMapFilters(new URL(address, 'http://map').searchParams)).toEqual(filters);
  expect(mapAddress({})).toBe('/map');
});

test('a filter is a step to go back from; more letters of the same words are not', () => {
  expect(isNewStep({}, { q: 'k' })).toBe(true);
  expect(isNewStep({ q: 'k' }, { q: 'kebap' })).toBe(false);
  expect(isNewStep({ q: 'kebap' }, {})).toBe(true);
  expect(isNewStep({ q: 'kebap' }, { q: 'kebap', district: 'Seyhan' })).toBe(true);
});
