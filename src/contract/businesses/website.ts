/** Browsers and Node have it; of neither the contract knows the types. */
declare const URL: new (
  address: string,
) => Record<
  | 'protocol'
  | 'username'
  | 'password'
  | 'hostname'
  | 'pathname'
  | 'search'
  | 'hash'
  | 'origin'
  | 'href',
  string
>;

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const HOST = /^(?=.{4,253}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]{1,62}$/i;
const MAX_ADDRESS = 500;

function parsed(address: string) {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** An http(s) address; the scheme is added where it misses, any other scheme is refused. */
export function readWebsite(
  text: string | undefined,
): { value: string | null; wrong?: undefined } | { value?: undefined; wrong: string } {
  if (!text) return { value: null };
  const url = parsed(SCHEME.test(text) ? text : `https://${text.replace(/^\/+/, '')}`);
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol);
  if (!isWeb || url.username || url.password || !HOST.test(url.hostname)) {
    return { wrong: 'Web adresini https://ornek.com gibi yazın' };
  }
  const isBare = url.pathname === '/' && !url.search && !url.hash;
  const address = isBare ? url.origin : url.href;
  return address.length > MAX_ADDRESS ? { wrong: 'Web adresi çok uzun' } : { value: address };
}
