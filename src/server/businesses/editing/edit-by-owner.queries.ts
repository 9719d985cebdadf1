import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessesTable } from '#server/platform/database/database-tables.ts';
import { fieldColumns } from '../fields.ts';

/** A business with everything that those who act for it may change; locked until their change is done. */
export const lockOwnBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .select([
      ...fieldColumns(),
      'b.id',
      'b.otherNames',
      'b.status',
      'b.logo',
      'b.plan',
      'b.planExpiresAt',
    ])
    .where('b.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type OwnBusinessRow = NonNullable<Awaited<ReturnType<typeof lockOwnBusiness>>>;

export const markOwnBusiness = (db: Db, id: number, changes: Updateable<BusinessesTable>) =>
  db.updateTable('businesses').set(changes).where('id', '=', id).execute();

export const hideEmail = (db: Db, id: number, emails: string[], at: Date) =>
  db
    .updateTable('businesses')
    .set({ isEmailShown: false, updatedAt: at })
    .where('id', '=', id)
    .where('isEmailShown', '=', true)
    .where(sql<boolean>`lower(email) = any(${emails})`)
    .execute();

export const upsertSpecialDays = (
  db: Db,
  businessId: number,
  days: string[],
  said: { hours: string; name: string | null },
) =>
  db
    .insertInto('businessSpecialDays')
    .values(days.map((day) => ({ businessId, day, ...said })))
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'day'])
        .doUpdateSet({ ...said, ofDuty: false, ofRamadan: false }),
    )
    .execute();

export const deleteSpecialDays = (
  db: Db,
  businessId: number,
  { from, until }: { from: string; until: string },
) =>
  db
    .deleteFrom('businessSpecialDays')
    .where('businessId', '=', businessId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('ofRamadan', '=', false)
    .returning('day')
    .execute();

/** Days that are not over yet. */
export async function countSpecialDays(db: Db, businessId: number, from: string): Promise<number> {
  const { count } = await db
    .selectFrom('businessSpecialDays')
    .where('businessId', '=', businessId)
    .where('day', '>=', from)
    .where('ofRamadan', '=', false)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const endingPlans = (db: Db) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'planExpiresAt'])
    .where('plan', '<>', 'free');

/** Locks some whose plan is over; `skip locked` lets instances share them. */
export const lockEndedPlans = (db: Db, at: Date, limit: number) =>
  endingPlans(db)
    .where('planExpiresAt', '<=', at)
    .orderBy('planExpiresAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Locks some whose plan ends until `before` and whose owner does not know yet. */
export const lockPlansEndingSoon = (db: Db, between: { at: Date; before: Date }, limit: number) =>
  endingPlans(db)
    .where(sql<boolean>`plan_expires_at > ${between.at} and plan_expires_at <= ${between.before}`)
    .where('planRemindedAt', 'is', null)
    .orderBy('planExpiresAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
