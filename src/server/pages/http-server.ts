import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type ErrorCode, errorSentence, errorStatus, Refusal } from '#contract/api/errors.ts';
import type { Site } from '#contract/city/city.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import { isDatabaseAway } from '#server/platform/database/database-failure.ts';
import { type Reading, readingOf } from '#server/platform/database/replica.ts';
import { joinCrumbs } from '#server/platform/http/crumbs.ts';
import { type App, problemResponse } from '#server/platform/http/http.ts';
import { isKnown } from '#server/platform/http/known-etag.ts';
import { compressedAnswer } from '#server/platform/http/packing/compressed-answer.ts';
import { type Dictionary, VARY_BY_DICTIONARY } from '#server/platform/http/packing/dictionary.ts';
import { plainPage } from '#server/platform/http/plain-page.ts';
import { nextRequestId } from '#server/platform/http/request-ids.ts';
import { framableHeaders } from '#server/platform/http/security-headers.ts';
import type { ServeStatic } from '#server/platform/http/static-files.ts';
import {
  answerUnreadable,
  hasOneHost,
  isReadableAddress,
  ownAddress,
} from '#server/platform/http/unreadable-requests.ts';
import type { Asker, WaitingLine } from '#server/platform/http/waiting-line.ts';
import type { Metrics } from '#server/platform/observability/metrics.ts';
import type { WhatFails } from '#server/platform/observability/readiness.ts';
import { withTimeout } from '#server/platform/timeout.ts';
import type { Edge } from './edge.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { dataPage, encodedData, pageOfData } from './page-data.ts';
import type { PageAddress, RenderPage } from './render-page.ts';
import type { SharePictures } from './share-pictures.ts';
import { siteFileAddress, siteFileAt } from './site-files.ts';

export interface HttpServerParts {
  app: App;
  context: Basics & Pick<Dependencies, 'disk'>;
  /** As the team's settings have it now. */
  site: () => Promise<Site>;
  /** Pictures for sharing; undefined where the build has no fonts for them. */
  sharePictures?: SharePictures | undefined;
  headers: Record<string, string>;
  pages: PageCache;
  /** What answers to everybody are packed by for whoever has it; `pages` has the same. */
  dictionary?: Dictionary | undefined;
  /** The cache in front, where there is one. */
  edge?: Pick<Edge, 'headersOf'> | undefined;
  renderPage: RenderPage;
  /** Where files for machines are read; the context's database when not said. */
  reading?: Reading | undefined;
  /** Where a replica is read from: pages for whoever wrote what it does not show yet. */
  ofPrimary?:
    | {
        /** @param cookies the visitor's, as sent */
        isAskedBy(cookies: string | undefined): Promise<boolean>;
        renderPage: RenderPage;
      }
    | undefined;
  /** What a page is kept under. */
  pageAddress: PageAddress;
  /** Counts a page that must be made, and says for whom; refuses one too many. */
  spendPage: (request: IncomingMessage) => Promise<Asker>;
  /** Where what must be made waits for its turn. */
  lines: Record<Asker, WaitingLine>;
  /** Looks whether a proxy that nobody named stands before us. */
  look?: ((request: IncomingMessage) => void) | undefined;
  serveStatic: ServeStatic;
  /** The operator's own map tiles, where there are any. */
  baseMap?: ServeStatic | undefined;
  /** Counts what was answered and how long it took. */
  metrics?: Pick<Metrics, 'answered' | 'pageMade'> | undefined;
  whatFails: WhatFails;
  /** Development: Vite answers for sources before anything else does. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Milliseconds. A request's head is there at once; with its body it may take as long as the largest one
 * (`bodyTimeoutMs` ends those of forms sooner).
 */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
};
const UNREAD_PATIENCE_MS = 5000;

/** Longest address answered; browsers and proxies agree on about this much. */
const MAX_URL_LENGTH = 8192;

