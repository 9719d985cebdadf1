import type { z } from 'zod';
import { Refusal, refuse } from '#contract/errors.ts';
import { cellOf } from '#contract/import-columns.ts';
import {
  CSV_MAX_BYTES,
  CSV_MAX_ROWS,
  CSV_MAX_ROWS_SIGNED_OUT,
  type importFile as contract,
  type ImportedRow,
} from '#contract/imports.ts';
import type { Context } from '#server/platform/context.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { cellsOfRow, headerOfRows, lettersIn } from './import-request.rules.ts';
import { importRows, type SourceRow } from './import-rows.service.ts';
import { listBatchesOf } from './imports.queries.ts';

/** Each holds a database connection while it waits for the one before it; pages need the others. */
const MOST_AT_ONCE = 3;
const TRY_AGAIN_SECONDS = 10;
let atOnce = 0;

/** The rows of a file sent through the page: all of them wait for a moderator as one batch. */
export async function importFile(
  ctx: Context,
  { businesses, format, fileName, lines }: z.output<typeof contract.input>,
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
  const importedBy = ctx.caller.role === 'guest' ? undefined : ctx.caller.userId;
  if (importedBy === undefined && rows.length > CSV_MAX_ROWS_SIGNED_OUT) {
    refuse('too_many_rows_signed_out');
  }
  if (lettersIn(businesses) > CSV_MAX_BYTES) refuse('body_too_large');

  if (atOnce >= MOST_AT_ONCE) throw new Refusal('imports_busy', undefined, TRY_AGAIN_SECONDS);
  atOnce += 1;
  try {
    const answered: ImportedRow[] = [];
    const { imported, duplicates, refused, batchId } = await importRows(ctx, rows, {
      fileName,
      source: format,
      importedBy: importedBy ?? null,
      isForStrangers: true,
      isGentle: true,
      onOutcome: ({ line, name, outcome, id, sentence, warnings }) => {
        const of = outcome === 'duplicate' && id !== undefined ? { of: id } : {};
        answered.push({ row: line, name, outcome, ...of, reason: sentence, warnings });
      },
    });
    return { imported, duplicates, refused, batchId, rows: answered };
  } finally {
    atOnce -= 1;
  }
}

/** The batch outlives its sender's account, without the name. */
export const importsRecords: PersonalRecords = {
  name: 'imports',
  export: ({ db }, userId) => listBatchesOf(db, userId),
};
