import { addFavorite, removeFavorite } from '#contract/favorites.ts';
import { CITY_PATH, isCityKept } from '#web/browser/kept-city.ts';
import { favoriteAddress, KeptStore } from '#web/browser/kept-store.ts';
import {
  asKept,
  favoritesToFetch,
  filesOf,
  isSettled,
  isTooOld,
  keptAddress,
  OFFLINE_PATH,
  plainList,
  standIn,
  titleOf,
  whatGoes,
  whatToDo,
} from './rules.ts';

interface Surroundings {
  caches: CacheStorage;
  fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  now: () => number;
  /** The visitor saves data: nothing is fetched that the browser does not have. */
  isSaving: () => boolean;
  /** The device has a network, whether or not the site can be reached by it. */
  isOnline: () => boolean;
  /** Whatever still goes on once an answer is given. */
  goesOn: (work: Promise<unknown>) => void;
}

/** What a page tells the worker. */
export interface Told {
  /** The address of the page that is shown, as `pageAddress` writes it. */
  seen?: string;
  /** Files that it has loaded. */
  files?: string[];
  /** Nobody, not even a guest, is known in this browser: where somebody was, they have signed out. */
  isStranger?: boolean;
  /** Somebody signed out. */
  isOut?: boolean;
  /** The city was taken along. */
  hasCity?: boolean;
}

interface Heard {
  isKept: boolean;
  person: number;
  isRefused?: boolean;
  isOfThen?: boolean;
}

const HTML = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
};

/** A page that was kept so long ago is kept anew when it is seen. */
const JUST_NOW_MS = 60_000;

/**
 * Keeps what was seen for the time without a network. As long as there is one it answers everything; what is
 * kept answers only once asking has failed.
 */
export class Keeper {
  private readonly store: KeptStore;
  private readonly around: Surroundings;
  /** One change after the other. */
  private turn: Promise<unknown> = Promise.resolve();
  /** Changes when somebody signs out: what was under way for them is not written any more. */
  private person = 0;
  private sending: Promise<void> | undefined;

  constructor(around: Surroundings) {
    this.around = around;
    this.store = new KeptStore(around.caches);
  }

  /** The worker is new: the pages that stand in for others are those of this version. */
  async install(): Promise<void> {
    if (this.around.isSaving()) return;
    for (const path of await this.ownPages()) await this.keepOwn(path);
  }

  /** Files of versions before go, but those that a kept page still names: each is drawn with its own. */
  activate = (): Promise<void> =>
    this.inTurn(async () => {
      const own = await this.ownPages();
      const stays = new Set(own);
      const htmls: (string | undefined)[] = [];
      for (const path of own) htmls.push(await (await this.store.file(path))?.text());
      for (const { address } of await this.store.pages())
        htmls.push(await (await this.store.page(address))?.answer.text());
      for (const file of htmls.flatMap((html) => filesOf(html ?? ''))) stays.add(file);
      await this.store.removeFilesBut(stays);
    });

  /** What says what is kept, and what searches the city where that is there. */
  private async ownPages(): Promise<string[]> {
    return (await isCityKept(this.around.caches)) ? [OFFLINE_PATH, CITY_PATH] : [OFFLINE_PATH];
  }

  /** Its files first: what breaks off on the way leaves a page of before, which is whole. */
  private async keepOwn(path: string): Promise<void> {
    const answer = await this.around.fetch(path, { cache: 'no-cache' });
    if (whatToDo(answer) !== 'keep') return;
    const files = filesOf(await answer.clone().text());
    // Whoever saves data asked for it.
    if (await this.fetchFiles(files, 'force-cache')) await this.store.putFile(path, answer);
  }

  /** What stands in for others and is not here: its network broke off, the worker ended, or data was saved then. */
  private async keepMissing(isCityNew: boolean): Promise<void> {
    for (const path of await this.ownPages()) {
      const isOfCity = path === CITY_PATH;
      // Whoever saves data asked for the city.
      if (!isOfCity && this.around.isSaving()) continue;
      if ((isOfCity && isCityNew) || !(await this.store.file(path)))
        await this.keepOwn(path).catch(() => undefined);
    }
  }

  /** A page that is opened: the network's, else the kept one, else the page that says what is kept. */
  async page(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
    const { person } = this;
    let answer: Response;
    try {
      answer = (await preloaded) ?? (await this.around.fetch(request));
    } catch {
      return this.keptPage(request.url);
    }
    const seenAt = this.around.now();
    this.around.goesOn(this.keep(request.url, answer.clone(), { seenAt, person }));
    return answer;
  }

