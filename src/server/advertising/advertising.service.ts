import type * as contract from '#contract/advertising/advertising.ts';
import { advertiseCost, requestCost } from '#contract/advertising/advertising.ts';
import type { AdKind } from '#contract/advertising/live-ads.ts';
import type { Input } from '#contract/api/endpoint.ts';
import { LIMITS } from '#contract/api/limits.ts';
import { isOfProgram, suspicionOf } from '#contract/api/signals.ts';
import { consentColumns } from '#server/leads/consent.rules.ts';
import { adReceivedEmail } from '#server/notifications/emails/advertising-received.email.ts';
import { adForSalesEmail } from '#server/notifications/emails/advertising-sales.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { salesInboxOf } from '#server/notifications/sales-inbox.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { insertAd } from './advertising.queries.ts';

export const createAdvertisement = (
  ctx: Context,
  input: Input<typeof contract.createAdvertisement>,
) =>
  keepAd(ctx, input, {
    kind: 'advertisement',
    status: 'pending',
    totalCost: advertiseCost(input.packageType, input.duration).total,
  });

export const createAdvertisementRequest = (
  ctx: Context,
  input: Input<typeof contract.createAdvertisementRequest>,
) =>
  keepAd(ctx, input, {
    kind: 'advertisement_request',
    status: 'contact_pending',
    totalCost: requestCost(input.packageType, input.duration),
  });

/** Keeps what was asked for, at the price that is worked out here; who asked and who sells hear of it. */
const keepAd = <Status extends 'pending' | 'contact_pending'>(
  ctx: Context,
  input: Input<typeof contract.createAdvertisement | typeof contract.createAdvertisementRequest>,
  { kind, status, totalCost }: { kind: AdKind; status: Status; totalCost: number },
) =>
  inTransaction(ctx, async (inside) => {
    await inside.limits.spend(LIMITS.advertiseForEmail, `email ${input.email}`);
    const at = inside.now();
    const { businessName, contactPerson, email, phone, packageType, duration } = input;
    const { id } = await insertAd(inside.db, kind, {
      status,
      businessName,
      contactPerson,
      email,
      phone,
      packageType,
      duration,
      message: input.message || null,
      totalCost,
      ...consentColumns(input, at),
      moderationScore: suspicionOf(input),
      createdAt: at,
      updatedAt: at,
    });
    const answer = { id, status, totalCost };
    // It reaches the team's desk, and nobody's mail.
    if (isOfProgram(input)) return answer;
    const bought = { kind, packageType, duration, totalCost };
    await queueEmail(
      inside,
      adReceivedEmail({ addressee: { to: email, name: contactPerson }, businessName, bought }),
    );
    const inbox = await salesInboxOf(inside);
    if (inbox) {
      await queueEmail(
        inside,
        adForSalesEmail({
          to: inbox,
          businessName,
          contact: { person: contactPerson, email, phone },
          message: input.message || null,
          bought,
          href: `${inside.publicUrl}/admin`,
        }),
      );
    }
    return answer;
  });
