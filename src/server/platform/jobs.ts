import { setTimeout as pause } from 'node:timers/promises';
import type { Surroundings } from './context.ts';

/**
 * Work that waits in rows of the database. A job takes what is due (`for update skip locked`, so that
 * instances share it) and tells whether there may be more.
 */
export interface Job {
  name: string;
  /** Pause between two looks. */
  everyMs: number;
  run(surroundings: Surroundings): Promise<'more' | 'done'>;
}

const MAX_PAUSE_MS = 60_000;

/** Starts the jobs; each runs one at a time, waits longer after every failure, and is stopped between two runs. */
export function startJobs(jobs: Job[], surroundings: Surroundings): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async ({ name, everyMs, run }: Job) => {
    let failures = 0;
    while (!signal.aborted) {
      let outcome: 'more' | 'done' = 'done';
      try {
        outcome = await run(surroundings);
        failures = 0;
      } catch (err) {
        failures += 1;
        surroundings.log.warn({ err, job: name, failures }, 'job failed');
      }
      if (outcome === 'more') continue;
      const wait = Math.max(everyMs, Math.min(everyMs * 2 ** failures, MAX_PAUSE_MS));
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const loops = jobs.map(loop);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
