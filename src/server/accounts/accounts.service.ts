import { randomInt, timingSafeEqual } from 'node:crypto';
import {
  type Account,
  CODE_LENGTH,
  CODE_MINUTES,
  CODE_TRIES,
  type PasskeyStep,
} from '#contract/accounts/accounts.ts';
import { refuse } from '#contract/api/errors.ts';
import { LIMITS } from '#contract/api/limits.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import {
  deletionCodeEmail,
  proofCodeEmail,
  signInCodeEmail,
} from '#server/notifications/emails/sign-in-code.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction, waitsForPasskey } from '#server/platform/context.ts';
import {
  countedBrowser,
  ensureBrowser,
  isKnownFor,
  knownBrowser,
  rememberBrowser,
} from '#server/platform/http/browsers.ts';
import { addressGroup } from '#server/platform/http/client-address.ts';
import { spendForSender } from '#server/platform/http/limits.ts';
import {
  deleteCodesOf,
  deleteUser,
  findAccount,
  insertCode,
  lockAccountOf,
  lockNewestCode,
  markAccount,
  markCodeTried,
  markCodeUsed,
  spendAdminEmail,
} from './accounts.queries.ts';
import { codeOutcome, isTeam, passkeyStepOf } from './accounts.rules.ts';
import { listPasskeysOf, markFirstTeamSignIn } from './passkeys.queries.ts';
import { lockAdmins } from './people.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { memberId, openSession, proveSession } from './sessions.service.ts';

const MINUTE_MS = 60_000;

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const toAccount = (row: AccountRow, passkeyStep: PasskeyStep = 'none'): Account => ({
  ...row,
  passkeyStep,
  email: row.email ?? '',
  createdAt: row.createdAt.toISOString(),
});

/** Never looks whether the address is known: same work, same time, same answer. */
export async function askSignInCode(
  ctx: Context,
  input: { email: string; name?: string | undefined; phone?: string | undefined },
) {
  await spendCodeLimits(ctx, input.email);
  await inTransaction(ctx, async (inside) => {
    const code = await makeCode(inside, 'sign-in', input);
    await queueEmail(inside, signInCodeEmail(input.email, code, ctx.siteName));
  });
  return {
    id: 1 as const,
    name: input.name ?? '',
    email: input.email,
    isVerified: false as const,
    requiresCode: true as const,
  };
}

export const askDeletionCode = (ctx: Context) => askOwnCode(ctx, 'deletion', deletionCodeEmail);

export async function askProofCode(ctx: Context) {
  await refuseWithKey(ctx);
  return askOwnCode(ctx, 'proof', proofCodeEmail);
}

/** Shows by a code who is there; whoever has a passkey shows that. */
export async function proveByCode(ctx: Context, { code }: { code: string }) {
  await refuseWithKey(ctx);
  const proved = await spendCode(ctx, 'proof', code);
  if (proved.email !== ctx.caller.email) refuse('code_wrong');
  await proveSession(ctx, 'code');
  return {};
}

async function refuseWithKey(ctx: Context): Promise<void> {
  if ((await listPasskeysOf(ctx.db, memberId(ctx))).length > 0) refuse('passkey_needed');
}

/** A code for what is done in an open session, to the account's own address. */
async function askOwnCode(
  ctx: Context,
  purpose: Purpose,
  emailOf: (to: string, code: string, siteName: string) => EmailMessage,
) {
  refuseUnconfirmed(ctx);
  const email = ctx.caller.email ?? refuse('not_signed_in');
  await ctx.limits.spend(LIMITS.askOwnCode, `account ${memberId(ctx)}`);
  await inTransaction(ctx, async (inside) => {
    const code = await makeCode(inside, purpose, { email });
    await queueEmail(inside, emailOf(email, code, ctx.siteName));
  });
  return { requiresCode: true as const };
}

/** An account that its passkeys guard does not go, and them with it, for whoever reads its e-mails. */
export function refuseUnconfirmed({ caller }: Pick<Context, 'caller'>): void {
  if (waitsForPasskey(caller)) refuse('passkey_needed');
}

/**
 * Asked for before anybody is known to have an account. A browser where somebody signed in to the address
 * before spends what only it can spend; strangers spend what their address has for this e-mail address,
 * and last what all of them have together. A code that was sent is not touched by any of it.
 */
async function spendCodeLimits(ctx: Context, email: string): Promise<void> {
  const browser = countedBrowser(ctx, 'known');
  if (browser && isKnownFor(ctx, email)) {
    return ctx.limits.spend(LIMITS.askOwnCode, `browser ${browser} email ${email}`);
  }
  // The endpoint has counted this browser apart; with an address that is strange to it, it is a stranger.
  if (browser) await spendForSender(ctx.limits, LIMITS.askCode, ctx.client.address);
  const here = `email ${email} address ${addressGroup(ctx.client.address)}`;
  await ctx.limits.spend(LIMITS.askCodeForEmailHere, here);
  await ctx.limits.spend(LIMITS.askCodeForEmailHereDaily, here);
  await ctx.limits.spend(LIMITS.askCodeForEmail, `email ${email}`);
  await ctx.limits.spend(LIMITS.askCodeForEmailDaily, `email ${email}`);
}

