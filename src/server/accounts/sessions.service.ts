import { createHash, randomBytes } from 'node:crypto';
import {
  type CallerId,
  EMAIL_WRONG,
  SESSION_TERMS,
  type Session,
} from '#contract/accounts/accounts.ts';
import { refuse } from '#contract/api/errors.ts';
import {
  type Caller,
  type Context,
  type Dependencies,
  inTransaction,
  type Role,
  VISITOR,
  waitsForPasskey,
} from '#server/platform/context.ts';
import { insertGuest } from './accounts.queries.ts';
import { deviceOf, passkeyStepOf } from './accounts.rules.ts';
import {
  deleteSession,
  deleteSessionNamed,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  markSessionProved,
  markSessionSeen,
} from './sessions.queries.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;
const MINUTE_MS = 60_000;
/** `last_seen_at` is written this seldom; ten times as often where a session ends unused. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;
const SEEN_WHERE_IDLE_ENDS_MS = MINUTE_MS;
/** Length of the public name of a session: hexadecimal digits of its hash. */
const ID_DIGITS = 16;

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest();
const nameOf = (hash: Buffer) => hash.toString('hex').slice(0, ID_DIGITS);

/** Who the session of a token names; a visitor when it names nobody. */
export async function identifyCaller(
  { db, now, teamPasskeys }: Pick<Dependencies, 'db' | 'now' | 'teamPasskeys'>,
  token: string,
): Promise<Caller> {
  const sessionHash = hashOf(token);
  const at = now();
  const session = await findSession(db, sessionHash, at);
  if (!session) return VISITOR;
  const { idleMinutes } = SESSION_TERMS[session.role];
  const seenEveryMs = idleMinutes ? SEEN_WHERE_IDLE_ENDS_MS : SEEN_EVERY_MS;
  if (at.getTime() - session.lastSeenAt.getTime() > seenEveryMs) {
    await markSessionSeen(db, sessionHash, at);
  }
  const passkeyStep = passkeyStepOf(session, teamPasskeys);
  const role = waitsForPasskey({ passkeyStep }) ? 'user' : session.role;
  return {
    userId: session.userId,
    role: session.isGuest ? 'guest' : role,
    passkeyStep,
    provedAt: session.provedAt ?? undefined,
    email: session.email ?? undefined,
    sessionHash,
  };
}

/** Opens a session with a new token; the one the caller had is ended. @returns who the caller is now */
export async function openSession(
  ctx: Context,
  person: { userId: number; role: 'guest' | Role; email: string | undefined },
  { needsEnrolment = false, isProved = false } = {},
): Promise<Caller> {
  const token = newToken();
  const at = ctx.now();
  const seconds = SESSION_TERMS[person.role === 'guest' ? 'user' : person.role].hours * 3600;
  if (ctx.caller.sessionHash) await deleteSession(ctx.db, ctx.caller.sessionHash);
  const sessionHash = hashOf(token);
  await insertSession(ctx.db, {
    tokenHash: sessionHash,
    userId: person.userId,
    agentClass: deviceOf(ctx.client.userAgent),
    needsEnrolment,
    provedAt: isProved ? at : null,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + seconds * 1000),
  });
  ctx.cookies.set('session', token, seconds);
  ctx.cookies.set('principal', person.role === 'guest' ? 'guest' : 'member', seconds);
  return { ...person, sessionHash };
}

/** The session has shown who is there, and goes on with a new token: the one before is worth nothing. */
export async function proveSession(ctx: Context, by: 'code' | 'passkey'): Promise<void> {
  const token = newToken();
  const at = ctx.now();
  const session = await markSessionProved(ctx.db, sessionOf(ctx), {
    tokenHash: hashOf(token),
    provedAt: at,
    ...(by === 'passkey' && { confirmedAt: at }),
  });
  const { expiresAt } = session ?? refuse('not_signed_in');
  const seconds = Math.floor((expiresAt.getTime() - at.getTime()) / 1000);
  ctx.cookies.set('session', token, seconds);
}

export const sessionOf = (ctx: Context): Buffer =>
  ctx.caller.sessionHash ?? refuse('not_signed_in');

/** The id of the caller's own row; a visitor without a session becomes a guest by it. */
export async function ensurePrincipal(ctx: Context): Promise<number> {
  if (ctx.caller.userId !== undefined) return ctx.caller.userId;
  return inTransaction(ctx, async (inside) => {
    const { id } = await insertGuest(inside.db, inside.now());
    await openSession(inside, { userId: id, role: 'guest', email: undefined });
    return id;
  });
}

/** The id of a signed-in caller; undefined for guests and visitors. */
export const memberOf = ({ caller }: Pick<Context, 'caller'>): number | undefined =>
  caller.role === 'guest' ? undefined : caller.userId;

/** The same where endpoints for members have checked it already. */
export const memberId = (ctx: Context): number => memberOf(ctx) ?? refuse('not_signed_in');

/** Where whoever sends something is answered: a member at the address they proved, others at what they typed. */
export const answerAddress = (
  { caller }: Pick<Context, 'caller'>,
  { email }: { email?: string | undefined },
): string =>
  caller.email || email || refuse('invalid_input', [{ path: 'email', message: EMAIL_WRONG }]);

/** `1` and `me` are the caller; whatever else is not the caller's own is not there for the caller. */
export function refuseUnlessOwn(ctx: Context, id: CallerId): void {
  if (id !== 'me' && id !== 1 && id !== ctx.caller.userId) refuse('not_found');
}

export const listSessions = (ctx: Context): Promise<Session[]> => sessionsOf(ctx, memberId(ctx));

/** The open sessions of an account. */
export async function sessionsOf(ctx: Context, userId: number): Promise<Session[]> {
  const rows = await listSessionsOf(ctx.db, userId, ctx.now());
  return rows.map((row) => ({
    id: nameOf(row.tokenHash),
    device: row.device ?? 'Tarayıcı',
    openedAt: row.openedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThisOne: ctx.caller.sessionHash?.equals(row.tokenHash) ?? false,
  }));
}

export async function endSession(ctx: Context, { id }: { id: string }) {
  const ended = (await deleteSessionNamed(ctx.db, memberId(ctx), id)) ?? refuse('not_found');
  if (ctx.caller.sessionHash?.equals(ended.tokenHash)) forgetSession(ctx);
  return {};
}

export async function endAllSessions(ctx: Context) {
  await deleteSessionsOf(ctx.db, memberId(ctx));
  forgetSession(ctx);
  return {};
}

export async function signOut(ctx: Context) {
  if (ctx.caller.sessionHash) await deleteSession(ctx.db, ctx.caller.sessionHash);
  forgetSession(ctx);
  return {};
}

/** Takes the cookies of the session back. */
export function forgetSession(ctx: Context): void {
  ctx.cookies.clear('session');
  ctx.cookies.clear('principal');
}
