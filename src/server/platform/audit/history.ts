import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** The transitions of records as the record of decisions has them, oldest first, by id. */
export async function historyOf(
  db: Db,
  entity: string,
  ids: number[],
): Promise<Map<number, { transition: string; at: string }[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; action: string; at: Date }>`
    select entity_id as id, action, at from audit_entries
    where entity = ${entity} and entity_id = any(${ids.map(String)}) and action not like '%.refused'
    order by audit_entries.id`.execute(db);
  const steps = Map.groupBy(rows, ({ id }) => Number(id));
  return new Map(
    [...steps].map(([id, ofOne]) => [
      id,
      // `claim.approve` → `approve`
      ofOne.map(({ action, at }) => ({
        transition: action.slice(action.indexOf('.') + 1),
        at: at.toISOString(),
      })),
    ]),
  );
}
