import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySentence } from '#contract/calendar/day-sentence.ts';
import {
  isOpenState,
  openSentence,
  openStateAt,
  todayIndex,
  weekRows,
} from '#contract/calendar/opening-hours.ts';
import { openingHoursSpecification } from '#contract/calendar/opening-hours-schema.ts';
import { parseHours } from '#contract/calendar/opening-hours-text.ts';
import { CITY_TIME_ZONE } from '#contract/city/city.ts';

/** A moment on Adana's clock; 16 November 2026 is a Monday. */
const adana = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);
const MONDAY = '2026-11-16';
const sentence = (hours: string | null, date: string, time: string) =>
  openSentence(openStateAt(hours, adana(date, time)));

const DAILY = '{"mon-sun":"09:00-18:00"}';
const WORKDAYS = '{"mon-fri":"08:00-17:00"}';
const BAR = '{"mon-thu,sun":"18:00-02:00","fri-sat":"18:00-04:00"}';

test('who closes soon is open', () => {
  const isOpenAt = (time: string) => isOpenState(openStateAt(DAILY, adana(MONDAY, time)));
  expect(['08:59', '09:00', '17:30', '18:00'].map(isOpenAt)).toEqual([false, true, true, false]);
});

test('the sentence says what a neighbour would say', () => {
  const said: [string | null, string, string, string][] = [
    [DAILY, MONDAY, '08:59', 'Kapalı · 09.00’da açılır'],
    [DAILY, MONDAY, '09:00', 'Açık · 18.00’e kadar'],
    [DAILY, MONDAY, '16:59', 'Açık · 18.00’e kadar'],
    [DAILY, MONDAY, '17:00', 'Birazdan kapanıyor · 18.00'],
    [DAILY, MONDAY, '17:59', 'Birazdan kapanıyor · 18.00'],
    [DAILY, MONDAY, '18:00', 'Kapalı · yarın 09.00’da açılır'],
    [WORKDAYS, '2026-11-20', '17:00', 'Kapalı · pazartesi 08.00’de açılır'],
    [WORKDAYS, '2026-11-22', '12:00', 'Kapalı · yarın 08.00’de açılır'],
    ['{"sat":"10:00-14:00"}', '2026-11-21', '14:00', 'Kapalı · haftaya cumartesi 10.00’da açılır'],
    [BAR, MONDAY, '23:30', 'Açık · 02.00’ye kadar'],
    ['{"mon-sun":"24 saat"}', MONDAY, '03:00', '24 saat açık'],
    ['{"mon-sun":"kapalı"}', MONDAY, '12:00', 'Kapalı'],
    ['{"mon-sun":"10:00-00:00"}', MONDAY, '12:00', 'Açık · 24.00’e kadar'],
    ['{"mon-sun":"09:00-12:00,13:00-18:00"}', MONDAY, '12:30', 'Kapalı · 13.00’te açılır'],
    ['Randevuyla', MONDAY, '12:00', 'Randevuyla'],
    [null, MONDAY, '12:00', 'Saat bilgisi yok'],
    ['', MONDAY, '12:00', 'Saat bilgisi yok'],
    ['{}', MONDAY, '12:00', 'Saat bilgisi yok'],
  ];
  for (const [hours, date, time, words] of said) expect(sentence(hours, date, time)).toBe(words);
});

test('a sentence of the whole day holds at any hour of it', () => {
  const said: [string | null, string][] = [
    [DAILY, 'Bugün 09.00–18.00'],
    [BAR, 'Bugün 18.00–02.00'],
    ['{"mon-sun":"09:00-12:00,13:00-18:00"}', 'Bugün 09.00–12.00, 13.00–18.00'],
    ['{"mon":"kapalı","tue":"09:00-18:00"}', 'Bugün kapalı'],
    ['{"mon-sun":"24 saat"}', 'Bugün 24 saat'],
    ['Randevuyla', 'Randevuyla'],
    [null, 'Saat bilgisi yok'],
  ];
  for (const time of ['00:00', '12:30', '23:59'])
    for (const [hours, words] of said) expect(daySentence(hours, adana(MONDAY, time))).toBe(words);
  const now = adana(MONDAY, '12:00');
  expect(daySentence(DAILY, now, { isOpen: false })).toBe('Geçici olarak kapalı');
  const specialDays = { [MONDAY]: '10:00-14:00' };
  expect(daySentence(DAILY, now, { specialDays })).toBe('Bugün 10.00–14.00');
  const of = { name: 'Bayram', isBayram: true, until: '2026-11-17T00:00' };
  const holidays = [{ ...of, from: `${MONDAY}T00:00` }];
  const doubt = 'Bayramda saati değişebilir · normalde 09.00–18.00';
  expect(daySentence(DAILY, now, { holidays })).toBe(doubt);
  expect(daySentence(DAILY, now, { holidays, specialDays })).toBe('Bugün 10.00–14.00');
});

