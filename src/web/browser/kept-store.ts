/** What is known of a kept page; times in milliseconds. */
export interface KeptPage {
  /** As `pageAddress` writes it. */
  address: string;
  title: string;
  keptAt: number;
  /** 0 for the page of a favourite that was not looked at here. */
  seenAt: number;
}

/** Changes of favourites that wait for a network, by business: the last one counts. */
export type Waiting = Record<string, boolean>;

export const favoriteAddress = (id: number) => `/business/${id}`;

/** The next to go when the device is full: what was seen longest ago, favourites last. */
export function firstToGo(
  kept: readonly KeptPage[],
  favorites: ReadonlySet<string>,
): string | undefined {
  const weight = ({ address, seenAt }: KeptPage) => (favorites.has(address) ? Infinity : seenAt);
  return kept.toSorted((one, other) => weight(one) - weight(other))[0]?.address;
}

/** Caches of the device: pages, built files, and what is known of this person's favourites. */
const PAGES = 'kept-pages';
const FILES = 'kept-files';
const NOTES = 'kept-notes';

const AT = 'X-Kept-At';
const SEEN = 'X-Seen-At';
const TITLE = 'X-Title';

interface Notes {
  /** Businesses that the server says this person keeps. */
  favorites: number[];
  waiting: Waiting;
  /** Somebody was known here, a guest or a member. */
  isKnown: boolean;
}
const NOTHING: Notes = { favorites: [], waiting: {}, isKnown: false };

/** What is kept on the device; the worker writes it, and the page of it reads it. */
export class KeptStore {
  private readonly caches: CacheStorage;
  constructor(caches: CacheStorage) {
    this.caches = caches;
  }

  async pages(): Promise<KeptPage[]> {
    const cache = await this.there(PAGES);
    const kept: KeptPage[] = [];
    for (const request of (await cache?.keys()) ?? []) {
      const page = await cache?.match(request);
      if (!page) continue;
      // An answer whose body nobody reads keeps its room on the device, also once it was deleted.
      await page.body?.cancel();
      const { pathname, search } = new URL(request.url);
      kept.push({
        address: pathname + search,
        title: decodeURIComponent(page.headers.get(TITLE) ?? ''),
        keptAt: Number(page.headers.get(AT)),
        seenAt: Number(page.headers.get(SEEN)),
      });
    }
    return kept;
  }

  /** The page as the network gave it, and when that was. */
  async page(address: string): Promise<{ answer: Response; keptAt: number } | undefined> {
    const answer = await (await this.there(PAGES))?.match(address);
    return answer && { answer, keptAt: Number(answer.headers.get(AT)) };
  }

  /** Keeps a page; on a full device others go for it, and when none is left it is not kept. */
  async putPage(
    { address, title, keptAt, seenAt }: KeptPage,
    html: string,
    from: Headers,
  ): Promise<void> {
    const headers = new Headers(from);
    // The text has been unpacked.
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    headers.set(TITLE, encodeURIComponent(title));
    headers.set(AT, String(keptAt));
    headers.set(SEEN, String(seenAt));
    await this.put(PAGES, address, () => new Response(html, { headers }));
  }

  async touch(address: string, seenAt: number): Promise<void> {
    const kept = await this.page(address);
    if (!kept) return;
    const headers = new Headers(kept.answer.headers);
    headers.set(SEEN, String(seenAt));
    const html = await kept.answer.text();
    await this.put(PAGES, address, () => new Response(html, { headers }));
  }

  async removePage(address: string): Promise<void> {
    await (await this.there(PAGES))?.delete(address);
  }

  async file(address: string): Promise<Response | undefined> {
    return (await this.there(FILES))?.match(address);
  }

  putFile(address: string, answer: Response): Promise<boolean> {
    return this.put(FILES, address, () => answer.clone());
  }

  async removeFilesBut(stays: ReadonlySet<string>): Promise<void> {
    const cache = await this.there(FILES);
    for (const request of (await cache?.keys()) ?? []) {
      if (!stays.has(new URL(request.url).pathname)) await cache?.delete(request);
    }
  }

  async note<Name extends keyof Notes>(name: Name): Promise<Notes[Name]> {
    const found = await (await this.there(NOTES))?.match(`/${name}`);
    return found ? found.json() : NOTHING[name];
  }

  setNote<Name extends keyof Notes>(name: Name, value: Notes[Name]): Promise<boolean> {
    return this.put(NOTES, `/${name}`, () => Response.json(value));
  }

  /** Pages and what is known of a person; built files are everybody's. */
  async clear(): Promise<void> {
    await this.caches.delete(PAGES);
    await this.caches.delete(NOTES);
  }

  async clearPages(): Promise<void> {
    await this.caches.delete(PAGES);
  }

  /** Looking at what is not there does not make it. */
  private async there(name: string): Promise<Cache | undefined> {
    return (await this.caches.has(name)) ? this.caches.open(name) : undefined;
  }

  /** @returns whether there was room for it */
  private async put(name: string, address: string, answer: () => Response): Promise<boolean> {
    for (;;) {
      try {
        await (await this.caches.open(name)).put(address, answer());
        return true;
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
        const favorites = new Set((await this.note('favorites')).map(favoriteAddress));
        const others = (await this.pages()).filter((page) => page.address !== address);
        const oldest = firstToGo(others, favorites);
        if (oldest === undefined) return false;
        await this.removePage(oldest);
      }
    }
  }
}
