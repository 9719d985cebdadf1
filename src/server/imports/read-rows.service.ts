import { setImmediate as turn } from 'node:timers/promises';
import { kindAgainst, kindNamed } from '#contract/kinds/kind-words.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { SourceRecord } from '#server/businesses/facts/newer-facts.rules.ts';
import {
  type Prepared,
  prepareBusiness,
} from '#server/businesses/submitting/imported-businesses.service.ts';
import { namesOfToday } from '#server/categories/categories.service.ts';
import { currentWords } from '#server/kinds/kinds.service.ts';
import { neighbourhoodAt } from '#server/places/neighbourhood-at.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SourceRow } from './import-outcome.rules.ts';
import type { ImportWords } from './import-words.rules.ts';
import { categoryNames } from './rows/category.rules.ts';
import { cleanLine, cutText, type Pin } from './rows/cell-values.rules.ts';
import { kindsOfFiles } from './rows/kinds-of-files.rules.ts';
import { type BusinessFromFile, type KnownToRows, readRow } from './rows/row.rules.ts';

/** Of an unread line, for finding it again. */
const BEGINNING_LETTERS = 60;

export interface ReadRow {
  line: number;
  name: string;
  warnings: string[];
  business?: BusinessFromFile | undefined;
  /** Of the business. */
  prepared?: Prepared | undefined;
  refusal?: string | undefined;
  unplaced?: { phoneKeys: string[] } | undefined;
  closed?: SourceRecord | undefined;
}

function read(row: SourceRow, known: KnownToRows, say: ImportWords): ReadRow {
  if (row.isBroken)
    return {
      line: row.line,
      name: cutText(cleanLine(row.text), BEGINNING_LETTERS),
      warnings: [],
      refusal: say.unread(row),
    };
  const reading = readRow(row.header, row.cells, known, say);
  const prepared = reading.business && prepareBusiness(reading.business);
  return { line: row.line, ...reading, prepared };
}

/** From here on a pin is no single place's: a mall's, or a town's for all whose own nobody knew. */
const SHARED_BY = 4;
const MOST_PINS = 200_000;

/** Counts pins as they come; those of the first few rows are nobody else's yet. */
function countingPins(): (pin: Pin) => boolean {
  const counts = new Map<string, number>();
  return ({ latitude, longitude }) => {
    const key = `${latitude} ${longitude}`;
    const count = (counts.get(key) ?? 0) + 1;
    if (count > 1 || counts.size < MOST_PINS) counts.set(key, count);
    return count >= SHARED_BY;
  };
}

/** The categories as the team has them by now, and what pins tell. */
export async function knownToRows(db: Db): Promise<KnownToRows> {
  const [{ today, all }, { kinds, kindSaid, words }] = await Promise.all([
    namesOfToday(db),
    currentWords(db),
  ]);
  const delivered = new Set<string>(categoryNames);
  const own = all.filter((name) => !delivered.has(name));
  return {
    nameOf: (category) => today.get(category),
    byNorm: new Map(own.map((name) => [searchNorm(name), name])),
    kindOfFile: kindsOfFiles(kinds, words),
    kindSaid,
    kindAgainst: (said) => kindAgainst(words, said),
    kindNamed: (name) => kindNamed(words, name),
    isShared: countingPins(),
    neighbourhoodAt,
  };
}

/** A millisecond of reading; then it is the database's turn to be answered. */
const ROWS_A_TURN = 5;

export async function* chunksOf(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  length: number,
  known: KnownToRows,
  say: ImportWords,
) {
  let chunk: ReadRow[] = [];
  for await (const row of rows) {
    chunk.push(read(row, known, say));
    if (chunk.length % ROWS_A_TURN === 0) await turn();
    if (chunk.length < length) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** The same, each next one made while what asked for the one before is at work with it. */
export async function* aheadOf<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = items.next();
      // Told to who waits for it, which may be nobody any more.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
