import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whoever sends pieces of this size sends few of them. */
const CRUMB_BYTES = 2048;
/** Of a form on a slow line: they go on as they come. */
const FREE = 16;
const JOINED_BYTES = 32 * 1024;
/** Ten megabytes have ten thousand when they come packet by packet. */
export const MOST_CRUMBS = 20_000;

/**
 * Each piece of a body costs as much as a thousand of its bytes, and a sender may cut it into single letters.
 * Crumbs that come together go on together; whoever sends too many of them is answered no more.
 */
export function joinCrumbs(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let crumbs = 0;
  let block = Buffer.alloc(0);
  let [from, to] = [0, 0];
  let isWaiting = false;
  const goOn = () => {
    isWaiting = false;
    if (to > from) push(block.subarray(from, to));
    from = to;
  };
  const join = (crumb: Buffer) => {
    if (to + crumb.length > block.length) {
      goOn();
      block = Buffer.allocUnsafeSlow(JOINED_BYTES);
      [from, to] = [0, 0];
    }
    to += crumb.copy(block, to);
    if (!isWaiting) setImmediate(goOn);
    isWaiting = true;
  };
  request.push = (piece: Buffer | null) => {
    if (crumbs > MOST_CRUMBS) return false;
    const isCrumb = piece !== null && piece.length < CRUMB_BYTES;
    if (isCrumb) crumbs += 1;
    if (crumbs > MOST_CRUMBS) {
      request.destroy();
      return false;
    }
    if (isCrumb && crumbs > FREE) join(piece);
    else {
      goOn();
      push(piece);
    }
    return request.readableLength < request.readableHighWaterMark;
  };
  // What nobody reads is counted as well: left alone, the runtime lets it run out past us.
  response.prependListener('finish', () => {
    if (request.complete) return;
    request.read();
    request.resume();
  });
}
