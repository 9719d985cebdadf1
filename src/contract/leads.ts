import { z } from 'zod';
import { neededEmail } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';
import { consentFields } from './consent.ts';

/** The popup's own sentence (specification 5). */
export const LEAD_EMAIL_WRONG = 'Lütfen geçerli bir e-posta adresi girin';

export const createPromotionalLead = endpoint({
  summary: 'Bir aylık ücretsiz reklam için iletişim bırakır',
  method: 'POST',
  path: '/api/promotional-leads',
  access: 'public',
  limit: LIMITS.lead,
  isIdempotent: true,
  input: z.object({
    email: neededEmail(LEAD_EMAIL_WRONG),
    businessName: shortText(120).optional(),
    ...consentFields,
    ...formSignals,
  }),
  output: z.object({}),
});
