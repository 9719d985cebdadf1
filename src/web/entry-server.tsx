import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  PAGE_DATA_ID,
  type PageAssets,
  type RenderedPage,
  type RenderOptions,
} from '#contract/api/page-rendering.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import { CODE_ID, HEAD_SCRIPT } from '#contract/head/head-script.ts';
import type { DrawShareCard } from '#contract/share-pictures.ts';
import { App, AppContexts, type AppProps } from './App.tsx';
import { createApi } from './api/api.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { type Ads, AdsContext } from './browser/ads-context.ts';
import { MarkupWriterContext } from './browser/CachedMarkup.tsx';
import { PageClock } from './browser/clock-context.ts';
import type { ShippedData } from './entry-client.tsx';
import { headOf, Redirect } from './page.ts';
import { adsFor, liveAds } from './page-ads.ts';
import {
  adCategoriesOf,
  addressOf,
  type LoadedPage,
  loadPage,
  pageFile,
  pageModule,
} from './page-loading.ts';
import { PageStore } from './page-store.ts';
import { pageAddress, routes } from './routes.ts';
import { drawShareCard as shareCard } from './share-card.tsx';
import { islandsLoaded } from './ui/island/island.ts';
import { drawWith } from './ui/island/when-made-here.tsx';

/**
 * What is remembered, in one piece: as React joins it, out of hundreds, it takes three times the memory. V8 copies them
 * together when a letter is asked for.
 */
const inOnePiece = (markup: string) => (markup.charCodeAt(0) === 0 ? '' : markup);

drawWith((drawing) => inOnePiece(renderToStaticMarkup(drawing)));

export { pageAddress };
/** For counting: the templates of all pages. */
export const pagePaths = routes.map(({ path }) => path);

/** A picture for sharing, as SVG. */
export const drawShareCard: DrawShareCard = (drawing) => shareCard(drawing);

/** Renders one public page as a whole document. Throws what its `load` threw, redirects excepted. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { site, now, assets } = options;
  const href = pageAddress(options.href);
  const api = createApi(options.fetch);
  let loaded: LoadedPage;
  try {
    loaded = await loadPage(api, href);
  } catch (error) {
    if (error instanceof Redirect) return { status: error.status, redirect: error.to };
    throw error;
  }
  await islandsLoaded();
  const clock = new PageClock(now);
  const { path } = addressOf(href).address;
  const categories = adCategoriesOf(loaded);
  const { ads, until } = adsFor(await liveAds(api), { path, at: now, categories });
  clock.holdsUntil(until);
  const store = new PageStore(api);
  store.put(href, { state: 'ready', loaded, ads });
  const app = { site, api, clock, store, href };
  const markup = renderToString(
    <MarkupWriterContext value={partWriter(app, ads)}>
      <App {...app} />
    </MarkupWriterContext>,
  );
  const shipped: ShippedData = {
    site,
    href,
    renderedAt: now.toISOString(),
    ads,
  };
  const { match, address } = addressOf(href);
  const module = pageModule(match.page);
  const head = module && headOf(module, loaded.data, { site, address });
  const structuredData = [
    ...(head?.trail ? [breadcrumbList(head.trail, site.publicUrl)] : []),
    ...(head?.structuredData ?? []),
  ];
  return {
    status: module?.status?.(loaded.data) ?? 200,
    html: documentHtml(
      { markup, shipped, loaded, structuredData, late: module?.late ?? [] },
      assets,
      pageFile(match.page),
    ),
    endsAt: clock.endsAt,
    isIndexed: head !== undefined && head.isIndexed !== false,
  };
}

/** In development every part is written in its place: React can then say what is wrong with it. */
function partWriter(app: AppProps, ads: Ads) {
  if (import.meta.env.DEV) return undefined;
  const write = (part: ReactNode) => {
    const clock = new PageClock(app.clock.renderedAt);
    const markup = renderToString(
      <MarkupWriterContext value={write}>
        <AppContexts {...app} clock={clock}>
          <AdsContext value={ads}>{part}</AdsContext>
        </AppContexts>
      </MarkupWriterContext>,
    );
    return { markup: inOnePiece(markup), endsAt: clock.endsAt };
  };
  return write;
}

interface Parts {
  markup: string;
  shipped: ShippedData;
  loaded: LoadedPage;
  structuredData: object[];
  late: string[];
}

const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** Before the styles: a script behind these would wait for them. */
const THEME_TAGS = `<meta name="color-scheme" content="light dark"><meta name="theme-color" id="light" media="(prefers-color-scheme: light)" content="#fdf9f4"><meta name="theme-color" id="dark" media="(prefers-color-scheme: dark)" content="#1a130e"><script>${HEAD_SCRIPT}</script>`;

/** React puts the head's tags before the first <div> of the app. */
function documentHtml(parts: Parts, assets: PageAssets, source: string) {
  // A hundred of them name a drawing.
  const markup = parts.markup.replaceAll('></use>', '/>');
  const bodyStart = markup.indexOf('<div');
  const body = markup.slice(bodyStart);
  const jsonLd = parts.structuredData
    .map((entry) => `<script type="application/ld+json">${scriptJson(entry)}</script>`)
    .join('');
  const head = markup.slice(0, bodyStart) + jsonLd;
  const styles = [...assets.styles, ...assets.stylesOf(source)]
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');
  // In a template, which no browser looks into: `HEAD_SCRIPT` takes it out when it is time.
  const chunks = assets
    .chunksOf(source)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`)
    .join('');
  // First among them, where `HEAD_SCRIPT` finds it.
  const dictionary = assets.dictionary
    ? `<link rel="compression-dictionary" href="${assets.dictionary}">`
    : '';
  // Named for the worker, fetched by nobody.
  const late = [...new Set(parts.late.flatMap((file) => assets.chunksOf(file)))]
    .map((file) => `<link rel="late" href="${file}">`)
    .join('');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${THEME_TAGS}${head}${styles}<template id="${CODE_ID}">${dictionary}${chunks}<script type="module" fetchpriority="low" src="${assets.script}"></script></template>${late}<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png"><meta name="apple-mobile-web-app-title" content="${attribute(CITY_NAME)}"><link rel="manifest" href="/manifest.webmanifest"><link rel="alternate" type="application/rss+xml" href="/feed.xml" title="${attribute(parts.shipped.site.name)}"><link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="${attribute(parts.shipped.site.name)}"></head><body><div id="root">${body}</div>${jsonElement('visit-data', parts.shipped)}${jsonElement(PAGE_DATA_ID, parts.loaded)}</body></html>`;
}
