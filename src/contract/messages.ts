import { z } from 'zod';
import { Email, NeededName, PhoneText } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { Id, shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';

export const MESSAGE_LENGTH = 2000;
/** One look into the inbox. */
export const MESSAGES_PAGE_LENGTH = 20;

export const sendMessage = endpoint({
  summary: 'İşletmeye mesaj yazar; sahibinin planı mesaj almaya açıksa',
  method: 'POST',
  path: '/api/businesses/:id/messages',
  access: 'public',
  limit: LIMITS.message,
  isIdempotent: true,
  input: z.object({
    id: Id,
    name: NeededName,
    /** A member's own address needs no typing. */
    email: z.union([z.literal(''), Email]).optional(),
    phone: PhoneText.optional(),
    content: shortText(MESSAGE_LENGTH).pipe(z.string().min(1, 'Mesajınızı yazın')),
    ...formSignals,
  }),
  output: z.object({ id: z.number().int() }),
});

export const Message = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  content: z.string(),
  isRead: z.boolean(),
  /** Typed as a program types: no e-mail was sent for it. */
  isDoubtful: z.boolean(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof Message>;

export const listMessages = endpoint({
  summary: 'İşletmeye yazılan mesajlar, en yenisi önce; yalnız işletme adına çalışanlara',
  method: 'GET',
  path: '/api/businesses/:id/messages',
  access: 'member',
  input: z.object({
    id: Id,
    /** Those older than this one. */
    before: Id.optional(),
  }),
  output: z.object({
    messages: z.array(Message),
    hasMore: z.boolean(),
    /** Of the whole inbox. */
    unread: z.number().int(),
  }),
});

export const markMessage = endpoint({
  summary: 'Bir mesajı okundu ya da okunmadı sayar',
  method: 'PATCH',
  path: '/api/messages/:id',
  access: 'member',
  limit: LIMITS.markMessage,
  input: z.object({ id: Id, isRead: z.boolean() }),
  output: z.object({ isRead: z.boolean() }),
});
