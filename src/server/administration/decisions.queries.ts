import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface DecisionFilters {
  entity?: string | undefined;
  entityId?: string | undefined;
  actor?: string | undefined;
  role?: string | undefined;
  /** A day in Adana, `YYYY-MM-DD`. */
  day?: string | undefined;
}

interface DecisionRow {
  id: number;
  at: Date;
  actorRole: string;
  actorId: number | null;
  actorEmail: string | null;
  action: string;
  entity: string;
  entityId: string;
  difference: Record<string, unknown> | null;
}

function conditionsOf({
  entity,
  entityId,
  actor,
  role,
  day,
}: DecisionFilters): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (entity) conditions.push(sql`a.entity = ${entity}`);
  if (entityId) conditions.push(sql`a.entity_id = ${entityId}`);
  if (actor) {
    conditions.push(
      sql`a.actor_id in (select id from users where strpos(email, lower(${actor})) > 0)`,
    );
  }
  if (role) conditions.push(sql`a.actor_role = ${role}`);
  if (day) {
    conditions.push(sql`a.at >= ${day}::timestamp at time zone 'Europe/Istanbul'
      and a.at < (${day}::timestamp + interval '1 day') at time zone 'Europe/Istanbul'`);
  }
  return sql.join(conditions, sql` and `);
}

export async function listDecisionRows(
  db: Db,
  filters: DecisionFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select a.id::float8 as id, a.at, a.actor_role, a.actor_id,
      u.email as actor_email, a.action, a.entity, a.entity_id, a.difference
    from audit_entries a left join users u on u.id = a.actor_id
    where ${conditionsOf(filters)} order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDecisions(db: Db, filters: DecisionFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries a where ${conditionsOf(filters)}`.execute(db);
  return rows[0]?.count ?? 0;
}
