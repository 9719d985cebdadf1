import { expect, test } from 'vitest';
import { candidatesFor, type Pharmacy, pharmacyOf } from './matching.rules.ts';
import { nameKeyOf } from './roster.rules.ts';

const pharmacy = (id: number, name: string, district: string, phoneKey: string | null = null) => ({
  ...{ id, name, district, phoneKey },
  address: '',
});
const SEYHAN = pharmacy(1, 'Cemre Eczanesi', 'Seyhan', '+903224531122');
const YUREGIR = pharmacy(2, 'Cemre Eczanesi', 'Yüreğir', '+903223216655');
const YILDIZ = pharmacy(3, 'Yıldız Eczanesi', 'Seyhan', '+903224531122');
const UMUT = pharmacy(4, 'Umut Eczanesi', 'Seyhan');
const ALL: Pharmacy[] = [SEYHAN, YUREGIR, YILDIZ, UMUT];

const turn = (name: string, district?: string, phone = '') => ({
  ...{ name, district, phone },
  nameKey: nameKeyOf(name),
});
const idOf = (
  asked: ReturnType<typeof turn>,
  byHand: Parameters<typeof pharmacyOf>[2] = [],
  cuts: Parameters<typeof pharmacyOf>[3] = [],
) => pharmacyOf(asked, ALL, byHand, cuts)?.id;

test('the telephone tells which pharmacy it is, the name where several have it', () => {
  expect(idOf(turn('Başka Ad Eczanesi', 'Seyhan', '0322 321 66 55'))).toBe(2);
  expect(idOf(turn('Yıldız Ecz.', 'Seyhan', '0322 453 11 22'))).toBe(3);
  expect(idOf(turn('Başka Ad Eczanesi', 'Seyhan', '0322 453 11 22'))).toBeUndefined();
  expect(idOf(turn('Umut Eczanesi', 'Seyhan', '0322 000 00 00'))).toBe(4);
});

test('without a telephone it is the only one of its name, in its district where that is said', () => {
  expect(idOf(turn('Cemre Eczanesi', 'Yüreğir'))).toBe(2);
  expect(idOf(turn('Cemre Eczanesi', 'Seyhan'))).toBe(1);
  expect(idOf(turn('Cemre Eczanesi'))).toBeUndefined();
  expect(idOf(turn('Umut Eczanesi'))).toBe(4);
  expect(idOf(turn('Umut Eczanesi', 'Kozan'))).toBeUndefined();
});

test('what a person linked holds before all else, for that name in that district', () => {
  const link = { nameKey: nameKeyOf('Cemre'), district: 'Seyhan', businessId: 4 };
  expect(idOf(turn('Cemre Eczanesi', 'Seyhan', '0322 453 11 22'), [link])).toBe(4);
  expect(idOf(turn('Cemre Eczanesi', 'Yüreğir'), [link])).toBe(2);
  expect(idOf(turn('Yıldız Eczanesi', 'Seyhan'), [link])).toBe(3);
  // Linked to one that is no longer there.
  expect(idOf(turn('Cemre Eczanesi', 'Seyhan'), [{ ...link, businessId: 9 }])).toBe(1);
});

test('what a person cut is not linked again in that district; two that fit stay two', () => {
  const cut = { nameKey: nameKeyOf('Cemre'), district: 'Seyhan', businessId: 1 };
  expect(idOf(turn('Cemre Eczanesi', 'Seyhan'), [], [cut])).toBeUndefined();
  expect(idOf(turn('Cemre Eczanesi', 'Seyhan', '0322 453 11 22'), [], [cut])).toBeUndefined();
  expect(idOf(turn('Cemre Eczanesi', 'Yüreğir'), [], [cut])).toBe(2);
  expect(idOf(turn('Cemre Eczanesi'), [], [cut])).toBeUndefined();
  expect(idOf(turn('Cemre Eczanesi', 'Seyhan'), [], [{ ...cut, district: 'Yüreğir' }])).toBe(1);
  // Not the one that has its number, so the one that has its name.
  const other = { nameKey: nameKeyOf('Umut'), district: 'Seyhan', businessId: 2 };
  expect(idOf(turn('Umut Eczanesi', 'Seyhan', '0322 321 66 55'), [], [other])).toBe(4);
});

test('those it may be: of its name anywhere or much like it in its district, those there first, four', () => {
  const idsOf = (asked: ReturnType<typeof turn>, among = ALL) =>
    candidatesFor(asked, among).map(({ id }) => id);
  expect(idsOf(turn('Cemre Eczanesi', 'Yüreğir'))).toEqual([2, 1]);
  expect(idsOf(turn('Cemre Eczanesi', 'Seyhan'))).toEqual([1, 2]);
  expect(idsOf(turn('Yıldıs Eczanesi', 'Seyhan'))).toEqual([3]);
  expect(idsOf(turn('Yıldıs Eczanesi', 'Yüreğir'))).toEqual([]);
  const turunc = pharmacy(10, 'Beyaz Turunç Eczanesi', 'Seyhan');
  expect(idsOf(turn('Turunç Ecz.', 'Seyhan'), [...ALL, turunc])).toEqual([10]);
  expect(idsOf(turn('Beyaz Turunç Cadde Eczanesi', 'Seyhan'), [...ALL, turunc])).toEqual([10]);
  expect(idsOf(turn('Turunç Ecz.', 'Yüreğir'), [...ALL, turunc])).toEqual([]);
  expect(idsOf(turn('Ay Ecz.', 'Seyhan'), [pharmacy(11, 'Ay Işığı Eczanesi', 'Seyhan')])).toEqual(
    [],
  );
  const many = [5, 6, 7, 8, 9].map((id) => pharmacy(id, 'Umut Eczanesi', 'Kozan'));
  expect(idsOf(turn('Umut Eczanesi', 'Seyhan'), [...many, UMUT])).toEqual([4, 5, 6, 7]);
});
