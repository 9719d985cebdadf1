import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { calendarDay, Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';

// What browsers tell of themselves. Every page loads this file: nothing else belongs here.

/**
 * The specification's payload. The day that counts is the server's; of the referrer its host is kept, of
 * the agent its class, of the address nothing.
 */
export const trackVisitor = endpoint({
  summary: 'Bir sayfanın açıldığını sayar; adres saklanmaz',
  method: 'POST',
  path: '/api/track-visitor',
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.visit,
  input: z.object({
    page: shortText(2000).pipe(z.string().startsWith('/', 'Sayfanın yolu / ile başlar')),
    referrer: shortText(4000).nullish(),
    userAgent: shortText(1000),
    sessionId: shortText(100),
    date: calendarDay(),
  }),
  output: z.object({}),
});

/**
 * What a browser tells of a business's page: seen, called, its website opened, the way looked up, written to
 * by WhatsApp, passed on.
 */
export const BusinessEvent = z.enum([
  'view',
  'phone_click',
  'website_click',
  'directions_click',
  'whatsapp_click',
  'share',
]);
export type BusinessEvent = z.infer<typeof BusinessEvent>;

/**
 * One of each per network address, business and hour. Robots and those who act for the business are not
 * counted; the answer is the same for all.
 */
export const countBusinessEvent = endpoint({
  summary: 'Bir işletme sayfasının görüntülendiğini ya da bir bağlantısına dokunulduğunu sayar',
  method: 'POST',
  path: '/api/businesses/:id/events',
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.businessEvent,
  input: z.object({ id: Id, type: BusinessEvent }),
  output: z.object({}),
});
