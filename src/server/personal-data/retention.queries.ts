import { sql } from 'kysely';
import { STANDING_CLAIMS } from '#contract/claims.ts';
import type { Db } from '#server/platform/database/database.ts';

// The only SQL that reaches over tables of many areas: what grew old goes by one table, whoever wrote it.

/** Conditions on rows of a table that are over; `before` is the moment until which they are. */
const over = {
  signInCodes: (before: Date) => sql`created_at <= ${before}`,
  businessMembers: (before: Date) =>
    sql`accepted_at is null and invitation_expires_at <= ${before}`,
  businessRevisions: (before: Date) => sql`status <> 'pending' and decided_at <= ${before}`,
  businessEarlierWords: (before: Date) => sql`stood_until <= ${before}`,
  planRequests: (before: Date) => sql`status in ('done', 'declined') and updated_at <= ${before}`,
  reservations: (before: Date) =>
    sql`(day + time) at time zone 'Europe/Istanbul' <= ${before} and updated_at <= ${before}`,
  businessMessages: (before: Date) => sql`created_at <= ${before}`,
  businessAnswers: (before: Date) => sql`said_at <= ${before}`,
  promotionalLeads: (before: Date) => sql`greatest(created_at, contacted_at) <= ${before}`,
  // What is final only: the sums of an open day are counted from its visits.
  visitorStats: (before: Date) =>
    sql`date < ${dayOf(before)} and exists (
      select from daily_stats d where d.date = visitor_stats.date and d.is_closed)`,
  missedSearches: (before: Date) => sql`day < ${dayOf(before)}`,
  businessSearchWords: (before: Date) => sql`day < ${dayOf(before)}`,
  countedEvents: (before: Date) => sql`day < ${dayOf(before)}`,
} as const;

export type AgeingTable = keyof typeof over;

/** The day of a moment in Adana. */
const dayOf = (moment: Date) => sql`(${moment}::timestamptz at time zone 'Europe/Istanbul')::date`;

const countOf = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0);

/** @returns how many rows went */
export const deleteOld = async (db: Db, table: AgeingTable, before: Date): Promise<number> =>
  countOf(await sql`delete from ${sql.table(table)} where ${over[table](before)}`.execute(db));

/** Whichever of the two comes first; and guests whom no browser can name any more. */
export async function deleteOldSessions(db: Db, { before, at }: { before: Date; at: Date }) {
  const sessions = await sql`
    delete from sessions where created_at <= ${before} or expires_at <= ${at}`.execute(db);
  const guests = await sql`
    delete from users where is_guest
      and not exists (select from sessions s where s.user_id = users.id)`.execute(db);
  return countOf(sessions) + countOf(guests);
}

export const deleteOldAnswers = async (db: Db, at: Date) =>
  countOf(await sql`delete from repeated_requests where expires_at <= ${at}`.execute(db));

/** Businesses that were never public, with what they showed; one that others were merged into stays. */
export async function deleteOldBusinesses(
  db: Db,
  status: 'email_pending' | 'rejected',
  before: Date,
): Promise<string[][]> {
  const { rows } = await sql<{ images: string[] }>`
    delete from businesses b where status = ${status} and updated_at <= ${before}
      and not exists (select from businesses m where m.merged_into = b.id)
    returning images`.execute(db);
  return rows.map(({ images }) => images);
}

/** @returns their ids, for the documents that go with them */
export async function deleteOldApplications(
  db: Db,
  statuses: readonly string[],
  before: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from business_owners where status = any(${statuses}) and updated_at <= ${before}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Claims that neither wait nor are in force. @returns their ids */
export async function deleteOldClaims(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from business_claims
    where status <> all(${STANDING_CLAIMS}) and updated_at <= ${before}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

const AD_TABLES = ['advertisementRequests', 'advertisements'] as const;

/** Requests that came to nothing, with what they would have shown. */
export async function deleteOldAdRequests(db: Db, before: Date): Promise<(string | null)[]> {
  const gone: (string | null)[] = [];
  for (const table of AD_TABLES) {
    const { rows } = await sql<{ content: string | null }>`
      delete from ${sql.table(table)}
      where live_at is null and not is_example and updated_at <= ${before}
      returning ad_content as content`.execute(db);
    gone.push(...rows.map(({ content }) => content));
  }
  return gone;
}
