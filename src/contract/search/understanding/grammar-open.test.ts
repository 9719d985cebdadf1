import { expect, test } from 'vitest';
import { type CalendarYear, holidaysOf, ramadansOf } from '#contract/calendar/holidays.ts';
import { withDays } from '#contract/calendar/holidays-ahead.ts';
import { categories } from '#db/seed/categories.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { readGrammar } from './grammar.ts';
import { mayNameHoliday, readOpen } from './grammar-open.ts';
import { EMPTY_BOOK } from './place-book.ts';
import { tokensOf } from './tokens.ts';

/** A Friday in the winter before; what is over is not among the holidays. */
const FEBRUARY = '2027-02-12T12:00';

const years: CalendarYear[] = [
  {
    ...{ year: 2027, isConfirmed: true },
    periods: [
      { name: 'ramadan', first: '2027-02-08', last: '2027-03-08' },
      { name: 'ramazan', first: '2027-03-09', last: '2027-03-11' },
      { name: 'kurban', first: '2027-05-16', last: '2027-05-19' },
    ],
  },
];
const holidays = [...holidaysOf(years), ...ramadansOf(years)].map((holiday) =>
  withDays(holiday, FEBRUARY.slice(0, 10)),
);
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
  ['bayramın ilk günü açık fırın', '2027-03-09T12:00', 'bayramın ilk günü açık'],
  ['kurban bayramının üçüncü günü açık market', '2027-05-18T12:00', undefined],
  ['arefe günü berber', '2027-03-08T15:00', 'arefe günü'],
  ['arefede akşam açık fırın', '2027-03-08T20:00', undefined],
  ['arife günü kuaför', '2027-03-08T15:00', 'arife günü'],
  ['bayram arifesinde açık fırın', '2027-03-08T15:00', 'bayram arifesinde açık'],
  ['kurban bayramı arefesinde kasap', '2027-05-15T15:00', 'kurban bayramı arefesinde'],
  ['23 Nisan’da açık müze', '2027-04-23T12:00', '23 Nisan’da açık'],
  ['23 nisanda müze', '2027-04-23T12:00', '23 nisanda'],
  ['Cumhuriyet Bayramı’nda açık market', '2027-10-29T12:00', 'Cumhuriyet Bayramı’nda açık'],
  ['zafer bayramı akşamı açık bar', '2027-08-30T20:00', 'zafer bayramı akşamı açık'],
  ['zafer bayramında berber', '2027-08-30T12:00', 'zafer bayramında'],
  ['çocuk bayramında açık müze', '2027-04-23T12:00', 'çocuk bayramında açık'],
  ['ulusal egemenlik ve çocuk bayramında açık', '2027-04-23T12:00', undefined],
  ['gençlik ve spor bayramında açık kafe', '2027-05-19T12:00', 'gençlik ve spor bayramında açık'],
  ['işçi bayramında açık market', '2027-05-01T12:00', 'işçi bayramında açık'],
  ['1 Mayıs İşçi Bayramı’nda açık', '2027-05-01T12:00', undefined],
  ['emek bayramında kuaför', '2027-05-01T12:00', 'emek bayramında'],
  ['bahar bayramı akşamı açık restoran', '2027-05-01T20:00', 'bahar bayramı akşamı açık'],
  ['emek ve dayanışma günü açık eczane', '2027-05-01T12:00', 'emek ve dayanışma günü açık'],
  ['işçi gününde berber', '2027-05-01T12:00', 'işçi gününde'],
  ['gençlik bayramında açık kafe', '2027-05-19T12:00', 'gençlik bayramında açık'],
  ['Atatürk’ü anma gününde açık müze', '2027-05-19T12:00', 'Atatürk’ü anma gününde açık'],
  ['egemenlik bayramında açık market', '2027-04-23T12:00', 'egemenlik bayramında açık'],
  ['demokrasi ve milli birlik gününde açık', '2027-07-15T12:00', undefined],
  ['19 mayısta kuaför', '2027-05-19T12:00', '19 mayısta'],
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

test.each([
  ['kurban bayramı akşamı açık kasap', FEBRUARY, '2027-05-16T20:00'],
  ['şeker bayramında açık fırın', FEBRUARY, '2027-03-09T12:00'],
  ['arefe günü açık fırın', '2027-04-25T12:00', '2027-05-15T15:00'],
  ['resmi tatilde açık market', '2027-03-20T12:00', '2027-04-23T12:00'],
  // Nobody says it of the 28 October, whose afternoon is as uncertain.
  ['arefe günü market', '2027-10-01T12:00', undefined],
  ['28 Ekim’de açık market', '2027-10-01T12:00', '2027-10-28T15:00'],
  ['15 mayısta kasap', '2027-04-25T12:00', '2027-05-15T15:00'],
  ['19 mayısta kasap', '2027-04-25T12:00', '2027-05-19T12:00'],
  ['arefe günü saat 10’da açık fırın', '2027-04-25T12:00', '2027-05-15T10:00'],
  ['bayramda açık market', '2027-03-20T12:00', '2027-05-16T12:00'],
  ['yılbaşında açık market', '2026-12-20T12:00', '2027-01-01T12:00'],
  // Its night is the one before it.
  ['yılbaşı gecesi açık restoran', '2026-12-20T12:00', '2026-12-31T23:30'],
  ['yılbaşı akşamı açık market', '2026-12-31T12:00', '2026-12-31T20:00'],
  ['ramazanda restoran', '2027-03-08T12:00', undefined],
  // A date is the next one, today's among them.
  ['12 şubatta açık müze', FEBRUARY, '2027-02-12T12:00'],
  ['5 ocakta açık müze', FEBRUARY, '2028-01-05T12:00'],
])('%s, said at %s, is %s', (q, at, value) => {
  expect(read(q, at)[0]).toBe(value);
});

