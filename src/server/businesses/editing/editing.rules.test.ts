import { expect, test } from 'vitest';
import { BusinessStatus } from '#contract/businesses/businesses.ts';
import { differenceOf } from './difference.rules.ts';
import { isEditable } from './edit-by-owner.rules.ts';
import { readSought } from './edit-by-team.rules.ts';

test.each([
  [undefined, undefined],
  ['  ', undefined],
  ['1042', { id: 1042 }],
  [' #1042 ', { id: 1042 }],
  ['# 1042', { words: ['1042'] }],
  ['#1234567', { id: 1_234_567 }],
  ['1234567', { id: 1_234_567, phone: '1234567' }],
  ['123456789', { id: 123_456_789, phone: '123456789' }],
  ['1234567890', { phone: '1234567890' }],
  ['0322 591 26 41', { phone: '3225912641' }],
  ['+90 (322) 591-26/41', { phone: '3225912641' }],
  ['0090 322 591 26 41', { phone: '3225912641' }],
  ['90 322 591 26 41', { phone: '3225912641' }],
  ['9032259', { id: 9_032_259, phone: '9032259' }],
  ['12 34', { words: ['1234'] }],
  ['AYSE@Ornek.example', { email: 'ayse@ornek.example' }],
  ['Kebapçı  Şıh', { words: ['kebapci', 'sih'] }],
  ['!?', { words: [] }],
])('%s is sought as %j', (typed, sought) => {
  expect(readSought(typed)).toEqual(sought);
});

test('an owner edits what may be public again', () => {
  expect(BusinessStatus.options.filter(isEditable).sort()).toEqual([
    ...['approved', 'pending', 'suspended'],
  ]);
});

test('the record of decisions has what changed, as much of it as may be told', () => {
  const before = {
    ...{ name: 'Nar', description: 'Kahve', features: ['Vale'], images: ['a'], isOpen: true },
    ...{ latitude: '36.99000000', longitude: '35.32000000', category: 'Kafeler' },
  };
  expect(differenceOf(before, before)).toEqual({});
  expect(differenceOf(before, {})).toEqual({});
  expect(
    differenceOf(before, {
      ...{ name: 'Nar Kafe', description: 'Çay', features: ['Vale', 'Teras'], images: ['a', 'b'] },
      ...{ isOpen: false, category: 'Kafeler' },
    }),
  ).toEqual({
    ...{ name: ['Nar', 'Nar Kafe'], description: true, features: [['Vale'], ['Vale', 'Teras']] },
    ...{ images: [1, 2], isOpen: [true, false] },
  });
});

test.each([
  [36.99, 35.32, undefined],
  [
    37,
    35.32,
    [
      [36.99, 35.32],
      [37, 35.32],
    ],
  ],
  [
    36.99,
    35.4,
    [
      [36.99, 35.32],
      [36.99, 35.4],
    ],
  ],
  [
    null,
    null,
    [
      [36.99, 35.32],
      [null, null],
    ],
  ],
])('a pin moved to %s, %s is one change', (latitude, longitude, pin) => {
  const before = { latitude: '36.99000000', longitude: '35.32000000' };
  expect(differenceOf(before, { latitude, longitude })).toEqual(pin ? { pin } : {});
});
