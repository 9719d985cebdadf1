import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOpeningHours } from '../rows/opening-hours.rules.ts';
import { placeOfOsm } from './osm.rules.ts';
import { hoursInTurkish } from './osm-hours.rules.ts';

test.each([
  ['Mar-Oct 09:00-18:00 "randevu ile"', 'Mart-Ekim 09:00-18:00 "randevu ile"'],
  ['Tu-Sa 19:00+; Su,PH off', 'Salı-Cumartesi 19:00+; Pazar,resmî tatil kapalı'],
  ['Mo "by appointment"', 'Pazartesi "by appointment"'],
  ['sunrise-sunset; SH unknown', 'gün doğumu-gün batımı; okul tatili belli değil'],
  // Another word, or none.
  ['Mo-Fr nach Vereinbarung', 'Mo-Fr nach Vereinbarung'],
  ['Pzt-Cum 09:00-18:00', 'Pzt-Cum 09:00-18:00'],
  ['constructor', 'constructor'],
  ['09:00-18:00', '09:00-18:00'],
])('%j is said as %j', (text, said) => {
  expect(hoursInTurkish(text)).toBe(said);
});

test('of a place of OpenStreetMap Saturday is told from Salı', () => {
  const tags = { name: 'Köşe', shop: 'bakery', opening_hours: 'Sa 10:00-14:00; PH,SH off' };
  const { hours = '' } = placeOfOsm({ type: 'node', id: 1, tags });
  expect(readOpeningHours(hours)).toEqual({
    hours: '{"mon-fri,sun":"kapalı","sat":"10:00-14:00"}',
    isRead: true,
  });
});

const values = path.resolve(
  process.env.SHARED_DATA_DIR ?? '../shared/data',
  'hours/osm-opening-hours.json',
);
test.runIf(existsSync(values))('real hours are read alike in both languages', () => {
  const all: { value: string }[] = JSON.parse(readFileSync(values, 'utf8'));
  const read = (text = '') => {
    const { hours, isRead } = readOpeningHours(text);
    return isRead && hours;
  };
  const said = all.map(({ value }) => [value, read(hoursInTurkish(value))]);
  expect(said).toEqual(all.map(({ value }) => [value, read(value)]));
  expect(said.length).toBeGreaterThan(200);
});
