import { z } from 'zod';
import { Email } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { Id } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';
import { HistoryStep } from './history.ts';
import { imageTooMany } from './uploads.ts';

/** Photos that a visitor sends at once. */
export const VISITOR_PHOTOS_AT_ONCE = 5;

export const PHOTOS_MISSING = 'En az bir fotoğraf ekleyin';
export const PHOTOS_NOT_OWN = 'Yalnızca kendi çektiğiniz fotoğrafları yayımlayabiliyoruz';

export const sendPhotos = endpoint({
  summary:
    'Bir işletmenin sayfası için ziyaretçinin kendi çektiği fotoğraflar; ekip bakınca yayımlanır',
  method: 'POST',
  path: '/api/businesses/:id/visitor-photos',
  access: 'public',
  limit: LIMITS.sendPhotos,
  isIdempotent: true,
  input: z.object({
    id: Id,
    /** Addresses of the sender's own uploads. */
    images: z
      .array(z.string().max(500))
      .min(1, PHOTOS_MISSING)
      .max(VISITOR_PHOTOS_AT_ONCE, imageTooMany(VISITOR_PHOTOS_AT_ONCE)),
    /** The sender's word that they took them. */
    isOwn: z.literal(true, PHOTOS_NOT_OWN),
    /** Where the answer goes; a member's own address needs no typing. */
    email: z.union([z.literal(''), Email]).optional(),
    ...formSignals,
  }),
  output: z.object({ id: z.number().int() }),
});

export const OwnPhotos = z.object({
  id: z.number().int(),
  businessId: z.number().int(),
  businessName: z.string(),
  /** How many were sent that are not gone. */
  count: z.number().int(),
  status: z.enum(['open', 'accepted', 'dismissed']),
  /** What the team wrote. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  history: z.array(HistoryStep),
});
export type OwnPhotos = z.infer<typeof OwnPhotos>;

export const listOwnPhotos = endpoint({
  summary: 'Oturumu açık olanın işletme sayfaları için gönderdiği fotoğraflar',
  method: 'GET',
  path: '/api/users/me/visitor-photos',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnPhotos),
});
