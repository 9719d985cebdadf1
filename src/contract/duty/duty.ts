import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';
import { DutyTurn as Turn } from './duty.schemas.ts';

/** Letters of a roster's cells; what is longer is no name and no address. */
export const DUTY_NAME_LENGTH = 120;
export const DUTY_ADDRESS_LENGTH = 300;
export const DUTY_PHONE_LENGTH = 40;

export type DutyTurn = z.infer<typeof Turn>;

export const listDuty = endpoint({
  summary: 'Nöbetçi eczaneler: sürmekte olan ve iki gün içinde başlayan nöbetler',
  method: 'GET',
  path: '/api/duty',
  access: 'public',
  input: z.object({
    /** A district's name or slug. */
    district: shortText(100).optional(),
  }),
  output: z
    .object({
      /** Where the list stands officially. */
      official: z.object({ name: z.string(), href: z.string() }),
      /** None that has ended; soonest first. Empty: the list is not known here. */
      turns: z.array(Turn),
    })
    .meta({ id: 'Duty' }),
});

export const dutyCalendar = endpoint({
  summary: 'Bilinen nöbetler takvim dosyası (iCalendar) olarak',
  method: 'GET',
  path: '/api/duty/calendar.ics',
  access: 'public',
  isRaw: true,
  input: z.object({ district: shortText(100).optional() }),
  output: z.string(),
});
