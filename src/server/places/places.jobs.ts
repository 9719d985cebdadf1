import type pg from 'pg';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { SideProcess } from '#server/platform/jobs/side-process.ts';
import type { LearningAnswer, LearningTask } from './learning-beside.service.ts';
import { refreshPlaces } from './places.service.ts';

/** A million businesses take two minutes on a busy machine. */
const PATIENCE_MS = 600_000;

const learning = new SideProcess<LearningTask, LearningAnswer>({
  module: new URL('./learning-beside.service.ts', import.meta.url),
  timeoutMs: PATIENCE_MS,
});

/** @throws Error when it could not */
export async function learnBeside(connection: pg.PoolConfig, now: Date): Promise<number> {
  const answer = await learning.run({ connection, now }).finally(() => learning.stop());
  if (typeof answer === 'object') throw new Error(answer.broken);
  return answer;
}

/** Learns the names of places anew after businesses changed. */
export const learnPlacesJob: Job = {
  name: 'learn-places',
  everyMs: 15_000,
  run: async ({ db, now, connection }) => {
    await refreshPlaces(db, now(), () => learnBeside(connection, now()));
    return 'done';
  },
};
