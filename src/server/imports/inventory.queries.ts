import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export async function countByStatus(db: Db): Promise<{ status: string; count: number }[]> {
  return db
    .selectFrom('businesses')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
}

interface Gaps {
  examples: number;
  withoutPin: number;
  withoutHours: number;
  /** Stored as text, because they could not be read. */
  unreadHours: number;
  withoutPhone: number;
}

export async function countGaps(db: Db): Promise<Gaps> {
  const { rows } = await sql<Gaps>`
    select
      count(*) filter (where is_example) as examples,
      count(*) filter (where latitude is null) as without_pin,
      count(*) filter (where hours is null) as without_hours,
      count(*) filter (where hours is not null and hours not like '{%') as unread_hours,
      count(*) filter (where phone is null) as without_phone
    from businesses`.execute(db);
  return (
    rows[0] ?? { examples: 0, withoutPin: 0, withoutHours: 0, unreadHours: 0, withoutPhone: 0 }
  );
}

export async function findServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? '';
}

export const listLatestBatches = (db: Db) =>
  db
    .selectFrom('importBatches')
    .select(['id', 'fileName', 'source', 'imported', 'duplicates', 'refused', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
