import { hydrateRoot } from 'react-dom/client';
import type { Site } from '#contract/city.ts';
import {
  TOAST_DURATION_MS,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '#contract/interface-timings.ts';
import '#web/styles/site.css';
import { setUpToasts } from '#web/ui/notify.ts';
import { startTooltips } from '#web/ui/tooltips.ts';
import { App } from './App.tsx';
import { createApi } from './api/api.ts';
import { PageClock } from './browser/clock-context.ts';
import { startTagManager } from './browser/data-layer.ts';
import { keepScrollPlaces } from './browser/use-scroll-place.ts';
import { type LoadedPage, loadPageModule } from './page-loading.ts';
import { PageStore } from './page-store.ts';
import { appTexts } from './texts/app.ts';

/** What the server ships beside the page; see entry-server.tsx. */
export interface ShippedData {
  site: Site;
  /** The address the page was rendered for. */
  href: string;
  renderedAt: string;
  page: LoadedPage;
}

const root = document.getElementById('root');
const shipped = JSON.parse(
  document.getElementById('page-data')?.textContent ?? '{}',
) as ShippedData;

const api = createApi((address, request) =>
  fetch(address, { credentials: 'same-origin', ...request }),
);
const store = new PageStore(api);
keepScrollPlaces(shipped.href);
await loadPageModule(shipped.page.page);
store.put(shipped.href, { state: 'ready', loaded: shipped.page });
startTagManager(shipped.site.gtmId);
startTooltips({ delayMs: TOOLTIP_DELAY_MS, skipDelayMs: TOOLTIP_SKIP_DELAY_MS });
setUpToasts({
  durationMs: TOAST_DURATION_MS,
  regionLabel: appTexts.toastRegion,
  closeLabel: appTexts.closeToast,
});

if (root) {
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
}
