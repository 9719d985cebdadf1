import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { calendarDay, Id } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { HistoryStep } from '../history.ts';
import { Picture } from '../uploads.ts';
import { AdCounters } from './ad-previews.ts';
import { AD_PACKAGES, AdStatus } from './advertising.ts';
import { AdContent, AdKind } from './live-ads.ts';

/** What somebody of the team does with either kind. */
export const AD_TRANSITIONS = [
  'contact',
  'customize',
  'note_approval',
  'go_live',
  'end',
  'cancel',
] as const;
export type AdTransition = (typeof AD_TRANSITIONS)[number];

const MAX_AD_COST = 9_999_999;

const Day = calendarDay('Bir gün seçin');

/** Everything about a request or an advertisement: for the team only. */
export const ModeratedAd = z.object({
  kind: AdKind,
  id: z.number().int(),
  status: AdStatus,
  businessName: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  phone: z.string(),
  packageType: z.enum(AD_PACKAGES),
  duration: z.number().int(),
  message: z.string().nullable(),
  totalCost: z.number().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  adContent: AdContent.nullable(),
  pictures: z.array(Picture),
  business: z
    .object({ id: z.number().int(), name: z.string(), categorySlug: z.string() })
    .nullable(),
  hasMarketingConsent: z.boolean(),
  moderationScore: z.number().int(),
  contactedAt: z.string().nullable(),
  customizedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  liveAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Another one when somebody edited it; transitions leave it. */
  version: z.string(),
  /** What is still missing before it can go live. */
  missing: z.array(z.object({ path: z.string(), message: z.string() })),
  /** Moves that are possible now. */
  transitions: z.array(z.enum(AD_TRANSITIONS)),
  counters: AdCounters,
  history: z.array(HistoryStep),
});
export type ModeratedAd = z.infer<typeof ModeratedAd>;

/** What the editor keeps: the whole of it, each time. */
const edited = z.object({
  id: Id,
  adContent: AdContent.nullable(),
  startDate: Day.nullable(),
  endDate: Day.nullable(),
  businessId: Id.nullable(),
  totalCost: z.number().min(0).max(MAX_AD_COST).nullable(),
  /** As it was read: what a colleague changed meanwhile is not written over. */
  version: z.string().max(40).optional(),
});

export const getModeratedRequest = endpoint({
  summary: 'Bir reklam talebi, iletişim bilgileri ve sayaçlarıyla',
  method: 'GET',
  path: '/api/moderation/advertisement-requests/:id',
  access: 'moderator',
  input: z.object({ id: Id }),
  output: ModeratedAd,
});

export const editModeratedRequest = endpoint({
  summary: 'Reklam talebinin içeriğini, günlerini, işletmesini ve ücretini kaydeder',
  method: 'PUT',
  path: '/api/moderation/advertisement-requests/:id',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: edited,
  output: ModeratedAd,
});

export const getModeratedAdvertisement = endpoint({
  summary: 'Bir reklam, iletişim bilgileri ve sayaçlarıyla',
  method: 'GET',
  path: '/api/moderation/advertisements/:id',
  access: 'moderator',
  input: z.object({ id: Id }),
  output: ModeratedAd,
});

export const editModeratedAdvertisement = endpoint({
  summary: 'Reklamın içeriğini, günlerini, işletmesini ve ücretini kaydeder',
  method: 'PUT',
  path: '/api/moderation/advertisements/:id',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: edited,
  output: ModeratedAd,
});
