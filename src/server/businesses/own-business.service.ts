import type { Updateable } from 'kysely';
import { MAX_SPECIAL_DAYS } from '#contract/business-submission.ts';
import { refuse } from '#contract/errors.ts';
import type { OwnerPlan } from '#contract/owners.ts';
import { dayInAdana } from '#contract/reservations.ts';
import type { Basics } from '#server/platform/context.ts';
import type { BusinessesTable } from '#server/platform/database-tables.ts';
import { searchColumns } from './businesses.rules.ts';
import {
  countSpecialDays,
  deleteSpecialDay,
  hideEmail,
  lockEndedPlans,
  lockOwnBusiness,
  lockPlansEndingSoon,
  markOwnBusiness,
  type OwnBusinessRow,
  upsertSpecialDay,
} from './own-business.queries.ts';
import { isEditable } from './own-business.rules.ts';
import { readSpecialDay } from './submission-values.rules.ts';

export type { OwnBusinessRow };
export { lockEndedPlans, lockOwnBusiness, lockPlansEndingSoon };

/** A business that those who act for it may edit now, locked. Who asks, the caller has checked. */
export async function lockEditable(
  { db }: Pick<Basics, 'db'>,
  id: number,
): Promise<OwnBusinessRow> {
  const business = (await lockOwnBusiness(db, id)) ?? refuse('business_not_found');
  return isEditable(business.status) ? business : refuse('illegal_move');
}

/** Changes a locked business; what search reads is made anew from all of it. */
export async function changeLocked(
  { db, now }: Basics,
  business: OwnBusinessRow,
  changes: Updateable<BusinessesTable>,
): Promise<void> {
  const after = { ...business, ...changes };
  await markOwnBusiness(db, business.id, {
    ...changes,
    ...searchColumns(after),
    updated_at: now(),
  });
}

/** One dated exception to the hours; past ones need not be counted. */
export async function putSpecialDay(
  { db, now }: Basics,
  businessId: number,
  { day, hours }: { day: string; hours: string },
): Promise<void> {
  const read = readSpecialDay(day, hours, now());
  if (read.wrong !== undefined) {
    return refuse('invalid_input', [{ path: 'hours', message: read.wrong }]);
  }
  await upsertSpecialDay(db, businessId, day, read.value);
  if ((await countSpecialDays(db, businessId, dayInAdana(now()))) > MAX_SPECIAL_DAYS) {
    refuse('invalid_input', [
      { path: 'day', message: `En fazla ${MAX_SPECIAL_DAYS} özel gün yazın` },
    ]);
  }
}

export async function dropSpecialDay({ db }: Pick<Basics, 'db'>, businessId: number, day: string) {
  if (!(await deleteSpecialDay(db, businessId, day))) refuse('not_found');
}

/** Puts a plan in force; its end is announced anew. */
export const markPlan = (
  { db, now }: Basics,
  id: number,
  { plan, expiresAt }: { plan: OwnerPlan; expiresAt: Date | null },
) =>
  markOwnBusiness(db, id, {
    plan,
    plan_expires_at: expiresAt,
    plan_reminded_at: null,
    updated_at: now(),
  });

export const markPlanReminded = ({ db, now }: Basics, id: number) =>
  markOwnBusiness(db, id, { plan_reminded_at: now() });

/** Takes an address off a public page whose owner does not act for the business any more. */
export const hideEmailOf = ({ db, now }: Basics, id: number, emails: string[]) =>
  hideEmail(db, id, emails, now());
