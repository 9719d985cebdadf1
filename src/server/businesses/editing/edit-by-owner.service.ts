import type { Updateable } from 'kysely';
import { refuse } from '#contract/api/errors.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { daysIn, lengthOf, type SpecialSpan } from '#contract/calendar/special-days.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import type { Basics } from '#server/platform/context.ts';
import type { BusinessesTable } from '#server/platform/database/database-tables.ts';
import { confirmFacts, type Person } from '../facts/business-facts.service.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import { readLine, readSpecialDay } from '../submitting/submission-values.rules.ts';
import { differenceOf } from './difference.rules.ts';
import { replaceDutyDays } from './duty-days.queries.ts';
import { listEarlierWords } from './earlier-words.queries.ts';
import {
  countSpecialDays,
  deleteSpecialDays,
  hideEmail,
  lockEndedPlans,
  lockOwnBusiness,
  lockPlansEndingSoon,
  markOwnBusiness,
  type OwnBusinessRow,
  upsertSpecialDays,
} from './edit-by-owner.queries.ts';
import { isEditable } from './edit-by-owner.rules.ts';
import { tellRamadanDays } from './ramadan-days.service.ts';

export type { OwnBusinessRow };
export { lockEndedPlans, lockOwnBusiness, lockPlansEndingSoon, replaceDutyDays };

/** A business that those who act for it may edit now, locked. Who asks, the caller has checked. */
export async function lockEditable(
  { db }: Pick<Basics, 'db'>,
  id: number,
): Promise<OwnBusinessRow> {
  const business = (await lockOwnBusiness(db, id)) ?? refuse('business_not_found');
  return isEditable(business.status) ? business : refuse('illegal_transition');
}

/**
 * Changes a locked business; what search reads is made anew from all of it, and what changed is from now on
 * the word of who said it.
 */
export async function changeLocked(
  { db, now }: Basics,
  business: OwnBusinessRow,
  changes: Updateable<BusinessesTable>,
  saidBy: Person,
): Promise<void> {
  const after = { ...business, ...changes };
  await markOwnBusiness(db, business.id, {
    ...changes,
    ...searchColumns(after),
    updatedAt: now(),
  });
  if (changes.ramadanHours !== undefined) await tellRamadanDays({ db, now }, business.id);
  await confirmFacts(
    { db, now },
    business.id,
    Object.keys(differenceOf(business, changes)),
    saidBy,
  );
}

type Days = Pick<SpecialSpan, 'from' | 'until'>;

/** Dated exceptions to the hours, one day or several in a row; past ones need not be counted. */
export async function putSpecialDays(
  { db, now }: Basics,
  businessId: number,
  { from, until, name, hours }: Days & { name: string | undefined; hours: string },
): Promise<void> {
  const { most } = businessFields.specialDays;
  const tooMany = [{ path: 'day', message: `En fazla ${most} özel gün yazın` }];
  if (until < from) {
    refuse('invalid_input', [{ path: 'until', message: 'Son gün ilk günden önce olamaz' }]);
  }
  if (lengthOf({ from, until }) > most) refuse('invalid_input', tooMany);
  const read = readSpecialDay(from, hours, now());
  if (read.wrong !== undefined) {
    return refuse('invalid_input', [{ path: 'hours', message: read.wrong }]);
  }
  await upsertSpecialDays(db, businessId, daysIn({ from, until }), {
    ...{ hours: read.value, name: readLine(name) },
  });
  if ((await countSpecialDays(db, businessId, dayInAdana(now()))) > most) {
    refuse('invalid_input', tooMany);
  }
}

export async function dropSpecialDays(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  businessId: number,
  days: Days,
) {
  if ((await deleteSpecialDays(db, businessId, days)).length === 0) refuse('not_found');
  await tellRamadanDays({ db, now }, businessId);
}

/** Puts a plan in force; its end is announced anew. */
export const markPlan = (
  { db, now }: Basics,
  id: number,
  { plan, expiresAt }: { plan: OwnerPlan; expiresAt: Date | null },
) =>
  markOwnBusiness(db, id, {
    plan,
    planExpiresAt: expiresAt,
    planRemindedAt: null,
    updatedAt: now(),
  });

export const markPlanReminded = ({ db, now }: Basics, id: number) =>
  markOwnBusiness(db, id, { planRemindedAt: now() });

/** Takes an address off a public page whose owner does not act for the business any more. */
export const hideEmailOf = ({ db, now }: Basics, id: number, emails: string[]) =>
  hideEmail(db, id, emails, now());

/** How the description of a business read before, the newest first: each text once, the one of today left out. */
export async function earlierDescriptions(
  { db }: Pick<Basics, 'db'>,
  { id, now }: { id: number; now: string | null },
) {
  const told = new Set(['', now]);
  return (await listEarlierWords(db, id)).flatMap(({ id: step, until, words }) => {
    const text = words.description ?? '';
    if (told.has(text)) return [];
    told.add(text);
    return [{ id: step, until: until.toISOString(), text }];
  });
}
