import type { ReactNode } from 'react';
import type { AdCategories } from '#contract/advertising/ad-draw.ts';
import type { Site } from '#contract/city/city.ts';
import type { Api } from './api/api.ts';

/** Where the visitor is. `params` come from the route's pattern, `query` from behind the `?`. */
export interface Address {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

export interface Crumb {
  label: string;
  href: string;
}

/** What stands in a page's <head>. */
export interface Head {
  /** The site's name is added behind it. */
  title: string;
  /** The title has the site's name already. */
  isWholeTitle?: boolean;
  /** Written by the server only, as the picture is; make both behind `import.meta.env.SSR` where they cost code. */
  description: string;
  /** Path of the canonical address, `/category/kafeler`; default: the page's own. */
  canonical?: string;
  /** Title when shared; default: the title. */
  shareTitle?: string;
  /** Path of the picture when shared, of the size of contract/share-pictures; default: the site's. */
  image?: string | undefined;
  type?: 'website' | 'article';
  isIndexed?: boolean;
  /**
   * JSON-LD objects, for search engines only: written by the server. Make them behind
   * `import.meta.env.SSR`, and the browser never gets their code.
   */
  structuredData?: object[] | undefined;
  /** The way to the page from the home page, the page itself last; told to search engines. */
  trail?: Crumb[];
}

export interface HeadContext {
  site: Site;
  address: Address;
}

export interface PageProps<Data> {
  data: Data;
  address: Address;
  /** Where the visitor goes on the same path while its data is on its way: this page stays meanwhile. */
  next?: Address | undefined;
  /** Asks for the data again, after a part of it could not be had. */
  onRetry: () => void;
}

/**
 * A page: one file in pages/, these exports.
 * - `load` asks the API; the same on the server and in the browser, where it may be `dataOfPage` instead. Throws
 *   `Redirect` to send elsewhere.
 *   A page without it needs no data.
 * - `head` is the same for every address of the page, or a pure function of the data.
 * - `status` is 200 when not exported; from 500 up the page says itself that a part of it could not be had.
 *   What `load` throws is told above the page before when only the query changed, else instead of a page.
 * - `late` names files (as the build's manifest does) whose code comes late, and which a device that keeps the page
 *   for the time without a network keeps with it.
 * - `Loading` is shown in the browser while `load` runs after the path changed, with the data of the
 *   address before when that was the same page. Without it the page before stays, under a progress bar;
 *   so does a page of which only the query changed (`next`).
 * - `adCategories` are the slugs of the categories that it is about: no ad of another stands there. Without it
 *   the page is about all.
 */
export interface PageModule<Data = unknown> {
  load?(api: Api, address: Address): Promise<Data>;
  head: Head | ((data: Data, context: HeadContext) => Head);
  Page(props: PageProps<Data>): ReactNode;
  Loading?(props: { address: Address; data: Data | undefined }): ReactNode;
  status?(data: Data): number;
  adCategories?(data: Data): AdCategories;
  late?: string[];
}

/** Thrown by `load`: this address lives elsewhere. */
export class Redirect {
  readonly to: string;
  readonly status: 301 | 302;
  constructor(to: string, status: 301 | 302 = 301) {
    this.to = to;
    this.status = status;
  }
}

/** What a page says of itself, with what is the same for all pages. */
export function headOf(
  { head }: Pick<PageModule, 'head'>,
  data: unknown,
  { site, address }: HeadContext,
): Head & { canonical: string } {
  const said = typeof head === 'function' ? head(data, { site, address }) : head;
  const title = said.isWholeTitle ? said.title : `${said.title} | ${site.name}`;
  return { canonical: address.path, ...said, title };
}
