import { z } from 'zod';
import { EMAIL_WRONG, NeededName, neededEmail } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';

export const INQUIRY_CONTENT_MAX = 2000;
export const INQUIRY_CONTENT_MISSING = 'Mesajınızı yazın';

export const sendInquiry = endpoint({
  summary: 'Siteyi işletenlere yazar; yanıt e-postayla gelir',
  method: 'POST',
  path: '/api/inquiries',
  access: 'public',
  limit: LIMITS.report,
  isIdempotent: true,
  input: z.object({
    name: NeededName,
    email: neededEmail(EMAIL_WRONG),
    content: shortText(INQUIRY_CONTENT_MAX).pipe(z.string().min(1, INQUIRY_CONTENT_MISSING)),
    ...formSignals,
  }),
  output: z.object({ id: z.number().int() }),
});
