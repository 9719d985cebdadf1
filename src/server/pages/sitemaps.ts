import { shownCategories } from '#contract/categories/categories.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { DUTY_PATH } from '#contract/duty/duty-services.ts';
import { KIND_PAGE_LEAST } from '#contract/kinds/kinds.ts';
import { OPEN_DATA_PATH } from '#contract/open-data.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import {
  listBusinessesOfSitemap,
  listBusinessSitemaps,
  listChangesOfCategories,
} from '#server/businesses/reading/sitemap.service.ts';
import { listCategories } from '#server/categories/categories.service.ts';
import { countKindsOfCategory } from '#server/kinds/kinds.service.ts';
import { listNeighbourhoodPages } from '#server/places/neighbourhoods.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { xmlDocument, xmlElement } from './xml.ts';

/** Pages that are there whatever the directory holds. When they changed last nobody knows. */
const PAGES = [
  '/',
  '/businesses',
  '/open-now',
  '/bayramda-acik',
  '/new-businesses',
  DUTY_PATH,
  ...DISTRICTS.map((name) => `${DUTY_PATH}?ilce=${slugify(name)}`),
  '/map',
  '/search',
  '/add-business',
  '/business-owner-register',
  '/advertise',
  '/advertise-request',
  '/advertisement-examples',
  '/contact',
  '/analytics',
  '/about',
  OPEN_DATA_PATH,
  '/faq',
  '/terms',
  '/privacy',
];

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  path: string;
  /** Left out where nobody knows it. */
  changedAt?: Date | null | undefined;
}

const entryXml = (name: string, publicUrl: string, { path, changedAt }: Entry) =>
  `<${name}>${xmlElement('loc', publicUrl + path)}${xmlElement('lastmod', changedAt?.toISOString())}</${name}>`;

const listXml = (root: string, name: string, publicUrl: string, entries: Entry[]) =>
  xmlDocument(
    `<${root} xmlns="${NAMESPACE}">\n${entries.map((entry) => entryXml(name, publicUrl, entry)).join('\n')}\n</${root}>`,
  );

const addresses = (publicUrl: string, entries: Entry[]) =>
  listXml('urlset', 'url', publicUrl, entries);

export const pagesSitemap = (publicUrl: string): string =>
  addresses(
    publicUrl,
    PAGES.map((path) => ({ path })),
  );

/** Every category, each of its districts in which there is a business, and its kinds that have pages. */
export async function categoriesSitemap(ctx: Basics, publicUrl: string): Promise<string> {
  const [categories, changes] = await Promise.all([
    listCategories(ctx),
    listChangesOfCategories(ctx),
  ]);
  const shown = shownCategories(categories);
  const kinds = await Promise.all(shown.map(({ slug }) => countKindsOfCategory(ctx, { slug })));
  return addresses(
    publicUrl,
    shown.flatMap(({ name, slug }, index) => {
      const path = `/category/${slug}`;
      const changed = changes.get(name);
      const districts = DISTRICTS.flatMap((district) => {
        const changedAt = changed?.districts.get(district);
        return changedAt
          ? [{ path: `${path}?${new URLSearchParams({ district })}`, changedAt }]
          : [];
      });
      const ofKinds = (kinds[index] ?? []).flatMap(({ slug: kind, count }) =>
        count < KIND_PAGE_LEAST ? [] : [{ path: `${path}/${kind}`, changedAt: changed?.changedAt }],
      );
      return [{ path, changedAt: changed?.changedAt }, ...districts, ...ofKinds];
    }),
  );
}

/** Every neighbourhood that has a page, and its categories that have one. */
export const neighbourhoodsSitemap = async (ctx: Basics, publicUrl: string): Promise<string> =>
  addresses(publicUrl, await listNeighbourhoodPages(ctx));

/** Undefined for a number that no file has. */
export async function businessesSitemap(
  ctx: Basics,
  publicUrl: string,
  number: number,
): Promise<string | undefined> {
  const rows = await listBusinessesOfSitemap(ctx, number);
  if (rows.length === 0) return undefined;
  return addresses(
    publicUrl,
    rows.map(({ id, changedAt }) => ({ path: `/business/${id}`, changedAt })),
  );
}

/** Names the other files, each with its newest change. */
export async function sitemapIndex(ctx: Basics, publicUrl: string): Promise<string> {
  const businesses = await listBusinessSitemaps(ctx);
  const times = businesses.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
  const newest = times.length > 0 ? new Date(Math.max(...times)) : undefined;
  return listXml('sitemapindex', 'sitemap', publicUrl, [
    { path: '/sitemaps/pages.xml' },
    { path: '/sitemaps/categories.xml', changedAt: newest },
    { path: '/sitemaps/neighbourhoods.xml', changedAt: newest },
    ...businesses.map(({ number, changedAt }) => ({
      path: `/sitemaps/businesses-${number}.xml`,
      changedAt,
    })),
  ]);
}
