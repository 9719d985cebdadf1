import { STRUCTURED_LIST_LENGTH } from '#contract/businesses/businesses.ts';
import type { CardBusiness } from './business-list.ts';

/** JSON-LD of a list: its first ten, by name and address (specification 9). */
export const itemList = (
  name: string,
  businesses: readonly CardBusiness[],
  total: number,
  publicUrl: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: businesses.slice(0, STRUCTURED_LIST_LENGTH).map((business, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: business.name,
    url: `${publicUrl}/business/${business.id}`,
  })),
});

/** JSON-LD of the way to a page; the last crumb is the page itself. */
export const breadcrumbList = (crumbs: { label: string; href: string }[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicUrl + href,
  })),
});
