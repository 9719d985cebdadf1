import { expect, test } from 'vitest';
import {
  findNeighbourhood,
  NEIGHBOURHOODS,
  neighbourhoodNames,
  neighbourhoodOf,
} from './neighbourhoods.rules.ts';

const nameOf = (district: string, neighbourhood: string | null, address = '') =>
  neighbourhoodOf({ district, neighbourhood, address })?.name;

test('the five districts have 361 neighbourhoods, each with an address of its own', () => {
  expect(NEIGHBOURHOODS).toHaveLength(361);
  const addresses = NEIGHBOURHOODS.map(({ district, slug }) => `${district}/${slug}`);
  expect(new Set(addresses).size).toBe(361);
  for (const { slug } of NEIGHBOURHOODS) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test.each([
  'Reşatbey',
  'RESATBEY MAH.',
  'Reşat Bey Mahallesi',
  ' reşatbey mh',
  'Reşatbey Mahallesi, Seyhan',
  'Reşatbey Mah. Atatürk Cad.',
])('%s is Reşatbey', (typed) => {
  expect(nameOf('Seyhan', typed)).toBe('Reşatbey');
});

test('of a name that several districts have, the district decides', () => {
  const places = ['Seyhan', 'Sarıçam', 'Çukurova'].map((district) =>
    neighbourhoodOf({ district, neighbourhood: 'Çınarlı', address: '' }),
  );
  expect(places.map((place) => place?.district)).toEqual(['Seyhan', 'Sarıçam', undefined]);
});

test('where the field says nothing that the district has, the address is read', () => {
  expect(nameOf('Seyhan', null, 'Reşatbey Mah. Atatürk Cad. No: 5, Seyhan / Adana')).toBe(
    'Reşatbey',
  );
  expect(nameOf('Seyhan', 'Merkez', 'Reşatbey, Atatürk Cd., 01120')).toBe('Reşatbey');
  expect(nameOf('Seyhan', 'Cemalpaşa', 'Reşatbey Mah. 5')).toBe('Cemalpaşa');
  expect(nameOf('Seyhan', null, 'Atatürk Cad. Reşatbey Apt. 5')).toBeUndefined();
  expect(nameOf('Seyhan', 'Toros')).toBeUndefined();
  expect(nameOf('Ceyhan', 'Reşatbey')).toBeUndefined();
  expect(nameOf('Seyhan', '')).toBeUndefined();
});

test('names are written as they are said, and found as the list writes them', () => {
  expect(neighbourhoodNames('Yüreğir')).toContain('PTT');
  expect(nameOf('Yüreğir', 'P.T.T. Mah.')).toBe('PTT');
  for (const typed of ['Yeni', 'Yeni Mah.', 'Yeni Mahalle', 'YENİ MAHALLESİ'])
    expect(nameOf('Sarıçam', typed)).toBe('Yeni Mahalle');
});

test('a page is found by its district and name, however they are written', () => {
  const namikKemal = { district: 'Seyhan', name: 'Namık Kemal', slug: 'namik-kemal' };
  expect(findNeighbourhood('seyhan', 'namik-kemal')).toEqual(namikKemal);
  expect(findNeighbourhood('Seyhan', 'Namık Kemal')).toEqual(namikKemal);
  expect(findNeighbourhood('yuregir', 'namik-kemal')).toBeUndefined();
  expect(findNeighbourhood('ceyhan', 'namik-kemal')).toBeUndefined();
});
