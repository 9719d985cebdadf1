import { randomBytes } from 'node:crypto';
import type { Limit } from '#contract/api/endpoint.ts';
import type { Context } from '../context.ts';
import { isRightSignature } from '../secret.ts';
import { spendForSender } from './limits.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;
/** 128 bits of an HMAC, as base64url. */
const SEAL_LENGTH = 22;
/** As long as the longest session. */
const COOKIE_SECONDS = 180 * 86_400;
/** Addresses a browser is remembered to have signed in with; a family shares one. */
const MAX_KNOWN_ADDRESSES = 5;

type Holder = Pick<Context, 'cookies' | 'secret'>;

const sealOf = ({ secret }: Holder, what: string, text: string) =>
  secret.hash(what, text).toString('base64url').slice(0, SEAL_LENGTH);
const isSame = (given: string | undefined, right: string) =>
  given !== undefined && isRightSignature(Buffer.from(given), Buffer.from(right));

/** The token of our cookie that tells a browser from another; one that we did not seal is none. */
function browserToken(ctx: Holder): string | undefined {
  const [token, seal] = ctx.cookies.get('browser')?.split('.') ?? [];
  return token && isSame(seal, sealOf(ctx, 'browser-seal', token)) ? token : undefined;
}

const bindingOf = ({ secret }: Holder, token: string) => secret.hash('browser', token);

/** Keyed hash of the browser's cookie: what has no session (a code, an upload) is bound to it. */
export function knownBrowser(ctx: Holder): Buffer | undefined {
  const token = browserToken(ctx);
  return token ? bindingOf(ctx, token) : undefined;
}

/** The same; a browser without the cookie gets one. */
export function ensureBrowser(ctx: Holder): Buffer {
  const known = knownBrowser(ctx);
  if (known) return known;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  ctx.cookies.set('browser', `${token}.${sealOf(ctx, 'browser-seal', token)}`, COOKIE_SECONDS);
  return bindingOf(ctx, token);
}

/** Seals of the cookie `known`: the first says that somebody signed in here, the others with which addresses. */
const knownSeals = (ctx: Holder) => ctx.cookies.get('known')?.split('.') ?? [];
const sealOfAny = (ctx: Holder, token: string) => sealOf(ctx, 'known-browser', token);
const sealOfEmail = (ctx: Holder, token: string, email: string) =>
  sealOf(ctx, 'known-browser', `${token} ${email}`);

/**
 * Notes in the browser that somebody signed in to the address here. The note is of keyed hashes: it
 * tells no address, and is worth nothing in another browser or for another address.
 */
export function rememberBrowser(ctx: Holder, email: string): void {
  const token = browserToken(ctx);
  if (!token) return;
  const own = sealOfEmail(ctx, token, email);
  const [, ...before] = knownSeals(ctx);
  const addresses = [own, ...before.filter((seal) => seal !== own)].slice(0, MAX_KNOWN_ADDRESSES);
  ctx.cookies.set('known', [sealOfAny(ctx, token), ...addresses].join('.'), COOKIE_SECONDS);
  ctx.cookies.set('browser', ctx.cookies.get('browser') ?? '', COOKIE_SECONDS);
}

export const forgetBrowser = (ctx: Holder): void => ctx.cookies.clear('known');

/** Whether somebody signed in to this address in this browser before. */
export function isKnownFor(ctx: Holder, email: string): boolean {
  const token = browserToken(ctx);
  if (!token) return false;
  const own = sealOfEmail(ctx, token, email);
  return knownSeals(ctx).some((seal, index) => index > 0 && isSame(seal, own));
}

/**
 * Whose count a request may have for itself: the browser's, when it is of the kind asked for. `any` has
 * our cookie, `known` is one where somebody signed in before. Nobody can write either by himself.
 */
export function countedBrowser(ctx: Holder, kind: 'any' | 'known'): string | undefined {
  const token = browserToken(ctx);
  if (!token || kind === 'any') return token;
  return isSame(knownSeals(ctx)[0], sealOfAny(ctx, token)) ? token : undefined;
}

/** Counts a call for whoever makes it: the browser where the limit has it apart, else address, network and account. */
export async function spendForCaller(ctx: Context, limit: Limit): Promise<void> {
  const browser = limit.apartFor && countedBrowser(ctx, limit.apartFor);
  if (browser) return ctx.limits.spend(limit, `browser ${browser}`);
  await spendForSender(ctx.limits, limit, ctx.client.address, ctx.caller.userId);
}
