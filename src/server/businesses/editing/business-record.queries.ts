import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import {
  fromForm,
  type InboxLine,
  isPending,
  signOfSender,
} from '#server/records/inbox-line.queries.ts';

export const businessLine: InboxLine = {
  ...fromForm,
  from: sql`businesses r`,
  isWaiting: isPending,
  title: sql`r.name`,
  subtitle: sql`r.category`,
  since: sql`coalesce(r.waiting_since, r.submitted_at)`,
  businessId: sql`r.id`,
  district: sql`r.district`,
  signs: sql`r.moderation_signs || ${signOfSender}`,
  isImported: sql`(r.import_batch_id is not null)`,
  isExample: sql`r.is_example`,
};

/** Locks the row, so two people cannot both decide about it. */
export const lockBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'email',
      'emailVerified as isEmailProved',
      'status',
      'submitterName',
      'submittedBy',
      'mergedInto',
      'importBatchId',
      'isExample',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The state in which one that is merged was; undefined of others. */
export async function findStateBeforeMerger(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select a.difference -> 'status' ->> 0 as state
    from businesses b join audit_entries a on a.entity = 'business' and a.entity_id = b.id::text
    where b.id = ${id} and b.status = 'merged' and a.action = 'business.merge'
    order by a.id desc limit 1`.execute(db);
  return rows[0]?.state;
}

export type LockedBusiness = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>;
