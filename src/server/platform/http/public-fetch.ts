import { lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4 ::/128 ::1/128 64:ff9b::/96 64:ff9b:1::/48
  2001::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8`;

const inside = new BlockList();
for (const network of NETWORKS.split(/\s+/)) {
  const [address = '', bits] = network.split('/');
  inside.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether an address belongs to this machine, its network or nobody: no place for a visitor's request to reach. */
export const isInside = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return inside.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
};

export class LeadsInside extends Error {
  readonly code = 'LEADS_INSIDE';
}

interface Asking {
  resolve: typeof lookup;
  isRefused(address: string): boolean;
}

/** Sockets to the outside alone: told by the address they are opened to, after whatever a name or a redirect said. */
async function outsideOnly({ resolve, isRefused }: Asking) {
  const { Agent, buildConnector } = await import('undici');
  const refusal = (name: string) => new LeadsInside(`${name} leads inside`);
  const connect = buildConnector({
    lookup: (name, options, found) =>
      resolve(name, options, (error, address, family) => {
        const all = error
          ? []
          : [address].flat().map((one) => (typeof one === 'string' ? one : one.address));
        found(all.some(isRefused) ? refusal(name) : error, address, family);
      }),
  });
  return new Agent({
    connect(to, connected) {
      const host = to.hostname.replace(/^\[|\]$/g, '');
      // What is an address already is not looked up.
      if (isIP(host) !== 0 && isRefused(host)) connected(refusal(host), null);
      else connect(to, connected);
    },
  });
}

export function openPublicFetch(
  asking: Asking = { resolve: lookup, isRefused: isInside },
): typeof fetch {
  let agent: ReturnType<typeof outsideOnly> | undefined;
  return async (input, init) => {
    agent ??= outsideOnly(asking);
    const through = { dispatcher: await agent };
    try {
      return await fetch(input, { ...init, ...through });
    } catch (error) {
      throw error instanceof Error && error.cause instanceof LeadsInside ? error.cause : error;
    }
  };
}

/** `fetch` for addresses of the outside world only: a name that leads inside is refused. */
export const fetchPublic = openPublicFetch();
