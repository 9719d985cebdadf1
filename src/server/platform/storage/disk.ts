import { statfs } from 'node:fs/promises';
import { isStorageFull } from '../database/database-failure.ts';
import type { Log } from '../observability/log.ts';
import { warnSeldom } from '../observability/warn-seldom.ts';
import { LEAST_FREE_BYTES } from '../postgres-embedded/error.ts';

/** Below this somebody should make room: a backup or an import may need the rest. */
const LOW_BYTES = 1_000_000_000;
/** What could not be stored a moment ago, on whichever disk, most likely cannot be stored now. */
const FULL_FOR_MS = 60_000;

/** The disk of DATA_DIR, and whether anything can be stored at all: the database's may be another one. */
export interface Disk {
  /** Undefined where the folder cannot be asked. */
  freeBytes(): Promise<number | undefined>;
  isFull(): Promise<boolean>;
  /** True when the failure is a full disk (or a server without memory): noted, and said once a minute. */
  noteIfFull(error: unknown, detail?: object): boolean;
}

export function openDisk(folder: string, log: Log, nowMs = () => performance.now()): Disk {
  let fullAtMs = Number.NEGATIVE_INFINITY;
  const freeBytes = async () => {
    const disk = await statfs(folder).catch(() => undefined);
    return disk && disk.bavail * disk.bsize;
  };
  return {
    freeBytes,
    async isFull() {
      if (nowMs() - fullAtMs < FULL_FOR_MS) return true;
      const free = await freeBytes();
      return free !== undefined && free < LEAST_FREE_BYTES;
    },
    noteIfFull(error, detail = {}) {
      if (!isStorageFull(error)) return false;
      fullAtMs = nowMs();
      warnSeldom(log, { ...detail, reason: String(error) }, 'storage full');
      return true;
    },
  };
}

/** How much room there is, and whether somebody should make more. */
export async function roomOf(disk: Pick<Disk, 'freeBytes'>) {
  const freeBytes = await disk.freeBytes();
  return { freeBytes, isLow: freeBytes !== undefined && freeBytes < LOW_BYTES };
}
