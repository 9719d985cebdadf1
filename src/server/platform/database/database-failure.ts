/**
 * Failures of the network on the way to the server, and of a server that takes nobody just now; EAGAIN: so many wait
 * at its socket that it has no room for one more.
 */
const UNREACHABLE =
  /^(EAGAIN|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES|EPIPE|57P0[1-5]|08...)$/;
/** The driver gives these no code. The last: a rollback found the connection gone. */
const UNREACHABLE_WORDS =
  /connection terminated|timeout exceeded when trying|timeout expired|is not queryable/i;
const NO_EXTENSION = /extension "?([\w-]+)"? is not (?:available|allow-listed)/;

/** True while nothing is wrong with the request itself: the same later may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return chain(error).some(
    ({ code, message }) =>
      UNREACHABLE.test(code) || code === TOO_MANY_CONNECTIONS || UNREACHABLE_WORDS.test(message),
  );
}

/** The server's disk or memory is at its end; our own disk, or what of it this account may have. */
const FULL = /^(53100|53200|ENOSPC|EDQUOT)$/;
/** Said by a server that could not even begin a file; the driver passes its words on. */
const FULL_WORDS = /No space left on device|Disk quota exceeded/;

/** True when there is no room for what should be stored. */
export function isStorageFull(error: unknown): boolean {
  return chain(error).some(({ code, message }) => FULL.test(code) || FULL_WORDS.test(message));
}

const TOO_MANY_CONNECTIONS = '53300';

/**
 * One sentence for the operator about a server of DATABASE_URL that cannot be used; undefined when the
 * failure is none of the server's. Names no password: the server's own words carry none.
 */
export function explainDatabaseFailure(error: unknown): string | undefined {
  for (const { code, message } of chain(error)) {
    const missing = NO_EXTENSION.exec(message);
    if (missing)
      return `The PostgreSQL server of DATABASE_URL lacks the extension ${missing[1]}: install its contrib package there.`;
    if (code.startsWith('28'))
      return `The PostgreSQL server of DATABASE_URL lets this account not in (${message}): check its name and password.`;
    if (code === '3D000')
      return `The PostgreSQL server of DATABASE_URL has no such database (${message}): create it there.`;
    if (code === '42501')
      return `The account of DATABASE_URL may not make its tables (${message}): it must own its database.`;
    if (code === TOO_MANY_CONNECTIONS)
      return `The PostgreSQL server of DATABASE_URL takes no more connections (${message}).`;
    if (/SSL|certificate/i.test(message))
      return `The PostgreSQL server of DATABASE_URL and this site do not agree on encryption (${message}): see sslmode.`;
    if (code === '53100')
      return 'The disk of the PostgreSQL server of DATABASE_URL is full: make room there and start again.';
  }
  if (!isDatabaseAway(error)) return undefined;
  const last = chain(error).at(-1);
  return `The PostgreSQL server of DATABASE_URL cannot be reached (${last?.code || last?.message}).`;
}

/** An error and its causes, the outermost first; of several tried addresses the first one's. */
function chain(error: unknown): { code: string; message: string }[] {
  const found: { code: string; message: string }[] = [];
  for (let one = error; one instanceof Error && found.length < 8; ) {
    const { code } = one as NodeJS.ErrnoException;
    found.push({ code: typeof code === 'string' ? code : '', message: one.message });
    one = one.cause ?? (one instanceof AggregateError ? one.errors[0] : undefined);
  }
  return found;
}
