import { expect, test } from 'vitest';
import { factsInWords } from './asked-facts.rules.ts';

const SHOP = {
  ...{ name: 'Köşe Kebap', category: 'Restoranlar', subcategory: null, address: 'Cemal Cad. 4' },
  ...{ district: 'Seyhan', phone: null, website: null, hours: null },
};
const factsOf = (more: Partial<Parameters<typeof factsInWords>[0]>) =>
  factsInWords({ ...SHOP, ...more }).map(({ fact, value }) => `${fact}: ${value}`);

test('what a page states is said in its order; what it lacks is left out', () => {
  expect(factsOf({})).toEqual([
    'name: Köşe Kebap',
    'kind: Restoranlar',
    'address: Cemal Cad. 4, Seyhan',
  ]);
  const more = { subcategory: 'Kebapçı', phone: '0322 591 26 41', website: 'https://kose.example' };
  expect(factsOf({ ...more, address: 'Cemal Cad. 4, Seyhan/Adana' })).toEqual([
    'name: Köşe Kebap',
    'kind: Restoranlar, Kebapçı',
    'address: Cemal Cad. 4, Seyhan/Adana',
    'phone: 0322 591 26 41',
    'website: https://kose.example',
  ]);
});

test('a week is a line, equal days that follow each other together', () => {
  const weekOf = (hours: string) => factsOf({ hours }).at(-1);
  expect(weekOf('{"mon-sun":"09:00-18:00"}')).toBe('hours: Her gün 09.00–18.00');
  expect(weekOf('{"mon-fri":"09:00-18:00","sat":"10:00-14:00"}')).toBe(
    'hours: Pazartesi–Cuma 09.00–18.00, Cumartesi 10.00–14.00, Pazar Kapalı',
  );
  // Monday and Wednesday are equal, but not beside each other.
  expect(weekOf('{"mon":"09:00-18:00","tue":"10:00-14:00","wed-sun":"09:00-18:00"}')).toBe(
    'hours: Pazartesi 09.00–18.00, Salı 10.00–14.00, Çarşamba–Pazar 09.00–18.00',
  );
});
