import type { z } from 'zod';
import type * as contract from '#contract/leads.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { defineRecord, wholeRow } from '#server/records/define-record.service.ts';
import { consentColumns } from './consent.rules.ts';
import { findOpenLead, insertLead, leadLine, markLead } from './leads.queries.ts';

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
        businessName: input.businessName || null,
        createdAt: now(),
      });
      return;
    }
    if (caller.email !== input.email) return;
    const changes = {
      ...(input.hasMarketingConsent && !open.hasConsent && consentColumns(input, now())),
      ...(input.businessName && { businessName: input.businessName }),
    };
    if (Object.keys(changes).length > 0) await markLead(db, open.id, changes);
  });
  return {};
}

/** The offer is made by telephone: no e-mail goes out. */
export const lead = defineRecord({
  kind: 'lead',
  table: 'promotionalLeads',
  transitions: {
    new: { contact: 'contacted' },
    contacted: { win: 'won', lose: 'lost' },
    won: {},
    lost: {},
  },
  decisions: { contact: {}, win: {}, lose: {} },
  lock: wholeRow('promotionalLeads'),
  touched: null,
  columns: { contact: ({ at }) => ({ contactedAt: at }) },
  inbox: leadLine,
  promise: 'answered',
  fields: [
    ['businessName', 'name'],
    'email',
    'source',
    'hasMarketingConsent',
    'consentVersion',
    'consentedAt',
  ],
  person: { email: 'email' },
});
