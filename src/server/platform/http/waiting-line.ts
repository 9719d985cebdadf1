import { Refusal } from '#contract/api/errors.ts';

/** Runs the work when it is its turn, or refuses it when there is none to be had soon. */
export type WaitingLine = <T>(work: () => Promise<T> | T) => Promise<T>;

export interface LineBounds {
  atWork: number;
  waiting: number;
  timeoutMs: number;
}

/**
 * More at once would only make each of them slower, and what takes no time at all wait behind them; who
 * waits longer than this has gone.
 */
const BOUNDS: LineBounds = { atWork: 8, waiting: 120, timeoutMs: 8000 };
const RETRY_AFTER_SECONDS = 5;

/** So many at work, so many who wait for their turn, no longer than so long: whoever comes then is told at once. */
export function openWaitingLine({ atWork, waiting, timeoutMs }: LineBounds = BOUNDS): WaitingLine {
  let working = 0;
  const line = new Set<() => void>();
  const refusal = () => new Refusal('too_busy', undefined, RETRY_AFTER_SECONDS);
  const turn = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      line.delete(begin);
      reject(refusal());
    }, timeoutMs);
    const begin = () => {
      clearTimeout(timer);
      line.delete(begin);
      resolve();
    };
    line.add(begin);
    return promise;
  };
  /** The place of who has ended is that of the first who waits. */
  const end = () => {
    const [next] = line;
    if (next) next();
    else working -= 1;
  };
  return async (work) => {
    if (working < atWork) working += 1;
    else if (line.size < waiting) await turn();
    else throw refusal();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
