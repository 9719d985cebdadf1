import type { BlockList } from 'node:net';
import { Hono, type Context as HonoContext } from 'hono';
import type { z } from 'zod';
import {
  type Access,
  type Endpoint,
  isForAll,
  limitOf,
  pathParameters,
  takesBody,
} from '#contract/api/endpoint.ts';
import {
  type ErrorCode,
  errorSentence,
  errorStatus,
  type Problem,
  Refusal,
  refuse,
} from '#contract/api/errors.ts';
import {
  type Caller,
  type Context,
  type Dependencies,
  refuseWithoutProof,
  VISITOR,
  waitsForPasskey,
} from '../context.ts';
import { isDatabaseAway } from '../database/database-failure.ts';
import { type Reading, readingOf } from '../database/replica.ts';
import { warnSeldom } from '../observability/warn-seldom.ts';
import { StorageAway } from '../storage/storage.ts';
import { withTimeout } from '../timeout.ts';
import { spendForCaller } from './browsers.ts';
import { addressGroup, clientAddress } from './client-address.ts';
import { openCookies } from './cookies.ts';
import { idempotencyKeyOf, type SentBy, withIdempotencyKey } from './idempotency.ts';
import { readInput } from './input-bounds.ts';
import { openOwnWrites } from './own-writes.ts';
import { readJson, readJsonPieces } from './request-body.ts';
import type { WaitingLine } from './waiting-line.ts';

/** What a `list` endpoint's act answers: the array and what travels in headers beside it. */
export interface ListAnswer<Item> {
  items: Item[];
  total: number;
  nextCursor?: string | undefined;
}

type Answer<E extends Endpoint> = E['list'] extends true
  ? ListAnswer<z.input<E['output']> extends (infer Item)[] ? Item : never>
  : z.input<E['output']>;

export interface Served {
  endpoint: Endpoint;
  act: (ctx: Context, input: never, request: Request) => Promise<unknown>;
  isUnread?: true;
}

/** Ties an endpoint of the contract to the act that answers it. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  act: (ctx: Context, input: z.output<E['input']>) => Promise<Answer<E>>,
): Served => ({ endpoint, act });

/** The same for an endpoint of bytes (`isRaw`): the act reads the request and makes the response. */
export const serveRaw = <E extends Endpoint>(
  endpoint: E,
  act: (ctx: Context, input: z.output<E['input']>, request: Request) => Promise<Response>,
): Served => ({ endpoint, act });

/** A body that was counted and nothing more, with what tells its sender from others when it comes again. */
export interface UnreadBody {
  pieces: Uint8Array[];
  sentBy: SentBy;
}

/**
 * The same for an endpoint whose body is too large to be read here, while visitors wait: the act has it
 * read, checked and worked on elsewhere (`side-process.ts`), and gets the bytes of the JSON to answer.
 */
export const serveUnread = (
  endpoint: Endpoint,
  act: (ctx: Context, body: UnreadBody) => Promise<Uint8Array>,
): Served => ({ endpoint, act, isUnread: true });

/** Bindings of the app: set by the server around it, and by a page's render in the same process. */
export interface Bindings {
  requestId?: string;
  /** Address of the other end of the connection. */
  remoteAddress?: string | undefined;
  /** A page's render asks, for nobody in particular: what it may cost is counted where it begins. */
  isRender?: boolean;
  /** For somebody who wrote what a replica does not show yet. */
  isOfPrimary?: boolean;
}
export type App = Hono<Env>;
/** `isOpen`: scripts of other sites may read the answer, and what it is refused with. */
interface Env {
  Bindings: Bindings;
  Variables: { isOpen?: boolean };
}

export interface AppParts {
  dependencies: Dependencies;
  /** Who asks, by the token of the session cookie. */
  identify: (dependencies: Dependencies, token: string) => Promise<Caller>;
  trustedProxies: BlockList;
  /** Where calls that cost wait for their turn; without it each begins at once. */
  line?: WaitingLine | undefined;
  /** Where what is the same for everybody is read; the database itself when not said. */
  reading?: Reading | undefined;
}

