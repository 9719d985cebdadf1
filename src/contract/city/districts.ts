import { fold } from '#contract/text/turkish-fold.ts';

/** Specification 9: the fixed list, in the order of the home hero. */
export const DISTRICTS = ['Seyhan', 'Yüreğir', 'Çukurova', 'Sarıçam', 'Karaisalı'] as const;
export type District = (typeof DISTRICTS)[number];

/** The rest of the province of Adana: real rows named "Adana", but not the city this is about. */
export const OTHER_ADANA_DISTRICTS = [
  'Aladağ',
  'Ceyhan',
  'Feke',
  'İmamoğlu',
  'Karataş',
  'Kozan',
  'Pozantı',
  'Saimbeyli',
  'Tufanbeyli',
  'Yumurtalık',
] as const;
type OtherAdanaDistrict = (typeof OTHER_ADANA_DISTRICTS)[number];

type Name = District | OtherAdanaDistrict;

const NAMES: readonly (readonly [string, Name])[] = [...DISTRICTS, ...OTHER_ADANA_DISTRICTS].map(
  (name) => [fold(name), name],
);

/** What stands beside a district in a district, town or address field without naming one. */
const COMPANIONS = /\b(?:adana|turkiye|turkey|tr|ili?|ilcesi?|merkez)\b/g;

/** No name is near it, however many signs stand for a lost letter; a pattern of a page's length is none. */
const LONGEST_WORD = 40;

/** The folded word as one of the fifteen; `?` or U+FFFD stands for letters an old export lost. */
function nameOf(word: string): Name | undefined {
  if (!/[?\ufffd]/.test(word)) return NAMES.find(([folded]) => folded === word)?.[1];
  if (word.length > LONGEST_WORD || word.replace(/[^a-z]/g, '').length < 4) return undefined;
  const pattern = new RegExp(`^${word.replace(/[?\ufffd]+/g, '[a-z]{0,3}')}$`);
  const found = NAMES.filter(([folded]) => pattern.test(folded));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** A whole field that names one district: `'SEYHAN İLÇESİ'`, `'Seyhan/Adana'`, `'Sarı Çam'`. */
function nameInField(text: string): Name | undefined {
  return nameOf(
    fold(text)
      .replace(COMPANIONS, ' ')
      .replace(/[^a-z?\ufffd]+/g, ''),
  );
}

/**
 * What may follow a district where an address names it, as in `Seyhan/Adana`, `Seyhan, 01120 Adana`
 * or at the end. Anything else makes it the name of a street, a hotel or a neighbourhood:
 * `Seyhan Cad.`, `Çukurova Üniversitesi`, `Ceyhan Yolu 7. km`.
 */
const BEFORE_ADANA =
  /^\s*(?:ilcesi|merkez)?[\s,;/|().-]*(?:\d{5}[\s,;/|().-]*)?adana(?! ?(?!tur(?:kiye|key)\b)[a-z0-9-])/;
const END_OF_PLACE =
  /^\s*(?:ilcesi|merkez)?\s*(?:[.\s]*$|[,;/|()\n]|[–—-]\s|\d{5}\b|tur(?:kiye|key)\b)/;

function nameInAddress(address: string): Name | undefined {
  const folded = fold(address);
  let last: Name | undefined;
  let beforeAdana: Name | undefined;
  for (const word of folded.matchAll(/[a-z?\ufffd]+/g)) {
    const name = nameOf(word[0]);
    if (!name) continue;
    const rest = folded.slice(word.index + word[0].length);
    if (BEFORE_ADANA.test(rest)) beforeAdana = name;
    else if (END_OF_PLACE.test(rest)) last = name;
  }
  return beforeAdana ?? last;
}

const isOurs = (name: Name | undefined): name is District =>
  DISTRICTS.some((district) => district === name);
const isOther = (name: Name | undefined): name is OtherAdanaDistrict =>
  OTHER_ADANA_DISTRICTS.some((district) => district === name);

/** The district a field names, however it is written; `'MERKEZ'` or two names are none. */
export function districtFromText(text: string): District | undefined {
  const name = nameInField(text);
  return isOurs(name) ? name : undefined;
}

/**
 * The district an address lies in: the one written before "Adana", else the last one named.
 * Undefined when none of the five is named as a place, or when another district of the province is.
 */
export function districtInAddress(address: string): District | undefined {
  const name = nameInAddress(address);
  return isOurs(name) ? name : undefined;
}

/** Which of the province's other ten districts a field or an address names, to refuse it by name. */
export function otherAdanaDistrict(text: string): OtherAdanaDistrict | undefined {
  const name = nameInField(text) ?? nameInAddress(text);
  return isOther(name) ? name : undefined;
}
