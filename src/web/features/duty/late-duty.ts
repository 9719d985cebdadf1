import { island } from '#web/ui/island/island.ts';
import { whenTouched } from '#web/ui/island/when-touched.tsx';

/** Hardly a search asks who is on duty. */
export const LateDutyAnswer = island(
  async () => (await import('./DutyAnswer.tsx')).DutyAnswer,
  whenTouched,
);
