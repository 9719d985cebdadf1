import { createContext, use } from 'react';
import { useLocation } from 'wouter';
import { adsInSpaces, type DrawnAd, inDrawnOrder } from '#contract/advertising/ad-draw.ts';

export interface PageAds {
  /** As the server drew them, best place first. */
  drawn: DrawnAd[];
  /** The address they were drawn for. */
  path: string;
}

export const AdsContext = createContext<PageAds>({ drawn: [], path: '' });

/** The ads of this address: those of its page and the one of its footer. */
export function useAdsHere() {
  const { drawn, path } = use(AdsContext);
  const [here] = useLocation();
  // Further pages of a visit are drawn from what came with its first one.
  return adsInSpaces(here === path ? drawn : inDrawnOrder(drawn, here), here);
}
