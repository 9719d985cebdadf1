import type { Db } from '#server/platform/database/database.ts';
import {
  deleteNamesOf,
  insertNames,
  listNewNames,
  listSearchable,
  markOtherNames,
  type NameOfFile,
} from './other-names.queries.ts';
import { writeColumns } from './search-columns.queries.ts';
import { searchColumns } from './search-columns.rules.ts';

/** Businesses are found by the names of what became part of them, and by those that files call them by. */
export async function writeOtherNames(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await markOtherNames(db, ids);
  const rows = await listSearchable(db, ids);
  await writeColumns(
    db,
    rows.map((row) => ({ id: row.id, ...searchColumns(row) })),
  );
}

const idsOf = (names: readonly { businessId: number }[]) => [
  ...new Set(names.map(({ businessId }) => businessId)),
];

/** Names that a file calls businesses by which are there already. */
export async function keepNames(
  db: Db,
  batch: () => Promise<number>,
  called: readonly NameOfFile[],
): Promise<void> {
  const names = await listNewNames(db, called);
  if (names.length === 0) return;
  await insertNames(db, await batch(), names);
  await writeOtherNames(db, idsOf(names));
}

/** A file is taken back, and with it what it called others. */
export const forgetNames = async (db: Db, importBatchId: number): Promise<void> =>
  writeOtherNames(db, idsOf(await deleteNamesOf(db, importBatchId)));
