import { expect, test } from 'vitest';
import { dutyCalendarText } from './duty-calendar.rules.ts';

const TURN = {
  ...{ id: 3, name: 'Cemre Eczanesi', district: 'Seyhan', address: 'Vali Yolu, No: 12' },
  ...{ phone: '0322 453 11 22', businessId: 1001 },
  ...{ startsAt: '2026-11-20T16:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' },
  ...{ latitude: null, longitude: null },
};
const linesOf = (turn: object) =>
  dutyCalendarText([{ ...TURN, ...turn }], {
    now: new Date('2026-11-20T09:00:00Z'),
    publicUrl: 'https://rehber.example',
  }).split('\r\n');

test('a turn is an event with its place and its telephone, and leads to its pharmacy', () => {
  const lines = linesOf({});
  expect(lines).toContain('X-WR-CALNAME:Nöbetçi eczaneler');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:nobet-3@rehber.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261120T160000Z',
    'DTEND:20261121T060000Z',
    'SUMMARY:Nöbetçi: Cemre Eczanesi (Seyhan)',
    'LOCATION:Vali Yolu\\, No: 12',
    'DESCRIPTION:Telefon: 0322 453 11 22',
    'URL:https://rehber.example/business/1001',
    'END:VEVENT',
  ]);
});

test('what a turn lacks is left out; without a pharmacy it leads to the list', () => {
  const lines = linesOf({ address: '', phone: '', businessId: null });
  expect(lines.filter((line) => /^(LOCATION|DESCRIPTION)/.test(line))).toEqual([]);
  expect(lines).toContain('URL:https://rehber.example/nobetci-eczane');
});