test('of an eve, and of the evening before a holiday, it says until when the hours are sure', () => {
  const of = { name: 'Bayram', isBayram: true };
  const eve = [{ ...of, from: `${MONDAY}T13:00`, until: '2026-11-19T00:00' }];
  const on = (hours: string, holidays: typeof eve, more: object = {}) =>
    daySentence(hours, adana(MONDAY, '10:00'), { holidays, ...more });
  const unsure = '13.00’ten sonra değişebilir';
  expect(on(DAILY, eve)).toBe(`Bugün 09.00–18.00 · ${unsure}`);
  expect(openSentence(openStateAt(DAILY, adana(MONDAY, '10:00'), { holidays: eve }))).toBe(
    `Açık · ${unsure}`,
  );
  expect(on('{"mon-sun":"kapalı"}', eve)).toBe(`Bugün kapalı · ${unsure}`);
  expect(on('Randevuyla', eve)).toBe('Randevuyla');
  expect(on(DAILY, eve, { specialDays: { [MONDAY]: '10:00-14:00' } })).toBe('Bugün 10.00–14.00');
  // Hours that nobody can read, or that nobody gave, say on a holiday what they say on any day.
  const whole = [{ ...of, from: `${MONDAY}T00:00`, until: '2026-11-17T00:00' }];
  for (const hours of ['Randevuyla', ''])
    expect(on(hours, whole)).toBe(
      openSentence(openStateAt(hours, adana(MONDAY, '10:00'), { holidays: whole })),
    );
  const tomorrow = [{ ...of, from: '2026-11-17T00:00', until: '2026-11-18T00:00' }];
  expect(on(DAILY, tomorrow)).toBe('Bugün 09.00–18.00');
  expect(on(BAR, tomorrow)).toBe('Bugün 18.00–02.00 · 24.00’ten sonra değişebilir');
});

test("yesterday's hours still hold after midnight", () => {
  expect(openStateAt(BAR, adana('2026-11-22', '01:00')).state).toBe('open');
  expect(openStateAt(BAR, adana('2026-11-22', '03:30')).state).toBe('closing_soon');
  expect(openStateAt(BAR, adana('2026-11-22', '04:00')).state).toBe('closed');
  expect(openStateAt(BAR, adana('2026-11-23', '02:00')).state).toBe('closed');
  expect(sentence('{"sun":"20:00-03:00","mon":"kapalı"}', MONDAY, '02:10')).toBe(
    'Birazdan kapanıyor · 03.00',
  );
});

test('hours that go on from one day into the next do not close at midnight', () => {
  const hours = '{"fri":"09:00-24:00","sat":"00:00-03:00,10:00-12:00"}';
  expect(sentence(hours, '2026-11-20', '23:30')).toBe('Açık · 03.00’e kadar');
  expect(sentence('{"mon-fri":"24 saat"}', '2026-11-17', '12:00')).toBe('24 saat açık');
  expect(sentence('{"mon-fri":"24 saat"}', '2026-11-20', '12:00')).toBe('Açık · 24.00’e kadar');
});