test.each([
  ['saat 9’da açık', '2027-02-13T09:00'],
  ['saat 24’te açık', '2027-02-13T00:00'],
  ['22.59da açık', '2027-02-12T22:59'],
  // No time of a day: at noon.
  ['22.60da açık', '2027-02-13T12:00'],
  ['saat 25’te açık', '2027-02-13T12:00'],
  // Half past, and in words.
  ['10 buçukta açık', '2027-02-13T10:30'],
  ['gece 1 buçukta açık', '2027-02-13T01:30'],
  ['akşam yedi buçukta açık', '2027-02-12T19:30'],
  ['saat 3 buçuk açık', '2027-02-13T03:30'],
  ['sabah sekizde açık', '2027-02-13T08:00'],
  ['sabah erken açık', '2027-02-13T07:00'],
  ['sabahın erken saatlerinde açık', '2027-02-13T07:00'],
  ['erken saatte açık', '2027-02-13T07:00'],
  ['akşam on birde açık', '2027-02-12T23:00'],
  ['saat dokuzdan sonra açık', '2027-02-13T09:00'],
  ['gece on iki buçuğa kadar açık', '2027-02-13T00:29'],
  // By the part of the day it is said with.
  ['sabah 9’da açık', '2027-02-13T09:00'],
  ['öğleden sonra 3’te açık', '2027-02-12T15:00'],
  ['akşam 5’te açık', '2027-02-12T17:00'],
  ['akşam 10dan sonra açık', '2027-02-12T22:00'],
  ['gece 2’den sonra açık', '2027-02-13T02:00'],
  ['gece 12ye kadar açık', '2027-02-12T23:59'],
  ['saat 22.30’a kadar açık', '2027-02-12T22:29'],
  ['akşam 20.30’da açık', '2027-02-12T20:30'],
  ['gece 11’de açık', '2027-02-12T23:00'],
  ['gece 12’de açık', '2027-02-13T00:00'],
  ['gece 3’te açık', '2027-02-13T03:00'],
  ['gece 6’da açık', '2027-02-13T06:00'],
  ['akşam 12’de açık', '2027-02-13T00:00'],
  ['öğlen 1’de açık', '2027-02-12T13:00'],
  ['öğlen 11’de açık', '2027-02-13T11:00'],
  ['öğlen 12’de açık eczane', '2027-02-13T12:00'],
  ['yarın gece 23.15’te açık', '2027-02-13T23:15'],
  // A part of a day that nobody named is none.
  ['kına gecesi açık', 'now'],
  ['hafta içi açık', '2027-02-15T12:00'],
  ['haftaiçi açık', '2027-02-15T12:00'],
  ['haftasonu açık', '2027-02-13T12:00'],
  ['cumaları açık', '2027-02-19T12:00'],
])('%s is %s', (q, value) => {
  expect(read(q)[0]).toBe(value);
});

test('an hour of the evening that has passed is now, another one tomorrow, of a named day a week later', () => {
  const inTheEvening = (q: string) => read(q, '2027-02-12T19:00')[0];
  expect(inTheEvening('saat 18’de açık')).toBe('now');
  expect(inTheEvening('saat 17’de açık')).toBe('2027-02-13T17:00');
  expect(read('bugün akşam açık', '2027-02-12T21:00')[0]).toBe('now');
  expect(inTheEvening('cuma saat 18’de açık')).toBe('2027-02-19T18:00');
});

test.each([
  ['ramazanda açık lokanta', '2027-02-12T12:00', 'ramazanda açık'],
  ['ramazanda gündüz açık kafe', '2027-02-12T12:00', 'ramazanda gündüz açık'],
  ['ramazan ayında akşam açık berber', '2027-02-12T20:00', 'ramazan ayında akşam açık'],
  ['ramazanda iftara kadar açık fırın', '2027-02-12T18:23', 'ramazanda iftara kadar açık'],
  ['ramazanda sahura kadar açık çorbacı', '2027-02-13T03:00', undefined],
  ['ramazan bayramında açık fırın', '2027-03-09T12:00', 'ramazan bayramında açık'],
  // No day off: neither names one of it a holiday, nor is it the next.
  ['resmi tatilde açık market', '2027-03-09T12:00', undefined],
  ['14 şubatta restoran', undefined, undefined],
  ['ramazanda iftar menüsü', undefined, undefined],
  ['ramazan usta açık mı', 'now', 'açık mı'],
])('of Ramadan: %s', (q, value, words) => {
  const [found, span] = read(q);
  expect(found).toBe(value);
  if (words !== undefined) expect(span).toBe(words);
});

