import { expect, test } from 'vitest';
import { businessCalendarText } from './business-calendar.rules.ts';

/** A Friday, at noon in Adana. */
const NOW = new Date('2026-11-20T09:00:00Z');
const SHOP = {
  ...{ id: 7, name: 'Köşe; Kebap', address: 'Reşatbey, No: 4', isOpen: true },
  hours: '{"mon-sat":"09:00-12:00,18:00-02:00"}',
  ...{ specialDays: {}, specialDayNames: {}, holidays: [] },
};

const textOf = (business: Partial<Parameters<typeof businessCalendarText>[0]>, now = NOW) =>
  businessCalendarText({ ...SHOP, ...business }, { now, publicUrl: 'https://rehber.example' });

/** Events in a line each: key, when, what, note. */
const eventsOf = (...asked: Parameters<typeof textOf>) =>
  textOf(...asked)
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => {
      const said = (name: string) => new RegExp(`^${name}[^:\r\n]*:(.*)\r$`, 'm').exec(event)?.[1];
      const key = said('UID')?.replace(/^saatler-7-|@.*$/g, '');
      return [key, said('DTSTART'), said('DTEND'), said('SUMMARY'), said('DESCRIPTION')];
    });

test('a calendar says whose it is, and each of its events what, when and where', () => {
  expect(textOf({}).split('\r\n').slice(0, 19)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adana Rehberi//Calisma saatleri//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Köşe\\; Kebap: çalışma saatleri',
    'X-WR-TIMEZONE:Europe/Istanbul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT24H',
    'BEGIN:VEVENT',
    'UID:saatler-7-2026-11-20-0@rehber.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261120T060000Z',
    'DTEND:20261120T090000Z',
    'SUMMARY:Köşe\\; Kebap: açık',
    'LOCATION:Reşatbey\\, No: 4',
    'URL:https://rehber.example/business/7',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
  ]);
  expect(textOf({})).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
});

test('three weeks from today on, two spans a day past midnight, none on a closed day', () => {
  const events = eventsOf({});
  expect(events.slice(0, 5).map((event) => event.slice(0, 3))).toEqual([
    ['2026-11-20-0', '20261120T060000Z', '20261120T090000Z'],
    ['2026-11-20-1', '20261120T150000Z', '20261120T230000Z'],
    ['2026-11-21-0', '20261121T060000Z', '20261121T090000Z'],
    ['2026-11-21-1', '20261121T150000Z', '20261121T230000Z'],
    ['2026-11-23-0', '20261123T060000Z', '20261123T090000Z'],
  ]);
  // Of 21 days three are Sundays.
  expect(events).toHaveLength(36);
  expect(events.at(-1)?.[0]).toBe('2026-12-10-1');
});

test('after midnight the evening that still goes on stands first, and is gone when it ends', () => {
  const keysAt = (time: string, more: object = {}) =>
    eventsOf(more, new Date(`2026-11-21T${time}:00+03:00`)).map(([key]) => key);
  expect(keysAt('00:30').slice(0, 3)).toEqual(['2026-11-20-1', '2026-11-21-0', '2026-11-21-1']);
  expect(keysAt('01:59')[0]).toBe('2026-11-20-1');
  expect(keysAt('02:00')[0]).toBe('2026-11-21-0');
  // What is said of the whole of a day ends at midnight, and so does a night before a holiday.
  expect(keysAt('00:30', { specialDays: { '2026-11-20': 'kapalı' } })[0]).toBe('2026-11-21-0');
  const from = { from: '2026-11-21T00:00', until: '2026-11-22T00:00' };
  const holidays = [{ name: 'Zafer', isBayram: false, ...from }];
  expect(keysAt('00:30', { holidays })[0]).toBe('2026-11-21-tatil');
  expect(keysAt('00:30', { isOpen: false })).toEqual([]);
});

