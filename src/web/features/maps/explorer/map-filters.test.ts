import { expect, test } from 'vitest';
import { isNewStep, mapAddress, readMapFilters } from './map-filters.ts';

const read = (query: string) => mapAddress(readMapFilters(new URLSearchParams(query)));

test("'all' and blank words in the address mean no filter", () => {
  expect(read('q=%20&category=all&district=Seyhan&rating=all&open=')).toBe('/map?district=Seyhan');
});

test('the address carries what is set and can be read back, for the search too', () => {
  const filters = {
    q: 'ciğer & şalgam',
    district: 'Yüreğir',
    open: '2026-11-24T20:30',
    price: 'uygun,orta',
    rating: '4.5',
    features: 'Wi-Fi,Çocuk alanı',
    near: '37.001,35.325',
    within: '3',
    literal: 'open,price',
  };
  const address = mapAddress(filters);
  const given = new URL(address, 'http://map').searchParams;
  expect(readMapFilters(given)).toEqual({ category: undefined, ...filters });
  expect(address).toContain('price=uygun,orta');
  expect(mapAddress(filters, '/search')).toBe(address.replace('/map', '/search'));
  expect(mapAddress({})).toBe('/map');
});

test('what nobody knows is left out, as the call would refuse it', () => {
  const nonsense =
    'open=tomorrow&open=2026-13-45T99:99&price=bedava&rating=7&near=1,1&within=3&literal=x';
  expect(read(nonsense)).toBe('/map');
  expect(read(`q=${'a'.repeat(300)}`)).toBe(`/map?q=${'a'.repeat(200)}`);
  expect(read('open=2026-11-31T10:00')).toBe('/map');
  expect(read('open=0000-01-01T00:00')).toBe('/map');
  expect(read('near=37.00123,35.32456&within=4')).toBe('/map?near=37.001,35.325');
});

test('a form without JavaScript names a list field by field', () => {
  expect(read('price=uygun&price=orta&open=2026-11-24T20:30&open=now')).toBe(
    '/map?open=now&price=uygun,orta',
  );
});

test('of what there can be one of, the later one counts', () => {
  expect(read('rating=4&rating=3&near=37.001,35.325&within=3&within=5')).toBe(
    '/map?rating=3&near=37.001,35.325&within=5',
  );
  expect(read('rating=3,4')).toBe('/map');
});

test('of new words nothing has been said to stay a word', () => {
  expect(read('q=seyhan+berber&was=seyhan+berber&literal=district')).toContain('literal');
  expect(read('q=seyhan+kuaför&was=seyhan+berber&literal=district')).not.toContain('literal');
});

test('a filter is a step to go back from; more letters of the same words are not', () => {
  expect(isNewStep({}, { q: 'k' })).toBe(true);
  expect(isNewStep({ q: 'k' }, { q: 'kebap' })).toBe(false);
  expect(isNewStep({ q: 'kebap' }, {})).toBe(true);
  expect(isNewStep({ q: 'kebap' }, { q: 'kebap', district: 'Seyhan' })).toBe(true);
  expect(isNewStep({ q: 'kebap' }, { q: 'kebap', open: 'now' })).toBe(true);
});
