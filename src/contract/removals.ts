import { z } from 'zod';
import { EMAIL_WRONG, NeededName, neededEmail } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { Id, shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';

/** The law's own end for an answer (KVKK 13); the promise of the page is INFO_UPDATE_WORKING_DAYS. */
export const REMOVAL_LEGAL_DAYS = 30;
export const REMOVAL_CONTENT_MAX = 2000;

export const REMOVAL_CONTENT_MISSING = 'Neyin kaldırılmasını istediğinizi yazın';

export const requestRemoval = endpoint({
  summary: 'Bir bilginin siteden kaldırılmasını ister; karar e-postayla bildirilir',
  method: 'POST',
  path: '/api/removal-requests',
  access: 'public',
  limit: LIMITS.report,
  isIdempotent: true,
  input: z.object({
    name: NeededName,
    email: neededEmail(EMAIL_WRONG),
    /** Address of the page it stands on. */
    page: shortText(300).optional(),
    businessId: Id.optional(),
    content: shortText(REMOVAL_CONTENT_MAX).pipe(z.string().min(1, REMOVAL_CONTENT_MISSING)),
    ...formSignals,
  }),
  output: z.object({ id: z.number().int() }),
});
