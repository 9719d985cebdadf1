import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bestEncoding } from '../static-files.ts';
import { brotli } from './brotli.ts';
import { type Dictionary, VARY_BY_DICTIONARY } from './dictionary.ts';

const gzipped = promisify(gzip);

/** What fits into one packet comes no sooner when it is smaller. */
const LEAST_BYTES = 1400;
/** Made for one reader: hardly larger than with the most effort, in a tenth of its time. */
const QUALITY = 4;

/**
 * An answer in JSON in the smallest form its reader takes; any other one, and one that has a form, as it is. By the
 * dictionary only what was made without knowing who asks.
 */
export async function compressedAnswer(
  request: Request,
  response: Response,
  dictionary?: Dictionary,
): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const hasForm = response.headers.has('content-encoding');
  if (!isJson || hasForm || request.method === 'HEAD') return response;
  const headers = new Headers(response.headers);
  const isForAll = headers.get('access-control-allow-origin') === '*';
  headers.append('Vary', dictionary && isForAll ? VARY_BY_DICTIONARY : 'Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const asking = {
    'accept-encoding': accepted,
    'available-dictionary': request.headers.get('available-dictionary') ?? undefined,
  };
  const isSmall = body.byteLength < LEAST_BYTES;
  const answer = (bytes: Buffer<ArrayBuffer>) => {
    headers.set('Content-Length', String(bytes.byteLength));
    return new Response(bytes, { status: response.status, headers });
  };
  if (!isSmall && isForAll && dictionary?.isAt(asking)) {
    headers.set('Content-Encoding', 'dcz');
    return answer(await dictionary.pack(body));
  }
  const encoding = isSmall ? undefined : bestEncoding(accepted, { br: true, gzip: true });
  if (!encoding) return answer(body);
  headers.set('Content-Encoding', encoding);
  return answer(encoding === 'br' ? await brotli(body, QUALITY) : await gzipped(body));
}
