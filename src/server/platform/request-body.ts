import { bodyPatienceMs, type Endpoint, largestBody } from '#contract/endpoint.ts';
import { Refusal, refuse } from '#contract/errors.ts';

/**
 * The bytes of a request's body, counted as they come: `Content-Length` is what a sender says, and may be
 * missing. Refuses a body longer than its endpoint takes, one whose sender went away in the middle, and one
 * that is not there in time.
 */
export async function readBody(request: Request, endpoint: Endpoint): Promise<Buffer<ArrayBuffer>> {
  const most = largestBody(endpoint);
  const tooLarge = endpoint.isRaw ? 'file_too_large' : 'body_too_large';
  if (Number(request.headers.get('content-length')) > most) refuse(tooLarge);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(request, bodyPatienceMs(endpoint))) {
    length += piece.byteLength;
    if (length > most) refuse(tooLarge);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

async function* piecesOf(request: Request, patienceMs: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('body_slow')), patienceMs);
  });
  try {
    for (;;) {
      // Whatever ends a body before its end, it is the sender's side: the answer has nobody to go to.
      const piece = reader.read().catch(() => refuse('body_cut'));
      const { done, value } = await Promise.race([piece, tooSlow]);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/** Nothing a form or a page of another site may send without being asked first. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** The bytes of a body that says it is JSON. */
export async function readJsonBytes(
  request: Request,
  endpoint: Endpoint,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readBody(request, endpoint);
  if (bytes.byteLength > 0 && !JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    refuse('unsupported_body');
  return bytes;
}

export const readJson = async (request: Request, endpoint: Endpoint) =>
  jsonObject(await readJsonBytes(request, endpoint));

/** The JSON object of a body; an empty body is an empty one. */
export function jsonObject(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.byteLength === 0) return {};
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // Not JSON, or not UTF-8: the same sentence for both.
  }
  return refuse('unsupported_body');
}
