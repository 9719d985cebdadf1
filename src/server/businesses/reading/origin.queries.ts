import type { Db } from '#server/platform/database/database.ts';

/** Whose facts a business shows: the open source it came from, else what was said of its file. */
export async function findOrigin(
  db: Db,
  businessId: number,
): Promise<{ licence: string; attribution: string } | undefined> {
  const row = await db
    .selectFrom('businesses as b')
    .leftJoin('importBatches as i', 'i.id', 'b.importBatchId')
    .leftJoin('businessSources as s', (join) =>
      join.onRef('s.businessId', '=', 'b.id').on('s.isOrigin', '=', true),
    )
    .select((eb) => [
      eb.fn.coalesce('s.licence', 'i.licence').as('licence'),
      eb.fn.coalesce('s.attribution', 'i.attribution').as('attribution'),
    ])
    .where('b.id', '=', businessId)
    .executeTakeFirst();
  return row?.attribution
    ? { licence: row.licence ?? '', attribution: row.attribution }
    : undefined;
}
