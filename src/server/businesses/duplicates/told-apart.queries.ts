import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const inOrder = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const;

/** Those that somebody said are others than this one. */
export async function listToldApart(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other_id as id from told_apart where business_id = ${id}
    union all select business_id from told_apart where other_id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** @returns whether that is news */
export async function insertToldApart(db: Db, one: number, other: number): Promise<boolean> {
  const [a, b] = inOrder(one, other);
  const { rows } = await sql`
    insert into told_apart (business_id, other_id) values (${a}, ${b})
    on conflict do nothing returning business_id`.execute(db);
  return rows.length > 0;
}

/** @returns whose sign went with it; undefined where nobody had said so */
export async function deleteToldApart(
  db: Db,
  one: number,
  other: number,
): Promise<number[] | undefined> {
  const [a, b] = inOrder(one, other);
  const { rows } = await sql<{ wasInDoubt: number[] }>`
    delete from told_apart where business_id = ${a} and other_id = ${b}
    returning was_in_doubt`.execute(db);
  return rows[0]?.wasInDoubt;
}

/** Nothing is left that one that waits may be: its sign goes. */
export async function takeDoubt(db: Db, id: number, other: number): Promise<void> {
  const [a, b] = inOrder(id, other);
  await sql`
    with taken as (
      update businesses set moderation_signs = array_remove(moderation_signs, 'duplicate'),
        moderation_score = greatest(moderation_score - 1, 0)
      where id = ${id} and status = 'pending' and 'duplicate' = any(moderation_signs) returning id)
    update told_apart set was_in_doubt = was_in_doubt || taken.id from taken
    where business_id = ${a} and other_id = ${b}`.execute(db);
}

export const giveDoubtBack = (db: Db, ids: number[]) =>
  sql`
    update businesses set moderation_signs = moderation_signs || 'duplicate'::text,
      moderation_score = moderation_score + 1
    where id = any(${ids}::int[]) and status = 'pending'
      and not 'duplicate' = any(moderation_signs)`.execute(db);

/** One that waits, with what it is compared by. */
export async function findWaiting(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    district: string;
    address: string;
    phone: string | null;
    cid: string | null;
    latitude: number | null;
    longitude: number | null;
  }>`
    select id, name, district, address, phone, cid, latitude::float8 as latitude,
      longitude::float8 as longitude
    from businesses where id = ${id} and status = 'pending'`.execute(db);
  return rows[0];
}
