import type { DrawnAd } from '#contract/advertising/ad-draw.ts';
import { adHref } from '#contract/advertising/live-ads.ts';

/** Props of the link of an ad: other sites open beside this one and get no name of the visitor. */
export const adLink = (ad: Pick<DrawnAd, 'content' | 'businessId'>) => {
  const href = adHref(ad);
  if (!href) return undefined;
  const isElsewhere = !href.startsWith('/');
  return {
    href,
    ...(isElsewhere && { target: '_blank', rel: 'sponsored noopener noreferrer' }),
  };
};
