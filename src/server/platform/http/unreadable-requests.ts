import type { Duplex } from 'node:stream';

/**
 * For `clientError`: what never became a request (broken, too long, too slow) gets its answer without one,
 * with the same headers as every other.
 */
export function answerUnreadable(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const statuses: Record<string, string> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  };
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    const text = `HTTP/1.1 ${status}\r\n${lines.join('')}Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    socket.end(text, () => socket.destroy());
  };
}

/** The address as a client of this site sends it; a proxy's form names scheme and host before it. */
export const ownAddress = (url: string) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/** Two hosts name two places: a proxy before us may have believed the other one. */
export const hasOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length < 2;

/**
 * Percent signs must decode to UTF-8, nothing may carry a NUL, and two slashes at the beginning, which
 * would name another host, are nobody's page.
 */
export function isReadableAddress(url: string): boolean {
  if (!/^\/(?![/\\])/.test(url)) return false;
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}