/** An app that answers the given endpoints, each once, and problem+json for the rest. */
export function mountEndpoints(served: Served[], parts: AppParts): App {
  const app: App = new Hono();
  const { db, log, disk, secret } = parts.dependencies;
  const { reading = readingOf(db) } = parts;
  const ownWrites = openOwnWrites(reading, secret);
  for (const { endpoint, act, isUnread } of served) {
    const names = pathParameters(endpoint.path);
    const isOpen = isForAll(endpoint);
    app.on(endpoint.method, [endpoint.path], async (c) => {
      const request = c.req.raw;
      c.set('isOpen', isOpen);
      const asking = await withTimeout(contextOf(c, parts));
      if (!isRead(endpoint) && isFromElsewhere(request, asking.publicUrl)) refuse('wrong_origin');
      if (endpoint.access !== 'public') refuseUnless(endpoint.access, asking.caller);
      // Before the body, so that whoever is refused for what was sent has spent it as well.
      const limited = c.env?.isRender ? undefined : limitOf(endpoint);
      if (limited) await withTimeout(spendForCaller(asking, limited));
      // What scripts of other sites may read is made without knowing who asks.
      const ctx = isOpen ? withoutVisitor(asking) : asking;
      const isOfTeam = ranks[ctx.caller.role] >= ranks.moderator;
      if (isOfTeam && endpoint.needsFreshProof) refuseWithoutProof(ctx);
      if (isUnread) {
        const pieces = await readJsonPieces(request, endpoint);
        const body: UnreadBody = { pieces, sentBy: sentBy(ctx, endpoint, request) };
        const json = await withTimeout(act(ctx, body as never, request), endpoint.timeoutMs);
        await ownWrites.note(ctx.cookies);
        return withCookies(jsonBytes(json as Uint8Array<ArrayBuffer>), ctx);
      }
      const given: Record<string, unknown> =
        takesBody(endpoint) && !endpoint.isRaw
          ? await readJson(request, endpoint)
          : Object.fromEntries(new URL(request.url).searchParams);
      for (const name of names) given[name] = c.req.param(name);
      const input = readInput(endpoint.input, given);
      if (isOfTeam && endpoint.needsFreshProofFor?.(input)) refuseWithoutProof(ctx);
      const answerOf = (inside: Context) => act(inside, input as never, request);
      const isOfReplica =
        isOpen &&
        !endpoint.writesDown &&
        !c.env?.isOfPrimary &&
        !(await ownWrites.isBehind(asking.cookies));
      const run = () => {
        if (isOfReplica)
          return withTimeout(
            reading.run((db) => answerOf({ ...ctx, db })),
            endpoint.timeoutMs,
          );
        const key =
          endpoint.isIdempotent && idempotencyKeyOf(sentBy(ctx, endpoint, request), input);
        return withTimeout(
          key ? withIdempotencyKey(ctx, key, answerOf) : answerOf(ctx),
          endpoint.timeoutMs,
        );
      };
      // A page that is being made has waited already.
      const mustWait = endpoint.isCostly && parts.line && !c.env?.isRender;
      const answer = await (mustWait ? parts.line?.(run) : run());
      const response = endpoint.isRaw
        ? (answer as Response)
        : jsonAnswer(endpoint, answer, request.url);
      if (!response.headers.has('Cache-Control'))
        response.headers.set('Cache-Control', cacheControl(endpoint));
      if (isOpen) openToAll(response);
      if (!isRead(endpoint) && !endpoint.leavesNothing) await ownWrites.note(ctx.cookies);
      return withCookies(response, ctx);
    });
  }
  refuseOtherMethods(app, served);
  app.notFound((c) => problemResponse('not_found', c.env?.requestId));
  app.onError(async (error, c) => {
    const response = await problemOf(error, c);
    return c.get('isOpen') ? openToAll(response) : response;
  });
  const problemOf = async (error: Error, c: HonoContext<Env>) => {
    const requestId = c.env?.requestId;
    if (error instanceof Refusal) {
      const response = problemResponse(error.code, requestId, error.issues);
      if (error.retryAfterSeconds !== undefined)
        response.headers.set('Retry-After', String(error.retryAfterSeconds));
      return response;
    }
    if (disk.noteIfFull(error, { requestId })) return problemResponse('storage_full', requestId);
    if (error instanceof StorageAway) {
      warnSeldom(log, { reason: error.message, requestId }, 'storage away');
      return problemResponse('storage_away', requestId);
    }
    if (isDatabaseAway(error)) {
      warnSeldom(log, { reason: error.message, requestId }, 'database away');
      // A server that found no room for its log goes, and cannot come back.
      return problemResponse((await disk.isFull()) ? 'storage_full' : 'not_ready', requestId);
    }
    log.error({ err: error, requestId }, 'unexpected error');
    return problemResponse('unexpected', requestId);
  };
  return app;
}

async function contextOf(
  c: HonoContext<Env>,
  { dependencies, identify, trustedProxies }: AppParts,
): Promise<Context> {
  const { headers } = c.req.raw;
  const cookies = openCookies(headers.get('cookie'), dependencies.publicUrl.startsWith('https:'));
  const token = cookies.get('session');
  return {
    ...dependencies,
    requestId: c.env?.requestId ?? 'none',
    caller: token ? await identify(dependencies, token) : VISITOR,
    client: {
      address: clientAddress(c.env?.remoteAddress, headers.get('x-forwarded-for'), trustedProxies),
      userAgent: headers.get('user-agent') ?? '',
      isOwnPage: isFromOwnPage(headers, dependencies.publicUrl),
    },
    cookies,
  };
}

