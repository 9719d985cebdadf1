import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { ManagedBusiness, ManagedBusinessInShort } from '#contract/owners/owner-workspace.ts';
import { effectivePlan, photoLimitOf } from '#contract/owners/plans.ts';
import type { Picture } from '#contract/uploads.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { isEditable } from '#server/businesses/editing/edit-by-owner.rules.ts';
import { earlierDescriptions } from '#server/businesses/editing/edit-by-owner.service.ts';
import { contestsOf } from '#server/claims/contests.service.ts';
import type { Context } from '#server/platform/context.ts';
import { publicPictures } from '#server/uploads/uploads.service.ts';
import { findPlanRequest } from './plans.service.ts';
import { listRevisions } from './revisions.service.ts';
import {
  findDetails,
  listClaimedOwners,
  listManaged,
  type ManagedRow,
} from './workspace.queries.ts';

const DAY_MS = 86_400_000;

function inShort(row: ManagedRow, pictures: Picture[], now: Date): ManagedBusinessInShort {
  const { images, planExpiresAt, reservations, reviews, messages, revisions, ...rest } = row;
  const plan = effectivePlan(row.plan, planExpiresAt, now);
  return {
    ...rest,
    logoPicture: pictures.find(({ src }) => src === row.logo) ?? null,
    plan,
    planExpiresAt: plan === 'free' ? null : (planExpiresAt?.toISOString() ?? null),
    photoCount: images.length,
    photoLimit: photoLimitOf(plan),
    waiting: { reservations, reviews, messages, revisions },
  };
}

export async function listManagedBusinesses(ctx: Context): Promise<ManagedBusinessInShort[]> {
  const rows = await listManaged(ctx.db, memberId(ctx));
  const pictures = await publicPictures(
    ctx,
    rows.flatMap(({ logo }) => logo ?? []),
  );
  return rows.map((row) => inShort(row, pictures, ctx.now()));
}

export async function getManagedBusiness(
  ctx: Context,
  { id }: { id: number },
): Promise<ManagedBusiness> {
  const rows = await listManaged(ctx.db, memberId(ctx));
  const row = rows.find((one) => one.id === id) ?? refuse('not_found');
  // Yesterday's exception may reach past midnight.
  const from = dayInAdana(new Date(ctx.now().getTime() - DAY_MS));
  const { isEmailShown, ...details } = await findDetails(ctx.db, id, from);
  const owners = await listClaimedOwners(ctx.db, id);
  const pictures = await publicPictures(ctx, [...row.images, ...(row.logo ? [row.logo] : [])]);
  const own = owners.find(({ userId }) => userId === memberId(ctx));
  const proofs = [...(own?.documents ?? []), ...(own?.ofApplication ?? [])];
  return {
    ...inShort(row, pictures, ctx.now()),
    ...details,
    isEditable: isEditable(row.status),
    email: isEmailShown ? details.email : null,
    specialDays: details.specialDays ?? {},
    specialDayNames: details.specialDayNames ?? {},
    images: row.images,
    pictures: row.images.flatMap((image) => pictures.find(({ src }) => src === image) ?? []),
    owners: owners.map(({ name, email }) => ({ name, email: email ?? '' })),
    documents: [...new Set(proofs)],
    revisions: await listRevisions(ctx, id),
    earlierDescriptions: await earlierDescriptions(ctx, { id, now: details.description }),
    planRequest: await findPlanRequest(ctx, id),
    contests: row.role === 'owner' ? await contestsOf(ctx, id) : [],
  };
}
