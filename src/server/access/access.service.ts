import { refuse } from '#contract/api/errors.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import type { Actor } from '#server/platform/audit/audit.ts';
import type { Basics, Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type BusinessPerson,
  type BusinessRole,
  findInterest,
  findNewestOf,
  findPublicBusiness,
  findRole,
  findWhereItWent,
  type Interest,
  listPeopleOf,
} from './access.queries.ts';

/** Of somebody who is there by two ways, the greater role. */
function eachOnce(people: BusinessPerson[]): BusinessPerson[] {
  const once = new Map<number, BusinessPerson>();
  for (const person of people) {
    if (person.role === 'owner' || !once.has(person.userId)) once.set(person.userId, person);
  }
  return [...once.values()];
}

/** Owners, by a claim or as colleagues: told of decisions about the business, of its plan and its team. */
export const ownersOf = async (db: Db, businessId: number): Promise<BusinessPerson[]> =>
  eachOnce((await listPeopleOf(db, businessId)).filter(({ role }) => role === 'owner'));

/** Owners by an approved claim, with the claim; the first first. */
export const claimHoldersOf = async (db: Db, businessId: number) =>
  (await listPeopleOf(db, businessId)).flatMap(({ claimId, ...person }) =>
    claimId === null ? [] : [{ ...person, claimId }],
  );

/** Owners and managers: told of what visitors send to the business. */
export const whoActsFor = async (db: Db, businessId: number): Promise<BusinessPerson[]> =>
  eachOnce(await listPeopleOf(db, businessId));

/** Whether somebody acts for a business, as its owner or as a colleague. */
export const actsFor = async (db: Db, userId: number, businessId: number): Promise<boolean> =>
  (await findRole(db, userId, businessId)) !== undefined;

/** The newest business somebody acts for; undefined for whoever acts for none. */
export const newestBusinessOf = (db: Db, userId: number): Promise<number | undefined> =>
  findNewestOf(db, userId);

/**
 * The caller's role in a business. To whoever has none it does not exist (`not_found`); a manager who asks
 * for what is the owner's is refused (`not_allowed`).
 */
export async function refuseUnlessActsFor(
  ctx: Context,
  businessId: number,
  as: BusinessRole = 'manager',
): Promise<BusinessRole> {
  const role = (await findRole(ctx.db, memberId(ctx), businessId)) ?? refuse('not_found');
  if (as === 'owner' && role !== 'owner') return refuse('not_allowed');
  return role;
}

/** A business that the public may see; any other is refused (`business_not_found`). */
export const publicBusiness = async (db: Db, id: number) =>
  (await findPublicBusiness(db, id)) ?? refuse('business_not_found');

/** The same, where the id of a merged business leads to what it became part of. */
export const publicBusinessBehind = async (db: Db, id: number) =>
  publicBusiness(db, await findWhereItWent(db, id));

export const isPublicBusiness = async (db: Db, id: number): Promise<boolean> =>
  (await findPublicBusiness(db, id)) !== undefined;

const NONE: Interest = { isSender: false, isActing: false };

/** What ties an actor to a business; nothing ties the operator, who has no account. */
export const interestIn = async (
  { db }: Pick<Basics, 'db'>,
  businessId: number,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Interest> =>
  (userId === undefined ? undefined : await findInterest(db, businessId, userId)) ?? NONE;

/** Nobody gives a business an advantage who put it in or acts for it. */
export async function refuseInterested(
  ctx: Pick<Basics, 'db'>,
  businessId: number,
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  const { isSender, isActing } = await interestIn(ctx, businessId, actor);
  if (isSender || isActing) refuse('own_record');
}

/** Whoever acts for a business changes it from the owner's desk, where others look at what weighs. */
export async function refuseActing(
  ctx: Pick<Basics, 'db'>,
  businessId: number,
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  if ((await interestIn(ctx, businessId, actor)).isActing) refuse('own_record');
}
