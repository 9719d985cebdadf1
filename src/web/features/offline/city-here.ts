import {
  type City,
  type CityChanges,
  type PackedCity,
  packCity,
  unpackCity,
  withChanges,
} from '#contract/offline/city-columns.ts';
import { downloadCity } from '#contract/offline/city-pack.ts';
import { type SearchedCity, searchedCity } from '#contract/offline/city-search.ts';
import { type KeptCity, keepCity, readKeptCity, readKeptPack } from '#web/browser/kept-city.ts';

/** The city on this device; undefined where none is. */
export const readCityHere = async (): Promise<KeptCity | undefined> =>
  'caches' in window ? readKeptCity(caches) : undefined;

/** Takes the whole city along. @param tell how much of it is there, 0 to 1 */
export async function takeCity(
  offered: { bytes: number; textBytes: number },
  tell: (part: number) => void,
): Promise<void> {
  const answer = await fetch(downloadCity.path);
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
function tellWorker(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ hasCity: true }));
}

const cityHere = async (): Promise<City> => unpackCity((await readKeptPack(caches)) as PackedCity);

/** Brings what is different into what is here. @returns how much that was */
export async function bringUpToDate(here: KeptCity, changes: CityChanges): Promise<number> {
  const city = withChanges(await cityHere(), changes);
  const { version, at } = city;
  const about = { version, at, businesses: city.businesses.length, bytes: here.bytes };
  await keepCity(caches, JSON.stringify(packCity(city)), about);
  tellWorker();
  return [changes.businesses, changes.kinds, changes.places].reduce(
    (sum, { changed, gone }) => sum + changed.length + gone.length,
    0,
  );
}

const pause = () => new Promise((go) => setTimeout(go));
let opened: { version: number; city: Promise<SearchedCity> } | undefined;

/** The city ready to be asked: read once. */
export function openCity({ version }: KeptCity): Promise<SearchedCity> {
  if (opened?.version !== version)
    opened = { version, city: cityHere().then((city) => searchedCity(city, pause)) };
  return opened.city;
}

/** A full device, told from every other fault. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
