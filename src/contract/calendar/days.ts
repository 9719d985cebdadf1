/** The moment of a day and a time on the clock in Adana: UTC+3 all year round since 2016. */
export const momentInAdana = (day: string, time: string): Date =>
  new Date(`${day}T${time}:00+03:00`);

/** `2026-11-21` in Adana. */
export const dayInAdana = (at: Date): string =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

/** Midnight in Adana, when another day begins. */
export const endOfDay = (at: Date): Date =>
  new Date(momentInAdana(dayInAdana(at), '00:00').getTime() + 86_400_000);

/** Of the clock in Adana, 0 to 23. */
export const hourInAdana = (at: Date): number =>
  new Date(at.getTime() + 3 * 3_600_000).getUTCHours();

/** Written with other years, a day is a slip; the holidays beside it could not be told. */
const YEARS = /^(19|20|21)/;

/** `2026-11-21`. Date reads 31 November as 1 December; the calendar has no such day. */
export const isInCalendar = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return YEARS.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
