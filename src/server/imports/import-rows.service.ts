import { setTimeout as pause } from 'node:timers/promises';
import { tellRamadanDays } from '#server/businesses/editing/ramadan-days.service.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type {
  ImportOptions,
  ImportSummary,
  RowOutcome,
  SourceRow,
} from './import-outcome.rules.ts';
import { ImportRun } from './import-run.service.ts';
import { type ImportWords, siteImportWords } from './import-words.rules.ts';
import { analyzeBusinesses, analyzeLookups, lockImports } from './imports.queries.ts';
import { aheadOf, chunksOf, knownToRows } from './read-rows.service.ts';

export type { ImportOptions, ImportSummary, ImportWords, RowOutcome, SourceRow };

/** Rows looked up and stored together: a statement of some 7,000 values, a few tenths of a second. */
const CHUNK_ROWS = 250;
/** A few milliseconds of work, so that whoever asks for a page meanwhile hardly waits. */
const GENTLE_CHUNK_ROWS = 50;
/** A rest is as long as the step before it, up to this: 5,000 rows rest some 2 s in all. */
const MOST_REST_MS = 25;
/** From here on the planner's picture of the table is worth refreshing, … */
const ANALYZE_FROM_ROWS = 500;
/** … and whenever so many times as many are in: with that of an emptier table each look-up would read all of it. */
const ANALYZE_AGAIN = 4;
/**
 * Brings rows into the directory: good ones go in, in one transaction, so that a crash leaves nothing
 * half in; each row's end is told. Rows that are there already are named, so that sending a file twice
 * adds nothing. A dry run does the same and takes it all back. A transaction that is open already is
 * joined, and its end is its owner's.
 */
export async function importRows(
  ctx: Pick<Basics, 'db' | 'now'>,
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  options: ImportOptions,
): Promise<ImportSummary> {
  if (ctx.db.isTransaction) return takeRows(ctx.db, rows, ctx.now(), options);
  const trx = await ctx.db.startTransaction().execute();
  try {
    const summary = await takeRows(trx, rows, ctx.now(), options);
    await (options.isDryRun ? trx.rollback() : trx.commit()).execute();
    return summary;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack)
      await trx
        .rollback()
        .execute()
        .catch(() => {});
    throw error;
  }
}

async function takeRows(
  db: Db,
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  now: Date,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { words = siteImportWords } = options;
  const run = new ImportRun(db, now, options, words);
  await lockImports(db);
  let analyzeFrom = ANALYZE_FROM_ROWS;
  let startedAt = performance.now();
  const chunkRows = options.isGentle ? GENTLE_CHUNK_ROWS : CHUNK_ROWS;
  const chunks = chunksOf(rows, chunkRows, await knownToRows(db), words);
  // A rest is nobody's to work in.
  for await (const chunk of options.isGentle ? chunks : aheadOf(chunks)) {
    await run.take(chunk);
    if (run.imported >= analyzeFrom) {
      await analyzeLookups(db);
      analyzeFrom *= ANALYZE_AGAIN;
    }
    if (!options.isGentle) continue;
    await pause(Math.min(performance.now() - startedAt, MOST_REST_MS));
    startedAt = performance.now();
  }
  await run.finish();
  const summary = run.summary();
  if (summary.isDryRun) return summary;
  // Whoever keeps another week in Ramadan would be open by its usual one until the job tells of it.
  if (summary.imported > 0) await tellRamadanDays({ db, now: () => now });
  if (summary.imported >= ANALYZE_FROM_ROWS) await analyzeBusinesses(db);
  return summary;
}
