import { z } from 'zod';
import { DUTY_SERVICES } from './duty-services.ts';

export const DutyTurn = z
  .object({
    id: z.number().int(),
    district: z.string(),
    /** ISO 8601. */
    startsAt: z.string(),
    endsAt: z.string(),
    /** As the roster says it. */
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Its page in the directory, where one is known. */
    businessId: z.number().int().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'DutyTurn' });

/** Of a search that asked who is on duty. */
export const FoundDuty = z.object({ service: z.enum(DUTY_SERVICES), turns: z.array(DutyTurn) });
