import {
  bodyTimeoutMs,
  type Endpoint,
  largestBody,
  MAX_BODY_BYTES,
} from '#contract/api/endpoint.ts';
import { Refusal, refuse } from '#contract/api/errors.ts';

/**
 * The bytes of a request's body as they came, counted while they come: `Content-Length` is what a sender
 * says, and may be missing. Refuses a body longer than its endpoint takes, one whose sender went away in
 * the middle, and one that is not there in time.
 */
async function readPieces(request: Request, endpoint: Endpoint): Promise<Uint8Array[]> {
  const most = largestBody(endpoint);
  const tooLarge = endpoint.isRaw ? 'file_too_large' : 'body_too_large';
  if (Number(request.headers.get('content-length')) > most) refuse(tooLarge);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(request, bodyTimeoutMs(endpoint))) {
    length += piece.byteLength;
    if (length > most) refuse(tooLarge);
    pieces.push(piece);
  }
  return pieces;
}

/** The same in one. */
export async function readBody(request: Request, endpoint: Endpoint): Promise<Buffer> {
  const pieces = await readPieces(request, endpoint);
  const [first] = pieces;
  if (first && pieces.length === 1)
    return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
  const bytes = Buffer.concat(pieces);
  for (const piece of pieces) giveBack(piece);
  return bytes;
}

/**
 * The memory of bytes that nobody reads any more, at once: left to the collector, a few large bodies make it
 * look through everything there is, while visitors wait.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

async function* piecesOf(request: Request, timeoutMs: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('body_slow')), timeoutMs);
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

/** Nothing that says of itself to be something else is read as JSON. */
const refuseUnlessJson = (request: Request): void => {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) refuse('unsupported_body');
};

/** The pieces of a body that says it is JSON. */
export async function readJsonPieces(request: Request, endpoint: Endpoint): Promise<Uint8Array[]> {
  const pieces = await readPieces(request, endpoint);
  if (pieces.length > 0) refuseUnlessJson(request);
  return pieces;
}

/** More than any form holds: what is large in a body of ours is a text or a file in it. */
const MOST_VALUES = 50_000;
const [QUOTE, ESCAPE, COMMA] = [...'"\\,'].map((sign) => sign.charCodeAt(0));

/** Whether JSON holds so many values that reading them would keep everybody else waiting; told by the commas between. */
function hasTooManyValues(json: Uint8Array): boolean {
  let isText = false;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === ESCAPE) at++;
    else if (sign === QUOTE) isText = !isText;
    else if (sign === COMMA && !isText && ++values > MOST_VALUES) return true;
  }
  return false;
}

export async function readJson(request: Request, endpoint: Endpoint) {
  const bytes = await readBody(request, endpoint);
  if (bytes.byteLength > 0) refuseUnlessJson(request);
  if (bytes.byteLength > MAX_BODY_BYTES && hasTooManyValues(bytes)) refuse('unsupported_body');
  return jsonObject(bytes);
}

const isTable = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** The JSON object of a body; an empty body is an empty one. */
export function jsonObject(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.byteLength === 0) return {};
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isTable(body)) return body;
  } catch {
    // Not JSON, or not UTF-8: the same sentence for both.
  }
  return refuse('unsupported_body');
}
