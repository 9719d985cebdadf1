import { z } from 'zod';

/** A stretch in which usual hours say nothing; `from` and `until` by the clock in Adana. */
export const Holiday = z
  .object({
    /** `Kurban Bayramı`. */
    name: z.string(),
    /** Ramazan Bayramı or Kurban Bayramı; else an official holiday. */
    isBayram: z.boolean(),
    /** `2026-05-26T13:00`: from the eve on, or from midnight. */
    from: z.string(),
    /** The midnight at its end. */
    until: z.string(),
  })
  .meta({ id: 'Holiday' });
export type Holiday = z.infer<typeof Holiday>;

/** What the moon decides, and people announce. */
export const MOON_PERIODS = ['ramadan', 'ramazan', 'kurban'] as const;

/** First and last day of one of them: of the Ramazan Bayramı without its eve. */
export interface MoonPeriod {
  name: (typeof MOON_PERIODS)[number];
  first: string;
  last: string;
}

/** A year with what begins in it; one that nobody has confirmed holds what is likely. */
export interface CalendarYear {
  year: number;
  isConfirmed: boolean;
  periods: readonly MoonPeriod[];
}

export const PERIOD_NAMES: Record<MoonPeriod['name'], string> = {
  ramadan: 'Ramazan',
  ramazan: 'Ramazan Bayramı',
  kurban: 'Kurban Bayramı',
};

/** Of every year, by law 2429; `also` is what people call it besides, with commas. */
export const NATIONAL_DAYS: readonly { date: string; name: string; also: string }[] = [
  { date: '01-01', name: 'Yılbaşı', also: '' },
  {
    date: '04-23',
    name: 'Ulusal Egemenlik ve Çocuk Bayramı',
    also: 'Ulusal Egemenlik Bayramı, Egemenlik Bayramı, Çocuklar Bayramı',
  },
  {
    date: '05-01',
    name: 'Emek ve Dayanışma Günü',
    also: 'İşçi Bayramı, İşçiler Bayramı, Emek Bayramı, Emekçi Bayramı, Emek ve Dayanışma Bayramı, Bahar Bayramı, İşçi Günü, İşçiler Günü, Emek Günü',
  },
  {
    date: '05-19',
    name: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
    also: 'Gençlik Bayramı, Atatürk’ü Anma Günü',
  },
  {
    date: '07-15',
    name: 'Demokrasi ve Millî Birlik Günü',
    also: 'Demokrasi Günü, Demokrasi Bayramı',
  },
  { date: '08-30', name: 'Zafer Bayramı', also: '' },
  { date: '10-29', name: 'Cumhuriyet Bayramı', also: '' },
];
/** The one national day with an eve. */
const REPUBLIC_DAY = '10-29';
const EVE = '13:00';

const DAY_MS = 86_400_000;
/** `2026-12-31`, 1 → `2027-01-01`. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const stretch = (first: string, last: string, hasEve: boolean) => ({
  from: hasEve ? `${dayPlus(first, -1)}T${EVE}` : `${first}T00:00`,
  until: `${dayPlus(last, 1)}T00:00`,
});

const nationalDaysOf = (year: number): Holiday[] =>
  NATIONAL_DAYS.map(({ date, name }) => {
    const day = `${year}-${date}`;
    return { name, isBayram: false, ...stretch(day, day, date === REPUBLIC_DAY) };
  });

/** What is not confirmed may come a day earlier or later: eve, days, and one whole day on either side. */
const bayramsOf = ({ isConfirmed, periods }: CalendarYear): Holiday[] =>
  periods
    .filter(({ name }) => name !== 'ramadan')
    .map(({ name, first, last }) => ({
      name: PERIOD_NAMES[name],
      isBayram: true,
      ...(isConfirmed
        ? stretch(first, last, true)
        : stretch(dayPlus(first, -2), dayPlus(last, 1), false)),
    }));

/** The months of Ramadan, in which nobody is off. */
export const ramadansOf = (years: readonly CalendarYear[]): Holiday[] =>
  years.flatMap(({ periods }) =>
    periods
      .filter(({ name }) => name === 'ramadan')
      .map(({ name, first, last }) => ({
        ...{ name: PERIOD_NAMES[name], isBayram: false },
        ...stretch(first, last, false),
      })),
  );

/** All holidays of years, soonest first. */
export const holidaysOf = (years: readonly CalendarYear[]): Holiday[] =>
  years
    .flatMap((one) => [...nationalDaysOf(one.year), ...bayramsOf(one)])
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/** Days people are off on: whole ones, the likely ones where nobody has confirmed them. */
export const daysOffOf = (years: readonly CalendarYear[]): Set<string> => {
  const likely = years.map((one) => ({ ...one, isConfirmed: true }));
  return new Set(
    holidaysOf(likely).flatMap(({ from, until }) => {
      const days: string[] = [];
      let day = from.endsWith(EVE) ? dayPlus(from.slice(0, 10), 1) : from.slice(0, 10);
      for (; `${day}T00:00` < until; day = dayPlus(day, 1)) days.push(day);
      return days;
    }),
  );
};

/** Whether a holiday begins, goes on or ends on a day. */
export const touchesDay = ({ from, until }: Holiday, day: string): boolean =>
  from < `${dayPlus(day, 1)}T00:00` && until > `${day}T00:00`;

/** How far ahead a page has to know; beyond it, the next one is enough. */
const DAYS_AHEAD = 21;

/**
 * Those that matter on a day and in the weeks after it, and the first behind them: until then usual hours
 * hold. Yesterday's counts too, for its evening reaches past midnight.
 */
export function holidaysAround(holidays: readonly Holiday[], day: string): Holiday[] {
  const ahead = holidays.filter(({ until }) => until > `${dayPlus(day, -1)}T00:00`);
  const end = ahead.findIndex(({ from }) => from >= `${dayPlus(day, DAYS_AHEAD)}T00:00`);
  return end === -1 ? ahead : ahead.slice(0, end + 1);
}

const DAYS_NEAR = 10;

/** The first of them that goes on, or begins within ten days. */
export const nearHoliday = <Of extends Pick<Holiday, 'from' | 'until'>>(
  holidays: readonly Of[],
  today: string,
): Of | undefined =>
  holidays.find(
    ({ from, until }) =>
      until > `${today}T00:00` && from < `${dayPlus(today, DAYS_NEAR + 1)}T00:00`,
  );
