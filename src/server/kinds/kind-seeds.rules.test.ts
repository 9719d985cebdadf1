import { expect, test } from 'vitest';
import { readKindSeeds } from './kind-seeds.rules.ts';

const FILE = `category: restoranlar
schema: Restaurant
reserves: yes
motif: kebap

# Kebapçı | Kebapçılar
kebap salonu, ocakbaşı
sells: kebap, ciğer
needs: acıktım
abroad: kebab
files: kebab_shop
holidays: open

# Kantin | Kantinler
reserves: no
holidays: maybe
schema: CafeOrCoffeeShop
`;

test('what stands at the top is true of all kinds, what a kind says itself comes before it', () => {
  const shared = { category: 'restoranlar', motif: 'kebap' };
  expect(readKindSeeds(FILE)).toEqual([
    {
      ...{ ...shared, name: 'Kebapçı', plural: 'Kebapçılar', words: 'kebap salonu, ocakbaşı' },
      ...{ sells: 'kebap, ciğer', needs: 'acıktım', abroad: 'kebab', files: 'kebab_shop' },
      ...{ schema: 'Restaurant', takesReservations: true, onHolidays: 'open' },
    },
    {
      ...{ ...shared, name: 'Kantin', plural: 'Kantinler', words: '', sells: '', needs: '' },
      ...{ abroad: '', files: '', schema: 'CafeOrCoffeeShop' },
      ...{ takesReservations: false, onHolidays: 'unknown' },
    },
  ]);
  expect(readKindSeeds('# Noter | Noterler\nholidays: closed\n')).toMatchObject([
    { category: null, schema: 'LocalBusiness', motif: '', onHolidays: 'closed' },
  ]);
  expect(readKindSeeds('')).toEqual([]);
});

test.each(['# Kebapçı\n', '# Kebapçı | \n', '# | Kebapçılar\n', '# A | B\ntypo: x\n'])(
  'a slip in %j is named',
  (text) => {
    expect(() => readKindSeeds(text)).toThrow(/is no/);
  },
);
