import { VERIFY_LINK_HOURS, verifyEmailAddress } from '#contract/email-verification.ts';
import { businessReceivedLetter } from '#server/notifications/letters/business-received.letter.ts';
import type { Addressee } from '#server/notifications/letters/letter.ts';
import { verifyEmailLetter } from '#server/notifications/letters/verify-email.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import type { Context } from '#server/platform/context.ts';
import { makeLinkToken } from '#server/platform/link-token.ts';
import { listWaitingForProof, lockByLinkHash, markLink } from './address-proof.queries.ts';
import { moveBusiness } from './moves.service.ts';

const HOUR_MS = 3_600_000;
/** A letter that was sent within it is not sent again because of the same form. */
const LATELY_HOURS = 1;

/** Sends a new link; the one before stops working. */
export async function sendVerificationLink(
  ctx: Context,
  business: { id: number; name: string; addressee: Addressee; linkExpiresAt?: Date | null },
  when: 'always' | 'unless sent lately' = 'always',
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + VERIFY_LINK_HOURS * HOUR_MS);
  const before = business.linkExpiresAt?.getTime() ?? 0;
  const isLately = expiresAt.getTime() - before < LATELY_HOURS * HOUR_MS;
  if (when === 'unless sent lately' && isLately) return;
  const { token, hash } = makeLinkToken();
  await markLink(ctx.db, business.id, { hash, expiresAt });
  await queueLetter(
    ctx,
    verifyEmailLetter({
      addressee: business.addressee,
      of: 'business',
      businessName: business.name,
      href: ctx.publicUrl + verifyEmailAddress(token),
      siteName: ctx.siteName,
    }),
  );
}

/**
 * The link of a letter was opened. A used one stays known until it runs out, so that a second click
 * hears that all is well. @returns undefined when it names no business
 */
export async function proveAddressOfBusiness(ctx: Context, linkHash: string) {
  const business = await lockByLinkHash(ctx.db, linkHash);
  if (!business) return undefined;
  const { name, email } = business;
  if (!business.expiresAt || business.expiresAt <= ctx.now()) {
    return { name, outcome: 'over' as const };
  }
  if (business.isVerified) return { name, outcome: 'proved_before' as const };
  const isOwn = business.submittedBy === null && ctx.caller.email === email;
  await moveBusiness({ ...ctx, actor: ctx.caller }, business, 'verify', {
    email_verified: true,
    ...(isOwn && ctx.caller.userId !== undefined && { submitted_by: ctx.caller.userId }),
  });
  if (email) {
    const addressee = { to: email, name: business.submitterName };
    await queueLetter(ctx, businessReceivedLetter({ addressee, businessName: name }));
  }
  return { name, outcome: 'proved' as const };
}

/** New links for what waits with an address, the newest few. */
export async function renewLinksOfBusinesses(ctx: Context, email: string, most: number) {
  for (const { id, name, submitterName } of await listWaitingForProof(ctx.db, email, most)) {
    await sendVerificationLink(ctx, { id, name, addressee: { to: email, name: submitterName } });
  }
}
