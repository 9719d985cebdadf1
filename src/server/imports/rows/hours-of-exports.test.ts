import { expect, test } from 'vitest';
import { isOfTheMoment, openingHoursOfLines, readOpeningHours } from './opening-hours.rules.ts';

const expectReadings = (readings: [string, Record<string, string>][]) => {
  for (const [text, map] of readings)
    expect([text, readOpeningHours(text)]).toEqual([
      text,
      { hours: JSON.stringify(map), isRead: true },
    ]);
};
const everyDay = (hours: string) => ({ 'mon-sun': hours });

test('what a map says of a week is read, with its button', () => {
  const days = 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar'.split(' ');
  const said = days.map((day, at) => `${day}, ${at > 5 ? 'Kapalı' : '09:00–18:00'}`);
  const week = { 'mon-sat': '09:00-18:00', sun: 'kapalı' };
  expectReadings([
    [said.join('; '), week],
    [`${said.join('; ')}. Haftalık çalışma saatlerini gizle`, week],
    [said.join('|').replaceAll(', ', ','), week],
    [
      'Monday: [9 AM-6 PM], Tuesday: [9 AM-6 PM]',
      { 'mon-tue': '09:00-18:00', 'wed-sun': 'kapalı' },
    ],
    ['Her gün 09:00 ile 23:00 arası açık', everyDay('09:00-23:00')],
    ['P.tesi-C.tesi 09:00-18:00', week],
    ['Pazar hariç her gün 09:00-18:00', week],
    ['Pazar günü hariç 09:00-18:00', week],
    ['09:00-18:00, Pazar kapalı', week],
    ['Mo-Sa 09:00-18:00; PH,SH off', week],
    ['06:00-22:00; Su 06:00-20:00', { 'mon-sat': '06:00-22:00', sun: '06:00-20:00' }],
    ['24/7; PH off', everyDay('24 saat')],
    ['Mo-Su 18:00-26:00', everyDay('18:00-02:00')],
    [
      JSON.stringify(
        Object.fromEntries(days.map((day) => [day, { open: '9:00', close: '18:00' }])),
      ),
      everyDay('09:00-18:00'),
    ],
  ]);
});

test('times without a sign between hour and minute, and a stroke between beginning and end', () => {
  expectReadings([
    ['0900-1800', everyDay('09:00-18:00')],
    ['Mo-Fr 0730-2200', { 'mon-fri': '07:30-22:00', 'sat-sun': 'kapalı' }],
    ['Mo-Sa 0900-1200,1300-1800', { 'mon-sat': '09:00-12:00,13:00-18:00', sun: 'kapalı' }],
    ['1900-0200', everyDay('19:00-02:00')],
    ['09:00/18:00', everyDay('09:00-18:00')],
    ['Pzt-Cum 08.30 / 17.30', { 'mon-fri': '08:30-17:30', 'sat-sun': 'kapalı' }],
    [
      'Pazartesi 09:00/18:00, Salı 10:00/19:00',
      { mon: '09:00-18:00', tue: '10:00-19:00', 'wed-sun': 'kapalı' },
    ],
  ]);
});

test('lines of a list in columns of their own, and what only holds now', () => {
  const names = ['title', 'regularOpeningHours.weekdayDescriptions.0', 'opening_hours/1'];
  expect(openingHoursOfLines(names, ['x', 'Pazartesi: 09:00–18:00', ' '])).toBe(
    'Pazartesi: 09:00–18:00',
  );
  expect(openingHoursOfLines(names, ['x'])).toBeUndefined();
  expect(openingHoursOfLines(['hours 1'], ['x'])).toBeUndefined();
  for (const text of ['Open ⋅ Closes 9 PM', 'Kapalı · Açılış saati: 09:00'])
    expect([text, isOfTheMoment(text)]).toEqual([text, true]);
  for (const text of ['09:00-18:00', 'Mo-Fr 09:00-18:00', 'Pazartesi: 09:00 · Salı: 09:00'])
    expect([text, isOfTheMoment(text)]).toEqual([text, false]);
});
