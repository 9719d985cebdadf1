import { createContext, use } from 'react';
import type { DrawnAd } from '#contract/advertising/ad-draw.ts';

/** The ads of the page that is shown. */
export interface Ads {
  page: readonly DrawnAd[];
  footer?: DrawnAd | undefined;
  /** The address they were drawn for. */
  here: string;
}

export const NO_ADS: Ads = { page: [], here: '' };
export const AdsContext = createContext(NO_ADS);

/** The ads of the page and the one of its footer. */
export const useAdsHere = () => use(AdsContext);
