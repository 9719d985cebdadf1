import { sql } from 'kysely';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { fieldColumns } from '#server/businesses/fields.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ExportFilter {
  status: BusinessStatus | 'all';
  withExamples: boolean;
}

/** The next businesses by id; pages and not one cursor, so that a long export holds nothing open. */
export const listForExport = (
  db: Db,
  { status, withExamples }: ExportFilter,
  page: { afterId: number; limit: number },
) =>
  db
    .selectFrom('businesses as b')
    .select([
      ...fieldColumns(),
      'b.id',
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and not s.of_ramadan)`.as('specialDays'),
      'b.rating',
      'b.reviewCount',
    ])
    .where('id', '>', page.afterId)
    .$if(status !== 'all', (query) => query.where('status', '=', status as BusinessStatus))
    .$if(!withExamples, (query) => query.where('isExample', '=', false))
    .orderBy('id')
    .limit(page.limit)
    .execute();

export type ExportedRow = Awaited<ReturnType<typeof listForExport>>[number];
