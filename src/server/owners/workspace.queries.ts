import { sql } from 'kysely';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { BusinessRole } from '#contract/owners/owner-workspace.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { fieldColumns } from '#server/businesses/fields.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ManagedRow {
  id: number;
  name: string;
  category: string;
  categorySlug: string;
  district: string;
  status: BusinessStatus;
  role: BusinessRole;
  logo: string | null;
  plan: OwnerPlan;
  planExpiresAt: Date | null;
  images: string[];
  reservations: number;
  reviews: number;
  messages: number;
  revisions: number;
}

/** Of the businesses somebody acts for, with their greatest role in each; the newest first. */
export async function listManaged(db: Db, userId: number): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    with acted_for as (
      select business_id, max(role) as role from business_people
      where user_id = ${userId} group by business_id)
    select b.id, b.name, b.category, c.slug as category_slug, b.district, b.status, a.role, b.logo,
      b.plan, b.plan_expires_at, b.images,
      (select count(*)::int from reservations r
        where r.business_id = b.id and r.status = 'requested') as reservations,
      (select count(*)::int from reviews v
        where v.business_id = b.id and v.status = 'approved' and v.owner_answer is null) as reviews,
      (select count(*)::int from business_messages m
        where m.business_id = b.id and m.read_at is null) as messages,
      (select count(*)::int from business_revisions v
        where v.business_id = b.id and v.status = 'pending') as revisions
    from acted_for a
    join businesses b on b.id = a.business_id
    join categories c on c.name = b.category
    order by b.id desc`.execute(db);
  return rows;
}

/** What the list does not have; `from` is the first day whose exception still counts. */
export const findDetails = (db: Db, id: number, from: string) =>
  db
    .selectFrom('businesses as b')
    .where('b.id', '=', id)
    .select([...fieldColumns('cid', 'images'), 'b.rating', 'b.reviewCount'])
    .select('b.rejectionReason as statusReason')
    .select(sql<boolean>`(b.is_featured or b.plan = 'premium')`.as('isFeatured'))
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and s.day >= ${from}::date and not s.of_ramadan)`.as(
        'specialDays',
      ),
    )
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.name) from business_special_days s
        where s.business_id = b.id and s.day >= ${from}::date and not s.of_ramadan
          and s.name is not null)`.as('specialDayNames'),
    )
    .executeTakeFirstOrThrow();

/** The owners by an approved claim, the first first, each with the names of what proved it. */
export const listClaimedOwners = (db: Db, businessId: number) =>
  db
    .selectFrom('businessClaims as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('businessOwners as o', 'o.id', 'c.businessOwnerId')
    .where('c.businessId', '=', businessId)
    .where('c.status', '=', 'approved')
    .select([
      'c.userId',
      'u.email',
      'c.documents',
      'o.verificationDocuments as ofApplication',
      sql<string>`coalesce(nullif(u.name, ''), nullif(c.claimant_name, ''), o.owner_name, '')`.as(
        'name',
      ),
    ])
    .orderBy('c.id')
    .execute();
