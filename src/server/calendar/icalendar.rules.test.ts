import { expect, test } from 'vitest';
import { calendarDay, calendarMoment, calendarText, calendarWords } from './icalendar.rules.ts';

test('signs of the format are escaped, a new line in a text is none in the file', () => {
  expect(calendarWords('a; b, c\\d')).toBe('a\\; b\\, c\\\\d');
  for (const end of ['\n', '\r\n', '\r']) expect(calendarWords(`a${end}b`)).toBe('a\\nb');
  expect(calendarWords('a\n\nb')).toBe('a\\n\\nb');
});

test('moments are of Greenwich and whole seconds, days stand alone', () => {
  expect(calendarMoment(new Date('2026-11-20T12:00:05.678+03:00'))).toBe('20261120T090005Z');
  expect(calendarDay('2026-11-20')).toBe('20261120');
});

test('lines end as the format wants; long ones are folded between letters and read whole again', () => {
  const about = { product: 'Deneme', name: 'Köşe, bir', hoursBetween: 6 };
  const line = `SUMMARY:${'ğ'.repeat(100)}`;
  const text = calendarText({ ...about, events: [line, `X:${'a'.repeat(71)}`, 'Y:'] });
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adana Rehberi//Deneme//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Köşe\\, bir',
    'X-WR-TIMEZONE:Europe/Istanbul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    `SUMMARY:${'ğ'.repeat(32)}`,
    ` ${'ğ'.repeat(36)}`,
    ` ${'ğ'.repeat(32)}`,
    `X:${'a'.repeat(71)}`,
    'Y:',
    'END:VCALENDAR',
    '',
  ]);
  expect(text.replaceAll('\r\n ', '')).toContain(line);
});
