/** The page that searches the city without a network. */
export const CITY_PATH = '/cevrimdisi/sehir';
/** What its address calls a business whose page is not kept. */
export const WANTED = 'isletme';

const CACHE = 'kept-city';
const PACK = '/pack';
const ABOUT = 'X-About';

/** What is known of the city on the device without reading all of it. */
export interface KeptCity {
  version: number;
  /** ISO 8601: what it says is of then. */
  at: string;
  businesses: number;
  /** As it came. */
  bytes: number;
}

/** Whether the visitor took the city along. */
export const isCityKept = (caches: CacheStorage): Promise<boolean> => caches.has(CACHE);

const answerKept = async (caches: CacheStorage) =>
  (await caches.has(CACHE)) ? (await caches.open(CACHE)).match(PACK) : undefined;

export async function readKeptCity(caches: CacheStorage): Promise<KeptCity | undefined> {
  const about = (await answerKept(caches))?.headers.get(ABOUT);
  return about ? (JSON.parse(about) as KeptCity) : undefined;
}

/** The pack as it was kept. */
export const readKeptPack = async (caches: CacheStorage): Promise<unknown> =>
  (await answerKept(caches))?.json();

/** In the place of what was kept; a device without room for it keeps what it has, and says so by an error. */
export async function keepCity(caches: CacheStorage, text: string, about: KeptCity): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [ABOUT]: JSON.stringify(about) };
  const wasThere = await caches.has(CACHE);
  try {
    await (await caches.open(CACHE)).put(PACK, new Response(text, { headers }));
  } catch (error) {
    if (!wasThere) await caches.delete(CACHE);
    throw error;
  }
}

export async function removeCity(caches: CacheStorage): Promise<void> {
  await caches.delete(CACHE);
}
