import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import type * as contract from '#contract/leads.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { consentColumns } from './consent.rules.ts';
import {
  deleteLeadsOf,
  findOpenLead,
  insertLead,
  listLeadsOf,
  lockLead,
  markLead,
  markLeadMoved,
} from './leads.queries.ts';
import { LEAD_MOVES, type LeadStatus, statusAfter } from './leads.rules.ts';

/**
 * Keeps who asked for the offer. Asked again by the same address it stays one lead, and only whoever has
 * proved that address changes it: anybody may type another's. A box left empty takes no consent back.
 */
export async function createPromotionalLead(
  ctx: Context,
  input: z.output<(typeof contract.createPromotionalLead)['input']>,
) {
  await inTransaction(ctx, async ({ db, now, caller }) => {
    const open = await findOpenLead(db, input.email);
    if (!open) {
      await insertLead(db, {
        ...consentColumns(input, now()),
        email: input.email,
        business_name: input.businessName || null,
        created_at: now(),
      });
      return;
    }
    if (caller.email !== input.email) return;
    const changes = {
      ...(input.hasMarketingConsent && !open.hasConsent && consentColumns(input, now())),
      ...(input.businessName && { business_name: input.businessName }),
    };
    if (Object.keys(changes).length > 0) await markLead(db, open.id, changes);
  });
  return {};
}

/** The offer is made by telephone: no letter goes out. */
export const leadMoves: MoveRecord = {
  moves: LEAD_MOVES,
  statusAfter: (status, move) => statusAfter(status as LeadStatus, move),
  async move(ctx, id, move) {
    const lead = (await lockLead(ctx.db, id)) ?? refuse('not_found');
    const status = statusAfter(lead.status, move) ?? refuse('illegal_move');
    await markLeadMoved(ctx.db, id, {
      status,
      ...(move === 'contact' && { contacted_at: ctx.now() }),
    });
    await record(ctx, ctx.actor, {
      action: `lead.${move}`,
      entity: 'lead',
      entityId: id,
      difference: { status: [lead.status, status] },
    });
  },
};

export const leadsRecords: PersonalRecords = {
  name: 'promotionalLeads',
  export: async (ctx) => (ctx.caller.email ? listLeadsOf(ctx.db, ctx.caller.email) : []),
  erase: async (ctx, { email }) => {
    await deleteLeadsOf(ctx.db, email);
  },
};
