import { momentInAdana } from '#contract/calendar/days.ts';
import {
  type CalendarYear,
  dayPlus,
  type Holiday,
  touchesDay,
} from '#contract/calendar/holidays.ts';
import { todayIndex } from '#contract/calendar/opening-hours.ts';
import { eveText, formatDayHours, parseHours } from '#contract/calendar/opening-hours-text.ts';
import { daysIn } from '#contract/calendar/special-days.ts';

/** No hours: a text, so that nothing is asserted of the day. */
const UNSURE = 'Ramazan’da saati değişebilir';

/**
 * The days of Ramadan from a day on, with the hours that a week of Ramadan gives them. Where nobody has confirmed the
 * year, its ends are unsure by a day on either side. A holiday that fills a day is left to itself, and cuts
 * the hours of its eve short.
 */
export function ramadanDays(
  ramadanHours: string,
  { from, years, holidays }: { from: string; years: CalendarYear[]; holidays: Holiday[] },
): { day: string; hours: string }[] {
  const { week = [] } = parseHours(ramadanHours);
  const hoursOn = (day: string) =>
    formatDayHours(week[todayIndex(momentInAdana(day, '12:00'))] ?? []);
  return years.flatMap(({ isConfirmed, periods }) =>
    periods
      .filter(({ name }) => name === 'ramadan')
      .flatMap(({ first, last }) => {
        const off = isConfirmed ? 0 : 1;
        return daysIn({ from: dayPlus(first, -off), until: dayPlus(last, off) }).flatMap((day) => {
          const holiday = holidays.find((one) => touchesDay(one, day));
          if (day < from || (holiday && holiday.from <= `${day}T00:00`)) return [];
          if (!isConfirmed && (day <= first || day >= last)) return [{ day, hours: UNSURE }];
          return [{ day, hours: holiday ? eveText(hoursOn(day)) : hoursOn(day) }];
        });
      }),
  );
}
