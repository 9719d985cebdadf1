import { VERIFY_LINK_HOURS, verifyEmailAddress } from '#contract/email-verification.ts';
import { refuse } from '#contract/errors.ts';
import { applicationReceivedLetter } from '#server/notifications/letters/application-received.letter.ts';
import { verifyEmailLetter } from '#server/notifications/letters/verify-email.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { makeLinkToken } from '#server/platform/link-token.ts';
import {
  listWaitingForProof,
  lockByLinkHash,
  markLink,
  markProved,
} from './address-proof.queries.ts';

const HOUR_MS = 3_600_000;

/** As for a business: the first click proves the address, a second one hears that it is proved. */
export async function proveAddressOfApplication(ctx: Context, linkHash: string) {
  const application = await lockByLinkHash(ctx.db, linkHash);
  if (!application) return undefined;
  const { id, businessName: name, email } = application;
  if (!application.expiresAt || application.expiresAt <= ctx.now()) {
    return { name, outcome: 'over' as const };
  }
  if (application.isVerified) return { name, outcome: 'proved_before' as const };
  if (application.status !== 'email_pending') return refuse('illegal_move');
  const isOwn = application.userId === null && ctx.caller.email === email;
  await markProved(ctx.db, id, {
    status: 'pending',
    ...(isOwn && ctx.caller.userId !== undefined && { user_id: ctx.caller.userId }),
    updated_at: ctx.now(),
  });
  await record(ctx, ctx.caller, {
    action: 'application.verify',
    entity: 'application',
    entityId: id,
    difference: { status: [application.status, 'pending'] },
  });
  const addressee = { to: email, name: application.ownerName };
  await queueLetter(ctx, applicationReceivedLetter({ addressee, businessName: name }));
  return { name, outcome: 'proved' as const };
}

export async function renewLinksOfApplications(ctx: Context, email: string, most: number) {
  const expiresAt = new Date(ctx.now().getTime() + VERIFY_LINK_HOURS * HOUR_MS);
  for (const { id, businessName, ownerName } of await listWaitingForProof(ctx.db, email, most)) {
    const { token, hash } = makeLinkToken();
    await markLink(ctx.db, id, { hash, expiresAt });
    await queueLetter(
      ctx,
      verifyEmailLetter({
        addressee: { to: email, name: ownerName },
        of: 'application',
        businessName,
        href: ctx.publicUrl + verifyEmailAddress(token),
        siteName: ctx.siteName,
      }),
    );
  }
}
