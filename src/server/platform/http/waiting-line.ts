import { Refusal } from '#contract/api/errors.ts';

/** Runs the work when it is its turn, or refuses it when there is none to be had soon. */
export type WaitingLine = <T>(work: () => Promise<T> | T) => Promise<T>;

interface LineBounds {
  atWork: number;
  waiting: number;
  timeoutMs: number;
  retryAfterSeconds?: number;
}

/** Whom a page is made for: people do not wait behind robots. */
export type Asker = 'person' | 'robot';

/**
 * More at once would only make each of them slower, and what takes no time at all wait behind them; who
 * waits longer than this has gone.
 */
const BOUNDS: LineBounds = { atWork: 8, waiting: 120, timeoutMs: 8000 };
/**
 * Of a crawl of everything, no more than keeps the processor busy while nobody else asks: a person who comes finds
 * two at work, not eight. Programs wait longer than people.
 */
const ROBOT_BOUNDS: LineBounds = {
  atWork: 2,
  waiting: 120,
  timeoutMs: 60_000,
  retryAfterSeconds: 30,
};
const RETRY_AFTER_SECONDS = 5;

/** For each who asks a line of their own. */
export const openPageLines = (people: WaitingLine): Record<Asker, WaitingLine> => ({
  person: people,
  robot: openWaitingLine(ROBOT_BOUNDS),
});

/** So many at work, so many who wait for their turn, no longer than so long: whoever comes then is told at once. */
export function openWaitingLine({
  atWork,
  waiting,
  timeoutMs,
  retryAfterSeconds = RETRY_AFTER_SECONDS,
}: LineBounds = BOUNDS): WaitingLine {
  let working = 0;
  const line = new Set<() => void>();
  const refusal = () => new Refusal('too_busy', undefined, retryAfterSeconds);
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
