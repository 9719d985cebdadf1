import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { tr } from 'zod/locales';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import {
  type ErrorCode,
  errorSentence,
  errorStatus,
  type Problem,
  Refusal,
  refuse,
} from '#contract/errors.ts';
import type { Context } from './context.ts';
import { isDatabaseAway } from './database-failure.ts';
import { withPatience } from './patience.ts';

z.config(tr());

/** JSON bodies; files travel through their own calls with their own limits. */
const MAX_JSON_BYTES = 1024 * 1024;

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
  act: (ctx: Context, input: never) => Promise<unknown>;
}

/** Ties an endpoint of the contract to the act that answers it. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  act: (ctx: Context, input: z.output<E['input']>) => Promise<Answer<E>>,
): Served => ({ endpoint, act });

/** Bindings of the app: set by the server around it, and by a page's render in the same process. */
export interface Bindings {
  requestId?: string;
}
export type App = Hono<{ Bindings: Bindings }>;

/** An app that answers the given endpoints, each once, and problem+json for the rest. */
export function mountEndpoints(served: Served[], context: Omit<Context, 'requestId'>): App {
  const app: App = new Hono();
  for (const { endpoint, act } of served) {
    const names = pathParameters(endpoint.path);
    const limit = bodyLimit({ maxSize: MAX_JSON_BYTES, onError: () => refuse('body_too_large') });
    app.on(endpoint.method, [endpoint.path], limit, async (c) => {
      if (endpoint.access !== 'public') refuse('not_signed_in');
      const given: Record<string, unknown> = takesBody(endpoint)
        ? await readJson(c.req.raw)
        : Object.fromEntries(new URL(c.req.url).searchParams);
      for (const name of names) given[name] = c.req.param(name);
      const input = endpoint.input.safeParse(given);
      if (!input.success) return refuse('invalid_input', issuesOf(input.error));
      const ctx: Context = { ...context, requestId: c.env?.requestId ?? 'none' };
      const answer = await withPatience(act(ctx, input.data as never));
      if (!endpoint.list) return c.json(endpoint.output.parse(answer));
      const { items, total, nextCursor } = answer as ListAnswer<unknown>;
      c.header('X-Total-Count', String(total));
      if (nextCursor) c.header('Link', `<${nextAddress(c.req.url, nextCursor)}>; rel="next"`);
      return c.json(endpoint.output.parse(items));
    });
  }
  refuseOtherMethods(app, served);
  app.notFound((c) => problemResponse('not_found', c.env?.requestId));
  app.onError((error, c) => {
    if (error instanceof Refusal)
      return problemResponse(error.code, c.env?.requestId, error.issues);
    if (isDatabaseAway(error)) {
      context.log.warn({ reason: error.message, requestId: c.env?.requestId }, 'database away');
      return problemResponse('not_ready', c.env?.requestId);
    }
    context.log.error({ err: error, requestId: c.env?.requestId }, 'unexpected error');
    return problemResponse('unexpected', c.env?.requestId);
  });
  return app;
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

const takesBody = (endpoint: Endpoint) => !['GET', 'DELETE'].includes(endpoint.method);

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  if (!request.headers.get('content-type')?.includes('json')) refuse('unsupported_body');
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // Not JSON, or not UTF-8: the same sentence for both.
  }
  return refuse('unsupported_body');
}

const issuesOf = (error: z.ZodError) =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

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
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
  });
}
