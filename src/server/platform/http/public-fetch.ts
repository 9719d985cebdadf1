import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

const NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4 ::/128 ::1/128 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8`;

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

/** `fetch` for addresses of the outside world only: a name that leads inside is refused. */
export const fetchPublic: typeof fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (found.some(({ address }) => isInside(address))) throw new Error(`${hostname} leads inside`);
  return fetch(input, init);
};
