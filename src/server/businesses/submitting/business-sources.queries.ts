import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isDoubted } from '../duplicates/duplicates.queries.ts';
import type { SourceRecord } from '../facts/newer-facts.rules.ts';

/** Businesses that sources know by these ids, with what a row that is there already is told by. */
export const listBySourceId = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('businessSources as s')
    .innerJoin('businesses as b', 'b.id', 's.businessId')
    .select(['s.sourceId', 'b.id', 'b.name', 'b.status', 'b.mergedInto', 'b.importBatchId'])
    .select(isDoubted.as('isDoubted'))
    .where('s.sourceId', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();

/** What a newer file says of itself takes the place of what an older one did; whose a business is stays. */
export async function writeSources(
  db: Db,
  list: readonly (SourceRecord & { businessId: number; isOrigin: boolean })[],
  now: Date,
): Promise<void> {
  if (list.length === 0) return;
  // Of two rows with one id the last: a statement writes a row once.
  const byId = new Map(list.map((one) => [one.id, one]));
  await db
    .insertInto('businessSources')
    .values([...byId.values()].map(({ id, ...rest }) => ({ ...rest, sourceId: id, seenAt: now })))
    .onConflict((conflict) =>
      conflict.column('sourceId').doUpdateSet((eb) => ({
        licence: eb.ref('excluded.licence'),
        attribution: eb.ref('excluded.attribution'),
        version: eb.ref('excluded.version'),
        confidence: eb.ref('excluded.confidence'),
        seenAt: eb.ref('excluded.seenAt'),
        saidOn: eb.ref('excluded.saidOn'),
        // Said as it was known says nothing new of who is gone: the whole file tells (`markBack`).
        goneAt: sql`case when (excluded.version, excluded.said_on)
          is not distinct from (business_sources.version, business_sources.said_on)
          then business_sources.gone_at end`,
      })),
    )
    .execute();
}
