import { BlockList, isIP } from 'node:net';

/** Whose X-Forwarded-For is believed: addresses and networks, `10.0.0.0/8, 127.0.0.1`. */
export function trustedProxies(list: string | undefined): BlockList {
  const proxies = new BlockList();
  for (const entry of list?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
}

/** As it is compared: without a port (`85.1.2.3:4711`, `[2001:db8::1]:443`) and without IPv6 clothes. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d)/i, '');

/**
 * The address of the client: the last in X-Forwarded-For that no trusted proxy wrote about itself.
 * What an untrusted sender puts there is not believed.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | null,
  proxies: BlockList,
): string {
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  let address = plainAddress(remote ?? '') || 'unknown';
  const hops = forwardedFor?.split(',').map(plainAddress).filter(Boolean) ?? [];
  while (isTrusted(address)) {
    const before = hops.pop();
    if (!before || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** The network of an address: a /24, or a /48. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  if (isIP(address) !== 6) return address;
  return ipv6Groups(address).slice(0, 3).join(':');
}

/** What counts as one address: of IPv6 the /64 that one connection gets. */
export function addressGroup(address: string): string {
  return isIP(address) === 6 ? ipv6Groups(address).slice(0, 4).join(':') : address;
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(gap).fill('0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
