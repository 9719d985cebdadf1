import { setTimeout as pause } from 'node:timers/promises';
import type { Header } from '#contract/imports/import-columns.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import {
  addImportedBusinesses,
  type Duplicate,
  findByNumber,
  findBySource,
  findDuplicates,
  keepSources,
  publishImported,
} from '#server/businesses/submitting/imported-businesses.service.ts';
import { namesOfToday } from '#server/categories/categories.service.ts';
import { currentWords } from '#server/kinds/kinds.service.ts';
import { neighbourhoodAt } from '#server/places/neighbourhood-at.service.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { LinesById, Tally } from './import-tally.rules.ts';
import { type ImportWords, siteImportWords } from './import-words.rules.ts';
import { analyzeBusinesses, insertBatch, lockImports, markBatchCounts } from './imports.queries.ts';
import { categoryNames } from './rows/category.rules.ts';
import { cleanLine, cutText, type Pin } from './rows/cell-values.rules.ts';
import { kindsOfFiles } from './rows/kinds-of-files.rules.ts';
import { type BusinessFromFile, type KnownToRows, readRow } from './rows/row.rules.ts';

export type { ImportWords };

/** One row as a file or a request brings it; `line` is what its sender calls it by. */
export type SourceRow =
  | { line: number; header: Header; cells: readonly string[]; isBroken?: undefined }
  | { line: number; isBroken: true; isTooLong: boolean; text: string };

export interface RowOutcome {
  line: number;
  name: string;
  outcome: 'imported' | 'duplicate' | 'refused';
  /** Of the new business, or of the one it duplicates; absent in a dry run for new ones. */
  id?: number;
  /** What happened in one sentence; empty for an imported row. */
  sentence: string;
  warnings: string[];
}

export interface ImportOptions {
  fileName: string;
  /** Where the rows come from, e.g. `apify`; kept with the batch. */
  source: string;
  /** Under which licence they may be passed on (an SPDX name); nobody said it where it is missing. */
  licence?: string | undefined;
  /** Whom the source wants named, in its words. */
  attribution?: string | undefined;
  isApproved?: boolean;
  /** Of an open source that says how sure it is: what is less sure waits, approved or not. */
  leastConfidence?: number | undefined;
  isDryRun?: boolean;
  importedBy?: number | null;
  /** The answer goes to anybody: a business that is not public is not named in it. */
  isForStrangers?: boolean;
  /** Pages are served meanwhile from the same database: short steps, with a rest after each. */
  isGentle?: boolean;
  /** What is said of the rows; the site's without it. */
  words?: ImportWords;
  /** Told of every row in order; the next rows wait for it. */
  onOutcome?: (outcome: RowOutcome) => void | Promise<void>;
}

export interface ImportSummary {
  batchId: number | null;
  isDryRun: boolean;
  rows: number;
  imported: number;
  duplicates: number;
  refused: number;
  /** Rows of earlier batches that waited and are published by this run. */
  published: number;
  warned: number;
  /** Sentences of refusals and warnings with how often they came, most frequent first. */
  reasons: { sentence: string; count: number }[];
  warnings: { sentence: string; count: number }[];
}

/** Rows looked up and stored together: a statement of some 7,000 values, a few tenths of a second. */
const CHUNK_ROWS = 250;
/** A few milliseconds of work, so that whoever asks for a page meanwhile hardly waits. */
const GENTLE_CHUNK_ROWS = 50;
/** A rest is as long as the step before it, up to this: 5,000 rows rest some 2 s in all. */
const MOST_REST_MS = 25;
/** From here on the planner's picture of the table is worth refreshing. */
const ANALYZE_FROM_ROWS = 500;
/** Of an unread line, for finding it again. */
const BEGINNING_LETTERS = 60;

interface ReadRow {
  line: number;
  name: string;
  warnings: string[];
  business?: BusinessFromFile | undefined;
  refusal?: string | undefined;
  unplaced?: { phoneKeys: string[] } | undefined;
}

const read = (row: SourceRow, known: KnownToRows, say: ImportWords): ReadRow =>
  row.isBroken
    ? {
        line: row.line,
        name: cutText(cleanLine(row.text), BEGINNING_LETTERS),
        warnings: [],
        refusal: say.unread(row),
      }
    : { line: row.line, ...readRow(row.header, row.cells, known, say) };

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
async function knownToRows(db: Db): Promise<KnownToRows> {
  const [{ today, all }, { kinds }] = await Promise.all([namesOfToday(db), currentWords(db)]);
  const delivered = new Set<string>(categoryNames);
  const own = all.filter((name) => !delivered.has(name));
  return {
    nameOf: (category) => today.get(category),
    byNorm: new Map(own.map((name) => [searchNorm(name), name])),
    kindOfFile: kindsOfFiles(kinds),
    isShared: countingPins(),
    neighbourhoodAt,
  };
}