test('before it Ramadan is its first day, and where no calendar has it, a word', () => {
  expect(read('ramazanda açık lokanta', '2027-01-05T12:00')[0]).toBe('2027-02-08T12:00');
  const tokens = tokensOf('ramazanda açık lokanta');
  expect(readOpen(tokens, new Date('2027-02-12T09:00:00Z'))).toBeUndefined();
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
  'cumhuriyet bayramı bayrağı',
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

/** What is left, and when, of a question that does not say 'açık'; the winter's Friday is at noon. */
function readWithout(q: string, literal: 'open'[] = []) {
  const places = { by: seededWords, book: EMPTY_BOOK };
  const now = new Date(`${FEBRUARY}:00+03:00`);
  const { words, readings } = readGrammar(q, { now, categories, places, literal });
  return [words, readings.find(({ kind }) => kind === 'open')?.value];
}

test.each([
  ['pazar kasap', 'kasap', '2027-02-14T12:00'],
  ['manav pazar', 'manav', '2027-02-14T12:00'],
  ['PAZARLARI KUAFÖR', 'KUAFÖR', '2027-02-14T12:00'],
  ['salı günü çilingir', 'çilingir', '2027-02-16T12:00'],
  ['gece benzinlik', 'benzinlik', '2027-02-12T23:30'],
  ['seyhanda gece veteriner', 'veteriner', '2027-02-12T23:30'],
  ['sabah hamam', 'hamam', '2027-02-13T09:00'],
  ['cuma akşamı ocakbaşı', 'ocakbaşı', '2027-02-12T20:00'],
  ['sabah erken fırın', 'fırın', '2027-02-13T07:00'],
  ['yarın sabah fırın', 'fırın', '2027-02-13T09:00'],
  ['hafta sonu diş hekimi', 'diş hekimi', '2027-02-13T12:00'],
  ['24 saat spor salonu', 'spor salonu', '7x24'],
  ['7/24 oto çekici', 'oto çekici', '7x24'],
  ['çilingir 7/24', 'çilingir', '7x24'],
  ['24 saat hizmet veren noter', 'noter', '7x24'],
  ['sabaha kadar kokoreççi', 'kokoreççi', '2027-02-13T04:00'],
  ['saat 22’de tatlıcı', 'tatlıcı', '2027-02-12T22:00'],
  ['sabah yedi buçukta fırın', 'fırın', '2027-02-13T07:30'],
  ['saat sekizde kasap', 'kasap', '2027-02-13T08:00'],
  ['ucuz pazar kuaför', 'kuaför', '2027-02-14T12:00'],
  ['pazar en iyi kuaför', 'en iyi kuaför', '2027-02-14T12:00'],
  // Several words are a time, whatever is looked for, as is what can be nothing else.
  ['hafta sonu zonk', 'zonk', '2027-02-13T12:00'],
  ['ilk 7/24 eczane', 'ilk eczane', '7x24'],
  ['her saat 22’de eczane', 'her eczane', '2027-02-12T22:00'],
])('%s: a time beside what is looked for', (q, words, value) => {
  expect(readWithout(q)).toEqual([words, value]);
});

test.each([
  'pazar',
  'semt pazarı',
  'pazar yeri',
  'pazar arabası',
  'pazar kahvaltısı',
  'cuma pazarı',
  'cuma namazı',
  'sabah kahvaltısı',
  'akşam yemeği',
  'öğle yemeği',
  'gece elbisesi',
  'gece kulübü',
  'gece lambası',
  'gece kuşu',
  'gece yolcusu kahve',
  'kına gecesi',
  'iki gece otel',
  '2 buçuk kilo kıyma',
  'birde tatlı',
  'onda kebap',
  'bir gece kuaför',
  'gece zonk',
  'gece kuaför zonk',
  'hafta sonu kursu',
])('%s is no time', (q) => {
  expect(readWithout(q)).toEqual([q, undefined]);
});

test('a time that is to stay a word stays one', () => {
  expect(readWithout('gece benzinlik', ['open'])).toEqual(['gece benzinlik', undefined]);
});

test('a day or hour apart from the word says when, a word beside a time says nothing more', () => {
  const when = (q: string) => {
    const { words, readings } = readGrammar(q, {
      now: new Date(`${FEBRUARY}:00+03:00`),
      categories,
      places: { by: seededWords, book: EMPTY_BOOK },
    });
    return [words, ...readings.map(({ kind, value }) => `${kind}=${value}`)];
  };
  expect(when('açık eczane pazar günü')).toEqual(['eczane', 'open=2027-02-14T12:00']);
  expect(when('açık eczane bugün')).toEqual(['eczane', 'open=now']);
  expect(when('şu an açık eczane')).toEqual(['eczane', 'open=now']);
  // The time is a part of what is offered.
  const offered = ['kurs', 'features=Hafta sonu programı', 'open=now'];
  expect(when('hafta sonu programı olan açık kurs')).toEqual(offered);
});
