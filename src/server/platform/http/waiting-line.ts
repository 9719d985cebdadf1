import { Refusal } from '#contract/api/errors.ts';

/** Runs the work when it is its turn, or refuses it when there is none to be had soon. */
export type WaitingLine = <T>(work: () => Promise<T> | T) => Promise<T>;

interface LineBounds {
  /** A function where it is not always the same. */
  atWork: number | (() => number);
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
/** Of a crawl of everything while people come: who does finds two at work. */
const ROBOTS_AMONG_PEOPLE = 2;
/** While nobody does: a page waits for the database and for its packing, and others keep the processor busy meanwhile. */
const ROBOTS_ALONE = 6;
/** So long after something was made for somebody. */
const PEOPLE_COME_MS = 2000;
const RETRY_AFTER_SECONDS = 5;

/** For each who asks a line of their own. */
export function openPageLines(people: WaitingLine, now = Date.now): Record<Asker, WaitingLine> {
  let cameAtMs = Number.NEGATIVE_INFINITY;
  return {
    person: (work) => {
      cameAtMs = now();
      return people(work);
    },
    robot: openWaitingLine({
      atWork: () => (now() < cameAtMs + PEOPLE_COME_MS ? ROBOTS_AMONG_PEOPLE : ROBOTS_ALONE),
      waiting: 120,
      // Programs wait longer than people.
      timeoutMs: 60_000,
      retryAfterSeconds: 30,
    }),
  };
}

/** So many at work, so many who wait for their turn, no longer than so long: whoever comes then is told at once. */
export function openWaitingLine({
  atWork,
  waiting,
  timeoutMs,
  retryAfterSeconds = RETRY_AFTER_SECONDS,
}: LineBounds = BOUNDS): WaitingLine {
  const most = typeof atWork === 'number' ? () => atWork : atWork;
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
  /** The place of who has ended is that of the first who waits, and there may be more places than before, or fewer. */
  const end = () => {
    working -= 1;
    for (const begin of line) {
      if (working >= most()) return;
      working += 1;
      begin();
    }
  };
  return async (work) => {
    if (line.size === 0 && working < most()) working += 1;
    else if (line.size < waiting) await turn();
    else throw refusal();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
