import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import type { Dependencies } from '../context.ts';
import { openLog } from '../observability/log.ts';
import { openDisk } from '../storage/disk.ts';
import { startJobs } from './jobs.ts';

const log = openLog('silent');
const dependencies = { log, now: () => new Date(), disk: openDisk(tmpdir(), log) } as Dependencies;

test('a job runs on while there is more, rests, and goes on after a failure', async () => {
  const outcomes: ('more' | 'done' | 'broken')[] = ['more', 'more', 'broken', 'done'];
  const wentOn = Promise.withResolvers<void>();
  const run = vi.fn(async () => {
    if (run.mock.calls.length > 4) wentOn.resolve();
    const outcome = outcomes.shift() ?? 'done';
    if (outcome === 'broken') throw new Error('broken');
    return outcome;
  });
  const jobs = startJobs([{ name: 'test', everyMs: 5, run }], dependencies);
  await wentOn.promise;
  await jobs.stop();
  const runs = run.mock.calls.length;
  expect(outcomes).toEqual([]);
  expect(run).toHaveBeenCalledTimes(runs);
});

test('stopping waits for the run that is under way, and starts no other', async () => {
  let finish = () => {};
  const run = vi.fn(
    () =>
      new Promise<'more'>((resolve) => {
        finish = () => resolve('more');
      }),
  );
  const jobs = startJobs([{ name: 'test', everyMs: 5, run }], dependencies);
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(run).toHaveBeenCalledTimes(1);
});
