import { STRUCTURED_LIST_LENGTH } from '#contract/businesses/businesses.ts';
import type { BusinessListPage, CardBusiness } from './business-list.ts';
import { listAddress } from './list-address.ts';

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

/** `'Kafeler · 2. sayfa'`: every page of a list has a title of its own. */
export const numbered = (title: string, page: number): string =>
  page > 1 ? `${title} · ${page}. sayfa` : title;

/** `'2. sayfa · Adana’daki kafeler…'`: and a description, where its end may be cut off. */
export const numberedText = (text: string, page: number): string =>
  page > 1 ? `${page}. sayfa · ${text}` : text;

interface ListHead {
  path: string;
  /** In the trail to it. */
  name: string;
  title: string;
  description: string;
  list: BusinessListPage;
  isIndexed: boolean;
  publicUrl: string;
}

/** What a page of a list says of itself: each is its own canonical page, whatever narrows or sorts it. */
export const listHead = ({
  path,
  name,
  title,
  description,
  list: { items, total, page },
  isIndexed,
  publicUrl,
}: ListHead) => ({
  title: numbered(title, page),
  description: numberedText(description, page),
  canonical: listAddress(path, { page: page > 1 ? page : undefined }),
  isIndexed,
  trail: [{ label: name, href: path }],
  structuredData: import.meta.env.SSR ? [itemList(title, items, total, publicUrl)] : undefined,
});
