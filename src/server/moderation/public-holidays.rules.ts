import Holidays from 'date-holidays';

const DAY_MS = 86_400_000;
/** UTC+3 all year round since 2016. */
const OFFSET_MS = 3 * 3_600_000;

const calendar = new Holidays('TR');
const holidaysOfYears = new Map<number, string[]>();

/** Whole days only: the afternoon before a bayram is worked until noon, and counts as worked. */
function holidaysOf(year: number): string[] {
  const known = holidaysOfYears.get(year);
  if (known) return known;
  const days = calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .flatMap(({ start, end }) => {
      const first = Math.ceil((start.getTime() + OFFSET_MS) / DAY_MS);
      const last = Math.floor((end.getTime() + OFFSET_MS) / DAY_MS);
      return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
        new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
      );
    });
  holidaysOfYears.set(year, days);
  return days;
}

/** Days on which the team is off, in the years around a moment. */
export const publicHolidays = (around: Date): ReadonlySet<string> => {
  const year = around.getUTCFullYear();
  return new Set([-2, -1, 0, 1].flatMap((more) => holidaysOf(year + more)));
};
