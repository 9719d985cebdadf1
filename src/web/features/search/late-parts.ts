import { island } from '#web/ui/island/island.ts';
import { whenTouched } from '#web/ui/island/when-touched.tsx';

// What the first sight of /search can do without.

export const LateFilters = island(
  async () => (await import('./SearchFilters.tsx')).SearchFilters,
  whenTouched,
);
export const LateBestAnswer = island(
  async () => (await import('./BestAnswer.tsx')).BestAnswer,
  whenTouched,
);
export const LateCheapest = island(
  async () => (await import('./CheapestLines.tsx')).CheapestLines,
  whenTouched,
);
export const LateNoResult = island(
  async () => (await import('./NoResult.tsx')).NoResult,
  whenTouched,
);
export const LatePrompt = island(
  async () => (await import('./SearchPrompt.tsx')).SearchPrompt,
  whenTouched,
);
export const LatePlaceNeeded = island(
  async () => (await import('./PlaceNeeded.tsx')).PlaceNeeded,
  whenTouched,
);