test('days of unlike hours that join are not round the clock: until when is said with its day', () => {
  const week = '{"mon-fri":"09:00-19:00"}';
  const said = (time: string, specialDays: Record<string, string>, day = MONDAY) =>
    openSentence(openStateAt(week, adana(day, time), { specialDays }));
  // A turn of duty into the morning, at which the usual hours begin.
  const duty = { [MONDAY]: '09:00-21:00,21:00-09:00' };
  expect(said('10:00', duty)).toBe('Açık · yarın 19.00’a kadar');
  // At seven in the evening '19.00’a kadar' would be over.
  expect(said('19:00', duty)).toBe('Açık · yarın 19.00’a kadar');
  const evening = openStateAt(week, adana(MONDAY, '19:00'), { specialDays: duty });
  expect(evening.changesAt).toEqual(adana('2026-11-17', '00:00'));
  expect(said('02:00', duty, '2026-11-17')).toBe('Açık · 19.00’a kadar');
  const longer = { ...duty, '2026-11-17': '24 saat', '2026-11-18': '00:00-10:00' };
  expect(said('10:00', longer)).toBe('Açık · çarşamba 10.00’a kadar');
  expect(said('12:00', longer, '2026-11-17')).toBe('Açık · 10.00’a kadar');
  // From its first noon on without an end.
  const always = openStateAt('{"mon-sun":"24 saat"}', adana(MONDAY, '13:00'), {
    specialDays: { [MONDAY]: '12:00-00:00' },
  });
  expect(openSentence(always)).toBe('24 saat açık');
  const holiday = { name: 'Bayram', isBayram: true };
  const holidays = [{ ...holiday, from: '2026-11-18T10:00', until: '2026-11-20T00:00' }];
  const unsure = openStateAt('{"mon-sun":"24 saat"}', adana(MONDAY, '13:00'), {
    specialDays: { [MONDAY]: '12:00-00:00' },
    holidays,
  });
  expect(openSentence(unsure)).toBe('Açık · çarşamba 10.00’dan sonra değişebilir');
});

test('a special day takes the place of its weekday', () => {
  const specialDays = {
    '2026-11-16': 'kapalı',
    '2026-11-17': '12:00-15:00',
    '2026-11-18': 'belli değil',
  };
  const say = (date: string, time: string) =>
    openSentence(openStateAt(DAILY, adana(date, time), { specialDays }));
  expect(say('2026-11-15', '20:00')).toBe('Kapalı · salı 12.00’de açılır');
  expect(say('2026-11-16', '12:00')).toBe('Kapalı · yarın 12.00’de açılır');
  expect(say('2026-11-17', '13:00')).toBe('Açık · 15.00’e kadar');
  expect(say('2026-11-17', '15:00')).toBe('Kapalı');
  expect(say('2026-11-18', '12:00')).toBe('belli değil');
  expect(say('2026-11-19', '12:00')).toBe('Açık · 18.00’e kadar');
  expect(openStateAt(BAR, adana('2026-11-16', '01:00'), { specialDays }).state).toBe(
    'closing_soon',
  );
  expect(openStateAt(null, adana('2026-11-17', '13:00'), { specialDays }).state).toBe('open');
});

test('a business closed until further notice is closed whatever its hours', () => {
  for (const hours of [DAILY, '{"mon-sun":"24 saat"}', null]) {
    const state = openStateAt(hours, adana(MONDAY, '12:00'), { isOpen: false });
    expect(state.state).toBe('closed');
    expect(openSentence(state)).toBe('Geçici olarak kapalı');
    expect(state.changesAt).toBeUndefined();
  }
});

test('the clock is the one in Adana', () => {
  expect(openStateAt(DAILY, new Date('2026-11-16T05:59:00Z')).state).toBe('closed');
  expect(openStateAt(DAILY, new Date('2026-11-16T06:00:00Z')).state).toBe('open');
  expect(todayIndex(new Date('2026-11-15T20:59:00Z'))).toBe(6);
  expect(todayIndex(new Date('2026-11-15T21:00:00Z'))).toBe(0);
});

test('no change of the clocks is known', () => {
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: CITY_TIME_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let year = 2017; year <= 2037; year += 1) {
    for (const month of ['01', '04', '07', '10']) {
      const noon = new Date(`${year}-${month}-15T12:00:00Z`);
      expect(Number(hour.format(noon)), noon.toISOString()).toBe(15);
    }
  }
});

