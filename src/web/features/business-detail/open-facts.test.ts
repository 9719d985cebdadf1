import { expect, test } from 'vitest';
import { openStateAt } from '#contract/calendar/opening-hours.ts';
import { openDetail } from './open-facts.ts';

/** Thursday, 19 November 2026, by the clock in Adana. */
const at = (time: string) => new Date(`2026-11-19T${time}:00+03:00`);
const detailAt = (time: string, hours: object | null, isOpen = true) =>
  openDetail(openStateAt(hours && JSON.stringify(hours), at(time), { isOpen }));

test('an open business says when it closes', () => {
  expect(detailAt('12:00', { 'mon-sun': '09:00-18:30' })).toBe('18.30’da kapanır');
  expect(detailAt('18:00', { 'mon-sun': '09:00-18:30' })).toBe('18.30’da kapanır');
  expect(detailAt('22:00', { 'mon-sun': '18:00-02:00' })).toBe('gece 02.00’de kapanır');
  expect(detailAt('22:00', { 'mon-sun': '20:00-08:00' })).toBe('yarın 08.00’de kapanır');
  expect(detailAt('22:00', { 'mon-sun': '24 saat' })).toBe('24 saat açık');
});

test('a closed business says when it opens, without saying closed twice', () => {
  expect(detailAt('07:00', { 'mon-sun': '09:00-18:00' })).toBe('09.00’da açılır');
  expect(detailAt('20:00', { 'mon-sun': '09:00-18:00' })).toBe('yarın 09.00’da açılır');
  expect(detailAt('20:00', { mon: '09:00-18:00' })).toBe('pazartesi 09.00’da açılır');
  expect(detailAt('12:00', { 'mon-sun': '09:00-18:00' }, false)).toBe('Geçici olarak kapalı');
  expect(detailAt('12:00', { 'mon-sun': 'kapalı' })).toBe('');
});

test('nothing is asserted about hours that are missing or cannot be read', () => {
  expect(detailAt('12:00', null)).toBe('');
  expect(detailAt('12:00', { 'mon-sun': 'randevu ile' })).toBe('');
});

test.each([
  ['with hours', { 'mon-sun': '09:00-18:00' }],
  ['that never closes otherwise', { 'mon-sun': '24 saat' }],
  ['without hours', null],
])('closed until further notice %s: a special day changes nothing', (_, hours) => {
  const stored = hours && JSON.stringify(hours);
  const state = openStateAt(stored, at('12:00'), {
    ...{ isOpen: false, specialDays: { '2026-11-19': '10:00-20:00' } },
  });
  expect(openDetail(state)).toBe('Geçici olarak kapalı');
  expect(state.changesAt).toBeUndefined();
});
