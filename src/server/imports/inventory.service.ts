import type { Db } from '#server/platform/database/database.ts';
import {
  countByStatus,
  countGaps,
  findServerVersion,
  listLatestBatches,
} from './inventory.queries.ts';

/** What the directory holds and what it lacks, for the operator. */
export async function takeInventory(db: Db) {
  const [server, statuses, gaps, batches] = await Promise.all([
    findServerVersion(db),
    countByStatus(db),
    countGaps(db),
    listLatestBatches(db),
  ]);
  return { server, statuses, gaps, batches };
}
