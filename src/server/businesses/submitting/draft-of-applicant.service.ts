import type { District } from '#contract/city/districts.ts';
import { record } from '#server/platform/audit/audit.ts';
import type { DecisionContext } from '#server/records/define-record.service.ts';
import { lockBusiness } from '../editing/business-record.queries.ts';
import { insertSubmission } from './submission.queries.ts';
import { readForm } from './submission.rules.ts';

/** Locks a business that somebody can be made the owner of; undefined for one that is none any more. */
export async function lockOwnableBusiness(ctx: DecisionContext, id: number) {
  const business = await lockBusiness(ctx.db, id);
  const isGone = business?.status === 'closed' || business?.status === 'merged';
  return isGone ? undefined : business;
}

/** What is known of a business that only its owner has told of. */
interface OwnedDraft {
  name: string;
  category: string;
  district: District;
  address: string;
  phone: string;
  website: string | null;
  description: string | null;
  email: string;
  ownerName: string;
  ownerId: number;
  /** What a moderator should look at before it is published. */
  signs: string[];
}

/** Puts it where every new business waits: for a moderator. What cannot be read of it is left out. */
export async function insertOwnedDraft(ctx: DecisionContext, draft: OwnedDraft): Promise<number> {
  const { columns } = readForm(
    {
      name: draft.name,
      category: draft.category,
      district: draft.district,
      address: draft.address,
      phone: draft.phone,
      website: draft.website ?? undefined,
      description: draft.description ?? undefined,
      submitterName: draft.ownerName,
      isEmailShown: false,
      priceRange: '₺₺',
      hours: '',
      ramadanHours: '',
      specialDays: {},
      attributes: {},
      features: [],
      images: [],
    },
    [draft.category],
    ctx.now(),
  );
  const { id } = await insertSubmission(ctx.db, {
    ...columns,
    // Nobody has said it.
    priceRange: null,
    email: draft.email,
    emailVerified: true,
    status: 'pending',
    moderationScore: draft.signs.length,
    moderationSigns: draft.signs,
    submittedBy: draft.ownerId,
    submittedAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  await record(ctx, ctx.actor, { action: 'business.draft', entity: 'business', entityId: id });
  return id;
}
