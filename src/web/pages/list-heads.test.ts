import { expect, test } from 'vitest';
import type { Site } from '#contract/city/city.ts';
import { headOf, type PageModule } from '#web/page.ts';
import * as businesses from './businesses.page.tsx';
import * as category from './category.page.tsx';
import * as neighbourhood from './neighbourhood.page.tsx';
import * as newBusinesses from './new-businesses.page.tsx';
import * as openNow from './open-now.page.tsx';
import * as openOnHoliday from './open-on-holiday.page.tsx';

const site = { name: 'Rehber', publicUrl: 'https://rehber.example' } as Site;
const kafeler = { name: 'Kafeler', slug: 'kafeler', description: null, businessCount: 60 };

/** What the list at an address says of its page. */
function headAt(module: { head: unknown }, path: string, page: number) {
  const url = new URL(path, site.publicUrl);
  const data = {
    category: kafeler,
    place: { district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey' },
    categories: [],
    holiday: { name: 'Kurban Bayramı', days: [] },
    query: { district: url.searchParams.get('district') ?? undefined },
    list: { items: [], total: 60, page, pageCount: 3 },
  };
  const address = { path: url.pathname, params: {}, query: url.searchParams };
  return headOf(module as PageModule, data, { site, address });
}

test.each([
  ['/businesses', businesses],
  ['/new-businesses', newBusinesses],
  ['/open-now', openNow],
  ['/bayramda-acik', openOnHoliday],
  ['/category/kafeler', category],
  ['/mahalle/seyhan/resatbey/kafeler', neighbourhood],
  ['/category/kafeler?district=Seyhan', category],
])('every page of %s is told as itself, and is its own canonical page', (path, module) => {
  const [first, second] = [headAt(module, path, 1), headAt(module, path, 2)];
  expect(second.title).toBe(first.title.replace(' | ', ' · 2. sayfa | '));
  expect(second.description).toBe(`2. sayfa · ${first.description}`);
  expect(second.canonical).toBe(`${path}${path.includes('?') ? '&' : '?'}page=2`);
  expect([first, second].map(({ isIndexed }) => isIndexed)).toEqual([true, true]);
});
