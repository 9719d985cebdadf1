// Runs in a process of its own: see import-request.service.ts.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { z } from 'zod';
import { type ErrorCode, type Problem, Refusal, refuse } from '#contract/api/errors.ts';
import { cellOf } from '#contract/imports/import-columns.ts';
import {
  CSV_MAX_BYTES,
  CSV_MAX_ROWS,
  CSV_MAX_ROWS_SIGNED_OUT,
  importFile as contract,
  type ImportedRow,
} from '#contract/imports/imports.ts';
import type { Dependencies } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { isDatabaseAway, isStorageFull } from '#server/platform/database/database-failure.ts';
import {
  idempotencyKeyOf,
  type SentBy,
  withIdempotencyKey,
} from '#server/platform/http/idempotency.ts';
import { readInput } from '#server/platform/http/input-bounds.ts';
import { jsonObject } from '#server/platform/http/request-body.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { secretFrom } from '#server/platform/secret.ts';
import { cellsOfRow, headerOfRows, isDeeper, lettersIn } from './import-request.rules.ts';
import { importRows, type SourceRow } from './import-rows.service.ts';

export interface ImportTask {
  connection: pg.PoolConfig;
  sentBy: SentBy;
  /** What the key's hash is made with. */
  key: Uint8Array;
  now: Date;
  importedBy: number | undefined;
}
export type ImportAnswer =
  | { json: Uint8Array }
  | { refused: ErrorCode; issues: Problem['issues'] }
  /** A fault, for the log. */
  | { broken: string };

/** Rows have three: the whole, the list, the row. */
const DEEPEST = 100;

type Ctx = Pick<Dependencies, 'db' | 'now' | 'secret'>;

export async function work(task: ImportTask, body: Buffer): Promise<ImportAnswer> {
  const { db, close } = openDatabase(task.connection, openLog('silent'), { maxConnections: 1 });
  try {
    // The process would end over it, and to start another takes the one that answers visitors.
    if (isDeeper(body, DEEPEST)) refuse('body_too_large');
    const sum = createHash('sha256').update(body).digest('hex');
    const input = readInput(contract.input, jsonObject(body));
    const ctx = { db, now: () => task.now, secret: secretFrom(Buffer.from(task.key)) };
    const answer = await withIdempotencyKey(ctx, idempotencyKeyOf(task.sentBy, sum), (inside) =>
      importSentRows(inside, input, task.importedBy),
    );
    return { json: Buffer.from(JSON.stringify(contract.output.parse(answer))) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, issues: error.issues };
    if (isStorageFull(error)) return { refused: 'storage_full', issues: undefined };
    if (isDatabaseAway(error)) return { refused: 'not_ready', issues: undefined };
    return { broken: String((error as Error).stack) };
  } finally {
    await close().catch(() => {});
  }
}

async function importSentRows(
  ctx: Ctx,
  { businesses, format, fileName, lines }: z.output<typeof contract.input>,
  importedBy: number | undefined,
): Promise<z.input<typeof contract.output>> {
  if (businesses.length > CSV_MAX_ROWS) refuse('too_many_rows');
  const header = headerOfRows(businesses) ?? refuse('body_too_large');
  const rows = businesses.map(
    (row, index): SourceRow => ({
      line: lines?.[index] ?? index + 1,
      header,
      cells: cellsOfRow(header.names, row),
    }),
  );
  if (!rows.some((row) => !row.isBroken && cellOf(header, row.cells, 'name'))) {
    refuse('no_import_rows');
  }
  if (importedBy === undefined && rows.length > CSV_MAX_ROWS_SIGNED_OUT) {
    refuse('too_many_rows_signed_out');
  }
  if (lettersIn(businesses) > CSV_MAX_BYTES) refuse('body_too_large');

  const answered: ImportedRow[] = [];
  const { imported, duplicates, refused, batchId } = await importRows(ctx, rows, {
    fileName,
    source: format,
    importedBy: importedBy ?? null,
    isForStrangers: true,
    isGentle: true,
    onOutcome: ({ line, name, outcome, id, sentence, warnings }) => {
      // Files of the page change nothing that stands.
      if (outcome === 'changed' || outcome === 'gone') return;
      const of = outcome === 'duplicate' && id !== undefined ? { of: id } : {};
      answered.push({ row: line, name, outcome, ...of, reason: sentence, warnings });
    },
  });
  return { imported, duplicates, refused, batchId, rows: answered };
}
