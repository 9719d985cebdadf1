import { isIP } from 'node:net';
import type { Config } from './config.ts';
import type { TeamPasskeys } from './context.ts';

/** Browsers make passkeys for a name with https, and for this machine itself; not for bare numbers. */
export function teamPasskeysOf({
  TEAM_PASSKEYS,
  PUBLIC_URL,
}: Pick<Config, 'TEAM_PASSKEYS' | 'PUBLIC_URL'>): TeamPasskeys {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isThisMachine || (protocol === 'https:' && isName) ? TEAM_PASSKEYS : 'impossible';
}
