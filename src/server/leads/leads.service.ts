import { type Context, inTransaction } from '#server/platform/context.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { deleteLeadsOf, findOpenLead, insertLead, listLeadsOf, markLead } from './leads.queries.ts';

/** Keeps who asked for the offer. Asked again by the same address it stays one lead. */
export async function createPromotionalLead(
  ctx: Context,
  input: { email: string; businessName?: string | undefined; hasMarketingConsent: boolean },
) {
  await inTransaction(ctx, async ({ db, now }) => {
    const open = await findOpenLead(db, input.email);
    const consent = { has_marketing_consent: input.hasMarketingConsent };
    if (open) {
      await markLead(db, open.id, {
        ...consent,
        ...(input.businessName && { business_name: input.businessName }),
      });
    } else {
      await insertLead(db, {
        ...consent,
        email: input.email,
        business_name: input.businessName || null,
        created_at: now(),
      });
    }
  });
  return {};
}

export const leadsRecords: PersonalRecords = {
  name: 'promotionalLeads',
  export: async (ctx) => (ctx.caller.email ? listLeadsOf(ctx.db, ctx.caller.email) : []),
  erase: async (ctx, { email }) => {
    await deleteLeadsOf(ctx.db, email);
  },
};
