import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Basics, Caller } from '../context.ts';

/** One entry of the record of decisions. */
interface AuditEntry {
  /** `business.approve` */
  action: string;
  entity: string;
  entityId: number | string;
  /** What changed: never whole texts or addresses of people. */
  difference?: Record<string, unknown> | undefined;
}

/** Who acts: the caller of a request, or the operator's command line, or the product by itself. */
export type Actor = Pick<Caller, 'userId'> & { role: Caller['role'] | 'operator' | 'system' };

const LOCK = 7_071_001;

export interface ChainedRow {
  at: string;
  actorId: number | null;
  actorRole: string;
  action: string;
  entity: string;
  entityId: string;
  /** JSON as the database writes it. */
  difference: string | null;
}

/** Names every field in its order: an entry read from the table has the hash it was written with. */
export const chainHash = (previous: Buffer | null, row: ChainedRow): Buffer =>
  createHash('sha256')
    .update(previous ?? '')
    .update(
      JSON.stringify([
        row.at,
        row.actorId,
        row.actorRole,
        row.action,
        row.entity,
        row.entityId,
        row.difference,
      ]),
    )
    .digest();

/**
 * Adds an entry in the transaction of what it records. Each carries the hash of the one before, so one
 * that is changed or taken out later shows; writers therefore wait for each other.
 * @returns its id
 */
export async function record(ctx: Basics, actor: Actor, entry: AuditEntry): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(ctx.db);
  // As the database will hold it: its keys come in another order than ours.
  const given = entry.difference ? JSON.stringify(entry.difference) : null;
  const { rows } = await sql<{ hash: Buffer | null; difference: string | null }>`
    select (select hash from audit_entries order by id desc limit 1) as hash,
      ${given}::jsonb::text as difference`.execute(ctx.db);
  const previous = rows[0]?.hash ?? null;
  const row = {
    at: ctx.now().toISOString(),
    actorId: actor.userId ?? null,
    actorRole: actor.role,
    action: entry.action,
    entity: entry.entity,
    entityId: String(entry.entityId),
    difference: rows[0]?.difference ?? null,
  };
  const hash = chainHash(previous, row);
  const written = await sql<{ id: number }>`
    insert into audit_entries
      (at, actor_id, actor_role, action, entity, entity_id, difference, previous_hash, hash)
    values (${row.at}, ${row.actorId}, ${row.actorRole}, ${row.action}, ${row.entity}, ${row.entityId},
      ${row.difference}::jsonb, ${previous}, ${hash})
    returning id`.execute(ctx.db);
  return Number(written.rows[0]?.id);
}
