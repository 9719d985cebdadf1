import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from './brotli.ts';
import { bestEncoding } from './static-files.ts';

const gzipped = promisify(gzip);

/** What fits into one packet comes no sooner when it is smaller. */
const LEAST_BYTES = 1400;
/** Made for one reader: hardly larger than with the most effort, in a tenth of its time. */
const QUALITY = 4;

/** An answer in JSON in the smallest form its reader takes; any other one, and one that has a form, as it is. */
export async function compressedAnswer(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const hasForm = response.headers.has('content-encoding');
  if (!isJson || hasForm || request.method === 'HEAD') return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const encoding =
    body.byteLength < LEAST_BYTES ? undefined : bestEncoding(accepted, { br: true, gzip: true });
  const answer = (bytes: Buffer<ArrayBuffer>) => {
    headers.set('Content-Length', String(bytes.byteLength));
    return new Response(bytes, { status: response.status, headers });
  };
  if (!encoding) return answer(body);
  headers.set('Content-Encoding', encoding);
  return answer(encoding === 'br' ? await brotli(body, QUALITY) : await gzipped(body));
}
