import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../context.ts';
import { warnSeldom } from '../observability/warn-seldom.ts';
import { type JobRun, listJobs, noteJobRun } from './job-runs.ts';

/**
 * Work that waits in rows of the database. A job takes what is due (`for update skip locked`, so that
 * instances share it) and tells whether there may be more.
 */
export interface Job {
  name: string;
  /** Pause between two looks. */
  everyMs: number;
  run(dependencies: Dependencies): Promise<'more' | 'done'>;
}

const MAX_PAUSE_MS = 60_000;
/** How seldom a run that says nothing new is written down: one that worked, and an idle look. */
const NOTE_WORK_EVERY_MS = 5_000;
const NOTE_IDLE_EVERY_MS = 60_000;

/** Starts the jobs; each runs one at a time, waits longer after every failure, and is stopped between two runs. */
export function startJobs(
  jobs: Job[],
  dependencies: Dependencies,
  ended?: (job: string, isOk: boolean) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  // What is shown of the jobs is worth no failure of theirs.
  const { disk, log } = dependencies;
  const quietly = (work: Promise<void>) =>
    work.catch((error) => {
      if (disk.noteIfFull(error)) return;
      warnSeldom(log, { reason: String(error) }, 'job not written down');
    });
  const loop = async ({ name, everyMs, run }: Job) => {
    let failures = 0;
    let notedAt = Number.NEGATIVE_INFINITY;
    const note = async (ended: Omit<JobRun, 'name' | 'everyMs'>, patience: number) => {
      if (performance.now() - notedAt < patience) return;
      notedAt = performance.now();
      await quietly(noteJobRun(dependencies.db, { name, everyMs, ...ended }));
    };
    while (!signal.aborted) {
      let outcome: 'more' | 'done' = 'done';
      const startedAt = dependencies.now();
      const from = performance.now();
      const timing = () => ({ startedAt, durationMs: Math.round(performance.now() - from) });
      try {
        outcome = await run(dependencies);
        ended?.(name, true);
        const patience = outcome === 'more' ? NOTE_WORK_EVERY_MS : NOTE_IDLE_EVERY_MS;
        await note({ ...timing(), failures: 0 }, failures > 0 ? 0 : patience);
        failures = 0;
      } catch (err) {
        failures += 1;
        ended?.(name, false);
        if (!disk.noteIfFull(err, { job: name }))
          log.warn({ err, job: name, failures }, 'job failed');
        await note({ ...timing(), failures, error: err }, 0);
      }
      if (outcome === 'more') continue;
      const wait = Math.max(everyMs, Math.min(everyMs * 2 ** failures, MAX_PAUSE_MS));
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  void quietly(listJobs(dependencies.db, jobs));
  const loops = jobs.map(loop);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
