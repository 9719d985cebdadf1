import { sql } from 'kysely';
import type { Fact } from '#contract/businesses/business-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inDatabase } from '../indexing/search-columns.queries.ts';

/** Businesses that sources know by these ids, with all that a newer row of theirs may change; locked. */
export const lockKnownBySource = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('businessSources as s')
    .innerJoin('businesses as b', 'b.id', 's.businessId')
    .select([
      's.sourceId',
      's.isOrigin',
      's.licence',
      's.attribution',
      's.version',
      's.saidOn',
      's.confidence',
      's.seenAt',
      's.goneAt',
      'b.id',
      'b.status',
      'b.name',
      'b.otherNames',
      'b.category',
      'b.subcategory',
      'b.description',
      'b.address',
      'b.neighbourhood',
      'b.district',
      'b.features',
      'b.latitude',
      'b.longitude',
      'b.phone',
      'b.phoneKey',
      'b.website',
      'b.hours',
      'b.isOpen',
    ])
    .select(
      sql<Partial<Record<Fact, 'owner' | 'team' | 'visitor' | 'import'>> | null>`(
        select jsonb_object_agg(f.fact, f.said_by) from business_facts f
        where f.business_id = b.id)`.as('saidBy'),
    )
    .where('s.sourceId', '=', sql<string>`any(${[...ids]}::text[])`)
    // In one order, so that two that want the same ones never wait for each other.
    .orderBy('b.id')
    .forUpdate('b')
    .execute();

export type KnownBySource = Awaited<ReturnType<typeof lockKnownBySource>>[number];

export interface ImportChange {
  businessId: number;
  about: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Of one thing that a file said twice the first state and the last. */
export async function insertChanges(
  db: Db,
  batchId: number,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ businessId, about, before, after }) => ({
    ...{ batch_id: batchId, business_id: businessId, about },
    ...{ before: before && inDatabase(before), after: after && inDatabase(after) },
  }));
  await sql`
    insert into import_changes
    select * from jsonb_populate_recordset(null::import_changes, ${JSON.stringify(rows)}::jsonb)
    on conflict (batch_id, business_id, about) do update set after = excluded.after`.execute(db);
}

interface FactDate {
  businessId: number;
  fact: Fact;
  confirmedAt: Date;
}

/** Facts that stand as their source last said them on an earlier day. */
export async function writeUnsaid(db: Db, list: readonly FactDate[]): Promise<void> {
  if (list.length === 0) return;
  await db
    .insertInto('businessFacts')
    .values(list.map((one) => ({ ...one, saidBy: 'import' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of these facts those that a file had fallen silent about: it speaks of them again. @returns what stood */
export async function dropUnsaid(
  db: Db,
  list: readonly { businessId: number; fact: Fact }[],
): Promise<FactDate[]> {
  if (list.length === 0) return [];
  const { rows } = await sql<FactDate>`
    delete from business_facts f
    using unnest(${list.map(({ businessId }) => businessId)}::int[],
      ${list.map(({ fact }) => fact)}::text[]) as gone (business_id, fact)
    where f.business_id = gone.business_id and f.fact = gone.fact and f.said_by = 'import'
    returning f.business_id, f.fact, f.confirmed_at`.execute(db);
  return rows;
}

const ofSource = (prefix: string) => sql`s.is_origin and starts_with(s.source_id, ${prefix})`;
/** Whether this file has the business, also by another name that the source has for it. */
const isMet = (prefix: string, now: Date) => sql`(s.seen_at = ${now} or exists (
  select from business_sources o where o.business_id = s.business_id
    and starts_with(o.source_id, ${prefix}) and o.seen_at = ${now}))`;
const isStanding = sql`b.status in ('approved', 'pending', 'suspended')`;

/** Of the businesses that a source brought before this file how many there are, and how many the file has. */
export async function countMet(
  db: Db,
  { prefix, batchId, now }: { prefix: string; batchId: number | null; now: Date },
): Promise<{ all: number; met: number }> {
  const { rows } = await sql<{ all: number; met: number }>`
    select count(*)::int as all, (count(*) filter (where ${isMet(prefix, now)}))::int as met
    from business_sources s join businesses b on b.id = s.business_id
    where ${ofSource(prefix)} and ${isStanding}
      and b.import_batch_id is distinct from ${batchId}`.execute(db);
  return rows[0] ?? { all: 0, met: 0 };
}

export interface GoneBusiness {
  id: number;
  name: string;
}

/**
 * Where a file has a business by another name than the one it was brought by, that one is what the source calls it
 * now. @returns the names that no longer are, with what was said of them
 */
export async function renameOrigins(db: Db, { prefix, now }: { prefix: string; now: Date }) {
  const left = await db
    .selectFrom('businessSources as s')
    .innerJoin('businesses as b', 'b.id', 's.businessId')
    .innerJoin('businessSources as o', 'o.businessId', 's.businessId')
    .distinctOn('s.businessId')
    .select(['s.businessId', 's.sourceId', 's.licence', 's.attribution', 's.version', 's.saidOn'])
    .select(['s.confidence', 's.seenAt', 's.goneAt', 'o.sourceId as newId'])
    .where(sql<boolean>`${ofSource(prefix)} and ${isStanding} and s.seen_at < ${now}`)
    .where(sql<boolean>`starts_with(o.source_id, ${prefix}) and o.seen_at = ${now}`)
    .orderBy('s.businessId')
    .orderBy('o.sourceId')
    .execute();
  if (left.length === 0) return [];
  const written = (ids: readonly string[], set: { isOrigin: boolean }) =>
    db
      .updateTable('businessSources')
      .set({ ...set, goneAt: null })
      .where('sourceId', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute();
  // One after the other: a business has one origin at each moment.
  await written(
    left.map(({ sourceId }) => sourceId),
    { isOrigin: false },
  );
  await written(
    left.map(({ newId }) => newId),
    { isOrigin: true },
  );
  return left;
}

/** Those that a newer file of their source does not have. @returns those of which it is new */
export async function markMissing(
  db: Db,
  { prefix, now }: { prefix: string; now: Date },
): Promise<GoneBusiness[]> {
  const { rows } = await sql<GoneBusiness>`
    update business_sources s set gone_at = ${now}
    from businesses b
    where b.id = s.business_id and ${ofSource(prefix)} and ${isStanding}
      and not ${isMet(prefix, now)} and s.gone_at is null
    returning b.id, b.name`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Those that a newer file calls closed, with how it dates that. */
export async function markClosed(
  db: Db,
  list: readonly { sourceId: string; version: string | null; saidOn: string | null }[],
  now: Date,
): Promise<void> {
  await sql`
    update business_sources s
    set gone_at = ${now}, seen_at = ${now}, version = c.version, said_on = c.said_on
    from unnest(${list.map(({ sourceId }) => sourceId)}::text[],
      ${list.map(({ version }) => version)}::text[], ${list.map(({ saidOn }) => saidOn)}::date[])
      as c (source_id, version, said_on)
    where s.source_id = c.source_id`.execute(db);
}

/** Those that were gone, and that this file has. */
export const markBack = (db: Db, { prefix, now }: { prefix: string; now: Date }) =>
  sql`
    update business_sources s set gone_at = null
    where starts_with(s.source_id, ${prefix}) and s.seen_at = ${now} and s.gone_at < ${now}`.execute(
    db,
  );