/**
 * The server: what is ready is answered first and with the least work (built files, cached pages), then
 * the API, then pages that must be rendered. Every answer carries the security headers and a request id.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const { context, pages, headers, ofPrimary, reading = readingOf(context.db) } = parts;
  const requestIds = new WeakMap<object, string>();
  const vary = parts.dictionary ? VARY_BY_DICTIONARY : 'Accept-Encoding';
  const answerApi = getRequestListener(
    async (request, env) =>
      compressedAnswer(
        request,
        await parts.app.fetch(request, {
          requestId: requestIds.get(env.incoming) ?? 'none',
          remoteAddress: env.incoming.socket.remoteAddress,
        }),
        parts.dictionary,
      ),
    {
      overrideGlobalObjects: false,
      // A Host header that is none; the app answers for whatever else goes wrong.
      errorHandler: (error) =>
        problemResponse(error instanceof RequestError ? 'malformed_address' : 'unexpected'),
    },
  );

  const answer = async (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    if (url.length > MAX_URL_LENGTH || !isReadableAddress(url)) {
      return sendProblem(response, 'malformed_address', requestId, headers);
    }
    if (path.startsWith('/api/')) {
      requestIds.set(request, requestId);
      // Set beforehand, they stand on what the adapter refuses by itself as well.
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return answerApi(request, response);
    }
    if (path === '/healthz') return sendText(response, 200, 'ok', headers);
    if (path === '/readyz') {
      // What it is stands on the port of the metrics: not for the public.
      const isReady = (await parts.whatFails()).length === 0;
      return sendText(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready', headers);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendProblem(response, 'method_not_allowed', requestId, {
        ...headers,
        Allow: 'GET, HEAD',
      });
    }
    if (path.startsWith('/share/')) return sendPicture(request, response, requestId);
    const ofData = pageOfData(url);
    const file = siteFileAt(path);
    const href = addressOf(ofData ?? url);
    const send = ofData === undefined ? sendPage : sendData;
    const isApart = ofPrimary !== undefined && (await ofPrimary.isAskedBy(request.headers.cookie));
    const kept = isApart ? undefined : await pages.found(href);
    if (kept) return send(request, response, kept);
    const asker = await parts.spendPage(request).catch((refusal) => {
      const before = pages.before(href);
      if (before) return before;
      throw refusal;
    });
    if (typeof asker === 'object') return send(request, response, asker);
    const make = async () => {
      parts.metrics?.pageMade(path);
      const made =
        file && (await withTimeout(isApart ? makeFile(file, href) : readFile(file, href)));
      if (made) {
        const { body, type, endsAt, status = 200, isFramable = false } = made;
        const own = isFramable ? framableHeaders(headers) : { ...headers, ...FOR_ALL };
        return { status, html: body, type, endsAt, headers: own };
      }
      const render = isApart ? ofPrimary.renderPage : parts.renderPage;
      const rendered = await render(href, requestId);
      if (rendered.redirect === undefined) return rendered;
      return { ...rendered, html: '', endsAt: undefined };
    };
    const line = parts.lines[asker];
    const page = isApart
      ? await line(() => pages.apart(href, make))
      : await pages.get(href, make, { asker, line });
    return send(request, response, page);
  };

  /** Whatever else is added behind its name, a file is the same one, and so is a page. */
  const addressOf = (url: string) =>
    siteFileAt(url.split('?', 1)[0] ?? '/') ? siteFileAddress(url) : parts.pageAddress(url);

  type SiteFile = NonNullable<ReturnType<typeof siteFileAt>>;
  const makeFile = async (file: SiteFile, href: string, db = context.db) =>
    file({
      ...{ ctx: { ...context, db }, site: await parts.site() },
      query: new URLSearchParams(href.split('?')[1]),
    });
  const readFile = (file: SiteFile, href: string) => reading.run((db) => makeFile(file, href, db));

  const sendPicture = async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ) => {
    await parts.spendPage(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://picture');
    const picture = await parts.sharePictures?.find(pathname, searchParams);
    if (!picture) return sendProblem(response, 'not_found', requestId, headers);
    const cached = {
      ...headers,
      // Made to stand in a message or beside a link elsewhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: picture.etag,
      // Asked for again each time: it may show a photo that is taken down meanwhile.
      'Cache-Control': 'public, no-cache',
    };
    if (isKnown(request.headers['if-none-match'], picture.etag)) {
      response.writeHead(304, cached);
      return response.end();
    }
    const png = await withTimeout(picture.png());
    response.writeHead(200, {
      ...cached,
      'Content-Type': 'image/png',
      'Content-Length': png.byteLength,
    });
    response.end(request.method === 'HEAD' ? undefined : png);
  };

  const sendPage = async (request: IncomingMessage, response: ServerResponse, page: CachedPage) => {
    if (page.redirect !== undefined) {
      // A merge can be undone, a name given back: without a word browsers keep a 301 for good.
      response.writeHead(page.status, {
        ...{ ...headers, ...parts.edge?.headersOf(page) },
        ...{ 'Cache-Control': keeping(page.status), Location: page.redirect },
      });
      return response.end();
    }
    const { encoding, body } = await pages.encoded(page, request.headers);
    writePage(request, response, page, encoding, body);
  };

  const sendData = async (request: IncomingMessage, response: ServerResponse, page: CachedPage) => {
    const { encoding, body } = await encodedData(page, request.headers, parts.dictionary);
    writePage(request, response, dataPage(page), encoding, body);
  };

  const writePage = (
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    encoding: string | undefined,
    body: Buffer,
  ) => {
    const ofEdge = parts.edge?.headersOf(page);
    if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, {
        ...(page.headers ?? headers),
        ...ofEdge,
        'Cache-Control': 'no-cache',
        ETag: page.etag,
        Vary: vary,
      });
      return response.end();
    }
    response.writeHead(page.status, {
      ...(page.headers ?? headers),
      ...ofEdge,
      'Content-Type': page.type,
      'Cache-Control': keeping(page.status),
      ETag: page.etag,
      Vary: vary,
      'Content-Length': body.byteLength,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const fail = (response: ServerResponse, error: unknown, requestId: string) => {
    const isFull = context.disk.noteIfFull(error, { requestId });
    if (error instanceof Refusal && errorStatus[error.code] === 404 && !response.headersSent)
      // A file for machines: of a page, what is not there is one itself.
      return void sendProblem(response, error.code, requestId, { ...headers, ...FOR_ALL });
    const code = isFull ? 'storage_full' : codeOf(error);
    const retryAfter = error instanceof Refusal ? error.retryAfterSeconds : undefined;
    if (code === 'unexpected') context.log.error({ err: error, requestId }, 'unexpected error');
    if (response.headersSent) return response.destroy();
    sendText(response, errorStatus[code], errorPage(code, requestId), {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    });
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const requestId = nextRequestId();
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      // Answered, and still sending: whoever drips a body nobody reads does not keep the connection.
      if (!request.complete)
        setTimeout(() => request.complete || request.destroy(), UNREAD_PATIENCE_MS).unref();
      const path = request.url?.split('?', 1)[0] ?? '/';
      const ms = performance.now() - startedAt;
      const { statusCode: status } = response;
      parts.metrics?.answered({ method: request.method ?? '', path, status, seconds: ms / 1000 });
      context.log.info({
        requestId,
        method: request.method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
      });
    });
    joinCrumbs(request, response);
    const url = ownAddress(request.url ?? '/');
    request.url = url;
    parts.look?.(request);
    if (!hasOneHost(request.rawHeaders)) {
      return void sendProblem(response, 'malformed_address', requestId, headers);
    }
    if (parts.serveStatic(request, response) || parts.baseMap?.(request, response)) return;
    const mayBeApart = ofPrimary && request.headers.cookie?.includes('wrote=');
    const cached =
      request.method === 'GET' && !mayBeApart ? pages.fresh(addressOf(url)) : undefined;
    const encoded = cached && pages.ready(cached, request.headers);
    if (cached && encoded && cached.redirect === undefined) {
      writePage(request, response, cached, encoded.encoding, encoded.body);
      return;
    }
    const next = () =>
      void answer(request, response, requestId).catch((error) => fail(response, error, requestId));
    if (parts.middleware) parts.middleware(request, response, next);
    else next();
  };
  const server = createServer(
    // What Node.js would refuse by itself would lack the headers.
    { ...TIMES, requireHostHeader: false },
    handle,
  );
  server.on('checkExpectation', handle);
  server.on('clientError', answerUnreadable(headers));
  return server;
}