/**
 * A page of another site made the browser send this. Programs that send none of these headers have no
 * visitor's cookies to misuse.
 */
function isFromElsewhere({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  return isOfOwnSite(headers, publicUrl) === false;
}

/**
 * One of our own pages made the call. Older browsers, and every browser on plain http, do not send
 * Sec-Fetch-Site; there the page's address says it. Who opens a bare link sends neither.
 */
function isFromOwnPage(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? isOfOwnSite(headers, publicUrl) === true : site === 'same-origin';
}

/** Whether the page that asks is of this site, as far as the browser names it. */
function isOfOwnSite(headers: Headers, publicUrl: string): boolean | undefined {
  const from = headers.get('origin') ?? headers.get('referer');
  if (from === null) return undefined;
  const page = URL.parse(from);
  return page !== null && (page.origin === publicUrl || page.host === headers.get('host'));
}

const ranks = { visitor: 0, guest: 0, user: 1, owner: 2, moderator: 3, admin: 4 };
const neededRank = { member: 1, owner: 2, moderator: 3, admin: 4 };

function refuseUnless(access: Exclude<Access, 'public'>, caller: Caller): void {
  const { role } = caller;
  if (ranks[role] === 0) refuse('not_signed_in');
  if (ranks[role] < neededRank[access] && waitsForPasskey(caller)) refuse('passkey_needed');
  if (ranks[role] < neededRank[access]) refuse('not_allowed');
}

function sentBy(ctx: Context, endpoint: Endpoint, { headers }: Request): SentBy {
  const { caller, client } = ctx;
  const browser = ctx.cookies.get('browser');
  // Named by kind: a cookie is written by whoever sends it, and must not read like an account.
  const sender = caller.userId
    ? ['account', caller.userId]
    : browser
      ? ['browser', browser]
      : ['address', addressGroup(client.address)];
  return {
    endpoint: `${endpoint.method} ${endpoint.path}`,
    sender,
    key: headers.get('idempotency-key'),
  };
}

const texts = new WeakMap<Response, string>();
/** The text of an answer; one that was made here is not read out of its body once more. */
export const textOf = async (response: Response): Promise<string> =>
  texts.get(response) ?? response.text();

function jsonOf(value: unknown): Response {
  const text = JSON.stringify(value);
  const response = new Response(text, { headers: { 'Content-Type': 'application/json' } });
  texts.set(response, text);
  return response;
}

function jsonAnswer(endpoint: Endpoint, answer: unknown, url: string): Response {
  if (!endpoint.list) return jsonOf(endpoint.output.parse(answer));
  const { items, total, nextCursor } = answer as ListAnswer<unknown>;
  const response = jsonOf(endpoint.output.parse(items));
  response.headers.set('X-Total-Count', String(total));
  if (nextCursor) response.headers.set('Link', `<${nextAddress(url, nextCursor)}>; rel="next"`);
  return response;
}

/** Without cookies, which no browser sends along with a star. */
function openToAll(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', 'Link, X-Total-Count');
  return response;
}

const withoutVisitor = (ctx: Context): Context => ({
  ...ctx,
  caller: VISITOR,
  cookies: openCookies(null, ctx.publicUrl.startsWith('https:')),
});

const jsonBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

function withCookies(response: Response, ctx: Context): Response {
  for (const cookie of ctx.cookies.written()) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** A known path asked with a method it does not have: 405 with what it has. */
function refuseOtherMethods(app: App, served: Served[]): void {
  const methods = Map.groupBy(served, ({ endpoint }) => endpoint.path);
  for (const [path, those] of methods) {
    const allowed = those.map(({ endpoint }) => endpoint.method).join(', ');
    app.all(path, (c) => {
      const response = problemResponse('method_not_allowed', c.env?.requestId);
      response.headers.set('Allow', allowed);
      return response;
    });
  }
}

const cacheControl = ({ keptSeconds }: Endpoint) =>
  keptSeconds ? `public, max-age=${keptSeconds}` : 'no-store';

const isRead = (endpoint: Endpoint) => endpoint.method === 'GET';

function nextAddress(url: string, cursor: string): string {
  const next = new URL(url);
  next.searchParams.set('cursor', cursor);
  return next.pathname + next.search;
}

/** The answer for a code of the closed list: RFC 9457. */
export function problemResponse(
  code: ErrorCode,
  requestId = 'none',
  issues?: Problem['issues'],
): Response {
  const status = errorStatus[code];
  const problem: Problem = {
    type: 'about:blank',
    title: code,
    status,
    detail: errorSentence[code],
    code,
    requestId,
    ...(issues && { issues }),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
