import { sql } from 'kysely';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { BusinessRole } from '#contract/owner-workspace.ts';
import type { OwnerPlan } from '#contract/owners.ts';
import type { Db } from '#server/platform/database.ts';

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

/** Of the businesses somebody acts for, as business-access.queries reads it; the newest first. */
export async function listManaged(db: Db, userId: number): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    with roles as (
      select business_id, 'owner' as role from business_claims
      where user_id = ${userId} and status = 'approved'
      union all
      select business_id, role from business_members
      where user_id = ${userId} and accepted_at is not null),
    acted_for as (select business_id, max(role) as role from roles group by business_id)
    select b.id, b.name, b.category, c.slug as "categorySlug", b.district, b.status, a.role, b.logo,
      b.plan, b.plan_expires_at as "planExpiresAt", b.images,
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
    .select([
      'b.subcategory',
      'b.description',
      'b.address',
      'b.neighbourhood',
      'b.latitude',
      'b.longitude',
      'b.phone',
      'b.website',
      'b.whatsapp',
      'b.instagram',
      'b.price_range as priceRange',
      'b.rating',
      'b.review_count as reviewCount',
      'b.hours',
      'b.features',
      'b.is_open as isOpen',
    ])
    .select(sql<string | null>`case when b.is_email_shown then b.email end`.as('email'))
    .select(sql<boolean>`(b.is_featured or b.plan = 'premium')`.as('isFeatured'))
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and s.day >= ${from}::date)`.as('specialDays'),
    )
    .executeTakeFirstOrThrow();

/** The owner by an approved claim, with the names of what proved it. */
export const findClaimedOwner = (db: Db, businessId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('business_owners as o', 'o.id', 'c.business_owner_id')
    .where('c.business_id', '=', businessId)
    .where('c.status', '=', 'approved')
    .select([
      'u.email',
      'c.documents',
      'o.verification_documents as ofApplication',
      sql<string>`coalesce(nullif(u.name, ''), nullif(c.claimant_name, ''), o.owner_name, '')`.as(
        'name',
      ),
    ])
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Owners, by a claim or as colleagues: who gets the letters about plan and team. */
export async function listOwnersOf(
  db: Db,
  businessId: number,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select u.name, u.email from users u
    where u.email is not null and u.id in (
      select user_id from business_claims where business_id = ${businessId} and status = 'approved'
      union
      select user_id from business_members
      where business_id = ${businessId} and role = 'owner' and accepted_at is not null)
    order by u.id`.execute(db);
  return rows;
}
