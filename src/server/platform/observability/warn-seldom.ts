import type { Log } from './log.ts';

const EVERY_MS = 60_000;

interface Told {
  atMs: number;
  /** How often it was kept quiet since. */
  quiet: number;
}

const told = new WeakMap<object, Map<string, Told>>();

/** What every request would say anew while something is away or full: one line a minute, with how many it stands for. */
export function warnSeldom(
  log: Pick<Log, 'warn'>,
  detail: object,
  message: string,
  nowMs = performance.now(),
): void {
  const ofLog = told.get(log) ?? new Map<string, Told>();
  told.set(log, ofLog);
  const before = ofLog.get(message);
  if (before && nowMs - before.atMs < EVERY_MS) {
    before.quiet += 1;
    return;
  }
  const quiet = before?.quiet ?? 0;
  ofLog.set(message, { atMs: nowMs, quiet: 0 });
  log.warn(quiet > 0 ? { ...detail, alsoSince: quiet } : detail, message);
}
