import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { Picture } from '../uploads.ts';
import { AD_PACKAGES, REQUEST_PACKAGES } from './advertising.ts';

export const AdKind = z.enum(['advertisement_request', 'advertisement']);
export type AdKind = z.infer<typeof AdKind>;

const LINK_WRONG = 'https:// ile başlayan bir adres yazın';
const HttpsLink = shortText(500).pipe(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: LINK_WRONG }),
);
const optionalLink = z.union([z.literal('').transform(() => undefined), HttpsLink]).optional();

/** An upload of ours, or one of our own drawings: `scene:kafeler`. */
const AdImage = z.union([
  z.literal('').transform(() => undefined),
  shortText(300).regex(
    /^(?:\/api\/objects\/[0-9a-f-]{36}|scene:[a-z]{3,20})$/,
    'Görseli yükleyin ya da çizimlerimizden birini seçin',
  ),
]);

export const AD_TITLE_LENGTH = 60;
export const AD_DESCRIPTION_LENGTH = 240;
export const MAX_AD_FEATURES = 6;
const AD_FEATURE_LENGTH = 40;

/**
 * What a live ad shows; more by package (decisions: adContent by package). Half of it may be kept while
 * it is being written; what going live needs, the server says then.
 */
export const AdContent = z.object({
  title: shortText(AD_TITLE_LENGTH).default(''),
  description: shortText(AD_DESCRIPTION_LENGTH).default(''),
  image: AdImage.optional(),
  features: z
    .array(shortText(AD_FEATURE_LENGTH))
    .max(MAX_AD_FEATURES)
    .default([])
    .transform((features) => features.filter(Boolean)),
  socialMedia: z.object({ instagram: optionalLink, facebook: optionalLink }).optional(),
  /** A wide picture. */
  bannerAd: AdImage.optional(),
  customLandingPage: optionalLink,
  apiIntegration: z.object({ link: optionalLink, note: shortText(200).optional() }).optional(),
});
export type AdContent = z.output<typeof AdContent>;

const EXTRAS = {
  free: [],
  basic: [],
  premium: ['socialMedia', 'bannerAd'],
  enterprise: ['socialMedia', 'bannerAd', 'customLandingPage', 'apiIntegration'],
} as const;

type AdExtra = (typeof EXTRAS)['enterprise'][number];
export const AD_EXTRAS: readonly AdExtra[] = EXTRAS.enterprise;

/** What a package's ad may hold beyond title, description, image and features. */
export const extrasOf = (packageType: keyof typeof EXTRAS): readonly AdExtra[] =>
  EXTRAS[packageType];

/** Where a picture is one of our own drawings: the slug of its scene. */
export const sceneIn = (image: string | undefined): string | undefined =>
  image?.startsWith('scene:') ? image.slice('scene:'.length) : undefined;

/** A live ad as anybody may see it. */
export const LiveAd = z.object({
  kind: AdKind,
  id: z.number().int(),
  packageType: z.enum(AD_PACKAGES),
  businessName: z.string(),
  content: AdContent,
  pictures: z.array(Picture),
  /** Its page, when it has one here. */
  businessId: z.number().int().nullable(),
  /** Of that business: colours and drawing when there is no picture. */
  categorySlug: z.string().nullable(),
  /** First and last day, in Adana. */
  startDate: z.string(),
  endDate: z.string(),
  isExample: z.boolean(),
});
export type LiveAd = z.infer<typeof LiveAd>;

/** Where an ad leads: the advertiser's own page first, when the package has one. */
export const adHref = ({
  content,
  businessId,
}: Pick<LiveAd, 'businessId'> & { content: Omit<LiveAd['content'], 'features'> }) =>
  content.customLandingPage ??
  (businessId === null
    ? (content.socialMedia?.instagram ?? content.socialMedia?.facebook)
    : `/business/${businessId}`);

export const listLiveAds = endpoint({
  summary: 'Yayındaki bütün reklamlar, en yenisi önce',
  method: 'GET',
  path: '/api/live-ads',
  access: 'public',
  input: z.object({}),
  output: z.array(LiveAd),
});

export const listLiveAdvertisementRequests = endpoint({
  summary: 'Yayındaki reklam talepleri; yalnız herkesin görebileceği alanlar',
  method: 'GET',
  path: '/api/advertisement-requests',
  access: 'public',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.number().int(),
      businessName: z.string(),
      packageType: z.enum(REQUEST_PACKAGES),
      status: z.literal('live'),
      /** JSON text, as specified. */
      adContent: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      liveAt: z.string(),
    }),
  ),
});

export const countAdEvent = endpoint({
  summary: 'Bir reklamın görülmesini ya da tıklanmasını sayar; kimin olduğu saklanmaz',
  method: 'POST',
  path: '/api/live-ads/:kind/:id/events',
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.adEvent,
  input: z.object({ kind: AdKind, id: Id, type: z.enum(['impression', 'click']) }),
  output: z.object({}),
});
