import { latePart } from '#web/ui/LatePart.tsx';
import { NoResult } from './NoResult.tsx';
import { PlaceNeeded } from './PlaceNeeded.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchPrompt } from './SearchPrompt.tsx';

// What the first sight of /search can do without.

export const LateFilters = latePart(
  import.meta.env.SSR ? SearchFilters : undefined,
  async () => (await import('./SearchFilters.tsx')).SearchFilters,
);
export const LateNoResult = latePart(
  import.meta.env.SSR ? NoResult : undefined,
  async () => (await import('./NoResult.tsx')).NoResult,
);
export const LatePrompt = latePart(
  import.meta.env.SSR ? SearchPrompt : undefined,
  async () => (await import('./SearchPrompt.tsx')).SearchPrompt,
);
export const LatePlaceNeeded = latePart(
  import.meta.env.SSR ? PlaceNeeded : undefined,
  async () => (await import('./PlaceNeeded.tsx')).PlaceNeeded,
);
