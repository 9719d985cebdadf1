import { CITY_NAME, DEFAULT_SHARE_TITLE, type Site } from '#contract/city/city.ts';
import { BADGE_PATH } from '#contract/open-data.ts';
import type { Basics } from '#server/platform/context.ts';
import { businessBadge, listBadge } from './badges.ts';
import { businessFeed } from './business-feed.ts';
import { CHOICES } from './file-choices.ts';
import type { SiteFile } from './site-file.ts';
import {
  businessesSitemap,
  categoriesSitemap,
  neighbourhoodsSitemap,
  pagesSitemap,
  sitemapIndex,
} from './sitemaps.ts';
import { xmlDocument, xmlElement, xmlText } from './xml.ts';

interface Asked {
  ctx: Basics;
  site: Site;
  /** What it reads of its address, see `siteFileAddress`. */
  query: URLSearchParams;
}

type Answer = SiteFile | undefined;
/** Undefined: there is no such file (any more), and the page for that is shown. */
type MakeFile = (asked: Asked) => Promise<Answer> | Answer;

const XML = 'application/xml; charset=utf-8';
const xml = (body: string | undefined): Answer => (body ? { type: XML, body } : undefined);

const files: Record<string, MakeFile> = {
  '/robots.txt': ({ site }) => ({ type: 'text/plain; charset=utf-8', body: robots(site) }),
  '/sitemap.xml': async ({ ctx, site }) => xml(await sitemapIndex(ctx, site.publicUrl)),
  '/sitemaps/pages.xml': ({ site }) => xml(pagesSitemap(site.publicUrl)),
  '/sitemaps/categories.xml': async ({ ctx, site }) =>
    xml(await categoriesSitemap(ctx, site.publicUrl)),
  '/sitemaps/neighbourhoods.xml': async ({ ctx, site }) =>
    xml(await neighbourhoodsSitemap(ctx, site.publicUrl)),
  '/feed.xml': async ({ ctx, site, query }) => ({
    type: 'application/rss+xml; charset=utf-8',
    body: await businessFeed(ctx, site, query),
  }),
  [BADGE_PATH]: ({ ctx, site, query }) => listBadge(ctx, site, query),
  '/opensearch.xml': ({ site }) => ({
    type: 'application/opensearchdescription+xml; charset=utf-8',
    body: openSearch(site),
  }),
  '/.well-known/security.txt': ({ ctx, site }) => securityText(site, ctx.now()),
  '/manifest.webmanifest': ({ site }) => ({
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify(manifest(site)),
  }),
};

/** The names behind the `?` that a file reads; whatever is added besides, it is the same one. */
const reads: Record<string, readonly string[]> = {
  '/feed.xml': CHOICES,
  [BADGE_PATH]: CHOICES,
};

/** The one address of all that lead to the same file. */
export function siteFileAddress(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const given = new URLSearchParams(rest.join('?'));
  const kept = (reads[path] ?? []).flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

export const siteFilePaths = ['/sitemaps/:file', `${BADGE_PATH}/:id`, ...Object.keys(files)];

const BADGE = new RegExp(`^${BADGE_PATH}/([1-9]\\d{0,8})$`);

/** Files that machines ask of every site, and what pages of others frame; undefined for an address that is none of theirs. */
export function siteFileAt(path: string): MakeFile | undefined {
  if (Object.hasOwn(files, path)) return files[path];
  const badge = BADGE.exec(path)?.[1];
  if (badge) return ({ ctx, site }) => businessBadge(ctx, site, Number(badge));
  const number = /^\/sitemaps\/businesses-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
  if (!number) return undefined;
  return async ({ ctx, site }) => xml(await businessesSitemap(ctx, site.publicUrl, Number(number)));
}

/**
 * What machines need not read: calls, and screens that show a visitor's own things. Filtered lists are
 * not named: they say `noindex` themselves, which only who reads them can see.
 */
const robots = ({ publicUrl }: Site) =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/data/',
      '/admin',
      '/account',
      '/ad-preview',
      '/applications',
      '/bayram-saatleri',
      '/bilgiler-dogru-mu',
      '/business-invitation',
      '/business-owner-dashboard',
      '/favorites',
      '/login',
      '/reservation',
      '/verify-email',
    ].map((path) => `Disallow: ${path}`),
    // Pictures of businesses stand under /api/ and belong to their pages.
    'Allow: /api/objects/',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year; half of one is renewed long before by itself. */
const SECURITY_DAYS = 180;

/** RFC 9116. Without an address to write to, the contact page says where the team is found. */
function securityText({ contactEmail, publicUrl }: Site, now: Date): SiteFile {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + DAY_MS);
  const expires = new Date(midnight.getTime() + SECURITY_DAYS * DAY_MS);
  return {
    type: 'text/plain; charset=utf-8',
    body: [
      `Contact: ${contactEmail ? `mailto:${encodeURI(contactEmail)}` : `${publicUrl}/contact`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: tr, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
    endsAt: midnight,
  };
}

/** Lets a browser offer our search in its address bar. */
const openSearch = ({ name, publicUrl }: Site) =>
  xmlDocument(
    [
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      // Sixteen letters is what the format allows.
      xmlElement('ShortName', [...name].slice(0, 16).join('').trim()),
      xmlElement('Description', `${CITY_NAME} işletmelerinde ara`),
      xmlElement('Language', 'tr'),
      xmlElement('InputEncoding', 'UTF-8'),
      `<Image width="192" height="192" type="image/png">${xmlText(`${publicUrl}/icon-192.png`)}</Image>`,
      `<Url type="text/html" method="get" template="${xmlText(`${publicUrl}/search?q={searchTerms}`)}"/>`,
      '</OpenSearchDescription>',
    ].join('\n'),
  );

const manifest = ({ name }: Site) => ({
  id: '/',
  name,
  short_name: CITY_NAME,
  description: `${CITY_NAME}: ${DEFAULT_SHARE_TITLE}`,
  lang: 'tr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fdf9f4',
  theme_color: '#fdf9f4',
  categories: ['food', 'shopping', 'travel', 'navigation'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Şu an açık', url: '/open-now' },
    { name: 'Nöbetçi eczane', url: '/nobetci-eczane' },
    { name: 'Favoriler', url: '/favorites' },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
  })),
});
