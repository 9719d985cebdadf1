import { MAP_SCRIPT_TIMEOUT_MS } from '#contract/maps/maps.ts';

/** What the script of Google Maps leaves on the page, as far as it concerns us. */
interface GoogleWindow {
  google?: { maps?: { importLibrary?: unknown } };
  /** Called by the script when it refuses the key. */
  gm_authFailure?: () => void;
  mapsAreReady?: () => void;
}

let isRefused = false;
const refusals = new Set<() => void>();

/** Tells when Google refuses the key, which it may do long after the script has come. */
export function onGoogleRefusal(listener: () => void): () => void {
  refusals.add(listener);
  if (isRefused) listener();
  return () => refusals.delete(listener);
}

/**
 * Fetches the script of Google Maps with places and geometry, once for a page; after a failure it can be
 * asked for again, which the loaders that packages bring along cannot.
 */
export function loadGoogleScript(key: string, page: Window & GoogleWindow = window): Promise<void> {
  if (isRefused) return Promise.reject(new Error('Google Maps refuses the key'));
  if (page.google?.maps?.importLibrary) return Promise.resolve();
  page.gm_authFailure = () => {
    isRefused = true;
    for (const listener of refusals) listener();
  };
  const query = new URLSearchParams({
    ...{ key, v: 'weekly', libraries: 'places,geometry', language: 'tr', region: 'TR' },
    ...{ loading: 'async', callback: 'mapsAreReady' },
  });
  const script = page.document.createElement('script');
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('Google Maps did not come'));
    };
    const timer = setTimeout(giveUp, MAP_SCRIPT_TIMEOUT_MS);
    page.mapsAreReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('error', giveUp);
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    page.document.head.append(script);
  });
}
