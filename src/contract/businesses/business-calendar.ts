import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';

/** When a business is open in the coming weeks, for a calendar that asks again by itself. */
export const readBusinessCalendar = endpoint({
  summary: 'İşletmenin çalışma saatleri ve özel günleri takvim dosyası (iCalendar) olarak',
  method: 'GET',
  path: '/api/businesses/:id/calendar.ics',
  access: 'public',
  isRaw: true,
  input: z.object({ id: Id }),
  output: z.unknown(),
});
