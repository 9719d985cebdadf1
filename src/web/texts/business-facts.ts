import type { Fact } from '#contract/businesses/business-facts.ts';

/** Facts of a business inside a sentence. */
export const factNames = {
  existence: 'hâlâ var',
  name: 'ad',
  kind: 'tür',
  address: 'adres',
  pin: 'konum',
  phone: 'telefon',
  website: 'web sitesi',
  hours: 'saatler',
  prices: 'fiyatlar',
} satisfies Record<Fact, string>;
