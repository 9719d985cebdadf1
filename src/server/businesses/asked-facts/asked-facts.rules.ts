import type { Fact } from '#contract/businesses/business-facts.ts';
import { weekRows } from '#contract/calendar/opening-hours.ts';

/** The week in a line, equal days together: `Pazartesi–Cuma 09.00–18.00, Pazar Kapalı`. */
function weekLine(hours: string | null): string {
  const rows = weekRows(hours);
  const lines: string[] = [];
  for (let first = 0; first < rows.length; ) {
    let last = first;
    while (rows[last + 1]?.text === rows[first]?.text) last += 1;
    const [from, to] = [rows[first]?.day, rows[last]?.day];
    const days = last - first === 6 ? 'Her gün' : first === last ? from : `${from}–${to}`;
    lines.push(`${days} ${rows[first]?.text}`);
    first = last + 1;
  }
  return lines.join(', ');
}

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
