import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listKey, listsWith, type Subject } from '#server/platform/database/public-data.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { warnSeldom } from '#server/platform/observability/warn-seldom.ts';
import { type MadeFrom, SIDE_PATIENCE_MS } from './made-from.ts';
import type { CachedPage } from './page-cache.ts';

/** A cache in front (Varnish, a CDN): it keeps pages under keys, and lets go of those it is told. */
export interface Edge {
  /** What tells it how long a page may be kept, and under which keys. */
  headersOf(page: EdgePage): Record<string, string>;
  /** A change that was heard of. */
  heard(subject: Subject): void;
  close(): Promise<void>;
}
type EdgePage = Pick<CachedPage, 'status' | 'madeFrom' | 'endsAtMs' | 'begunAtMs'>;

/** Nothing is kept longer without being asked for, whatever may have gone wrong on the way of a change. Seconds. */
const MOST_SECONDS = 600;
/** For so long what is there is shown where nobody answers any more. */
const WITHOUT_US_SECONDS = 86_400;
/** What was on its way to the edge while a change was told comes there behind it: the change is told twice. */
const AGAIN_MS = 1000;
const PATIENCE_MS = 2000;
/** Keys of one request: some two kilobytes. */
const AT_ONCE = 150;
/** Of more that wait for an edge that does not answer, all is let go of. */
const MOST_WAITING = 3000;

const ALL = 'all';
const ofBusiness = (id: number) => `b${id}`;
const ofGone = (id: number) => `g${id}`;
const ofList = (key: string) =>
  `l${createHash('sha256').update(key).digest('base64url').slice(0, 10)}`;

/** The keys of a page: one of them is told when it is no longer true (`lastChangeOf`, and who must not stand there). */
export const keysOf = ({ businesses, lists, neighbours }: MadeFrom): string[] => [
  ...new Set([
    ALL,
    ...businesses.map(ofBusiness),
    ...lists.map((list) => ofList(listKey(list))),
    ...neighbours.map(ofGone),
  ]),
];

/** The keys of all pages that a change makes old. */
export function keysOfChange(subject: Subject): string[] {
  if (subject.of === 'anything') return [ALL];
  if (subject.where === 'own') return [ofBusiness(subject.id)];
  const lists = [...listsWith(subject.place)].map(ofList);
  const gone = subject.where === 'gone' ? [ofGone(subject.id)] : [];
  return [ofBusiness(subject.id), ...gone, ...lists];
}

interface EdgeOptions {
  log: Log;
  now?: () => number;
  againMs?: number;
  ask?: typeof fetch;
}

/** @param urls where each edge takes `PURGE` with `Surrogate-Key`; whoever begins tells them to let go of all */
export function openEdge(
  urls: readonly string[],
  { log, now = Date.now, againMs = AGAIN_MS, ask = fetch }: EdgeOptions,
): Edge {
  const places = urls.map((url) => ({ url, waiting: new Set<string>(), isBusy: false }));
  const closing = new AbortController();
  const { signal } = closing;
  /** False where it is closed before. */
  const later = () => pause(againMs, true, { ref: false, signal }).catch(() => false);

  /** One request after the other, and one that failed again: until nothing waits. */
  async function tell({ url, waiting }: (typeof places)[number]): Promise<void> {
    while (waiting.size > 0 && !signal.aborted) {
      const isAll = waiting.has(ALL) || waiting.size > MOST_WAITING;
      const keys = isAll ? [ALL] : [...waiting].slice(0, AT_ONCE);
      for (const key of isAll ? waiting : keys) waiting.delete(key);
      try {
        const answer = await ask(url, {
          method: 'PURGE',
          headers: { 'Surrogate-Key': keys.join(' ') },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
      } catch (error) {
        for (const key of keys) waiting.add(key);
        const reason = String(error);
        warnSeldom(log, { edge: url, reason }, 'an edge was not told of a change');
        await later();
      }
    }
  }

  const letGo = (keys: readonly string[]) => {
    for (const place of places) {
      for (const key of keys) place.waiting.add(key);
      if (place.isBusy) continue;
      place.isBusy = true;
      void tell(place).finally(() => {
        place.isBusy = false;
      });
    }
  };
  letGo([ALL]);

  return {
    headersOf(page): Record<string, string> {
      const seconds = keptSeconds(page, now());
      if (seconds <= 0) return { 'Surrogate-Control': 'no-store' };
      return {
        'Surrogate-Control': `max-age=${seconds}, stale-if-error=${WITHOUT_US_SECONDS}`,
        'Surrogate-Key': keysOf(page.madeFrom).join(' '),
      };
    },
    heard(subject) {
      const keys = keysOfChange(subject);
      letGo(keys);
      void later().then((isOpen) => isOpen && letGo(keys));
    },
    async close() {
      closing.abort();
    },
  };
}

/** Until the clock alone makes it untrue, and what stands at its side too old. */
function keptSeconds({ status, madeFrom, endsAtMs, begunAtMs }: EdgePage, now: number): number {
  if (status !== 200) return 0;
  // What stands at its side was looked at then, or just now.
  const sideEndsAtMs = (madeFrom.sideAtMs ?? begunAtMs) + SIDE_PATIENCE_MS;
  const sideMs = now < sideEndsAtMs ? sideEndsAtMs - now : SIDE_PATIENCE_MS;
  const mostMs = madeFrom.side.length > 0 ? sideMs : MOST_SECONDS * 1000;
  return Math.floor(Math.min(mostMs, endsAtMs - now) / 1000);
}
