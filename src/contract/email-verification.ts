import { z } from 'zod';
import { Email } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { LIMITS } from './api/limits.ts';

/** How long the link of an e-mail can be used, and a used one still says that all is well. */
export const VERIFY_LINK_HOURS = 24;
/** The page with the link of the e-mail. */
export const verifyEmailAddress = (token: string) => `/verify-email?token=${token}`;

export const EmailVerification = z.object({
  /** `unread`: not asked by our own page (a mail scanner), so nothing was looked up or changed. */
  status: z.enum(['verified', 'already_verified', 'unread']),
  /** What the address was given for; null when unread. */
  kind: z.enum(['business', 'owner']).nullable(),
  businessName: z.string().nullable(),
  /** Whether the session it was opened in is the proved address's: only there the record is followed. */
  isYours: z.boolean(),
  message: z.string(),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

export const verifyEmail = endpoint({
  summary:
    'Postadaki bağlantıyla e-postayı onaylar; yalnızca sitenin kendi sayfasından sorulduğunda',
  method: 'GET',
  path: '/api/verify-email/:token',
  access: 'public',
  limit: LIMITS.verifyEmail,
  input: z.object({ token: z.string().max(200) }),
  output: EmailVerification,
});

export const resendVerification = endpoint({
  summary: 'Onay bağlantısını yeniden ister; bekleyeni olan ve olmayan adrese aynı yanıt',
  method: 'POST',
  path: '/api/verify-email/resend',
  access: 'public',
  limit: LIMITS.verifyEmail,
  input: z.object({ email: Email }),
  output: z.object({ message: z.string() }),
});