  /** A built file: its name changes with what is in it. */
  async file(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const kept = await this.store.file(pathname);
    if (kept) return kept;
    const answer = await this.around.fetch(request);
    if (answer.status === 200) this.around.goesOn(this.store.putFile(pathname, answer.clone()));
    return answer;
  }

  /** This person's favourites: the server's answer; without a network what it said last, with what waits. */
  async favorites(request: Request): Promise<Response> {
    const { person } = this;
    await this.send();
    let answer: Response;
    try {
      answer = await this.around.fetch(request);
    } catch {
      const ids = await this.favoritesHere();
      return Response.json(
        ids.map((businessId) => ({ id: 0, userId: 1, businessId, createdAt: this.nowText() })),
      );
    }
    if (answer.ok) this.around.goesOn(this.noteFavorites(answer.clone(), person));
    return answer;
  }

  /** The list of them with all it shows: what was wished before is in it. Without a network there is none. */
  async favoriteList(request: Request): Promise<Response> {
    await this.send();
    return this.around.fetch(request);
  }

  /** A heart: what the server cannot hear waits, and is sent once there is a network again. */
  async changeFavorite(request: Request): Promise<Response> {
    const { person } = this;
    const isKept = request.method === addFavorite.method;
    const { businessId } = (await request.clone().json()) as { businessId: number };
    // What was wished before is heard before.
    await this.send();
    let answer: Response;
    try {
      answer = await this.around.fetch(request);
    } catch (error) {
      const isWaiting = await this.inTurn(async () => {
        const waiting = await this.store.note('waiting');
        return this.store.setNote('waiting', { ...waiting, [businessId]: isKept });
      });
      // What the device has no room for must not look as if it were kept.
      if (!isWaiting) throw error;
      return Response.json(
        isKept ? { id: 0, userId: 1, businessId, createdAt: this.nowText() } : {},
      );
    }
    if (answer.ok) this.around.goesOn(this.settle(businessId, { isKept, person }));
    return answer;
  }

  /** What a page says of itself. There is a network, or there is nothing to do. */
  async hear({ seen, files = [], isStranger, isOut, hasCity }: Told): Promise<void> {
    if (isOut) this.person += 1;
    // Of whoever showed it, however long what comes before it takes.
    let { person } = this;
    const isKnown = await this.store.note('isKnown');
    if (isOut || (isStranger && isKnown)) {
      if (!isOut) {
        this.person += 1;
        person = this.person;
      }
      await this.inTurn(() => this.store.clear());
    } else if (isStranger === false && !isKnown)
      await this.inTurn(() => this.store.setNote('isKnown', true));
    // Nobody who signs out waits for the network.
    await this.keepMissing(hasCity === true);
    await this.send();
    const address = seen && keptAddress(seen);
    if (address) {
      const now = this.around.now();
      const kept = await this.store.page(address);
      if (kept && now - kept.keptAt < JUST_NOW_MS)
        await this.inTurn(() => this.store.touch(address, now));
      else await this.ask(address, { seenAt: now, person });
    }
    await this.fetchFiles(files.flatMap((file) => filesOf(`href="${new URL(file).pathname}"`)));
    await this.fetchFavorites();
  }

  /** Sends what waits, one after the other; what finds no network waits on. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    const { person } = this;
    for (const [id, isKept] of Object.entries(await this.store.note('waiting'))) {
      const { method, path } = isKept ? addFavorite : removeFavorite;
      const businessId = Number(id);
      const answer = await this.around
        .fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ userId: 1, businessId }),
        })
        .catch(() => undefined);
      if (!answer || !isSettled(answer.status)) return;
      await this.settle(businessId, { isKept, person, isRefused: !answer.ok, isOfThen: true });
    }
  }

  /** The server has heard it. `isOfThen`: it had waited, and a wish that is newer waits on. */
  private settle(id: number, heard: Heard): Promise<void> {
    return this.inTurn(async () => {
      if (heard.person !== this.person) return;
      const { [id]: wanted, ...others } = await this.store.note('waiting');
      if (wanted !== undefined && (!heard.isOfThen || wanted === heard.isKept))
        await this.store.setNote('waiting', others);
      if (heard.isRefused) return;
      const before = (await this.store.note('favorites')).filter((one) => one !== id);
      await this.store.setNote('favorites', heard.isKept ? [id, ...before] : before);
      await this.tidy();
    });
  }

