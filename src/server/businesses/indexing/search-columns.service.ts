import type { Db } from '#server/platform/database/database.ts';
import { listOutdated, writeColumns } from './search-columns.queries.ts';
import { SEARCH_VERSION, searchColumns } from './search-columns.rules.ts';

const ROWS_AT_ONCE = 500;

/** Computes anew what some businesses are found by, where older rules did. @returns how many */
export const rewriteSearchColumns = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await listOutdated(trx, SEARCH_VERSION, ROWS_AT_ONCE);
    await writeColumns(
      trx,
      rows.map((row) => ({ id: row.id, ...searchColumns(row) })),
    );
    return rows.length;
  });
