import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { dayPlus, Holiday } from './holidays.ts';

/** A holiday with the days it has, as it is confirmed or likely. */
export const HolidayAhead = Holiday.extend({
  /** An eve is one of them, from 13.00 on. */
  days: z.array(z.object({ day: z.string(), isEve: z.boolean(), isOver: z.boolean() })),
  /** Nobody has confirmed its days: it may come a day earlier or later. */
  isLikely: z.boolean().optional(),
}).meta({ id: 'HolidayAhead' });
export type HolidayAhead = z.infer<typeof HolidayAhead>;

/** Its days, as they are on one of them: those before it are over. */
export const withDays = (holiday: Holiday, today: string): HolidayAhead => {
  const days: HolidayAhead['days'] = [];
  const [first = '', time] = holiday.from.split('T');
  for (let day = first; `${day}T00:00` < holiday.until; day = dayPlus(day, 1))
    days.push({ day, isEve: day === first && time !== '00:00', isOver: day < today });
  return { ...holiday, days };
};

/** Those that are not over, soonest first, of this year and the next one. */
export const listHolidays = endpoint({
  summary: 'Yaklaşan resmî tatiller ve bayramlar',
  method: 'GET',
  path: '/api/holidays',
  access: 'public',
  input: z.object({}),
  output: z.array(HolidayAhead),
});