  private async noteFavorites(answer: Response, person: number): Promise<void> {
    const ids = ((await answer.json()) as { businessId: number }[]).map(
      ({ businessId }) => businessId,
    );
    await this.inTurn(async () => {
      if (person !== this.person) return;
      await this.store.setNote('favorites', ids);
      await this.tidy();
    });
  }

  private async favoritesHere(): Promise<number[]> {
    const waiting = await this.store.note('waiting');
    const added = Object.keys(waiting).map(Number);
    const known = await this.store.note('favorites');
    return [...new Set([...added, ...known])].filter((id) => waiting[id] !== false);
  }

  private async fetchFavorites(): Promise<void> {
    if (this.around.isSaving()) return;
    const { person } = this;
    const ids = await this.store.note('favorites');
    for (const address of favoritesToFetch(await this.store.pages(), ids, this.around.now())) {
      if (person !== this.person) return;
      await this.ask(address, { seenAt: 0, person });
    }
  }

  /** Asks the network for a page that is shown already, or that is a favourite's; mostly it hears 304. */
  private async ask(address: string, by: { seenAt: number; person: number }): Promise<void> {
    const isSaving = this.around.isSaving();
    const answer = await this.around
      .fetch(address, isSaving ? { cache: 'only-if-cached', mode: 'same-origin' } : {})
      .catch(() => undefined);
    if (answer) await this.keep(answer.url || address, answer, by);
  }

  /** @param by when it was seen, and who was here when it was asked for */
  private async keep(
    url: string,
    answer: Response,
    by: { seenAt: number; person: number },
  ): Promise<void> {
    const address = keptAddress(url);
    const what = whatToDo(answer);
    if (!address || what === 'nothing') return;
    if (what === 'remove') return this.inTurn(() => this.store.removePage(address));
    const html = await answer.text();
    // By the server's clock, so that what the browser had already is not newer than it is.
    const keptAt = Date.parse(answer.headers.get('Date') ?? '') || this.around.now();
    await this.inTurn(async () => {
      if (by.person !== this.person) return;
      const before = (await this.store.pages()).find((page) => page.address === address);
      await this.store.putPage(
        { address, title: titleOf(html), keptAt, seenAt: Math.max(by.seenAt, before?.seenAt ?? 0) },
        html,
        answer.headers,
      );
      await this.tidy();
    });
    await this.fetchFiles(filesOf(html));
  }

  private async tidy(): Promise<void> {
    const favorites = new Set((await this.store.note('favorites')).map(favoriteAddress));
    for (const address of whatGoes(await this.store.pages(), favorites, this.around.now()))
      await this.store.removePage(address);
  }

  /** Files that a page needs: the browser has just had them, so nothing travels. @returns whether all are here */
  private async fetchFiles(
    files: string[],
    cache: RequestCache = this.around.isSaving() ? 'only-if-cached' : 'force-cache',
  ): Promise<boolean> {
    let isWhole = true;
    for (const file of files) {
      if (await this.store.file(file)) continue;
      const answer = await this.around
        .fetch(file, { cache, mode: 'same-origin' })
        .catch(() => undefined);
      const isHere = answer?.status === 200 && (await this.store.putFile(file, answer));
      if (!isHere) isWhole = false;
    }
    return isWhole;
  }

  private async keptPage(url: string): Promise<Response> {
    const address = keptAddress(url);
    const kept = address && (await this.store.page(address));
    const now = new Date(this.around.now());
    if (kept && !isTooOld(kept, now.getTime())) {
      const isOnline = this.around.isOnline();
      const html = asKept(await kept.answer.text(), new Date(kept.keptAt), { now, isOnline });
      return new Response(html, { headers: kept.answer.headers });
    }
    const { pathname, search } = new URL(url);
    const own = await this.ownPages();
    const said = own.includes(pathname) ? await this.store.file(pathname) : undefined;
    if (!said && pathname !== OFFLINE_PATH) {
      const hasCity = own.includes(CITY_PATH) && (await this.store.file(CITY_PATH)) !== undefined;
      return Response.redirect(new URL(standIn(pathname + search, hasCity), url).href);
    }
    return said ?? new Response(plainList(await this.store.pages(), now), { headers: HTML });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private readonly nowText = () => new Date(this.around.now()).toISOString();
}
