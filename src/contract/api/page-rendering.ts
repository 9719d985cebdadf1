import type { Site } from '../city/city.ts';

/** What the built web promises the server that renders its pages. */

/** Where the data of a page lies alone, for whoever comes to it by a link: before the page's address. */
export const DATA_PATH = '/data';
/** The element that ends a page: the data that it was drawn of. */
export const PAGE_DATA_ID = 'page-data';
/** What lies there. */
export type PageData = { page: string; data: unknown } | { redirect: string };

/** Built files a page needs; addresses begin with a slash. */
export interface PageAssets {
  script: string;
  /** Style sheets of every page. */
  styles: string[];
  /** What pages have in common, for those that follow. */
  dictionary?: string | undefined;
  /** Files that a source file (a key of the build's manifest) pulls in. */
  chunksOf(source: string): string[];
  /** Style sheets that only these files bring. */
  stylesOf(source: string): string[];
}

/** As much of a fetch response as the API client reads. */
export interface ApiResponse {
  ok: boolean;
  status: number;
  statusText: string;
  headers: { get(name: string): string | null; has(name: string): boolean };
  // biome-ignore lint/suspicious/noExplicitAny: the endpoint's output schema says what it is
  json(): Promise<any>;
  text(): Promise<string>;
}

export interface ApiRequest {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface RenderOptions {
  /** Path and query: `/search?q=kebap`. */
  href: string;
  site: Site;
  now: Date;
  assets: PageAssets;
  /** Runs the API in this process. */
  fetch: (address: string, request: ApiRequest) => Promise<ApiResponse> | ApiResponse;
}

/** `endsAt`: when the page stops being true by the clock alone. `isIndexed`: search engines are invited to it. */
export type RenderedPage =
  | {
      status: number;
      html: string;
      endsAt: Date | undefined;
      isIndexed?: boolean;
      redirect?: undefined;
    }
  | { status: 301 | 302; redirect: string };
