import { sql } from 'kysely';
import type { MEDIAN_KINDS } from '#contract/moderation/administration-records.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { InboxLine } from '#server/records/inbox-line.queries.ts';

type MedianKind = (typeof MEDIAN_KINDS)[number];

/** What waits for a first step of the team, by kind. */
export async function countWaiting<Kind extends string>(
  db: Db,
  lines: [Kind, InboxLine][],
): Promise<{ kind: Kind; count: number; oldestAt: Date | null }[]> {
  const parts = lines.map(
    ([kind, { from, since, isWaiting, isPromised = sql`true` }]) => sql`
      select ${kind}::text as kind, count(*)::int as count, min(${since}) as oldest_at
      from ${from} where (${isWaiting}) and (${isPromised})`,
  );
  const { rows } = await sql<{ kind: Kind; count: number; oldestAt: Date | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Moves of the team, not of those it decides about, per day in Adana. */
export async function countDecidedByDay(
  db: Db,
  since: Date,
): Promise<{ day: string; decided: number }[]> {
  const { rows } = await sql<{ day: string; decided: number }>`
    select to_char(at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day, count(*)::int as decided
    from audit_entries
    where at >= ${since} and actor_role in ('moderator', 'admin', 'operator')
      and action ~ '[.](approve|reject|accept|dismiss|hide|ask|suspend|close|merge|contact|win|lose)$'
      and entity <> 'import_batch'
    group by 1`.execute(db);
  return rows;
}

const DECIDED: Record<MedianKind, [table: string, since: string, actions: string[]]> = {
  business: ['businesses', 'submittedAt', ['business.approve', 'business.reject']],
  claim: ['businessClaims', 'createdAt', ['claim.approve', 'claim.reject']],
  review: ['reviews', 'createdAt', ['review.approve', 'review.reject']],
  report: ['reports', 'createdAt', ['report.accept', 'report.dismiss']],
};

/** From the record to the first decision about it, in hours; files approved at once would hide the rest. */
export async function listMedians(
  db: Db,
  since: Date,
): Promise<{ kind: MedianKind; decided: number; hours: number }[]> {
  const parts = Object.entries(DECIDED).map(([kind, [table, from, actions]]) => {
    const isPersons = kind === 'business' ? sql`t.import_batch_id is null` : sql`true`;
    return sql`
      select ${kind}::text as kind, count(*)::int as decided,
        coalesce(percentile_cont(0.5) within group (order by
          extract(epoch from d.at - t.${sql.ref(from)}) / 3600), 0)::float8 as hours
      from (select distinct on (entity_id) entity_id, at from audit_entries
        where entity = ${kind} and action = any(${actions}) and at >= ${since}
        order by entity_id, id) d
      join ${sql.table(table)} t on t.id::text = d.entity_id
      where d.at >= t.${sql.ref(from)} and ${isPersons}`;
  });
  const { rows } = await sql<{ kind: MedianKind; decided: number; hours: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
