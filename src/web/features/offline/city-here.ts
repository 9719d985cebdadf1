import type { PackedCity } from '#contract/offline/city-columns.ts';
import { downloadCity } from '#contract/offline/city-pack.ts';
import { type KeptCity, keepCity, readKeptCity } from '#web/browser/kept-city.ts';

/** The city on this device; undefined where none is. */
export const readCityHere = async (): Promise<KeptCity | undefined> =>
  'caches' in window ? readKeptCity(caches) : undefined;

/** Takes the whole city along. @param tell how much of it is there, 0 to 1 @param stopping ends it half way */
export async function takeCity(
  offered: { bytes: number; textBytes: number },
  tell: (part: number) => void,
  stopping: AbortSignal,
): Promise<void> {
  const answer = await fetch(downloadCity.path, { signal: stopping });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const reader = answer.body.getReader();
  const letters = new TextDecoder();
  let [text, read] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    text += letters.decode(value, { stream: true });
    tell(Math.min(1, read / offered.textBytes));
  }
  text += letters.decode();
  stopping.throwIfAborted();
  // What broke off on the way is none.
  const { version, at, businesses } = JSON.parse(text) as PackedCity;
  await keepCity(caches, text, {
    version,
    at,
    businesses: businesses.id.length,
    bytes: offered.bytes,
  });
  tellWorker();
}

/** The worker keeps the page that searches it, as soon as there is one. */
export function tellWorker(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ hasCity: true }));
}

/** A full device, told from every other fault. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
