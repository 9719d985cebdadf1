import { createContext, use } from 'react';
import { useRouter } from 'wouter';
import {
  type AdCategories,
  adsInSpaces,
  type DrawnAd,
  inDrawnOrder,
} from '#contract/advertising/ad-draw.ts';

export interface PageAds {
  /** As the server drew them, best place first. */
  drawn: DrawnAd[];
  /** The address they were drawn for. */
  path: string;
  /** What the page of an address is about, once it is there. */
  categoriesAt(href: string): AdCategories;
}

export const AdsContext = createContext<PageAds>({
  drawn: [],
  path: '',
  categoriesAt: () => undefined,
});

/** The ads of this address: those of its page and the one of its footer. */
export function useAdsHere() {
  const { drawn, path, categoriesAt } = use(AdsContext);
  const router = useRouter();
  const [here] = router.hook(router);
  const categories = categoriesAt(here + router.searchHook(router));
  // Further pages of a visit are drawn from what came with its first one.
  return adsInSpaces(here === path ? drawn : inDrawnOrder(drawn, here), here, categories);
}
