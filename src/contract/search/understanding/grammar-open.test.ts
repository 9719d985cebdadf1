import { expect, test } from 'vitest';
import { holidaysOf } from '#contract/calendar/holidays.ts';
import { withDays } from '#contract/calendar/holidays-ahead.ts';
import { mayNameHoliday, readOpen } from './grammar-open.ts';
import { tokensOf } from './tokens.ts';

/** A Friday in the winter before; what is over is not among the holidays. */
const FEBRUARY = '2027-02-12T12:00';

const holidays = holidaysOf([
  {
    ...{ year: 2027, isConfirmed: true },
    periods: [
      { name: 'ramadan', first: '2027-02-08', last: '2027-03-08' },
      { name: 'ramazan', first: '2027-03-09', last: '2027-03-11' },
      { name: 'kurban', first: '2027-05-16', last: '2027-05-19' },
    ],
  },
]).map((holiday) => withDays(holiday, FEBRUARY.slice(0, 10)));
const read = (q: string, at = FEBRUARY) => {
  const now = new Date(`${at}:00+03:00`);
  const ahead = holidays.filter(({ until }) => until > at.slice(0, 10));
  const tokens = tokensOf(q);
  const span = readOpen(tokens, now, ahead);
  const words = span && tokens.slice(span.from, span.to).map(({ typed }) => typed);
  return [span?.value, words?.join(' ')];
};

test.each([
  ['bayramda açık eczane', '2027-03-09T12:00', 'bayramda açık'],
  ['ramazan bayramında açık fırın', '2027-03-09T12:00', 'ramazan bayramında açık'],
  ['Kurban Bayramı’nda açık kasap', '2027-05-16T12:00', 'Kurban Bayramı’nda açık'],
  ['bayramda kuaför', '2027-03-09T12:00', 'bayramda'],
  ['bayramın 2. günü açık berber', '2027-03-10T12:00', 'bayramın 2. günü açık'],
  ['kurban bayramının üçüncü günü açık market', '2027-05-18T12:00', undefined],
  ['arefe günü berber', '2027-03-08T15:00', 'arefe günü'],
  ['arefede akşam açık fırın', '2027-03-08T20:00', undefined],
  ['23 Nisan’da açık müze', '2027-04-23T12:00', '23 Nisan’da açık'],
  ['23 nisanda müze', '2027-04-23T12:00', '23 nisanda'],
  ['14 şubatta açık restoran', '2027-02-14T12:00', '14 şubatta açık'],
  ['14 şubat saat 21.30’da açık', '2027-02-14T21:30', undefined],
  ['resmi tatilde açık market', '2027-03-09T12:00', 'resmi tatilde açık'],
  ['sahura kadar açık çorbacı', '2027-02-13T03:00', 'sahura kadar açık'],
  ['sahurda açık çorbacı', '2027-02-13T03:00', 'sahurda açık'],
  ['sahurda çorbacı', '2027-02-13T03:00', 'sahurda'],
  // As the day has it: the sun sets at 18.16.
  ['iftarda açık kebapçı', '2027-02-12T18:23', 'iftarda açık'],
  ['iftara açık kebapçı', '2027-02-12T18:23', 'iftara açık'],
  ['iftarda kebapçı', '2027-02-12T18:23', 'iftarda'],
  ['yarın iftarda açık kebapçı', '2027-02-13T18:24', 'yarın iftarda açık'],
  ['iftar vakti açık fırın', '2027-02-12T18:23', 'iftar vakti açık'],
])('%s', (q, value, words) => {
  const [found, span] = read(q);
  expect(found).toBe(value);
  if (words !== undefined) expect(span).toBe(words);
  expect(mayNameHoliday(q)).toBe(!/sahur|iftar/.test(q));
});

test('in the evening behind it now is meant, and a menu names no time', () => {
  expect(read('iftarda açık kebapçı', '2027-02-12T23:00')[0]).toBe('now');
  expect(read('iftar menüsü')).toEqual([undefined, undefined]);
});

test('on a day of the bayram the bayram is that day', () => {
  expect(read('bayramda açık kasap', '2027-05-17T10:00')[0]).toBe('2027-05-17T12:00');
});

test.each([
  'bayram usta',
  'bayramlık ayakkabı',
  '5 ocakta eczane',
  'kurban bayramı kurbanlık',
  'tatil köyü',
  'bayramın 7. günü kasap',
])('%s names no holiday to be open on', (q) => {
  expect(read(q)).toEqual([undefined, undefined]);
});

test('a day that no calendar has stays words', () => {
  expect(read('31 şubatta açık')).toEqual(['now', 'açık']);
});

test('where the calendar is not known, a bayram stays a word', () => {
  const tokens = tokensOf('bayramda açık eczane');
  expect(readOpen(tokens, new Date('2027-02-12T09:00:00Z'))).toBeUndefined();
});
