import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID } from '#contract/api/page-rendering.ts';
import type { Site } from '#contract/city/city.ts';
import {
  TOAST_DURATION_MS,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '#contract/interface-timings.ts';
import '#web/styles/site.css';
import { setUpToasts } from '#web/ui/notify.ts';
import { App } from './App.tsx';
import { createApi } from './api/api.ts';
import type { Ads } from './browser/ads-context.ts';
import { PageClock } from './browser/clock-context.ts';
import { startTagManager } from './browser/data-layer.ts';
import { leavePressesToReact } from './browser/early-hands.ts';
import { KEEPING_KEY } from './browser/keeping.ts';
import { drawLateParts } from './browser/late-drawing.ts';
import { offerSuggestionsBy } from './browser/suggestion-field.ts';
import { isShownFromFartherDown, keepScrollPlaces } from './browser/use-scroll-place.ts';
import { type LoadedPage, loadPageModule } from './page-loading.ts';
import { PageStore } from './page-store.ts';
import { pageAddress } from './routes.ts';
import { appTexts } from './texts/app.ts';

/** What the server ships beside the page and its data; see entry-server.tsx. */
export interface ShippedData {
  site: Site;
  /** The address the page was rendered for. */
  href: string;
  renderedAt: string;
  /** Those of this page; of further ones the browser asks: see page-store.ts. */
  ads: Ads;
}

const KEEPING_AFTER_MS = 3000;
const root = document.getElementById('root');
const shippedIn = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}');
const shipped: ShippedData = shippedIn('visit-data');
const loaded: LoadedPage = shippedIn(PAGE_DATA_ID);

const api = createApi((address, request) =>
  fetch(address, { credentials: 'same-origin', ...request }),
);
const store = new PageStore(api);
// In development at once: React would report styles it did not write.
drawLateParts(import.meta.env.DEV || isShownFromFartherDown());
keepScrollPlaces(shipped.href, pageAddress);
// Not awaited here: the page's code imports what stands around it, and would wait for this file to end.
void loadPageModule(loaded.page).then(begin);

function begin(): void {
  store.put(shipped.href, { state: 'ready', loaded, ads: shipped.ads });
  startTagManager(shipped.site.gtmId);
  tooltipsWithTheFirst();
  pagesAheadWithTheFirstHand();
  suggestionsWithTheFirstField();
  setUpToasts({
    durationMs: TOAST_DURATION_MS,
    regionLabel: appTexts.toastRegion,
    closeLabel: appTexts.closeToast,
  });
  setTimeout(() => void startKeeping(), KEEPING_AFTER_MS);
  if (!root) return;
  leavePressesToReact();
  // In slices of some milliseconds: a tap or a scroll does not wait until the whole page has come alive.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        site={shipped.site}
        api={api}
        clock={new PageClock(new Date(shipped.renderedAt))}
        store={store}
        href={shipped.href}
      />,
    );
  });
}

// Once the page is at rest: the worker, and what tells it of pages; that code comes only where there can be one.
async function startKeeping(): Promise<void> {
  try {
    if (import.meta.env.DEV || localStorage.getItem(KEEPING_KEY)) return;
    if (await navigator.serviceWorker.register('/sw.js'))
      (await import('./offline/keep-pages.ts')).keepPages(store, shipped.href);
  } catch {
    // Without https, or where nothing may be stored: nothing is kept.
  }
}

/** Their code comes when a pointer or the focus first reaches something that has one. */
function tooltipsWithTheFirst(): void {
  const types = ['pointerover', 'focusin'] as const;
  const reach = (event: Event) => {
    const isOwner = event.target instanceof Element && event.target.closest('[data-tooltip]');
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (!isOwner || isTouch) return;
    for (const type of types) document.removeEventListener(type, reach);
    import('#web/ui/tooltips.ts').then(
      ({ startTooltips }) =>
        startTooltips({ delayMs: TOOLTIP_DELAY_MS, skipDelayMs: TOOLTIP_SKIP_DELAY_MS }, event),
      // Without a network: asked for with the next one.
      hear,
    );
  };
  const hear = () => {
    for (const type of types) document.addEventListener(type, reach, { passive: true });
  };
  hear();
}

/** Pages that a hand is on its way to: that code comes with the first move of one, and begins where it is by then. */
function pagesAheadWithTheFirstHand(): void {
  const types = ['pointerover', 'pointerdown'] as const;
  let last: PointerEvent | undefined;
  const hear = (event: PointerEvent) => {
    const isFirst = !last;
    last = event;
    if (!isFirst) return;
    const begin = ({ fetchPagesAhead }: typeof import('./pages-ahead.ts')) => {
      for (const type of types) document.removeEventListener(type, hear);
      if (last) fetchPagesAhead(store, last);
    };
    // Without a network nothing is fetched ahead.
    import('./pages-ahead.ts').then(begin, () => {});
  };
  for (const type of types) document.addEventListener(type, hear, { passive: true });
}

/** Their code comes when a search field is first reached. */
function suggestionsWithTheFirstField(): void {
  offerSuggestionsBy(async (field, sent) => {
    const { offerSuggestions } = await import(
      '#web/features/search-suggestions/offer-suggestions.tsx'
    );
    return offerSuggestions(field, { api, sent });
  });
}
