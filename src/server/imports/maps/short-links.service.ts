import type { Dependencies } from '#server/platform/context.ts';
import { type MapsAddressReading, readMapsAddress } from './maps-address.rules.ts';

const MOST_HOPS = 3;
const PATIENCE_MS = 5000;

/**
 * Where a short link leads: asked of the two short hosts only, and never further than to an address that
 * can be read by itself. Undefined when it leads elsewhere, nowhere, or cannot be asked.
 */
export async function followShortLink(
  ctx: Pick<Dependencies, 'fetchOutside'>,
  link: string,
): Promise<MapsAddressReading | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let address = link;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const response = await ctx
      .fetchOutside(address, { redirect: 'manual', signal })
      .catch(() => undefined);
    // What the page would show is of no use.
    await response?.body?.cancel().catch(() => undefined);
    const location = response?.headers.get('location');
    const next = location && URL.parse(location, address);
    if (!next) return undefined;
    const reading = readMapsAddress(next.href);
    if (reading.kind === 'not_maps') return undefined;
    if (reading.kind !== 'short') return reading;
    address = reading.address;
  }
  return undefined;
}
