import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '#contract/api/errors.ts';
import { LIMITS } from '#contract/api/limits.ts';
import type { EmailVerification } from '#contract/email-verification.ts';
import { addressOfBusiness } from '#server/businesses/submitting/address-proof.service.ts';
import { addressOfApplication } from '#server/owners/address-proof.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { hashOfLinkToken } from '#server/platform/link-token.ts';

/** What a link can stand for, one line each. */
const kinds = [
  { kind: 'business', ...addressOfBusiness },
  { kind: 'owner', ...addressOfApplication },
] as const;

/** E-mails that one wish for a new link sends at most, of each kind. */
const MOST_EMAILS = 5;
/** Longer than sending them takes: how long the answer took says nothing about the address. */
const RESEND_TAKES_MS = 300;

/**
 * The link of an e-mail. Mail scanners open every link they see, so it counts only when our own page asks
 * (decisions, Verify e-mail); anybody else hears one sentence, whatever the link.
 */
export async function verifyEmail(
  ctx: Context,
  { token }: { token: string },
): Promise<EmailVerification> {
  if (!ctx.client.isOwnPage) {
    return {
      status: 'unread',
      kind: null,
      businessName: null,
      isYours: false,
      message: 'E-postanızı onaylamak için bağlantıyı tarayıcınızda açın.',
    };
  }
  const hash = hashOfLinkToken(token);
  return inTransaction(ctx, async (inside) => {
    for (const { kind, prove } of kinds) {
      const proved = await prove(inside, hash);
      if (!proved) continue;
      if (proved.outcome === 'over') return refuse('link_over');
      const isFirst = proved.outcome === 'proved';
      return {
        status: isFirst ? ('verified' as const) : ('already_verified' as const),
        kind,
        businessName: proved.name,
        isYours: proved.isYours,
        message: isFirst
          ? 'E-posta adresiniz onaylandı. Kaydınız incelemeye alındı.'
          : 'E-posta adresiniz zaten onaylanmış. Yapmanız gereken bir şey kalmadı.',
      };
    }
    return refuse('link_unknown');
  });
}

/** The same answer after the same time, whether something waits for this address or not. */
export async function resendVerification(ctx: Context, { email }: { email: string }) {
  await ctx.limits.spend(LIMITS.resendForEmail, `email ${email}`);
  const renewing = inTransaction(ctx, async (inside) => {
    for (const { renewLinks } of kinds) await renewLinks(inside, email, MOST_EMAILS);
  });
  await Promise.all([renewing, pause(RESEND_TAKES_MS)]);
  return {
    message: `${email} adresiyle onay bekleyen bir kayıt varsa yeni bağlantıyı gönderdik. Gelen kutunuzda yoksa istenmeyen (spam) klasörüne de bakın.`,
  };
}
