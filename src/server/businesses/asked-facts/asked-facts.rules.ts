import type { Fact } from '#contract/businesses/business-facts.ts';
import { weekLine } from '#contract/calendar/week-line.ts';

type Stated = Record<'name' | 'category' | 'address' | 'district', string> &
  Record<'subcategory' | 'phone' | 'website' | 'hours', string | null>;

/** What the page of a business states, as whoever is asked about it reads it; a pin is for a map. */
export function factsInWords(business: Stated): { fact: Fact; value: string }[] {
  const { name, category, subcategory, address, district, phone, website, hours } = business;
  const words: [Fact, string | null][] = [
    ['name', name],
    ['kind', subcategory ? `${category}, ${subcategory}` : category],
    ['address', address.includes(district) ? address : `${address}, ${district}`],
    ['phone', phone],
    ['website', website],
    ['hours', weekLine(hours)],
  ];
  return words.flatMap(([fact, value]) => (value ? [{ fact, value }] : []));
}
