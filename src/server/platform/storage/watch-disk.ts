import type { Job } from '../jobs/jobs.ts';
import { roomOf } from './disk.ts';

/** Says in time that room runs out. */
export const watchDiskJob: Job = {
  name: 'watch-disk',
  everyMs: 60_000,
  async run({ disk, log }) {
    const { freeBytes, isLow } = await roomOf(disk);
    if (isLow) log.warn({ freeBytes }, 'disk nearly full');
    return 'done';
  },
};
