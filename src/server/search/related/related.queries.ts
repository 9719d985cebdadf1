import { sql } from 'kysely';
import type { RelatedBusiness } from '#contract/businesses/related-businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { OnHolidays } from '#contract/kinds/administered-kinds.ts';
import { type Db, type DbWithClock, plannedOnce } from '#server/platform/database/database.ts';
import type { Asked } from './related.rules.ts';

/** A business that the public might see until it closed. */
export async function findClosed(db: Db, id: number): Promise<Asked | undefined> {
  const row = await db
    .selectFrom('businesses')
    .modifyFront(plannedOnce)
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .select([
      'id',
      'category',
      'subcategory',
      'district',
      sql<number | null>`latitude::float8`.as('latitude'),
      sql<number | null>`longitude::float8`.as('longitude'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { latitude, longitude } = row;
  const hasPin = latitude !== null && longitude !== null;
  return { ...row, pin: hasPin ? { latitude, longitude } : undefined };
}

interface RelatedRow extends Omit<RelatedBusiness, 'distance' | 'holidays'> {
  onHolidays: OnHolidays;
}

/** As the answer names them, without those that were closed or taken away a moment ago; in no order. */
export const listRelatedRows = ({ db, now }: DbWithClock, ids: number[]): Promise<RelatedRow[]> =>
  db
    .selectFrom('businesses as b')
    .innerJoin('categories as c', 'c.name', 'b.category')
    .leftJoin('businessKinds as bk', 'bk.businessId', 'b.id')
    .leftJoin('kinds as k', 'k.id', 'bk.kindId')
    .modifyFront(plannedOnce)
    .where('b.id', '=', sql<number>`any(${ids})`)
    .where('b.status', '=', 'approved')
    .where('b.isOpen', '=', true)
    .select([
      'b.id',
      'b.name',
      'b.category',
      'c.slug as categorySlug',
      'b.subcategory',
      'b.district',
      'b.rating',
      'b.reviewCount',
      'b.priceRange',
      'b.phone',
      'b.hours',
      'b.isOpen',
      'k.onHolidays',
    ])
    .select(sql<string>`coalesce(k.motif, '')`.as('motif'))
    // Yesterday's exception may reach past midnight, hence the two days.
    .select(
      sql<Record<string, string>>`coalesce((
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and s.day >= ${dayInAdana(now())}::date - 2), '{}')`.as(
        'specialDays',
      ),
    )
    .execute();
