import { createContext, use } from 'react';
import {
  type AdCategories,
  adsInSpaces,
  type DrawnAd,
  inDrawnOrder,
} from '#contract/advertising/ad-draw.ts';

export interface PageAds {
  /** As the server drew them, best place first. */
  drawn: readonly DrawnAd[];
  /** The address they were drawn for. */
  path: string;
}

/** The ads of the page that is shown. Further pages of a visit are drawn from what came with its first one. */
export const adsAt = ({ drawn, path }: PageAds, here: string, categories: AdCategories) => ({
  ...adsInSpaces(here === path ? drawn : inDrawnOrder(drawn, here), here, categories),
  here,
});

export type Ads = ReturnType<typeof adsAt>;
export const NO_ADS: Ads = { page: [], footer: undefined, here: '' };
export const AdsContext = createContext(NO_ADS);

/** The ads of the page and the one of its footer. */
export const useAdsHere = () => use(AdsContext);
