import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.dat': 'application/octet-stream',
};
/** Files under assets/ and the dictionary carry a hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
/** For pages and calls, by which they are packed from then on (RFC 9842). */
const DICTIONARY = { 'Use-As-Dictionary': 'match="/*", match-dest=("document" "")' };
/** The service worker: a browser asks for it again with each visit. */
const WORKER = '/sw.js';

interface StaticFile {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  headers: Record<string, string>;
}

export type ServeStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves the built files from memory, in the best form that was compressed at build time. */
export async function openStaticFiles(
  folder: URL,
  headers: Record<string, string>,
): Promise<ServeStatic> {
  const root = fileURLToPath(folder);
  const files = new Map<string, StaticFile>();
  const names = existsSync(root)
    ? await readdir(root, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of names) {
    const type = contentTypes[extname(entry.name)];
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(root, path).split(sep).join('/')}`;
    if (!entry.isFile() || !type || address.startsWith('/.')) continue;
    files.set(address, {
      identity: await readFile(path),
      ...(existsSync(`${path}.br`) && { br: await readFile(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: await readFile(`${path}.gz`) }),
      headers: {
        ...headers,
        'Content-Type': type,
        'Cache-Control': keeping(address),
        Vary: 'Accept-Encoding',
        ...(isDictionary(address) && DICTIONARY),
      },
    });
  }
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const file = files.get(path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const encoding = bestEncoding(request.headers['accept-encoding'], file);
    const body = encoding ? file[encoding] : file.identity;
    response.writeHead(200, {
      ...file.headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': body?.byteLength ?? 0,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function keeping(address: string): string {
  if (address === WORKER) return 'no-cache';
  return address.startsWith('/assets/') || isDictionary(address) ? IMMUTABLE : ONE_DAY;
}

const isDictionary = (address: string) => address.startsWith('/dictionary-');

/** The smallest form the browser takes among those that are there. */
export function bestEncoding(
  accepted: string | string[] | undefined,
  forms: { br?: unknown; gzip?: unknown },
): 'br' | 'gzip' | undefined {
  const header = String(accepted ?? '');
  if (forms.br && takes(header, 'br')) return 'br';
  if (forms.gzip && takes(header, 'gzip')) return 'gzip';
  return undefined;
}

export const takes = (header: string, encoding: string) =>
  header.includes(encoding) &&
  !new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
