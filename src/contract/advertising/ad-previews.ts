import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { HistoryStep } from '../history.ts';
import { AD_PACKAGES, AdStatus } from './advertising.ts';
import { AdKind, LiveAd } from './live-ads.ts';

/** How often an ad was seen and followed. */
export const AdCounters = z.object({
  impressions: z.number().int(),
  clicks: z.number().int(),
  /** The last thirty days with something to count, newest first. */
  days: z.array(
    z.object({ date: z.string(), impressions: z.number().int(), clicks: z.number().int() }),
  ),
});
export type AdCounters = z.infer<typeof AdCounters>;

/** What both the private page and one's own records say of an ad that was asked for. */
const asked = {
  kind: AdKind,
  status: AdStatus,
  businessName: z.string(),
  packageType: z.enum(AD_PACKAGES),
  /** Months. */
  duration: z.number().int(),
  totalCost: z.number().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isApproved: z.boolean(),
  /** What is to be different, until the ad is prepared anew. */
  changeWish: z.string().nullable(),
  /** Once it ran. */
  counters: z.nullable(AdCounters),
};

/** An ad behind its private link. */
export const AdPreview = z.object({
  ...asked,
  /** As pages show it; none while it is being prepared. */
  ad: z.nullable(LiveAd),
  /** What is approved is what was read. */
  version: z.string(),
});
export type AdPreview = z.infer<typeof AdPreview>;

/** An ad among one's own records. */
export const OwnAd = z.object({
  ...asked,
  id: z.number().int(),
  /** Of its private page; none while there is nothing to see. */
  token: z.string().nullable(),
  createdAt: z.string(),
  history: z.array(HistoryStep),
});
export type OwnAd = z.infer<typeof OwnAd>;

/** The page that the advertiser's e-mails lead to. */
export const adPreviewAddress = (token: string): string => `/ad-preview/${token}`;

const token = z.uuid('Geçersiz bağlantı').max(36);
export const WISH_LENGTH = 1000;
export const WISH_MISSING = 'Neyin değişmesini istediğinizi yazın';

export const listOwnAds = endpoint({
  summary: 'Üyenin reklam talepleri, en yenisi önce: durumu, önizlemesi, sayıları',
  method: 'GET',
  path: '/api/own-ads',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnAd),
});

export const getAdPreview = endpoint({
  summary: 'Reklam verene özel bağlantının ardındaki reklam; açmak bir şeyi değiştirmez',
  method: 'GET',
  path: '/api/ad-previews/:token',
  access: 'public',
  input: z.object({ token }),
  output: AdPreview,
});

export const approveAd = endpoint({
  summary: 'Reklam veren, gördüğü hâliyle onaylar; onaysız reklam yayına girmez',
  method: 'POST',
  path: '/api/ad-previews/:token/approval',
  access: 'public',
  limit: LIMITS.answerAd,
  input: z.object({ token, version: z.string().max(40) }),
  output: AdPreview,
});

export const askForAdChange = endpoint({
  summary: 'Reklam veren neyin değişmesini istediğini yazar; reklam yeniden hazırlanır',
  method: 'POST',
  path: '/api/ad-previews/:token/changes',
  access: 'public',
  limit: LIMITS.answerAd,
  input: z.object({ token, wish: shortText(WISH_LENGTH).pipe(z.string().min(1, WISH_MISSING)) }),
  output: AdPreview,
});
