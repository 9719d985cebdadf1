import type { Reading } from '../database/replica.ts';
import { isRightSignature, type Secret } from '../secret.ts';
import { type Cookies, openCookies } from './cookies.ts';

/** Longer than a replica that is read from may be behind, and than it takes to find that out. */
const NOTED_SECONDS = 10;

/** Whoever wrote reads what he wrote, also where a replica has not come so far. */
interface OwnWrites {
  /** Notes in the writer's browser up to where is written; nothing where no replica is read from. */
  note(cookies: Cookies): Promise<void>;
  /** Whether the visitor wrote what cannot be read yet where pages are made. */
  isBehind(cookies: Pick<Cookies, 'get'>): Promise<boolean>;
}

export function openOwnWrites(reading: Reading, secret: Secret): OwnWrites {
  const signed = (position: string) => {
    const hash = secret.hash('own write', position).subarray(0, 12).toString('base64url');
    return `${position.replace('/', '-')}.${hash}`;
  };
  /** Positions that others made up would have every page made for them anew. */
  const read = (value: string) => {
    const position = /^([0-9A-F]{1,8}-[0-9A-F]{1,8})\./.exec(value)?.[1]?.replace('-', '/');
    const isOurs =
      position !== undefined && isRightSignature(Buffer.from(value), Buffer.from(signed(position)));
    return isOurs ? position : undefined;
  };
  return {
    async note(cookies) {
      // It is written; that this cannot be noted makes it no failure.
      const position = await reading.position().catch(() => undefined);
      if (position) cookies.set('wrote', signed(position), NOTED_SECONDS);
    },
    async isBehind(cookies) {
      const value = cookies.get('wrote');
      const position = value && read(value);
      return position ? reading.isBehind(position) : false;
    },
  };
}

/** Whether whoever sends these cookies wrote what is not to be read yet. */
export function ownWritesOf(
  { secret, publicUrl }: { secret: Secret; publicUrl: string },
  reading: Reading,
): (cookies: string | undefined) => Promise<boolean> {
  const ownWrites = openOwnWrites(reading, secret);
  const isSecure = publicUrl.startsWith('https:');
  return (cookies = '') => ownWrites.isBehind(openCookies(cookies, isSecure));
}
