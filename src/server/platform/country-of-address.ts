import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { Log } from './observability/log.ts';

/** Countries of IPv4 and IPv6 networks by the registries' own records; CC0. */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let opening: Promise<Reader<CountryResponse> | undefined> | undefined;

/** Read once, when the first visit comes; 8 MB of memory, and no address leaves the process. */
const open = (log: Log) =>
  readFile(createRequire(import.meta.url).resolve(FILE)).then(
    (bytes) => new Reader<CountryResponse>(bytes),
    (err) => {
      log.warn({ err }, 'countries of visits stay unknown');
      return undefined;
    },
  );

/** The two letters of an address's country; undefined where nobody knows. */
export async function countryOfAddress(address: string, log: Log): Promise<string | undefined> {
  if (isIP(address) === 0) return undefined;
  opening ??= open(log);
  // Its rows are flat, unlike those the reader knows.
  const row = (await opening)?.get(address) as { country_code?: string } | null | undefined;
  const code = row?.country_code;
  return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
}
