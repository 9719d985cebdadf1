import type { AdCategories } from '#contract/advertising/ad-draw.ts';
import type { Api } from './api/api.ts';
import type { Address, PageModule } from './page.ts';
import { type Match, matchRoute } from './routes.ts';

/** Every visitor is sent the names of these files. */
const files = import.meta.glob<PageModule>(['./pages/*.page.tsx', '!./pages/admin*.page.tsx']);
const loaded = new Map<string, PageModule>();

/** Data of one address, as it travels from the server and lies in the page store. */
export interface LoadedPage {
  page: string;
  data: unknown;
}

/** Path inside src/web of a page's file: the key of the build's manifest. */
export const pageFile = (page: string): string => `src/web/pages/${page}.page.tsx`;

export function addressOf(href: string): { match: Match; address: Address } {
  const url = new URL(href, 'http://page');
  const match = matchRoute(url.pathname);
  return {
    match,
    address: { path: url.pathname, params: match.params, query: url.searchParams },
  };
}

/** The module of a page whose `loadPageModule` has ended. */
export const pageModule = (page: string): PageModule | undefined => loaded.get(page);

export async function loadPageModule(page: string): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const name = `./pages/${page}.page.tsx`;
  const file = files[name] ?? (await import('./team-pages.ts')).teamPages[name];
  if (!file) throw new Error(`no file for page ${page}`);
  const module = await file();
  loaded.set(page, module);
  return module;
}

/** Module and data of an address; the module is then known to `pageModule`. */
export async function loadPage(api: Api, href: string): Promise<LoadedPage> {
  const { match, address } = addressOf(href);
  const module = await loadPageModule(match.page);
  return { page: match.page, data: await module.load?.(api, address) };
}

/** See `adCategories` of a page. */
export const adCategoriesOf = ({ page, data }: LoadedPage): AdCategories =>
  pageModule(page)?.adCategories?.(data);
