import { VERIFY_LINK_HOURS, verifyEmailAddress } from '#contract/email-verification.ts';
import { keeperOf } from '#server/accounts/roles.service.ts';
import { applicationReceivedLetter } from '#server/notifications/letters/application-received.letter.ts';
import type { Addressee } from '#server/notifications/letters/letter.ts';
import { verifyEmailLetter } from '#server/notifications/letters/verify-email.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import type { Context } from '#server/platform/context.ts';
import { makeLinkToken } from '#server/platform/link-token.ts';
import { listWaitingForProof, lockByLinkHash, markLink } from './address-proof.queries.ts';
import { moveApplication } from './application-states.service.ts';

const HOUR_MS = 3_600_000;

interface SentApplication {
  id: number;
  businessName: string;
  addressee: Addressee;
  /** Address of the account that sent it; null without one. */
  sentFrom: string | null;
}

/** Sends a new link; the one before stops working. */
export async function sendApplicationLink(
  ctx: Context,
  { id, businessName, addressee, sentFrom }: SentApplication,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + VERIFY_LINK_HOURS * HOUR_MS);
  const { token, hash } = makeLinkToken();
  await markLink(ctx.db, id, { hash, expiresAt });
  await queueLetter(
    ctx,
    verifyEmailLetter({
      addressee,
      of: 'application',
      businessName,
      sentFrom,
      href: ctx.publicUrl + verifyEmailAddress(token),
      siteName: ctx.siteName,
    }),
  );
}

/**
 * As for a business: the first click proves the address, a second one hears that it is proved. The application
 * is the proved address's from then on, whoever sent it.
 */
export async function proveAddressOfApplication(ctx: Context, linkHash: string) {
  const application = await lockByLinkHash(ctx.db, linkHash);
  if (!application) return undefined;
  const { businessName: name, email } = application;
  const isYours = ctx.caller.email === email;
  if (!application.expiresAt || application.expiresAt <= ctx.now()) {
    return { name, isYours, outcome: 'over' as const };
  }
  if (application.isVerified) return { name, isYours, outcome: 'proved_before' as const };
  const { userId, sentBy } = await keeperOf(ctx, { email, sender: application.userId });
  await moveApplication({ ...ctx, actor: ctx.caller }, application, 'verify', {
    email_verified: true,
    user_id: userId,
    sent_by: sentBy,
  });
  const addressee = { to: email, name: application.ownerName };
  await queueLetter(ctx, applicationReceivedLetter({ addressee, businessName: name }));
  return { name, isYours, outcome: 'proved' as const };
}

export async function renewLinksOfApplications(ctx: Context, email: string, most: number) {
  for (const { ownerName: name, ...one } of await listWaitingForProof(ctx.db, email, most)) {
    await sendApplicationLink(ctx, { ...one, addressee: { to: email, name } });
  }
}
