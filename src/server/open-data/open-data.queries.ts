import { sql } from 'kysely';
import { OWN_LICENCE, UNKNOWN_LICENCE } from '#contract/open-data.ts';
import { openColumns } from '#server/businesses/fields.ts';
import type { Db } from '#server/platform/database/database.ts';
import { publicDataFingerprint } from '#server/platform/database/public-data.ts';

/** Of a business of the table `b`, the open source `s` it came from and its file `i`. */
const licence = sql<string>`case when b.import_batch_id is null then ${sql.lit(OWN_LICENCE)}
  else coalesce(s.licence, i.licence, ${sql.lit(UNKNOWN_LICENCE)}) end`;
/** Empty where the directory itself is the source, or nobody named one. */
const attribution = sql<string>`coalesce(s.attribution, i.attribution, '')`;

/** Public businesses with what may be taken along of them; special days from today on. */
const openRows = (db: Db, today: string) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('businessKinds as bk', 'bk.businessId', 'b.id')
    .leftJoin('kinds as k', 'k.id', 'bk.kindId')
    .leftJoin('importBatches as i', 'i.id', 'b.importBatchId')
    .leftJoin('businessSources as s', (join) =>
      join.onRef('s.businessId', '=', 'b.id').on('s.isOrigin', '=', true),
    )
    .select([
      ...openColumns,
      'b.id',
      'b.isExample',
      'b.rating',
      'b.reviewCount',
      'b.updatedAt',
      'b.importBatchId',
      'k.name as kind',
      'k.schemaTypes',
      'k.onHolidays',
    ])
    .select([licence.as('licence'), attribution.as('attribution')])
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, d.hours) from business_special_days d
        where d.business_id = b.id and d.day >= ${today}::date)`.as('specialDays'),
    )
    .where('b.status', '=', 'approved');

/** The next ones by id; pages and not one cursor, so that a slow reader holds nothing open. */
export const listOpenRows = (
  db: Db,
  { afterId, limit, today }: { afterId: number; limit: number; today: string },
) => openRows(db, today).where('b.id', '>', afterId).orderBy('b.id').limit(limit).execute();

export const listOpenRowsOf = (db: Db, ids: number[], today: string) =>
  openRows(db, today).where('b.id', '=', sql<number>`any(${ids}::int[])`).execute();

/** Where the public businesses came from. */
export const countSources = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('importBatches as i', 'i.id', 'b.importBatchId')
    .leftJoin('businessSources as s', (join) =>
      join.onRef('s.businessId', '=', 'b.id').on('s.isOrigin', '=', true),
    )
    .select([licence.as('licence'), attribution.as('attribution')])
    .select(sql<boolean>`b.import_batch_id is null`.as('isOwn'))
    .select((eb) => [eb.fn.countAll<number>().as('businesses'), eb.fn.max('b.updatedAt').as('at')])
    .where('b.status', '=', 'approved')
    .groupBy([sql`1`, sql`2`, sql`3`])
    .orderBy('businesses', 'desc')
    .execute();

/**
 * Another text after every change of what the files say. What notes changes of public data forgets after a
 * day, hence the rest: the newest change of a row, and the newest decision, of which special days are one.
 */
export async function findOpenDataState(
  db: Db,
): Promise<{ fingerprint: string; changedAt: Date | null }> {
  const { rows } = await sql<{ lasting: string; changedAt: Date | null }>`
    select concat_ws(':', b.count, extract(epoch from b.at), (select max(id) from audit_entries))
      as lasting, b.at as changed_at
    from (select count(*) filter (where status = 'approved') as count, max(updated_at) as at
      from businesses) b`.execute(db);
  const [{ lasting, changedAt } = { lasting: '', changedAt: null }] = rows;
  return { fingerprint: `${lasting} ${await publicDataFingerprint(db)}`, changedAt };
}
