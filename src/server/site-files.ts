import type { ConfiguredSite } from '#contract/city.ts';
import { DEFAULT_SHARE_TITLE } from '#contract/city.ts';
import { listSitemapBusinesses } from './businesses/sitemap.service.ts';
import { listCategories } from './categories/categories.service.ts';
import type { Basics } from './platform/context.ts';

const STATIC_PAGES = [
  '/',
  '/businesses',
  '/map',
  '/add-business',
  '/business-owner-register',
  '/advertise',
  '/advertise-request',
  '/advertisement-examples',
  '/contact',
  '/analytics',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
];

export interface SiteFile {
  type: string;
  body: string;
}

/** Files that machines ask of every site, by address. */
export const siteFiles = (
  site: ConfiguredSite,
): Record<string, (ctx: Basics) => Promise<SiteFile> | SiteFile> => ({
  '/robots.txt': () => ({
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nDisallow: /api/\nDisallow: /admin\nAllow: /\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`,
  }),
  '/sitemap.xml': (ctx) => sitemap(ctx, site),
  '/manifest.webmanifest': () => ({
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: DEFAULT_SHARE_TITLE,
      lang: 'tr',
      dir: 'ltr',
      start_url: '/',
      display: 'standalone',
      background_color: '#fdf9f4',
      theme_color: '#fdf9f4',
      icons: [
        { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    }),
  }),
});

async function sitemap(ctx: Basics, site: ConfiguredSite): Promise<SiteFile> {
  const categories = await listCategories(ctx);
  const others = [...STATIC_PAGES, ...categories.map(({ slug }) => `/category/${slug}`)];
  const businesses = await listSitemapBusinesses(ctx, others.length);
  const entries = [
    ...others.map((path) => `<url><loc>${site.publicUrl}${path}</loc></url>`),
    ...businesses.map(
      ({ id, updatedAt }) =>
        `<url><loc>${site.publicUrl}/business/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ];
  return {
    type: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  };
}
