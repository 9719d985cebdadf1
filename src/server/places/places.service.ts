import { setImmediate } from 'node:timers/promises';
import { type PlaceBook, placeBookOf } from '#contract/search/understanding/place-book.ts';
import { neighbourhoodOutlines } from '#db/seed/neighbourhood-outlines.ts';
import type { Db } from '#server/platform/database/database.ts';
import { publicDataFingerprint } from '#server/platform/database/public-data.ts';
import { type LearnableRow, type LearntPlace, learningPlaces } from './learning.rules.ts';
import { NEIGHBOURHOODS } from './neighbourhoods.rules.ts';
import { readOutlines } from './outlines.rules.ts';
import {
  areMoreThan,
  deletePlaces,
  emptyPlaces,
  findPlacesState,
  listKnownPlaces,
  listLearnableRows,
  listLearnt,
  lockPlacesState,
  noteLearnt,
  writeLearnt,
} from './places.queries.ts';

const ROWS_AT_ONCE = 4000;
/** A larger directory is read again only so often: it takes seconds. */
const MANY = 20_000;
const LARGE_REST_MS = 600_000;

const outlines = new Map(
  readOutlines(neighbourhoodOutlines).map((one) => [`${one.district}/${one.slug}`, one]),
);

const known = new WeakMap<Db, { version: number; book: Promise<PlaceBook> }>();

/** What questions call places, read again where the places are of another version: once for all who ask meanwhile. */
export async function placesOf(db: Db, version: number): Promise<PlaceBook> {
  const kept = known.get(db);
  if (kept?.version === version) return kept.book;
  const fresh = { version, book: listKnownPlaces(db).then(placeBookOf) };
  known.set(db, fresh);
  // What could not be read is asked for again.
  fresh.book.catch(() => {
    if (known.get(db) === fresh) known.delete(db);
  });
  return fresh.book;
}

async function listAllRows(db: Db): Promise<LearnableRow[]> {
  const rows: LearnableRow[] = [];
  for (;;) {
    const some = await listLearnableRows(db, rows.at(-1)?.id ?? 0, ROWS_AT_ONCE);
    rows.push(...some);
    if (some.length < ROWS_AT_ONCE) return rows;
    await setImmediate();
  }
}

const textOf = ({
  key,
  kind,
  name,
  source,
  ...rest
}: Awaited<ReturnType<typeof listLearnt>>[number] | LearntPlace) =>
  JSON.stringify([
    ...[key, kind, name, source, rest.latitude, rest.longitude],
    ...[rest.extent, rest.pins, rest.members],
  ]);

/**
 * Learns the places anew where public data has changed.
 * @param beside does the same in a process of its own: all rows of a larger directory take more memory than the columns
 *   of all, and V8 does not give it back
 * @returns how many came, changed or went
 */
export async function refreshPlaces(
  db: Db,
  now: Date,
  beside?: () => Promise<number>,
): Promise<number> {
  const before = await findPlacesState(db);
  const fingerprint = await publicDataFingerprint(db);
  if (before.learntOf === fingerprint) return 0;
  const isLarge = await areMoreThan(db, MANY);
  const rested = before.learntAt ? now.getTime() - before.learntAt.getTime() : LARGE_REST_MS;
  if (isLarge && rested < LARGE_REST_MS) return 0;
  return isLarge && beside ? beside() : learnPlaces(db, fingerprint, now);
}

async function learnPlaces(db: Db, fingerprint: string, now: Date): Promise<number> {
  const learning = learningPlaces(await listAllRows(db), NEIGHBOURHOODS, outlines);
  let step = learning.next();
  while (!step.done) {
    // Whoever asks for a page meanwhile is answered.
    await setImmediate();
    step = learning.next();
  }
  const learnt = step.value;
  return db.transaction().execute(async (trx) => {
    if (!(await lockPlacesState(trx))) return 0;
    const there = await listLearnt(trx);
    const was = new Map(there.map((place) => [place.key, textOf(place)]));
    const changed = learnt.filter((place) => was.get(place.key) !== textOf(place));
    const keys = new Set(learnt.map(({ key }) => key));
    const gone = there.filter(({ key }) => !keys.has(key));
    const deleted = gone.filter(({ isMended }) => !isMended).map(({ key }) => key);
    const emptied = gone
      .filter(({ isMended, members }) => isMended && members.length > 0)
      .map(({ key }) => key);
    // Only what there is to write: each statement tells every instance that places changed.
    if (changed.length > 0) await writeLearnt(trx, changed);
    if (deleted.length > 0) await deletePlaces(trx, deleted);
    if (emptied.length > 0) await emptyPlaces(trx, emptied);
    await noteLearnt(trx, fingerprint, now);
    return changed.length + deleted.length + emptied.length;
  });
}