async function* chunksOf(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  length: number,
  known: KnownToRows,
  say: ImportWords,
) {
  let chunk: ReadRow[] = [];
  for await (const row of rows) {
    chunk.push(read(row, known, say));
    if (chunk.length < length) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

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
  let startedAt = performance.now();
  const chunkRows = options.isGentle ? GENTLE_CHUNK_ROWS : CHUNK_ROWS;
  for await (const chunk of chunksOf(rows, chunkRows, await knownToRows(db), words)) {
    await run.take(chunk);
    if (!options.isGentle) continue;
    await pause(Math.min(performance.now() - startedAt, MOST_REST_MS));
    startedAt = performance.now();
  }
  await run.finish();
  const summary = run.summary();
  if (!summary.isDryRun && summary.imported >= ANALYZE_FROM_ROWS) await analyzeBusinesses(db);
  return summary;
}

class ImportRun {
  readonly #db: Db;
  readonly #now: Date;
  readonly #options: ImportOptions;
  readonly #lines = new LinesById();
  readonly #say: ImportWords;
  readonly #reasons: Tally;
  readonly #warnings: Tally;
  readonly #counts = { rows: 0, imported: 0, duplicates: 0, refused: 0, published: 0, warned: 0 };
  #batchId: number | null = null;

  constructor(db: Db, now: Date, options: ImportOptions, words: ImportWords) {
    this.#db = db;
    this.#now = now;
    this.#options = options;
    this.#say = words;
    this.#reasons = new Tally(words.others);
    this.#warnings = new Tally(words.others);
  }

  async take(chunk: readonly ReadRow[]): Promise<void> {
    const candidates = chunk.flatMap(({ line, business }) =>
      business ? [{ line, business }] : [],
    );
    const bySource = await findBySource(
      this.#db,
      candidates.map(({ business }) => business.source?.id),
    );
    const unknown = candidates.filter((_, index) => !bySource[index]);
    const found = await findDuplicates(
      this.#db,
      unknown.map(({ business }) => business),
    );
    // An index among the unknown becomes one among all.
    const duplicates = candidates.map((candidate, index): Duplicate | undefined => {
      const at = unknown.indexOf(candidate);
      const one = at < 0 ? bySource[index] : found[at];
      if (!one || one.stored) return one;
      const other = unknown[one.index];
      return { likeness: one.likeness, index: other ? candidates.indexOf(other) : index };
    });
    const fresh = candidates.filter((_, index) => !duplicates[index]);
    const ids = await this.#store(fresh.map(({ business }) => business));
    const idByLine = new Map(fresh.map(({ line }, index) => [line, ids[index] ?? 0]));
    for (const [line, id] of [...idByLine].sort(([, a], [, b]) => a - b)) this.#lines.add(id, line);
    const byNumber = await this.#knownByNumber(chunk);
    const sure = duplicates.filter((_, index) => !this.#isUnsure(candidates[index]?.business));
    await this.#publish([...sure, ...byNumber.values()]);
    await this.#keepSources(candidates, duplicates, idByLine);

    let candidate = 0;
    for (const row of chunk) {
      const duplicate = row.business ? duplicates[candidate] : byNumber.get(row);
      if (row.business) candidate += 1;
      const lineOfIndex = (index: number) => candidates[index]?.line ?? 0;
      const outcome = this.#outcomeOf(row, duplicate, lineOfIndex);
      const id = this.#options.isDryRun ? undefined : idByLine.get(row.line);
      this.#count(outcome);
      await this.#options.onOutcome?.(id === undefined ? outcome : { ...outcome, id });
    }
  }

  /** Rows that say too little of where they are, with the business whose number they have. */
  async #knownByNumber(chunk: readonly ReadRow[]): Promise<Map<ReadRow, Duplicate>> {
    const rows = chunk.filter(({ unplaced }) => unplaced && unplaced.phoneKeys.length > 0);
    const found = new Map<ReadRow, Duplicate>();
    const duplicates = await findByNumber(
      this.#db,
      rows.map(({ unplaced }) => unplaced?.phoneKeys ?? []),
    );
    for (const [index, row] of rows.entries()) {
      const duplicate = duplicates[index];
      if (duplicate) found.set(row, duplicate);
    }
    return found;
  }

  async #store(list: readonly BusinessFromFile[]): Promise<number[]> {
    if (list.length === 0) return [];
    const { fileName, source, importedBy = null, isApproved = false } = this.#options;
    const { licence = null, attribution = null } = this.#options;
    const now = this.#now;
    const batch = { fileName, source, licence, attribution, importedBy, now };
    this.#batchId ??= (await insertBatch(this.#db, batch)).id;
    const sure = list.filter((business) => !this.#isUnsure(business));
    const unsure = list.filter((business) => this.#isUnsure(business));
    const batchId = this.#batchId;
    const ids = new Map<BusinessFromFile, number>();
    for (const [some, state] of [
      [sure, isApproved],
      [unsure, false],
    ] as const) {
      const added = await addImportedBusinesses(this.#db, some, {
        ...{ batchId, isApproved: state, now },
      });
      for (const [index, business] of some.entries()) ids.set(business, added[index] ?? 0);
    }
    return list.map((business) => ids.get(business) ?? 0);
  }

  #isUnsure(business: BusinessFromFile | undefined): boolean {
    const { leastConfidence } = this.#options;
    const confidence = business?.source?.confidence ?? null;
    return leastConfidence !== undefined && confidence !== null && confidence < leastConfidence;
  }

  /** What sources call the businesses of this chunk: those they brought, and those that were there. */
  async #keepSources(
    candidates: readonly { line: number; business: BusinessFromFile }[],
    duplicates: readonly (Duplicate | undefined)[],
    idByLine: ReadonlyMap<number, number>,
  ): Promise<void> {
    const list = candidates.flatMap(({ line, business: { source } }, index) => {
      const newId = idByLine.get(line);
      const businessId = newId ?? duplicates[index]?.stored?.id;
      if (!source || businessId === undefined) return [];
      return [{ ...source, businessId, isOrigin: newId !== undefined }];
    });
    await keepSources(this.#db, list, this.#now);
  }

  /** Sending a file again with the approval publishes what it brought before. */
  async #publish(duplicates: readonly (Duplicate | undefined)[]): Promise<void> {
    if (!this.#options.isApproved) return;
    const stored = duplicates.flatMap((one) => one?.stored?.id ?? []);
    this.#counts.published += await publishImported(this.#db, stored, this.#now);
  }

  #count({ outcome, sentence, warnings }: RowOutcome): void {
    this.#counts.rows += 1;
    this.#counts[outcome === 'duplicate' ? 'duplicates' : outcome] += 1;
    if (outcome === 'refused') this.#reasons.add(sentence);
    if (warnings.length > 0) this.#counts.warned += 1;
    for (const warning of warnings) this.#warnings.add(warning);
  }

  #outcomeOf(
    { line, name, warnings, refusal, business }: ReadRow,
    duplicate: Duplicate | undefined,
    lineOfIndex: (index: number) => number,
  ): RowOutcome {
    const row = { line, name, warnings };
    if (!duplicate && refusal !== undefined) {
      return { ...row, outcome: 'refused', sentence: refusal };
    }
    if (!duplicate) {
      const isHeld = (this.#options.isApproved ?? false) && this.#isUnsure(business);
      return { ...row, outcome: 'imported', sentence: isHeld ? this.#say.unsure : '' };
    }
    const why = this.#say.likeness[duplicate.likeness];
    const { stored } = duplicate;
    const ownLine = stored ? this.#lines.lineOf(stored.id) : lineOfIndex(duplicate.index);
    if (ownLine !== undefined || !stored) {
      return {
        ...row,
        outcome: 'duplicate',
        sentence: this.#say.sameAsLine(ownLine, why),
      };
    }
    if (this.#options.isForStrangers && !stored.isPublic) {
      return { ...row, outcome: 'duplicate', sentence: this.#say.storedUnseen(why) };
    }
    const isPublishedNow =
      (this.#options.isApproved ?? false) && stored.isWaiting && !this.#isUnsure(business);
    return {
      ...row,
      outcome: 'duplicate',
      id: stored.id,
      sentence: this.#say.stored(stored, why, isPublishedNow),
    };
  }

  async finish(): Promise<void> {
    const { imported, duplicates, refused } = this.#counts;
    if (this.#batchId)
      await markBatchCounts(this.#db, this.#batchId, { imported, duplicates, refused });
  }

  summary(): ImportSummary {
    return {
      batchId: this.#options.isDryRun ? null : this.#batchId,
      isDryRun: this.#options.isDryRun ?? false,
      ...this.#counts,
      reasons: this.#reasons.list(),
      warnings: this.#warnings.list(),
    };
  }
}
