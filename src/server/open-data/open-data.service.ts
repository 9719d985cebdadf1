import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import type { z } from 'zod';
import { dayInAdana } from '#contract/calendar/days.ts';
import {
  type downloadOpenData as downloadContract,
  OPEN_DATA_FILES,
  OPEN_DATA_FORMATS,
  type OpenData,
  type OpenDataFormat,
} from '#contract/open-data.ts';
import { holidaysNow } from '#server/calendar/calendar.service.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import { isKnown } from '#server/platform/http/known-etag.ts';
import { bestEncoding } from '#server/platform/http/static-files.ts';
import { productVersion } from '#server/platform/observability/version.ts';
import { countSources, findOpenDataState, listOpenRows } from './open-data.queries.ts';
import { type OpenDataSite, openDataColumns, openDataForms, sourceOf } from './open-data.rules.ts';

type Ctx = Pick<Dependencies, 'db' | 'now' | 'publicUrl' | 'siteName'>;

const ROWS_AT_ONCE = 500;
/** What was written by another version has another shape. */
const VERSION = productVersion();
/** What breaks a file off, its reader hears by the stream. */
const NOTHING_MORE = () => {};

export async function getOpenData(ctx: Ctx): Promise<OpenData> {
  const counted = await countSources(ctx.db);
  const times = counted.flatMap(({ at }) => (at ? [at.getTime()] : []));
  return {
    changedAt: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
    businesses: counted.reduce((sum, { businesses }) => sum + businesses, 0),
    sources: counted.map(({ licence, businesses, ...of }) => ({
      ...{ licence, source: sourceOf(of, ctx), businesses },
    })),
    columns: openDataColumns,
  };
}

/** A file piece by piece, each some hundred rows: the next are read when the reader has taken the last. */
async function* piecesOf(
  { db }: Pick<Basics, 'db'>,
  format: OpenDataFormat,
  site: OpenDataSite & { today: string },
): AsyncGenerator<Uint8Array> {
  const form = openDataForms[format];
  const bytes = new TextEncoder();
  yield bytes.encode(form.head());
  for (let afterId = 0; ; ) {
    const rows = await listOpenRows(db, { afterId, limit: ROWS_AT_ONCE, today: site.today });
    const last = rows.at(-1);
    if (!last) break;
    const lines = rows.map((row) => form.row(row, site)).join(form.between);
    yield bytes.encode((afterId === 0 ? '' : form.between) + lines);
    afterId = last.id;
  }
  yield bytes.encode(form.end);
}

/** The whole directory as a file; whoever has it as it stands is told so and gets nothing. */
export async function downloadOpenData(
  ctx: Ctx,
  { file }: z.output<(typeof downloadContract)['input']>,
  request: Request,
): Promise<Response> {
  const format = OPEN_DATA_FORMATS.find((one) => OPEN_DATA_FILES[one] === file) ?? 'csv';
  const { fingerprint, changedAt } = await findOpenDataState(ctx.db);
  const today = dayInAdana(ctx.now());
  const said = [file, VERSION, today, fingerprint].join(' ');
  const etag = `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`;
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? undefined, {
    gzip: true,
  });
  const headers = {
    'Cache-Control': 'public, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
  };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const { publicUrl, siteName } = ctx;
  const site = { publicUrl, siteName, today, holidays: await holidaysNow(ctx) };
  const pieces = piecesOf(ctx, format, site);
  const name = `adana-isletmeleri-${today}.${format}`;
  const body = encoding
    ? Readable.toWeb(pipeline(Readable.from(pieces), createGzip(), NOTHING_MORE))
    : ReadableStream.from(pieces);
  // The stream of Node and the one that a browser's types know are two names of one.
  return new Response(body as never, {
    headers: {
      ...headers,
      'Content-Type': openDataForms[format].type,
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}
