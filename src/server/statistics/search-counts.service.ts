import { dayInAdana } from '#contract/calendar/days.ts';
import type { Basics } from '#server/platform/context.ts';
import { keptByDatabase } from '#server/platform/database/kept-by-database.ts';
import {
  type Appearances,
  addAppearances,
  addSearchWords,
  type FoundBy,
} from './search-counts.queries.ts';
import { countedWords } from './search-words.rules.ts';

/** How long counts wait in memory; a crash loses at most these. */
const WRITE_AFTER_MS = 5000;
/** Of one busy pause; what comes beyond it is written at once. */
const MAX_WAITING = 5000;

const waitingFor = keptByDatabase(() => ({
  appearances: new Map<string, Appearances>(),
  foundBy: [] as FoundBy[],
  timer: undefined as NodeJS.Timeout | undefined,
}));

/** Businesses that a visitor's search showed; written together with others' in a moment. */
export function countAppearances(
  ctx: Basics,
  search: { q?: string | undefined; businessIds: readonly number[]; visitor: Buffer },
): void {
  const waiting = waitingFor(ctx.db);
  const { appearances, foundBy } = waiting;
  const day = dayInAdana(ctx.now());
  const counted = search.q === undefined ? undefined : countedWords(search.q);
  for (const businessId of search.businessIds) {
    const key = `${businessId} ${day}`;
    const seen = appearances.get(key) ?? { businessId, day, times: 0 };
    seen.times += 1;
    appearances.set(key, seen);
    if (counted) foundBy.push({ businessId, day, ...counted, visitor: search.visitor });
  }
  const wait = foundBy.length + appearances.size > MAX_WAITING ? 0 : WRITE_AFTER_MS;
  if (waiting.timer && wait > 0) return;
  clearTimeout(waiting.timer);
  waiting.timer = setTimeout(() => {
    writeSearchCounts(ctx).catch((err) => ctx.log.warn({ err }, 'counts of searches are lost'));
  }, wait);
  waiting.timer.unref();
}

/** Writes what waits. */
export async function writeSearchCounts({ db, now }: Pick<Basics, 'db' | 'now'>): Promise<void> {
  const waiting = waitingFor(db);
  clearTimeout(waiting.timer);
  const those = [...waiting.appearances.values()];
  const words = waiting.foundBy;
  Object.assign(waiting, { appearances: new Map(), foundBy: [], timer: undefined });
  if (those.length > 0) await addAppearances(db, those);
  if (words.length > 0) await addSearchWords(db, words, now());
}