/** Files that machines ask for are the same for everybody: scripts of other sites may read them. */
const FOR_ALL = { 'Access-Control-Allow-Origin': '*' };

/** Pages are asked for again each time and mostly known; what went wrong is nobody's to keep. */
const keeping = (status: number) => (status < 400 ? 'no-cache' : 'no-store');

/** A page asks the same calls as everybody: one that cannot be answered now says so by status and sentence. */
function codeOf(error: unknown): ToldCode {
  if (error instanceof Refusal && isTold(error.code)) return error.code;
  if (isDatabaseAway(error)) return 'not_ready';
  if (!(error instanceof Error && 'status' in error && error.status === 503)) return 'unexpected';
  const isFull = 'detail' in error && error.detail === errorSentence.storage_full;
  return isFull ? 'storage_full' : 'not_ready';
}

function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': keeping(status),
    ...headers,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

async function sendProblem(
  response: ServerResponse,
  code: ErrorCode,
  requestId: string,
  headers: Record<string, string>,
): Promise<void> {
  const problem = problemResponse(code, requestId);
  sendText(response, problem.status, await problem.text(), {
    ...headers,
    ...Object.fromEntries(problem.headers),
  });
}

/** What a page that cannot be had is headed with. */
const TOLD = {
  unexpected: 'Bir şeyler ters gitti',
  not_ready: 'Bir şeyler ters gitti',
  storage_full: 'Bir şeyler ters gitti',
  too_busy: 'Biraz bekleyin',
  too_many_requests: 'Biraz bekleyin',
} as const;
type ToldCode = keyof typeof TOLD;
const isTold = (code: ErrorCode): code is ToldCode => code in TOLD;

const errorPage = (code: ToldCode, requestId: string) =>
  plainPage({
    title: TOLD[code],
    sentences: [errorSentence[code]],
    link: { href: '/', label: 'Ana sayfaya dön' },
    note: `İstek: ${requestId}`,
  });
