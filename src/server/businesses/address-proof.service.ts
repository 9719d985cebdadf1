import { VERIFY_LINK_HOURS, verifyEmailAddress } from '#contract/email-verification.ts';
import { keeperOf } from '#server/accounts/roles.service.ts';
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
  business: {
    id: number;
    name: string;
    addressee: Addressee;
    /** Address of the account that sent it; null without one. */
    sentFrom: string | null;
    linkExpiresAt?: Date | null;
  },
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
      sentFrom: business.sentFrom,
      href: ctx.publicUrl + verifyEmailAddress(token),
      siteName: ctx.siteName,
    }),
  );
}

/**
 * The link of a letter was opened. A used one stays known until it runs out, so that a second click
 * hears that all is well. The record is the proved address's from then on, whoever sent it.
 * @returns undefined when it names no business
 */
export async function proveAddressOfBusiness(ctx: Context, linkHash: string) {
  const business = await lockByLinkHash(ctx.db, linkHash);
  if (!business) return undefined;
  const { name, email } = business;
  const isYours = email !== null && ctx.caller.email === email;
  if (!business.expiresAt || business.expiresAt <= ctx.now()) {
    return { name, isYours, outcome: 'over' as const };
  }
  if (business.isVerified) return { name, isYours, outcome: 'proved_before' as const };
  const kept = email === null ? null : await keeperOf(ctx, { email, sender: business.submittedBy });
  await moveBusiness({ ...ctx, actor: ctx.caller }, business, 'verify', {
    email_verified: true,
    ...(kept && { submitted_by: kept.userId, sent_by: kept.sentBy }),
  });
  if (email) {
    const addressee = { to: email, name: business.submitterName };
    await queueLetter(ctx, businessReceivedLetter({ addressee, businessName: name }));
  }
  return { name, isYours, outcome: 'proved' as const };
}

/** New links for what waits with an address, the newest few. */
export async function renewLinksOfBusinesses(ctx: Context, email: string, most: number) {
  for (const { submitterName, ...one } of await listWaitingForProof(ctx.db, email, most)) {
    await sendVerificationLink(ctx, { ...one, addressee: { to: email, name: submitterName } });
  }
}
