import { sql } from 'kysely';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { Db } from '#server/platform/database.ts';

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
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'category',
      'address',
      'district',
      'subcategory',
      'description',
      'phone',
      'email',
      'is_email_shown',
      'website',
      'neighbourhood',
      'whatsapp',
      'instagram',
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = businesses.id)`.as('special_days'),
      'price_range',
      'latitude',
      'longitude',
      'hours',
      'features',
      'images',
      'is_open',
      'cid',
      'rating',
      'review_count',
      'status',
    ])
    .where('id', '>', page.afterId)
    .$if(status !== 'all', (query) => query.where('status', '=', status as BusinessStatus))
    .$if(!withExamples, (query) => query.where('is_example', '=', false))
    .orderBy('id')
    .limit(page.limit)
    .execute();

export type ExportedRow = Awaited<ReturnType<typeof listForExport>>[number];
