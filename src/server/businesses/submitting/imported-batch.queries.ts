import { sql } from 'kysely';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { STANDING_CLAIMS } from '#contract/claims.ts';
import type { KeptReason } from '#contract/imports/import-batches.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What somebody has done with an imported business since, each with the condition that shows it. */
const REASONS: [KeptReason, string][] = [
  [
    'owned',
    `exists (select from business_claims c where c.business_id = b.id
      and c.status in ('${STANDING_CLAIMS.join("', '")}'))
    or exists (select from business_members m where m.business_id = b.id)`,
  ],
  ['reviewed', 'exists (select from reviews r where r.business_id = b.id)'],
  [
    'edited',
    `exists (select from audit_entries a where a.entity = 'business' and a.entity_id = b.id::text
      and a.action like 'business.edit%')
    or exists (select from business_revisions v where v.business_id = b.id)`,
  ],
  [
    'decided',
    `b.status not in ('pending', 'approved')
    or exists (select from audit_entries a where a.entity = 'business' and a.entity_id = b.id::text
      and a.action not in ('business.approve', 'business.feature', 'business.unfeature')
      and a.action not like 'business.edit%')`,
  ],
  [
    'asked',
    `exists (select from reservations s where s.business_id = b.id)
    or exists (select from business_messages s where s.business_id = b.id)
    or exists (select from reports s where s.business_id = b.id)
    or exists (select from advertisement_requests s where s.business_id = b.id)
    or exists (select from advertisements s where s.business_id = b.id)`,
  ],
  ['featured', `b.is_featured or b.plan <> 'free'`],
  ['merged', 'exists (select from businesses other where other.merged_into = b.id)'],
];

const isTouched = sql.raw(`(${REASONS.map(([, condition]) => `(${condition})`).join(' or ')})`);
const reasonsOf = sql.raw(
  `array_remove(array[${REASONS.map(
    ([reason, condition]) => `case when ${condition} then '${reason}' end`,
  ).join(', ')}], null)`,
);

export interface KeptBusiness {
  id: number;
  name: string;
  status: BusinessStatus;
  reasons: KeptReason[];
}

export async function countTouched(
  db: Db,
  batchId: number,
): Promise<{ untouched: number; touched: number }> {
  const { rows } = await sql<{ untouched: number; touched: number }>`
    select count(*) filter (where not touched)::int as untouched,
      count(*) filter (where touched)::int as touched
    from (select ${isTouched} as touched from businesses b
      where b.import_batch_id = ${batchId}) t`.execute(db);
  return rows[0] ?? { untouched: 0, touched: 0 };
}

export async function listTouched(db: Db, batchId: number, most: number): Promise<KeptBusiness[]> {
  const { rows } = await sql<KeptBusiness>`
    select b.id, b.name, b.status, ${reasonsOf} as reasons from businesses b
    where b.import_batch_id = ${batchId} and ${isTouched}
    order by b.id limit ${most}`.execute(db);
  return rows;
}

/** Waited, were published with this file and are as it left them. */
const publishedWith = (batchId: number) => sql`b.status = 'approved' and not ${isTouched}
  and b.import_batch_id <> ${batchId}
  and b.approved_at = (select created_at from import_batches where id = ${batchId})`;

export async function countPublishedWith(db: Db, batchId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from businesses b where ${publishedWith(batchId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** They wait again, as before the file. */
export const markWaitingAgain = (db: Db, batchId: number, now: Date) =>
  sql`
    update businesses b set status = 'pending', approved_at = null, updated_at = ${now}
    where ${publishedWith(batchId)}`.execute(db);

/** Nobody claims, reviews or edits one of them while it is decided which are deleted. */
export const lockBatchBusinesses = (db: Db, batchId: number) =>
  sql`select id from businesses where import_batch_id = ${batchId} order by id for update`.execute(
    db,
  );

/** @returns the pictures they had */
export async function deleteUntouched(db: Db, batchId: number): Promise<string[]> {
  const { rows } = await sql<{ images: string[] }>`
    delete from businesses b where b.import_batch_id = ${batchId} and not ${isTouched}
    returning b.images`.execute(db);
  return rows.flatMap(({ images }) => images);
}

/** The next ones of a batch that wait; what another request decides about meanwhile is left to it. */
export const lockWaitingOf = (
  db: Db,
  batchId: number,
  { most, notOf = 0 }: { most: number; notOf?: number | undefined },
) =>
  db
    .selectFrom('businesses')
    .select('id')
    .where('importBatchId', '=', batchId)
    .where('status', '=', 'pending')
    .where(
      sql<boolean>`not exists (select from business_people p where p.business_id = businesses.id
        and p.user_id = ${notOf})`,
    )
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

export async function countWaitingOf(db: Db, batchId: number): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .where('importBatchId', '=', batchId)
    .where('status', '=', 'pending')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
