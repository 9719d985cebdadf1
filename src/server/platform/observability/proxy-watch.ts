import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Dependencies } from '../context.ts';
import type { Db } from '../database/database.ts';
import { plainAddress } from '../http/client-address.ts';
import { noteJobRun } from '../jobs/job-runs.ts';
import type { Job } from '../jobs/jobs.ts';

const DAY_MS = 86_400_000;

/** What the operator is told; the address only where it is no visitor's. */
const sentenceOf = (address: string) =>
  `Requests come through a proxy (${isOfOwnNetwork(address) ? address : 'a public address'}) that TRUSTED_PROXIES does not name: all visitors count as one and share their limits.`;

const ownNetworks = new BlockList();
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const)
  ownNetworks.addSubnet(network, bits, family);
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const isOfOwnNetwork = (address: string) => ownNetworks.check(address, familyOf(address));

interface ProxyWatch {
  /** Looks at a request; the first that comes through a proxy nobody named is told. */
  look(request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
  /** Says the same once a day, and that it is well again after a start without such a request. */
  job: Job;
}

/**
 * Notices a proxy whose word is not believed. Anybody can write the header: where proxies are named, only a
 * neighbour's counts.
 */
export function watchForProxies(
  { db, log, now }: Pick<Dependencies, 'db' | 'log' | 'now'>,
  { name, proxies, isAnyNamed }: { name: string; proxies: BlockList; isAnyNamed: boolean },
): ProxyWatch {
  let found: string | undefined;
  return {
    look({ headers, socket }) {
      if (found !== undefined || !(headers['x-forwarded-for'] ?? headers.forwarded)) return;
      const address = plainAddress(socket.remoteAddress ?? '');
      if (isIP(address) === 0 || proxies.check(address, familyOf(address))) return;
      if (isAnyNamed && !isOfOwnNetwork(address)) return;
      found = sentenceOf(address);
      log.warn(found);
      const run = {
        name,
        everyMs: DAY_MS,
        startedAt: now(),
        durationMs: 0,
        failures: 1,
      };
      noteJobRun(db, { ...run, error: found }).catch((err) => log.warn({ err }, 'not noted'));
    },
    job: {
      name,
      everyMs: DAY_MS,
      async run() {
        if (found !== undefined) throw found;
        return 'done';
      },
    },
  };
}

/** What was noticed, by whichever instance; undefined when all is well. */
export async function unnamedProxy(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobRuns')
    .select('lastError')
    .where('name', '=', name)
    .where('isOk', '=', false)
    .executeTakeFirst();
  return row?.lastError ?? undefined;
}