type Purpose = 'sign-in' | 'deletion' | 'proof';

async function makeCode(
  ctx: Context,
  purpose: Purpose,
  { email, name, phone }: { email: string; name?: string | undefined; phone?: string | undefined },
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const at = ctx.now();
  await insertCode(ctx.db, {
    email,
    codeHash: ctx.secret.hash(purpose, `${email} ${code}`),
    browserHash: ensureBrowser(ctx),
    name: name || null,
    phone: phone || null,
    triesLeft: CODE_TRIES,
    expiresAt: new Date(at.getTime() + CODE_MINUTES * MINUTE_MS),
    createdAt: at,
  });
  return code;
}

/**
 * Uses up the code the browser asked for last. A wrong one costs a try, which stays spent though the
 * request is refused. @returns the proved address and what was typed with it
 */
export async function spendCode(ctx: Context, purpose: Purpose, code: string) {
  const browserHash = knownBrowser(ctx) ?? refuse('code_over');
  const tried = await inTransaction(ctx, async ({ db, now, secret }) => {
    const known = await lockNewestCode(db, browserHash);
    const isRight =
      known !== undefined &&
      timingSafeEqual(known.codeHash, secret.hash(purpose, `${known.email} ${code}`));
    const outcome = codeOutcome(known, isRight, now());
    if (known && outcome === 'right') await markCodeUsed(db, known.id, now());
    if (known && outcome === 'wrong') await markCodeTried(db, known.id);
    return { outcome, known };
  });
  if (tried.outcome === 'wrong') refuse('code_wrong');
  if (tried.outcome === 'over' || !tried.known) return refuse('code_over');
  return tried.known;
}

/**
 * Signs in whoever proved an address: the account is made when there is none, and the first proof ends
 * every session that was opened before it.
 */
export async function signInAs(
  ctx: Context,
  proved: { email: string; name: string | null; phone: string | null },
) {
  const at = ctx.now();
  const row = await lockAccountOf(ctx.db, proved.email, at);
  // Once: whoever was lowered later stays it, whatever the configuration still says.
  const isAdmin =
    proved.email === ctx.adminEmail && (await spendAdminEmail(ctx.db, proved.email, at));
  const changes = {
    ...(!row.name && proved.name && { name: proved.name }),
    ...(!row.phone && proved.phone && { phone: proved.phone }),
    ...(isAdmin && row.role !== 'admin' && { role: 'admin' as const }),
    isVerified: true,
    updatedAt: at,
  };
  if (!row.isVerified) await deleteSessionsOf(ctx.db, row.id);
  await markAccount(ctx.db, row.id, changes);
  if (changes.role) {
    await record(
      ctx,
      { userId: undefined, role: 'system' },
      {
        action: 'user.grant',
        entity: 'user',
        entityId: row.id,
        difference: { role: [row.role, changes.role] },
      },
    );
  }
  const found = (await findAccount(ctx.db, row.id)) ?? refuse('not_found');
  const hasPasskey = (await listPasskeysOf(ctx.db, row.id)).length > 0;
  // A code alone opens the team's pages once; then it must be asked for what only the person has.
  const isAsked = isTeam(found.role) && !hasPasskey && ctx.teamPasskeys === 'required';
  const needsEnrolment = isAsked && !(await markFirstTeamSignIn(ctx.db, row.id, at));
  const session = { role: found.role, hasPasskey, isConfirmed: false, needsEnrolment };
  const passkeyStep = passkeyStepOf(session, ctx.teamPasskeys);
  const account = toAccount(found, passkeyStep);
  const person = { userId: account.id, role: account.role, email: account.email };
  const isProved = !waitsForPasskey({ passkeyStep });
  const caller = await openSession(ctx, person, { needsEnrolment, isProved });
  rememberBrowser(ctx, proved.email);
  return { account, caller };
}

export async function getAccount(ctx: Context): Promise<Account | null> {
  const { userId } = ctx.caller;
  const row = userId === undefined ? undefined : await findAccount(ctx.db, userId);
  return row ? toAccount(row, ctx.caller.passkeyStep) : null;
}

export async function changeAccount(
  ctx: Context,
  input: { name: string; phone?: string | undefined },
): Promise<Account> {
  const id = memberId(ctx);
  await markAccount(ctx.db, id, {
    name: input.name,
    phone: input.phone || null,
    updatedAt: ctx.now(),
  });
  return (await getAccount(ctx)) ?? refuse('not_signed_in');
}

/** A guest whose things were taken over. */
export const removeGuest = async (ctx: Pick<Context, 'db'>, id: number): Promise<void> => {
  await deleteUser(ctx.db, id);
};

/** Without an admin nobody could make another. */
export async function refuseLastAdmin(ctx: Pick<Context, 'db'>, userId: number): Promise<void> {
  const [one, ...others] = await lockAdmins(ctx.db);
  if (one?.id === userId && others.length === 0) refuse('last_admin');
}

/** The account, and what was typed to sign in to it. */
export async function removeAccount(
  ctx: Pick<Context, 'db'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await deleteCodesOf(ctx.db, email);
  await deleteUser(ctx.db, userId);
}
