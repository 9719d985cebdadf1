import { createContext, use } from 'react';
import { keepNewest } from '#contract/text/newest-kept.ts';
import type { Api } from './api/api.ts';
import { type Ads, NO_ADS } from './browser/ads-context.ts';
import { Redirect } from './page.ts';
import { adCategoriesOf, addressOf, type LoadedPage, loadPageModule } from './page-loading.ts';

/**
 * What is known of an address. While it loads, `isModuleHere` tells that its `Loading` can be shown, and
 * `isAgain` that it failed before.
 */
type PageEntry =
  | { state: 'loading'; isModuleHere: boolean; isAgain: boolean }
  | { state: 'ready'; loaded: LoadedPage; ads: Ads }
  | { state: 'redirect'; to: string }
  | { state: 'failed' };

/** Pages of this visit that stay at hand for the way back. */
const KEPT_PAGES = 50;
/** How long a page that was fetched ahead waits for whoever was on their way to it. */
const AHEAD_MS = 30_000;

/**
 * The pages of this visit by address: asked once, never stale, never asked again by themselves, not
 * tried again after a failure (specification 7).
 */
export class PageStore {
  private readonly entries = new Map<string, PageEntry>();
  private readonly listeners = new Set<() => void>();
  /** Fetched before anybody came. */
  private readonly ahead = new Set<string>();
  private readonly api: Api;
  private ads: Promise<(href: string, loaded: LoadedPage) => Ads> | undefined;

  constructor(api: Api) {
    this.api = api;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  entry = (href: string): PageEntry | undefined => this.entries.get(href);

  put(href: string, entry: PageEntry): void {
    keepNewest(this.entries, KEPT_PAGES, href, entry);
    for (const listener of this.listeners) listener();
  }

  /** Asks for an address that nothing is known of, or that failed; `again` for one whose page failed in part. */
  async load(href: string, again = false): Promise<void> {
    this.ahead.delete(href);
    await this.fetch(href, again);
  }

  /**
   * Fetches a page before it is asked for. Whoever does not come in time finds it as it is then, and whoever comes to
   * one that failed asks for the first time.
   */
  async loadAhead(href: string): Promise<void> {
    if (this.entries.has(href)) return;
    this.ahead.add(href);
    const forget = () => this.ahead.delete(href) && this.entries.delete(href);
    setTimeout(forget, AHEAD_MS);
    await this.fetch(href);
    if (this.entries.get(href)?.state !== 'ready') forget();
  }

  private async fetch(href: string, again = false): Promise<void> {
    const known = this.entries.get(href);
    if (known && known.state !== 'failed' && !again) return;
    const isAgain = known?.state === 'failed';
    this.put(href, { state: 'loading', isModuleHere: false, isAgain });
    const { match, address } = addressOf(href);
    const ads = this.adsOfVisit();
    try {
      const module = await loadPageModule(match.page);
      this.put(href, { state: 'loading', isModuleHere: true, isAgain });
      const data = await module.load?.(this.api, address);
      const loaded = { page: match.page, data };
      this.put(href, { state: 'ready', loaded, ads: (await ads)(href, loaded) });
    } catch (error) {
      const isElsewhere = error instanceof Redirect;
      this.put(href, isElsewhere ? { state: 'redirect', to: error.to } : { state: 'failed' });
    }
  }

  /** A visit's first page brings its own ads; with the second one all that run are asked for, once. */
  private adsOfVisit() {
    this.ads ??= import('./page-ads.ts')
      .then(async ({ adsFor, liveAds }) => {
        const live = await liveAds(this.api);
        if (!live) this.ads = undefined;
        return (href: string, loaded: LoadedPage) => {
          const { path } = addressOf(href).address;
          return adsFor(live, { path, at: new Date(), categories: adCategoriesOf(loaded) }).ads;
        };
      })
      .catch(() => {
        this.ads = undefined;
        return () => NO_ADS;
      });
    return this.ads;
  }
}

export const PageStoreContext = createContext<PageStore | undefined>(undefined);

export function usePageStore(): PageStore {
  const store = use(PageStoreContext);
  if (!store) throw new Error('PageStoreContext is missing');
  return store;
}
