import { expect, test } from 'vitest';
import { BUSINESS_REPORT_REASONS } from '#contract/reports.ts';
import { correctionOf, FIELDS_OF_REASON, isAboutWhole } from './reports.rules.ts';

const categories = ['Kafeler', 'Oteller', 'İç Giyim'];
const corrected = (reason: string, suggestion: string | null, reviewId: number | null = null) =>
  correctionOf({ reason, suggestion, reviewId }, categories);

const week = '{"mon-sun":"09:00-18:00"}';
const open = '{"mon-sat":"09:00-18:00","sun":"kapalı"}';

test.each([
  ['wrong_phone', '0322 225 14 12', { phone: '0322 225 14 12' }],
  ['wrong_phone', '(0322) 225-14-12', { phone: '0322 225 14 12' }],
  ['wrong_category', ' oteller ', { category: 'Oteller' }],
  ['wrong_category', 'iç giyim', { category: 'İç Giyim' }],
  ['wrong_pin', ' 36.9914, 35.3308 ', { latitude: 36.9914, longitude: 35.3308 }],
  ['wrong_pin', '36.9914;35.3308', { latitude: 36.9914, longitude: 35.3308 }],
  [
    'wrong_pin',
    'https://www.google.com/maps/place/Nar/@37.0001,35.3201,17z/data=!3d37.0001!4d35.3201',
    { latitude: 37.0001, longitude: 35.3201 },
  ],
  ['wrong_hours', 'Her gün 09:00-18:00', { hours: week }],
  ['wrong_hours', 'Pazartesi-Cumartesi 09:00-18:00, Pazar kapalı', { hours: open }],
])('%s, %s: accepting it changes the field', (reason, suggestion, values) => {
  expect(corrected(reason, suggestion)).toMatchObject({ of: 'fields', values });
});

test.each([
  ['wrong_phone', 'yeni numara 0322 225 14 12'],
  ['wrong_phone', '0322 225 14 12 değil'],
  ['wrong_phone', '12'],
  ['wrong_phone', null],
  ['wrong_phone', ''],
  ['wrong_category', 'Otel'],
  ['wrong_pin', 'Merkez Park’ın yanı'],
  ['wrong_pin', '36.9914'],
  ['wrong_pin', '41.0082, 28.9784'],
  ['wrong_pin', '36.9914, 35.3308 olmalı'],
  ['wrong_pin', 'https://www.google.com/maps/search/nar'],
  ['wrong_hours', 'sabah erken açıyor'],
  ['wrong_hours', 'Pazartesi-Cumartesi 09:00-18:00'],
  // Of Saturday it says nothing.
  ['wrong_hours', 'Hafta içi 8-20, pazar kapalı'],
  ['wrong_address', 'Toros Mahallesi 5'],
  ['other', '0322 225 14 12'],
  ['other', 'Oteller'],
])('%s, %s: whoever accepts it mends it', (reason, suggestion) => {
  expect(corrected(reason, suggestion)).toBeUndefined();
});

test('a telephone changes with the key it is compared by, and other fields leave it', () => {
  expect(corrected('wrong_phone', '0322 225 14 12')).toMatchObject({
    columns: { phone: '0322 225 14 12', phoneKey: '+903222251412' },
  });
  const category = corrected('wrong_category', 'Oteller');
  expect(category).toMatchObject({ columns: { category: 'Oteller' } });
  expect(category?.of === 'fields' && 'phoneKey' in category.columns).toBe(false);
});

test('a business that has closed is closed, with or without words', () => {
  expect(corrected('closed_down', null)).toEqual({ of: 'closing' });
  expect(corrected('closed_down', 'Geçen ay')).toEqual({ of: 'closing' });
});

test.each([
  ['advertising', 'advertising'],
  ['insult', 'insult'],
  ['personal_data', 'private_data'],
  ['other_business', 'off_topic'],
])('a review reported for %s is hidden as %s', (reason, hidden) => {
  expect(corrected(reason, null, 7)).toEqual({ of: 'review', reason: hidden });
});

test('a review is hidden for nothing else', () => {
  for (const reason of ['other', 'toString', 'closed_down', 'wrong_phone'])
    expect(corrected(reason, '0322 225 14 12', 7)).toBeUndefined();
});

test('what is no field of a business is about the whole of it', () => {
  const whole = Object.keys(BUSINESS_REPORT_REASONS).filter(isAboutWhole);
  const ofFields = Object.keys(FIELDS_OF_REASON);
  expect([...whole, ...ofFields].sort()).toEqual(Object.keys(BUSINESS_REPORT_REASONS).sort());
  expect(isAboutWhole('toString')).toBe(true);
});
