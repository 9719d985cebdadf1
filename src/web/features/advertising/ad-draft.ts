import { ADVERTISE_PACKAGES } from '#contract/advertising/advertising.ts';
import { type AdContent, extrasOf, sceneIn } from '#contract/advertising/live-ads.ts';
import type { ModeratedAd } from '#contract/advertising/moderated-ads.ts';
import { dayInAdana } from '#contract/calendar/days.ts';

/** The editor's fields: flat, as forms are. */
export interface AdDraft {
  title: string;
  description: string;
  features: string;
  /** Slug of a drawing; empty for the business's own. */
  scene: string;
  image: string | undefined;
  bannerAd: string | undefined;
  instagram: string;
  facebook: string;
  customLandingPage: string;
  apiLink: string;
  apiNote: string;
  startDate: string;
  endDate: string;
  totalCost: string;
  business: { id: number; name: string; categorySlug: string } | null;
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
/** The free package has no limit; a live ad needs a last day. */
const UNLIMITED_MONTHS = 120;

const uploadIn = (image: string | undefined) =>
  image !== undefined && sceneIn(image) === undefined ? image : undefined;

/** The day until which what was asked for runs, from its first; without a first there is none. */
function lastDay({ packageType, duration }: ModeratedAd, first: string): string {
  if (!first) return '';
  const months = ADVERTISE_PACKAGES[packageType].isUnlimited ? UNLIMITED_MONTHS : duration;
  return dayInAdana(new Date(Date.parse(first) + months * MONTH_DAYS * DAY_MS));
}

/** Another first day takes the last along, unless somebody chose that one: the months were paid for. */
export const begunOn = (ad: ModeratedAd, { startDate, endDate }: AdDraft, first: string) => ({
  startDate: first,
  endDate: endDate === lastDay(ad, startDate) ? lastDay(ad, first) : endDate,
});

/** What is stored, with the days that were asked for where none are set yet. */
export function draftOf(ad: ModeratedAd, now: Date): AdDraft {
  const { adContent: content } = ad;
  const startDate = ad.startDate ?? dayInAdana(now);
  return {
    title: content?.title ?? '',
    description: content?.description ?? '',
    features: content?.features.join('\n') ?? '',
    scene: sceneIn(content?.image) ?? '',
    image: uploadIn(content?.image),
    bannerAd: uploadIn(content?.bannerAd),
    instagram: content?.socialMedia?.instagram ?? '',
    facebook: content?.socialMedia?.facebook ?? '',
    customLandingPage: content?.customLandingPage ?? '',
    apiLink: content?.apiIntegration?.link ?? '',
    apiNote: content?.apiIntegration?.note ?? '',
    startDate,
    endDate: ad.endDate ?? lastDay(ad, startDate),
    totalCost: ad.totalCost === null ? '' : String(ad.totalCost),
    business: ad.business,
  };
}

/** The ad content of a draft, with what its package has and nothing beyond. */
export function contentOf(draft: AdDraft, packageType: ModeratedAd['packageType']): AdContent {
  const extras = extrasOf(packageType);
  const scene = draft.scene ? `scene:${draft.scene}` : undefined;
  const image = draft.image ?? scene;
  const { instagram, facebook, customLandingPage, apiLink, apiNote } = draft;
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    features: draft.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ...(image && { image }),
    ...(extras.includes('socialMedia') &&
      (instagram || facebook) && {
        socialMedia: { ...(instagram && { instagram }), ...(facebook && { facebook }) },
      }),
    ...(extras.includes('bannerAd') && draft.bannerAd && { bannerAd: draft.bannerAd }),
    ...(extras.includes('customLandingPage') && customLandingPage && { customLandingPage }),
    ...(extras.includes('apiIntegration') &&
      (apiLink || apiNote) && {
        apiIntegration: { ...(apiLink && { link: apiLink }), ...(apiNote && { note: apiNote }) },
      }),
  };
}

const FIELDS: Record<string, keyof AdDraft> = {
  'socialMedia.instagram': 'instagram',
  'socialMedia.facebook': 'facebook',
  'apiIntegration.link': 'apiLink',
  'apiIntegration.note': 'apiNote',
  businessId: 'business',
};

/** The field of the editor that a problem of the call belongs to. */
export function fieldOf(path: string): string {
  const inContent = path.replace(/^adContent\./, '');
  return FIELDS[inContent] ?? inContent.split('.', 1)[0] ?? inContent;
}
