import { VERIFY_LINK_HOURS, verifyEmailAddress } from '#contract/email-verification.ts';
import { keeperOf } from '#server/accounts/roles.service.ts';
import type { Addressee, EmailMessage } from '#server/notifications/emails/email.ts';
import { verifyAddressEmail } from '#server/notifications/emails/verify-email.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import type { Actor } from '#server/platform/audit/audit.ts';
import type { Basics, Context } from '#server/platform/context.ts';
import { makeLinkToken } from '#server/platform/link-token.ts';
import {
  listWaitingForProof,
  lockByLinkHash,
  markLink,
  type ProvedTable,
} from './address-proof.queries.ts';
import type { Standing } from './define-record.service.ts';

const HOUR_MS = 3_600_000;
/** An e-mail that was sent within it is not sent again because of the same form. */
const LATELY_HOURS = 1;

interface SentLink {
  id: number;
  title: string;
  addressee: Addressee;
  /** Address of the account that sent it; null without one. */
  sentFrom: string | null;
  linkExpiresAt?: Date | null;
}

interface ProvedRecord {
  table: ProvedTable['table'];
  advance(
    ctx: Basics & { actor: Actor },
    row: Standing,
    name: 'verify',
    columns: Record<string, unknown>,
  ): Promise<unknown>;
}

/** How a record that was sent with an address waits for the link that proves it. */
export function addressProof(
  { table, advance }: ProvedRecord,
  about: {
    of: 'business' | 'application';
    columns: Omit<ProvedTable, 'table'>;
    receivedEmail(values: { addressee: Addressee; businessName: string }): EmailMessage;
  },
) {
  const columns = { table, ...about.columns };

  /** Sends a new link; the one before stops working. */
  async function sendLink(
    ctx: Context,
    { id, title, addressee, sentFrom, linkExpiresAt }: SentLink,
    when: 'always' | 'unless sent lately' = 'always',
  ): Promise<void> {
    const expiresAt = new Date(ctx.now().getTime() + VERIFY_LINK_HOURS * HOUR_MS);
    const before = linkExpiresAt?.getTime() ?? 0;
    const isLately = expiresAt.getTime() - before < LATELY_HOURS * HOUR_MS;
    if (when === 'unless sent lately' && isLately) return;
    const { token, hash } = makeLinkToken();
    await markLink(ctx.db, columns, id, { hash, expiresAt });
    await queueEmail(
      ctx,
      verifyAddressEmail({
        ...{ addressee, of: about.of, businessName: title, sentFrom },
        href: ctx.publicUrl + verifyEmailAddress(token),
        siteName: ctx.siteName,
      }),
    );
  }

  return {
    sendLink,
    /**
     * The link of an e-mail was opened. A used one stays known until it runs out, so that a second click
     * hears that all is well. The record is the proved address's from then on, whoever sent it.
     * @returns undefined when it names no such record
     */
    async prove(ctx: Context, linkHash: string) {
      const sent = await lockByLinkHash(ctx.db, columns, linkHash);
      if (!sent) return undefined;
      const { title, email } = sent;
      const isYours = email !== null && ctx.caller.email === email;
      if (!sent.expiresAt || sent.expiresAt <= ctx.now()) {
        return { name: title, isYours, outcome: 'over' as const };
      }
      if (sent.isVerified) return { name: title, isYours, outcome: 'proved_before' as const };
      const kept = email === null ? null : await keeperOf(ctx, { email, sender: sent.userId });
      await advance({ ...ctx, actor: ctx.caller }, sent, 'verify', {
        emailVerified: true,
        ...(kept && { [columns.user]: kept.userId, sentBy: kept.sentBy }),
      });
      if (email) {
        const addressee = { to: email, name: sent.name };
        await queueEmail(ctx, about.receivedEmail({ addressee, businessName: title }));
      }
      return { name: title, isYours, outcome: 'proved' as const };
    },
    /** New links for what waits with an address, the newest few. */
    async renewLinks(ctx: Context, email: string, most: number): Promise<void> {
      for (const one of await listWaitingForProof(ctx.db, columns, email, most)) {
        await sendLink(ctx, { ...one, addressee: { to: email, name: one.name } });
      }
    },
  };
}
