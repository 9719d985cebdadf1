import { createContext, use } from 'react';
import type { Site } from '#contract/city/city.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** What the operator configured for pages to know. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('SiteContext is missing');
  return site;
}