test('what a business says of a day stands in place of the week, with its name', () => {
  const hours = '{"fri":"09:00-10:00","sat":"soruyla"}';
  const ofToday = (said: string) =>
    eventsOf({ hours, specialDays: { '2026-11-20': said } }).filter(([key]) =>
      key?.startsWith('2026-11-20'),
    );
  expect(ofToday('11:00-12:00')).toEqual([
    ['2026-11-20-0', '20261120T080000Z', '20261120T090000Z', 'Köşe\\; Kebap: açık', undefined],
  ]);
  const special = (said: string) =>
    eventsOf({
      hours,
      specialDays: { '2026-11-20': said },
      specialDayNames: { '2026-11-20': 'Tadilat' },
    })[0];
  expect(special('11:00-12:00')?.[4]).toBe('Tadilat');
  const whole = ['2026-11-20', '20261120', '20261121'];
  expect(special('kapalı')).toEqual([...whole, 'Köşe\\; Kebap: kapalı', 'Tadilat']);
  expect(ofToday('kapalı')).toEqual([[...whole, 'Köşe\\; Kebap: kapalı', undefined]]);
  expect(special('sabahları')).toEqual([...whole, 'Köşe\\; Kebap: sabahları', 'Tadilat']);
  expect(ofToday('sabahları')).toHaveLength(1);
  // A usual day that nobody can read says nothing.
  expect(eventsOf({ hours }).map(([key]) => key)).toEqual([
    ...['2026-11-20-0', '2026-11-27-0', '2026-12-04-0'],
  ]);
});

test('a day that was spoken of stands there beyond the three weeks, in the order of days', () => {
  const specialDays = {
    '2027-03-02': 'kapalı',
    '2026-12-10': 'kapalı',
    '2027-03-01': '10:00-11:00',
    '2026-11-19': 'kapalı',
  };
  const keys = eventsOf({ specialDays }).map(([key]) => key);
  expect(keys.slice(-4)).toEqual(['2026-12-09-1', '2026-12-10', '2027-03-01-0', '2027-03-02']);
  expect(keys[0]).toBe('2026-11-20-0');
});

test('one that is closed until further notice says no day, not even one it spoke of', () => {
  expect(eventsOf({ isOpen: false, specialDays: { '2026-11-21': 'kapalı' } })).toEqual([]);
  expect(eventsOf({ hours: null })).toEqual([]);
});

test('a holiday puts its days in doubt and cuts the night before it', () => {
  const holidays = [
    { name: 'Bayram', isBayram: true, from: '2026-11-21T13:00', until: '2026-11-23T00:00' },
  ];
  const hours = '{"mon-sat":"18:00-02:00","sun":"kapalı"}';
  const events = eventsOf({ hours, holidays });
  expect(events.slice(0, 4)).toEqual([
    ['2026-11-20-0', '20261120T150000Z', '20261120T230000Z', 'Köşe\\; Kebap: açık', undefined],
    [
      ...['2026-11-21-tatil', '20261121', '20261122'],
      'Köşe\\; Kebap: Bayramda saati değişebilir',
      'Bayram\\, normalde 18.00–02.00',
    ],
    [
      ...['2026-11-22-tatil', '20261122', '20261123'],
      'Köşe\\; Kebap: Bayramda saati değişebilir',
      'Bayram\\, normalde kapalı',
    ],
    ['2026-11-23-0', '20261123T150000Z', '20261123T230000Z', 'Köşe\\; Kebap: açık', undefined],
  ]);
  const eve = { '2026-11-21': '09.00–15.00, bayram arefesi' };
  expect(eventsOf({ hours, holidays, specialDays: eve }).slice(1, 3)).toEqual([
    [...(events[1]?.slice(0, 4) ?? []), 'Bayram\\, normalde 09.00–15.00'],
    ['2026-11-21-0', '20261121T060000Z', '20261121T100000Z', 'Köşe\\; Kebap: açık', undefined],
  ]);
  // From midnight on: the night before ends there.
  const national = { ...holidays[0], name: 'Zafer', isBayram: false, from: '2026-11-21T00:00' };
  const until = '2026-11-22T00:00';
  const cut = eventsOf({ hours, holidays: [{ ...national, until }] });
  expect(cut.slice(0, 2).map((event) => event.slice(0, 4))).toEqual([
    ['2026-11-20-0', '20261120T150000Z', '20261120T210000Z', 'Köşe\\; Kebap: açık'],
    [
      ...['2026-11-21-tatil', '20261121', '20261122'],
      'Köşe\\; Kebap: Resmî tatilde saati değişebilir',
    ],
  ]);
  // What the business said itself holds through it, and so does the night that it said.
  const specialDays = { '2026-11-20': '18:00-02:00', '2026-11-21': '10:00-11:00' };
  const said = eventsOf({ hours, holidays: [{ ...national, until }], specialDays });
  expect(said.slice(0, 2).map((event) => event.slice(0, 3))).toEqual([
    ['2026-11-20-0', '20261120T150000Z', '20261120T230000Z'],
    ['2026-11-21-0', '20261121T070000Z', '20261121T080000Z'],
  ]);
  // Without hours of its own a day of the holiday has only the holiday's name.
  expect(eventsOf({ hours: null, holidays })[0]?.[4]).toBe('Bayram');
});
