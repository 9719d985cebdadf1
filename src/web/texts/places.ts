import { CITY_NAME } from '#contract/city/city.ts';
import type { District } from '#contract/city/districts.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';

// Where something is, in words: every list and the map say it with these.
const locative: Record<District, string> = {
  Seyhan: 'Seyhan’da',
  Yüreğir: 'Yüreğir’de',
  Çukurova: 'Çukurova’da',
  Sarıçam: 'Sarıçam’da',
  Karaisalı: 'Karaisalı’da',
};

/** `'Seyhan’da'`; without a district the whole city; a name that is no district as it is. */
export const inDistrict = (district: string | undefined): string => {
  if (!district) return `${CITY_NAME}’da`;
  return Object.hasOwn(locative, district) ? locative[district as District] : district;
};

const HARD = /[çfhkpsşt]$/;
const LAST_VOWEL = /([aeıioöuü])[^aeıioöuü]*$/;

/** `'Güzelyalı’da'`, `'Turgut Özal Bulvarı’nda'`, `'M1 AVM yakınında'`. */
export const atPlace = (place: string): string => {
  const words = lowerTr(place).split(' ');
  const last = words.at(-1) ?? '';
  const vowel = /[aıou]/.test(LAST_VOWEL.exec(last)?.[1] ?? '') ? 'a' : 'e';
  // Of something: Bulvarı, Caddesi.
  if (words.length > 1 && /[ıiuü]$/.test(last))
    return `${place}${last === 'yakını' ? '' : '’'}nd${vowel}`;
  return `${place}’${HARD.test(last) ? 't' : 'd'}${vowel}`;
};
