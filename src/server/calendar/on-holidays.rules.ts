import type { Holiday } from '#contract/calendar/holidays.ts';
import type { OnHolidays } from '#contract/kinds/administered-kinds.ts';

/** Holidays that put the usual hours of a business in doubt. */
export const doubtedBy = (holidays: Holiday[], onHolidays: OnHolidays): Holiday[] =>
  onHolidays === 'open' ? [] : holidays;