test('the moments named are instants, not only words', () => {
  const open = openStateAt(BAR, adana('2026-11-20', '20:00'));
  expect(open.until?.at).toEqual(adana('2026-11-21', '04:00'));
  expect(open.changesAt).toEqual(adana('2026-11-21', '03:00'));
  const closed = openStateAt(WORKDAYS, adana('2026-11-20', '18:00'));
  expect(closed.opensAt?.at).toEqual(adana('2026-11-23', '08:00'));
  expect(closed.opensAt).toMatchObject({ minutes: 480, daysAhead: 3, day: 'Pazartesi' });
  expect(closed.changesAt).toEqual(adana('2026-11-21', '00:00'));
});

const quarter = fc
  .nat({ max: 95 })
  .map((quarters) => new Date(quarters * 900_000).toISOString().slice(11, 16));
const dayHours = fc.oneof(
  fc.constantFrom('24 saat', 'kapalı', 'sorunuz'),
  fc
    .array(
      fc.tuple(quarter, quarter).map((times) => times.join('-')),
      { minLength: 1, maxLength: 2 },
    )
    .map(String),
);
const anyHours = fc
  .dictionary(fc.constantFrom('mon-sun', 'mon-fri', 'sat-sun', 'wed', 'fri'), dayHours)
  .map((map) => JSON.stringify(map));
const minuteOfWeek = fc.nat({ max: 7 * 1440 - 1 });
const minutesIn = (minutes: number) =>
  new Date(adana(MONDAY, '00:00').getTime() + minutes * 60_000);

test("a business is open exactly within a span of today or of yesterday's night", () => {
  fc.assert(
    fc.property(anyHours, minuteOfWeek, (hours, minute) => {
      const today = Math.floor(minute / 1440);
      const { week = [] } = parseHours(hours);
      const isWithin = [0, 1].some((daysAgo) => {
        const spans = week[(today + 7 - daysAgo) % 7] ?? [];
        const at = (minute % 1440) + daysAgo * 1440;
        return typeof spans !== 'string' && spans.some(({ from, to }) => from <= at && at < to);
      });
      const { state } = openStateAt(hours, minutesIn(minute));
      expect(state === 'open' || state === 'closing_soon').toBe(isWithin);
    }),
    { numRuns: 500 },
  );
});

test('nothing changes before the moment it says it may', () => {
  const options = { specialDays: { '2026-11-18': '10:00-02:00', '2026-11-20': 'belli değil' } };
  fc.assert(
    fc.property(anyHours, minuteOfWeek, fc.nat(), (hours, minute, wait) => {
      const now = minutesIn(minute);
      const state = openStateAt(hours, now, options);
      const patience = (state.changesAt ?? minutesIn(minute + 10_080)).getTime() - now.getTime();
      expect(patience).toBeGreaterThan(0);
      const later = openStateAt(hours, new Date(now.getTime() + (wait % patience)), options);
      expect(openSentence(later)).toBe(openSentence(state));
    }),
    { numRuns: 500 },
  );
});

test('the hours card has seven rows from Monday', () => {
  expect(weekRows('{"mon-fri":"09:00-18:00","sat":"24 saat"}')).toEqual([
    { day: 'Pazartesi', text: '09.00–18.00' },
    { day: 'Salı', text: '09.00–18.00' },
    { day: 'Çarşamba', text: '09.00–18.00' },
    { day: 'Perşembe', text: '09.00–18.00' },
    { day: 'Cuma', text: '09.00–18.00' },
    { day: 'Cumartesi', text: '24 saat' },
    { day: 'Pazar', text: 'Kapalı' },
  ]);
  expect(weekRows('Her gün açık')).toEqual([]);
  expect(weekRows(null)).toEqual([]);
});

test('search engines get the hours that could be read', () => {
  expect(
    openingHoursSpecification(
      '{"mon-thu":"09:00-12:00,18:00-02:00","fri":"24 saat","sat":"sorunuz"}',
    ),
  ).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '09:00',
      closes: '12:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '18:00',
      closes: '02:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday'],
      opens: '00:00',
      closes: '23:59',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday'],
      opens: '00:00',
      closes: '00:00',
    },
  ]);
  expect(openingHoursSpecification('{"mon-sun":"10:00-24:00"}')[0]?.closes).toBe('00:00');
  expect(openingHoursSpecification('Her gün açık')).toEqual([]);
});
