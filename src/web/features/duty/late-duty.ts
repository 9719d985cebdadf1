import { island } from '#web/ui/island/island.ts';
import { whenWritten } from '#web/ui/island/when-written.tsx';

/** Hardly a search asks who is on duty; the one that does must not say it a minute too long. */
export const LateDutyAnswer = island(
  async () => (await import('./DutyAnswer.tsx')).DutyAnswer,
  whenWritten,
);
