import { sql } from 'kysely';
import { FACTS, type Fact } from '#contract/businesses/business-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchableColumns } from '../indexing/search-columns.queries.ts';

export interface UndoneChange {
  id: number;
  name: string;
  fact: Fact;
  /** By the names of the columns. */
  before: Record<string, string | number | boolean | null>;
  /** Nobody and no later file has changed it since. */
  isAsLeft: boolean;
}

/** What a file changed of facts, the businesses locked until it is decided what comes back. */
export async function listUndoneChanges(db: Db, batchId: number): Promise<UndoneChange[]> {
  const { rows } = await sql<UndoneChange>`
    select b.id, b.name, c.about as fact, c.before,
      to_jsonb(b) @> c.after and not exists (
        select from business_facts f
        where f.business_id = b.id and f.fact = c.about and f.said_by <> 'import') as is_as_left
    from import_changes c join businesses b on b.id = c.business_id
    where c.batch_id = ${batchId} and c.about = any(${[...FACTS]}::text[])
    order by b.id, c.about
    for update of b`.execute(db);
  return rows;
}

/** Businesses of which a file said something beside their facts: its day, another name, that they are gone. */
export async function countNoted(db: Db, batchId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select c.business_id from import_changes c
      where c.batch_id = ${batchId} and c.about <> all(${[...FACTS]}::text[])
      union
      select s.business_id from business_sources s join import_batches i on s.gone_at = i.created_at
      where i.id = ${batchId}
      union
      select n.business_id from business_names n where n.import_batch_id = ${batchId}) noted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** All that a change of facts is written with. */
export const listWithFacts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('businesses')
    .select([
      ...searchableColumns,
      'latitude',
      'longitude',
      'phone',
      'phoneKey',
      'website',
      'isOpen',
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

export const forgetChanges = (db: Db, batchId: number, done: readonly UndoneChange[]) =>
  sql`
    delete from import_changes c
    using unnest(${done.map(({ id }) => id)}::int[], ${done.map(({ fact }) => fact)}::text[])
      as d (business_id, about)
    where c.batch_id = ${batchId} and c.business_id = d.business_id and c.about = d.about`.execute(
    db,
  );

/**
 * Of what a later file said anew: before that one stands now what stood before this one, or taking both back, in
 * whichever order, would end in the middle. From when its facts are is handed on to the file that keeps to it.
 */
export async function handOn(db: Db, batchId: number): Promise<void> {
  const later = sql`
    select distinct on (c.business_id, c.about) c.business_id, c.about, c.before, n.batch_id as next
    from import_changes c join import_changes n using (business_id, about)
    where c.batch_id = ${batchId} and n.batch_id > ${batchId} and c.about <> all(${[...FACTS]}::text[])
    order by c.business_id, c.about, n.batch_id`;
  await sql`
    update import_changes n set before = l.before from (${later}) l
    where n.batch_id = l.next and n.business_id = l.business_id and n.about = l.about`.execute(db);
  // What was handed on is not put back with this file, and the days of its facts go with it.
  await sql`
    with later as (${later}),
    gone as (
      delete from import_changes c using later l
      where c.batch_id = ${batchId} and c.business_id = l.business_id and c.about = l.about
      returning c.business_id, c.about)
    update import_changes c set batch_id = l.next
    from later l
    where c.batch_id = ${batchId} and c.business_id = l.business_id and starts_with(c.about, 'date of ')
      and not starts_with(l.about, 'date of ')
      and not exists (select from later o where o.business_id = c.business_id and o.about = c.about)
      and not exists (select from import_changes o
        where o.batch_id = l.next and o.business_id = c.business_id and o.about = c.about)`.execute(
    db,
  );
}

/** What sources said of themselves before the file, where no later one has said more. */
export async function putSourcesBack(db: Db, batchId: number): Promise<void> {
  const ofBatch = sql`c.batch_id = ${batchId} and c.about = s.source_id`;
  const isAsLeft = sql`exists (
    select from jsonb_populate_record(null::business_sources, c.after) a
    where (s.licence, s.version, s.said_on) is not distinct from
      (a.licence, a.version, a.said_on))`;
  // What a source called a business before: one origin gives way, then the other is it again.
  const renamed = sql`import_changes c join business_sources old
    on old.source_id = c.about and old.business_id = c.business_id and not old.is_origin
    where c.batch_id = ${batchId} and (c.before ->> 'is_origin')::boolean`;
  const { rows } = await sql<{ sourceId: string }>`
    select old.source_id from ${renamed}`.execute(db);
  await sql`
    update business_sources s set is_origin = false
    where s.is_origin and s.business_id in (select old.business_id from ${renamed})`.execute(db);
  await sql`
    update business_sources s set is_origin = true
    where s.source_id = any(${rows.map(({ sourceId }) => sourceId)}::text[])`.execute(db);
  await sql`
    delete from business_sources s using import_changes c
    where ${ofBatch} and c.before is null and not s.is_origin and ${isAsLeft}`.execute(db);
  await sql`
    update business_sources s set licence = r.licence, attribution = r.attribution,
      version = r.version, said_on = r.said_on, confidence = r.confidence, seen_at = r.seen_at,
      gone_at = r.gone_at
    from import_changes c, jsonb_populate_record(null::business_sources, c.before) r
    where ${ofBatch} and c.before is not null and ${isAsLeft}`.execute(db);
  await sql`
    update business_sources s set gone_at = null from import_batches i
    where i.id = ${batchId} and s.gone_at = i.created_at`.execute(db);
}

/** From when facts were that the file fell silent about, or spoke of again. */
export async function putDatesBack(db: Db, batchId: number): Promise<void> {
  const fact = sql`substr(c.about, length('date of ') + 1)`;
  const ofBatch = sql`c.batch_id = ${batchId} and starts_with(c.about, 'date of ')`;
  await sql`
    delete from business_facts f using import_changes c
    where ${ofBatch} and c.before is null and f.business_id = c.business_id and f.fact = ${fact}
      and f.said_by = 'import'`.execute(db);
  await sql`
    insert into business_facts (business_id, fact, said_by, confirmed_at)
    select c.business_id, ${fact}, 'import', (c.before ->> 'confirmed_at')::timestamptz
    from import_changes c where ${ofBatch} and c.before is not null
    on conflict do nothing`.execute(db);
}

export const forgetNotes = (db: Db, batchId: number) =>
  db
    .deleteFrom('importChanges')
    .where('batchId', '=', batchId)
    .where('about', 'not in', [...FACTS])
    .execute();
