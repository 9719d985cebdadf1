import { createContext, use } from 'react';
import type { Api } from '#web/api/api.ts';

export const ApiContext = createContext<Api | undefined>(undefined);

/** The API, for what a page asks after it is there (the map's box, a click). */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing');
  return api;
}
