import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface CorrectionRow {
  id: number;
  at: Date;
  actorRole: string;
  action: string;
  businessId: number;
  /** What the entry names. */
  names: string[];
  kind: 'changed' | 'gone' | 'back';
  sourceIds: string[];
}

/**
 * Entries of the record of decisions that changed what the public sees of a business, in the order in which
 * they were written: one waits for the other, so none comes later with a smaller id. What was written of a
 * business that is not public (any more) is left out, but for its going.
 */
export async function listCorrectionRows(
  db: Db,
  of: { after: number; since: Date | undefined; names: string[]; limit: number },
): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select e.id::int as id, e.at, e.actor_role, e.action, e.business_id, e.kind,
      array(select jsonb_object_keys(e.difference)) as names,
      array(select s.source_id from business_sources s where s.business_id = e.business_id
        order by s.source_id) as source_ids
    from (
      select a.id, a.at, a.actor_role, a.action, a.difference,
        case a.entity when 'business' then a.entity_id::int
          else (a.difference ->> 'business')::int end as business_id,
        case
          when a.difference #>> '{status,0}' = 'approved' then 'gone'
          when a.difference #>> '{status,1}' = 'approved' then 'back'
          else 'changed' end as kind
      from audit_entries a
      where a.id > ${of.after} and a.at >= ${of.since ?? new Date(0)}
        and a.actor_role <> 'system'
        and (a.entity = 'business' or (a.entity = 'revision' and a.action = 'revision.approve'))
        and (
          (a.entity = 'business' and jsonb_exists(a.difference, 'status')
            and 'approved' in (a.difference #>> '{status,0}', a.difference #>> '{status,1}'))
          or (a.action in ('business.edit', 'business.correct', 'business.answer', 'revision.approve')
            and jsonb_exists_any(a.difference, ${of.names})))
    ) e
    left join businesses b on b.id = e.business_id
    where case e.kind
      when 'gone' then true
      when 'changed' then b.status = 'approved'
      -- Published for the first time it is new, not back.
      else b.status = 'approved' and (e.action <> 'business.approve' or exists (
        select from audit_entries g where g.entity = 'business' and g.entity_id = e.business_id::text
          and g.id < e.id and g.difference #>> '{status,0}' = 'approved')) end
    order by e.id
    limit ${of.limit}`.execute(db);
  return rows;
}

export async function findLastEntryId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id)::int as id from audit_entries`.execute(db);
  return rows[0]?.id ?? 0;
}
