import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { calendarDay, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { MOON_PERIODS } from './holidays.ts';

const Period = z.object({
  name: z.enum(MOON_PERIODS),
  first: calendarDay('Bir gün seçin'),
  last: calendarDay('Bir gün seçin'),
});

/** A year with its bayrams and Ramadan, as they were confirmed, or as they are likely. */
export const AdministeredYear = z
  .object({
    year: z.number().int(),
    isConfirmed: z.boolean(),
    confirmedAt: z.string().nullable(),
    periods: z.array(Period),
  })
  .meta({ id: 'AdministeredYear' });
export type AdministeredYear = z.infer<typeof AdministeredYear>;

/** As many as a year can have beginnings. */
const MOST_PERIODS = 6;

export const listCalendarYears = endpoint({
  summary:
    'Bu yılın ve sonraki iki yılın bayramları ile Ramazan’ı: onaylananlar ve günü geçmemiş adaylar',
  method: 'GET',
  path: '/api/admin/calendar',
  access: 'admin',
  input: z.object({}),
  output: z.array(AdministeredYear),
});

export const confirmCalendarYear = endpoint({
  summary: 'Bir yılın bayramlarını ve Ramazan’ını onaylar, düzeltir; null onayı geri alır',
  method: 'PUT',
  path: '/api/admin/calendar/:year',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({
    year: wholeNumber(2000, 2099),
    /** Null takes the confirmation back: what is likely counts again. */
    periods: z.array(Period).min(1).max(MOST_PERIODS).nullable(),
  }),
  output: z.array(AdministeredYear),
});
