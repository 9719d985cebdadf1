import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { BusinessesTable } from '#server/platform/database-tables.ts';

/** A business with everything that those who act for it may change; locked until their change is done. */
export const lockOwnBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'status',
      'category',
      'subcategory',
      'description',
      'address',
      'neighbourhood',
      'district',
      'latitude',
      'longitude',
      'phone',
      'website',
      'whatsapp',
      'instagram',
      'price_range',
      'hours',
      'features',
      'is_open',
      'email',
      'is_email_shown',
      'images',
      'logo',
      'plan',
      'plan_expires_at as planExpiresAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type OwnBusinessRow = NonNullable<Awaited<ReturnType<typeof lockOwnBusiness>>>;

export const markOwnBusiness = (db: Db, id: number, changes: Updateable<BusinessesTable>) =>
  db.updateTable('businesses').set(changes).where('id', '=', id).execute();

export const hideEmail = (db: Db, id: number, emails: string[], at: Date) =>
  db
    .updateTable('businesses')
    .set({ is_email_shown: false, updated_at: at })
    .where('id', '=', id)
    .where('is_email_shown', '=', true)
    .where(sql<boolean>`lower(email) = any(${emails})`)
    .execute();

export const upsertSpecialDay = (db: Db, businessId: number, day: string, hours: string) =>
  db
    .insertInto('business_special_days')
    .values({ business_id: businessId, day, hours })
    .onConflict((conflict) => conflict.columns(['business_id', 'day']).doUpdateSet({ hours }))
    .execute();

export const deleteSpecialDay = (db: Db, businessId: number, day: string) =>
  db
    .deleteFrom('business_special_days')
    .where('business_id', '=', businessId)
    .where('day', '=', day)
    .returning('day')
    .executeTakeFirst();

/** Days that are not over yet. */
export async function countSpecialDays(db: Db, businessId: number, from: string): Promise<number> {
  const { count } = await db
    .selectFrom('business_special_days')
    .where('business_id', '=', businessId)
    .where('day', '>=', from)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const endingPlans = (db: Db) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'plan_expires_at as planExpiresAt'])
    .where('plan', '<>', 'free');

/** Locks some whose plan is over; `skip locked` lets instances share them. */
export const lockEndedPlans = (db: Db, at: Date, limit: number) =>
  endingPlans(db)
    .where('plan_expires_at', '<=', at)
    .orderBy('plan_expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Locks some whose plan ends until `before` and whose owner does not know yet. */
export const lockPlansEndingSoon = (db: Db, between: { at: Date; before: Date }, limit: number) =>
  endingPlans(db)
    .where(sql<boolean>`plan_expires_at > ${between.at} and plan_expires_at <= ${between.before}`)
    .where('plan_reminded_at', 'is', null)
    .orderBy('plan_expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
