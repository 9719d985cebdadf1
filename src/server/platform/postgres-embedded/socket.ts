import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Part of the socket's file name only: nothing listens on the network. */
export const port = 5432;

/** The kernel's limit for a socket's path, in bytes. */
const longestPath = 107;

/**
 * The folder of the server's socket as `host` for clients: 0700, inside the data.
 * A path that is too long is reached through an open handle instead, which this process's children can use too.
 */
export function openSocketFolder(pgData: string): { host: string; close: () => void } {
  const folder = join(pgData, 'run');
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath) {
    return { host: folder, close: () => {} };
  }
  const handle = openSync(pgData, 'r');
  let isOpen = true;
  return {
    host: `/proc/${process.pid}/fd/${handle}/run`,
    close: () => {
      if (isOpen) closeSync(handle);
      isOpen = false;
    },
  };
}

export function connectionStringOf(user: string, host: string, database: string): string {
  return `postgres://${user}@localhost:${port}/${encodeURIComponent(database)}?host=${encodeURIComponent(host)}`;
}
