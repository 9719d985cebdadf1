import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

interface RangeFile {
  path: string;
  contentType: string;
  cacheControl: string;
  headers: Record<string, string>;
}

/**
 * Sends a large file, or the one part of it that is asked for (RFC 9110, section 14), as it comes from the
 * disk. It may be replaced meanwhile: what was opened is sent to its end, and its mark changes.
 */
export async function sendRangeFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: RangeFile,
): Promise<void> {
  const handle = await open(file.path).catch(() => undefined);
  if (!handle) return answerEmpty(response, 404, file.headers);
  try {
    await send(request, response, file, handle);
  } finally {
    await handle.close();
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: RangeFile,
  handle: FileHandle,
) {
  const { size, mtime } = await handle.stat();
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const headers = {
    ...file.headers,
    'Content-Type': file.contentType,
    'Cache-Control': file.cacheControl,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': mtime.toUTCString(),
  };
  if (isUnchanged(request, etag, mtime)) return answerEmpty(response, 304, headers);
  const range =
    request.method === 'GET' && holdsStill(request, etag, mtime)
      ? readRange(request.headers.range, size)
      : undefined;
  if (range === 'unsatisfiable') {
    return answerEmpty(response, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  const part = handle.createReadStream({ start, end, autoClose: false });
  // Whoever goes away in the middle is no failure of ours.
  await pipeline(part, response).catch(() => response.destroy());
}

function answerEmpty(response: ServerResponse, status: number, headers: OutgoingHttpHeaders) {
  response.writeHead(status, {
    ...headers,
    ...(status !== 304 && { 'Content-Length': 0, 'Cache-Control': 'no-store' }),
  });
  response.end();
}

function isUnchanged({ headers }: IncomingMessage, etag: string, mtime: Date): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return isNotAfter(mtime, headers['if-modified-since']);
  return known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

/** `If-Range`: the part is only wanted of the very file whose other parts are there already. */
function holdsStill({ headers }: IncomingMessage, etag: string, mtime: Date): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  if (condition.includes('"')) return condition === etag;
  return condition === mtime.toUTCString();
}

/** Dates in headers know no milliseconds. */
const isNotAfter = (mtime: Date, date: string | undefined) =>
  date !== undefined && Math.floor(mtime.getTime() / 1000) * 1000 <= Date.parse(date);

type Range = { start: number; end: number };

/** One part; several, or another unit, are answered with the whole, as the RFC allows. */
function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) {
    const start = Math.max(0, size - Number(to));
    return start < size ? { start, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  if (to && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to ? Math.min(Number(to), size - 1) : size - 1 };
}
