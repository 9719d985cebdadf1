import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { CHALLENGE_MINUTES, MAX_PASSKEYS, type Passkey } from '#contract/accounts/passkeys.ts';
import { refuse } from '#contract/api/errors.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { findAccountOf } from './accounts.queries.ts';
import {
  deletePasskey,
  deletePasskeysOf,
  findChallenge,
  forgetTeamSignIn,
  insertPasskey,
  listPasskeysOf,
  lockPasskey,
  markChallenge,
  markPasskeyUsed,
} from './passkeys.queries.ts';
import { deleteOtherSessionsOf, deleteSessionsOf } from './sessions.queries.ts';
import { memberId, proveSession, sessionOf } from './sessions.service.ts';

/** Half a second of loading that only the team's sign-in needs: no start waits for it. */
const webAuthn = () => import('@simplewebauthn/server');
/** Done once the product answers: it takes longer than any request may. */
export const readyPasskeys = async (): Promise<void> => void (await webAuthn());

/** Keys are bound to the site's name (WebAuthn: relying party). */
const siteOf = ({ publicUrl }: Pick<Context, 'publicUrl'>) => ({
  rpID: new URL(publicUrl).hostname,
  origin: publicUrl,
});
const transportsOf = (transports: string[]) => transports as ('internal' | 'usb' | 'hybrid')[];

export async function listPasskeys(ctx: Context): Promise<Passkey[]> {
  const rows = await listPasskeysOf(ctx.db, memberId(ctx));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** One question per session; a new one takes the place of the one before. */
async function keepChallenge(ctx: Context, challenge: string): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_MINUTES * 60_000);
  await markChallenge(ctx.db, sessionOf(ctx), { challenge, expiresAt });
}

/** The question this session was asked; it can be answered once. */
async function takeChallenge(ctx: Context): Promise<string> {
  const challenge = await findChallenge(ctx.db, sessionOf(ctx), ctx.now());
  await markChallenge(ctx.db, sessionOf(ctx), undefined);
  return challenge ?? refuse('passkey_wrong');
}

/** Of the team, and in a session that shows it: a code alone adds no key beside one that is there. */
function refuseUnlessOfTeam({ caller }: Context): void {
  if (caller.passkeyStep === 'confirm') refuse('passkey_needed');
  const isOfTeam = caller.role === 'moderator' || caller.role === 'admin';
  if (!isOfTeam && caller.passkeyStep !== 'enrol') refuse('not_allowed');
}

export async function askPasskeyRegistration(ctx: Context) {
  refuseUnlessOfTeam(ctx);
  const known = await listPasskeysOf(ctx.db, memberId(ctx));
  if (known.length >= MAX_PASSKEYS) refuse('too_many_passkeys');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.siteName,
    rpID: siteOf(ctx).rpID,
    userName: ctx.caller.email ?? '',
    userID: new Uint8Array(Buffer.from(String(memberId(ctx)))),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(ctx, options.challenge);
  return { ...options };
}

export async function addPasskey(
  ctx: Context,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<Passkey> {
  refuseUnlessOfTeam(ctx);
  const { rpID, origin } = siteOf(ctx);
  const expectedChallenge = await takeChallenge(ctx);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => refuse('passkey_wrong'));
  const { credential } = registrationInfo ?? refuse('passkey_wrong');
  return inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const { id } = await insertPasskey(inside.db, {
      userId: memberId(inside),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: at,
    });
    // Whoever has just shown the key need not show it again.
    await proveSession(inside, 'passkey');
    await record(inside, inside.caller, {
      action: 'user.add_passkey',
      entity: 'user',
      entityId: memberId(inside),
      difference: { passkey: id },
    });
    return { id, name, createdAt: at.toISOString(), lastUsedAt: null };
  });
}

export const removePasskey = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    if (!(await deletePasskey(inside.db, memberId(inside), id))) refuse('not_found');
    // One that waited for the key must not be let in because there is none any more.
    await deleteOtherSessionsOf(inside.db, memberId(inside), sessionOf(inside));
    await record(inside, inside.caller, {
      action: 'user.remove_passkey',
      entity: 'user',
      entityId: memberId(inside),
      difference: { passkey: id },
    });
    return {};
  });

export async function askPasskeyConfirmation(ctx: Context) {
  const known = await listPasskeysOf(ctx.db, memberId(ctx));
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    userVerification: 'preferred',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
  });
  await keepChallenge(ctx, options.challenge);
  return { ...options };
}

export async function confirmWithPasskey(
  ctx: Context,
  { response }: { response: Record<string, unknown> },
) {
  const expectedChallenge = await takeChallenge(ctx);
  return inTransaction(ctx, async (inside) => {
    const credentialId = typeof response.id === 'string' ? response.id : '';
    const passkey =
      (await lockPasskey(inside.db, memberId(inside), credentialId)) ?? refuse('passkey_wrong');
    const { rpID, origin } = siteOf(inside);
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
    }).catch(() => refuse('passkey_wrong'));
    if (!verified) refuse('passkey_wrong');
    const at = inside.now();
    await markPasskeyUsed(inside.db, passkey.id, authenticationInfo.newCounter, at);
    await proveSession(inside, 'passkey');
    return {};
  });
}

/**
 * The operator's way back for somebody of the team who has lost every key: sessions end, and a code opens
 * the team's pages once more. @returns how many went
 */
export const resetPasskeys = (ctx: Basics, email: string): Promise<number | undefined> =>
  inTransaction(ctx, async (inside) => {
    const account = await findAccountOf(inside.db, email);
    if (!account) return undefined;
    const removed = await deletePasskeysOf(inside.db, account.id);
    await deleteSessionsOf(inside.db, account.id);
    await forgetTeamSignIn(inside.db, account.id);
    await record(
      inside,
      { userId: undefined, role: 'operator' },
      {
        action: 'user.reset_passkey',
        entity: 'user',
        entityId: account.id,
        difference: { removed },
      },
    );
    return removed;
  });
