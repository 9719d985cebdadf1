import { CITY_NAME } from '#contract/city/city.ts';
import type { District } from '#contract/city/districts.ts';

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
