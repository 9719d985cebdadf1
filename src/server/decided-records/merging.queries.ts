import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';

/** Rows that hang on a business and go with it to the one it becomes part of. */
interface Carried {
  table: keyof Tables;
  /** By what they hang on it. */
  column?: string;
  /** Which of them stay, `r` in the one with the id `to`: of what there may be but one. */
  stays?: (to: number) => RawBuilder<unknown>;
}

const onceThere = (table: keyof Tables, by: string) => (to: number) =>
  sql`exists (
  select from ${sql.table(table)} o where o.business_id = ${to} and o.${sql.ref(by)} = r.${sql.ref(by)})`;

/**
 * All but what a business says of itself, what was counted of its page, and what waits to be changed of it.
 * Who reviewed or kept both has theirs twice: the one stays behind, unseen, until the business comes back.
 */
const CARRIED: Carried[] = [
  // What became part of it before.
  { table: 'businesses', column: 'mergedInto' },
  { table: 'reviews', stays: onceThere('reviews', 'userId') },
  {
    table: 'reports',
    stays: (to) => sql`not exists (
      select from reviews v where v.id = r.review_id and v.business_id = ${to})`,
  },
  { table: 'favorites', stays: onceThere('favorites', 'userId') },
  { table: 'businessClaims' },
  { table: 'businessMembers', stays: onceThere('businessMembers', 'email') },
  {
    table: 'planRequests',
    stays: (to) => sql`r.status in ('new', 'contacted') and exists (
      select from plan_requests o where o.business_id = ${to} and o.status in ('new', 'contacted'))`,
  },
  { table: 'reservations' },
  { table: 'businessMessages' },
  { table: 'visitorPhotos' },
  { table: 'advertisementRequests' },
  { table: 'advertisements' },
];

const NONE = () => sql`false`;

/** Everything that hangs on a business goes to another; what went is remembered. */
export async function carryRows(db: Db, fromId: number, toId: number): Promise<void> {
  for (const { table, column = 'businessId', stays = NONE } of CARRIED) {
    await sql`
      with gone as (
        update ${sql.table(table)} r set ${sql.ref(column)} = ${toId}
        where r.${sql.ref(column)} = ${fromId} and not (${stays(toId)}) returning r.id)
      insert into merged_rows (business_id, of_table, row_id)
      select ${fromId}, ${table}, id from gone`.execute(db);
  }
}

/** What went comes back, as far as it is still there. */
export async function bringRowsBack(db: Db, fromId: number, toId: number): Promise<void> {
  for (const { table, column = 'businessId' } of CARRIED) {
    await sql`
      update ${sql.table(table)} r set ${sql.ref(column)} = ${fromId} from merged_rows m
      where m.business_id = ${fromId} and m.of_table = ${table} and m.row_id = r.id
        and r.${sql.ref(column)} = ${toId}`.execute(db);
  }
  await db.deleteFrom('mergedRows').where('businessId', '=', fromId).execute();
}
