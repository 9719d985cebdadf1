import { expect, test } from 'vitest';
import type { Attributes } from '#contract/attributes/attributes.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { editChanges, editValues } from './edit-values.ts';

const business = {
  name: 'Köşe Kebap',
  category: 'Restoranlar',
  district: 'Seyhan',
  neighbourhood: null,
  address: 'Reşatbey Mah.',
  latitude: '36.99140000',
  longitude: '35.33080000',
  description: 'Eski',
  attributes: { otopark: true },
  features: ['Otopark'],
  revisions: [],
} as unknown as ManagedBusiness;

test('only what differs is sent', () => {
  const before = editValues(business);
  expect(editChanges(before, before)).toBeUndefined();
  expect(editChanges(before, { ...before, phone: ' 0322 000 00 00 ' })).toEqual({
    phone: '0322 000 00 00',
  });
  expect(editChanges(before, { ...before, description: '', features: [] })).toEqual({
    description: '',
    features: [],
  });
  const others: Attributes[] = [{ otopark: false }, {}, { otopark: true, vale: true }];
  for (const attributes of others)
    expect(editChanges(before, { ...before, attributes })).toEqual({ attributes });
});

test('a pin is sent as a pair, also when it is taken away', () => {
  const before = editValues(business);
  const moved = { latitude: 37, longitude: 35.3308 };
  expect(editChanges(before, { ...before, place: moved })).toEqual(moved);
  expect(editChanges(before, { ...before, place: null })).toEqual({ latitude: '', longitude: '' });
});

test('the form opens with what waits for approval, so that saving does not take it back', () => {
  const changes = { name: ['Köşe Kebap', 'Köşe Kebap ve Lahmacun'] };
  const waits = {
    ...business,
    revisions: [{ status: 'pending', changes }],
  } as unknown as ManagedBusiness;
  const before = editValues(waits);
  expect(before.name).toBe('Köşe Kebap ve Lahmacun');
  expect(editChanges(before, { ...before, name: 'Köşe Kebap' })).toEqual({ name: 'Köşe Kebap' });
});
