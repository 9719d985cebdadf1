import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { PublicData, PublicHistory } from '#server/platform/database/public-data.ts';
import { brotli } from '#server/platform/http/packing/brotli.ts';
import type { Dictionary, Readable } from '#server/platform/http/packing/dictionary.ts';
import { bestEncoding } from '#server/platform/http/static-files.ts';
import type { Asker, WaitingLine } from '#server/platform/http/waiting-line.ts';
import { unpooled } from '#server/platform/unpooled.ts';
import {
  isSideTrue,
  lastChangeOf,
  type MadeFrom,
  OF_ALL_LISTS,
  type SaidAnswer,
  showsNobodyGone,
} from './made-from.ts';

const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const QUALITY = 6;

/** Bytes of all kept pages together: some four thousand, for only the form that nearly every browser takes is kept. */
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * The part that pages of endless addresses (a question, what is not there) may have in any case. More is theirs
 * while nobody else needs it: they never push out a page that has a name of its own.
 */
const ENDLESS_PART = 1 / 4;

/**
 * How long a page of lists may be told as it was while it is made anew. That of a business never, and none while one
 * has left the lists that it may show.
 */
const OLD_LIST_MS = 1000;

/** What a render made; `endsAt` is when it stops being true by the clock alone. */
export interface Rendered {
  status: number;
  html: string;
  endsAt: Date | undefined;
  redirect?: string;
  /** A file for machines has another type than a page. */
  type?: string;
  /** Of all lists when not said. */
  madeFrom?: MadeFrom;
  /** Whether search engines are invited to it. */
  isIndexed?: boolean;
  /** Instead of those of every answer. */
  headers?: Record<string, string>;
}

export interface CachedPage {
  status: number;
  redirect: string | undefined;
  type: string;
  headers: Record<string, string> | undefined;
  etag: string;
  br: Buffer;
  /** How many changes of public data had been heard of before it was made. */
  version: number;
  /** What was settled then (`PublicHistory`). */
  settled: bigint;
  /** Before it was made. */
  begunAtMs: number;
  endsAtMs: number;
  /** When it was still true, as far as anybody looked. */
  trueAtMs: number;
  madeFrom: MadeFrom;
  /** Anybody can think of as many addresses of this kind as they like. */
  isEndless: boolean;
  isIndexed: boolean;
}

/** Where pages lie for which memory has no room, and longer than the process. */
export interface PageStore {
  find(href: string): Promise<CachedPage | undefined>;
  keep(href: string, page: CachedPage): void;
  drop(href: string): void;
}

export interface Asking {
  asker?: Asker;
  /** In which it waits for its turn. */
  line?: WaitingLine;
  /** How much had been heard of when it was asked for. */
  asked?: number;
}

export interface PageAnswer {
  encoding: 'br' | 'dcz' | 'gzip' | undefined;
  body: Buffer;
}

/**
 * Since when answers that a page was made of say, as far as anybody looked, what they said; undefined where one says
 * something else.
 */
export type StillSay = (
  said: readonly SaidAnswer[],
  before: Pick<CachedPage, 'madeFrom' | 'version'>,
) => Promise<number | undefined>;

export interface PageCacheOptions {
  stillSay?: StillSay | undefined;
  now?: () => number;
  maxBytes?: number;
  store?: PageStore | undefined;
  dictionary?: Dictionary | undefined;
}

/**
 * Pages by address: a page is a function of address, data and (where it says so) the clock. One render
 * at a time per address; while it runs, whoever asks gets a list that was true a moment ago from before, and waits for
 * anything else.
 */
export class PageCache {
  private readonly named: Room = { pages: new Map(), bytes: 0 };
  private readonly endless: Room = { pages: new Map(), bytes: 0 };
  /** Nobody waits for what is made for a robot, but robots. */
  private readonly running = {
    person: new Map<string, Promise<CachedPage>>(),
    robot: new Map<string, Promise<CachedPage>>(),
  };
  private readonly data: PublicData & Partial<Pick<PublicHistory, 'settled'>>;
  private readonly now: () => number;
  private readonly maxBytes: number;
  private readonly store: PageStore | undefined;
  private readonly stillSay: PageCacheOptions['stillSay'];
  private readonly dictionary: Dictionary | undefined;

  constructor(
    data: PublicData & Partial<Pick<PublicHistory, 'settled'>>,
    { now = Date.now, maxBytes = MAX_BYTES, store, stillSay, dictionary }: PageCacheOptions = {},
  ) {
    this.data = data;
    this.now = now;
    this.maxBytes = maxBytes;
    this.store = store;
    this.stillSay = stillSay;
    this.dictionary = dictionary;
  }

  /** A page for one visitor: not from what is kept, and not kept. */
  async apart(href: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const begun = this.begun();
    return packed(href, await render(), begun);
  }

  /** A page that is still true, at once; undefined when it must be rendered. */
  fresh(href: string): CachedPage | undefined {
    const page = this.kept(href);
    if (!page || !this.isTrue(page)) return undefined;
    page.trueAtMs = this.now();
    // To the end of the line: the page that nobody asked for the longest goes first.
    const { pages } = this.roomOf(page);
    pages.delete(href);
    pages.set(href, page);
    return page;
  }

  /** The same, from wherever pages are kept. */
  async found(href: string): Promise<CachedPage | undefined> {
    const fresh = this.fresh(href);
    if (fresh || !this.store) return fresh;
    const stored = await this.store.find(href);
    // Meanwhile it may have been made.
    const made = this.fresh(href);
    if (made || !stored) return made;
    if (!this.mayStillBeSo(stored)) {
      this.store.drop(href);
      return undefined;
    }
    this.keep(href, stored);
    return this.fresh(href);
  }

  /**
   * The page from before, for who may have none made now: of a list perhaps not how it is now, but none that the clock
   * ended, which may say that somebody is open.
   */
  before(href: string): CachedPage | undefined {
    const page = this.kept(href);
    if (!page || page.endsAtMs <= this.now()) return undefined;
    return this.isHarmless(page) ? page : undefined;
  }

  /** The page of an address, rendered when needed. A failed render falls back to the page before. */
  async get(
    href: string,
    render: () => Promise<Rendered>,
    asking: Asking = {},
  ): Promise<CachedPage> {
    const fresh = this.fresh(href);
    if (fresh) return fresh;
    const { asker = 'person', line, asked = this.data.count() } = asking;
    const before = this.kept(href);
    const running = this.running[asker];
    const current = this.running.person.get(href) ?? running.get(href);
    const work = current ?? this.make(href, render, line).finally(() => running.delete(href));
    if (!current) running.set(href, work);
    if (before && this.mayStillBeTold(before)) {
      // What cannot be made is made, or fails, for whoever asks after that moment.
      work.catch(() => {});
      return before;
    }
    const page = await orBefore(work, before);
    if (!current || page === before || page.version >= asked || this.mayStillBeTold(page))
      return page;
    // Begun before the last change, it may not know of it.
    return this.get(href, render, { ...asking, asked });
  }

  /** The best form for the browser if it lies ready. */
  ready(page: CachedPage, asking: Readable): PageAnswer | undefined {
    if (this.dictionary?.isAt(asking)) {
      const body = this.dictionary.ready(page.etag);
      return body && { encoding: 'dcz', body };
    }
    const encoding = bestEncoding(asking['accept-encoding'], { br: true, gzip: true });
    return encoding === 'br' ? { encoding, body: page.br } : undefined;
  }

  /** The page in the best form for the browser; others than the kept one are made on the way out. */
  async encoded(page: CachedPage, asking: Readable): Promise<PageAnswer> {
    const ready = this.ready(page, asking);
    if (ready) return ready;
    const body = await unpacked(page.br);
    if (this.dictionary?.isAt(asking))
      return { encoding: 'dcz', body: await this.dictionary.packOnce(page.etag, body) };
    const encoding = bestEncoding(asking['accept-encoding'], { gzip: true });
    return { encoding, body: encoding ? await gzipped(body, { level: 6 }) : body };
  }

  private isTrue(page: CachedPage): boolean {
    return this.isTrueButBeside(page) && isSideTrue(this.data, page, this.now());
  }

  private isTrueButBeside(page: CachedPage): boolean {
    return lastChangeOf(this.data, page.madeFrom) <= page.version && this.mayStillBeSo(page);
  }

  /** Whether it is old by nothing but lists and what stands at its side: perhaps these say what they said. */
  private mayStillBeSo(page: CachedPage): boolean {
    const { version, madeFrom, endsAtMs } = page;
    if (endsAtMs <= this.now()) return false;
    if (lastChangeOf(this.data, { ...madeFrom, lists: [] }) > version) return false;
    return showsNobodyGone(this.data, page);
  }

  /** Whether it was true a moment ago, and harms nobody now. */
  private mayStillBeTold(page: CachedPage): boolean {
    if (page.madeFrom.businesses.length > 0) return false;
    return this.now() <= page.trueAtMs + OLD_LIST_MS && this.isHarmless(page);
  }

  /** Whether it says of a business, and of what all pages show, what is so, and shows none that is gone. */
  private isHarmless(page: CachedPage): boolean {
    const { version, madeFrom } = page;
    if (lastChangeOf(this.data, { ...madeFrom, lists: [] }) > version) return false;
    // Whom a list shows it does not say.
    if (madeFrom.lists.length > 0) return this.data.ofLeaving() <= version;
    return showsNobodyGone(this.data, page);
  }

  private begun(): Begun {
    const begunAtMs = this.now();
    const version = this.data.count();
    return { version, settled: this.data.settled?.() ?? 0n, begunAtMs, trueAtMs: begunAtMs };
  }

  /** When it is its turn: a page that is still as it was is not rendered. */
  private make(
    href: string,
    render: () => Promise<Rendered>,
    line: WaitingLine = async (work) => work(),
  ): Promise<CachedPage> {
    return line(async () => {
      // Read before asking: a change that happens meanwhile makes this page old at once.
      const begun = this.begun();
      const before = this.kept(href);
      const sideAtMs = before && (await this.stillSoSince(before));
      if (!before || sideAtMs === undefined) return this.render(href, render, begun);
      const same = { ...before, ...begun, madeFrom: { ...before.madeFrom, sideAtMs } };
      this.keep(href, same);
      return same;
    });
  }

  /** Since when all that may have made it old says what it said; undefined where something does not. */
  private async stillSoSince(page: CachedPage): Promise<number | undefined> {
    if (!this.mayStillBeSo(page)) return undefined;
    const { side, listed } = page.madeFrom;
    const isOfLists = lastChangeOf(this.data, page.madeFrom) > page.version;
    return this.stillSay?.(isOfLists ? [...side, ...listed] : side, page);
  }

  private async render(
    href: string,
    render: () => Promise<Rendered>,
    begun: Begun,
  ): Promise<CachedPage> {
    const page = await packed(href, await render(), begun);
    if (!isWhole(page)) return page;
    this.keep(href, page);
    this.store?.keep(href, page);
    return page;
  }

  private kept(href: string): CachedPage | undefined {
    return this.named.pages.get(href) ?? this.endless.pages.get(href);
  }

  private roomOf({ isEndless }: CachedPage): Room {
    return isEndless ? this.endless : this.named;
  }

  private keep(href: string, page: CachedPage): void {
    this.drop(href);
    const room = this.roomOf(page);
    room.pages.set(href, page);
    room.bytes += sizeOf(href, page);
    const { maxBytes } = this;
    while (this.named.bytes + this.endless.bytes > maxBytes) {
      const isLent = this.endless.bytes > maxBytes * ENDLESS_PART;
      const { pages } = isLent ? this.endless : this.named;
      const oldest = pages.keys().next().value;
      if (oldest === undefined || oldest === href) break;
      this.drop(oldest);
    }
  }

  private drop(href: string): void {
    const page = this.kept(href);
    if (!page) return;
    const room = this.roomOf(page);
    room.pages.delete(href);
    room.bytes -= sizeOf(href, page);
  }
}

type Begun = Pick<CachedPage, 'version' | 'settled' | 'begunAtMs' | 'trueAtMs'>;

async function packed(href: string, rendered: Rendered, begun: Begun): Promise<CachedPage> {
  const identity = Buffer.from(rendered.html);
  const br = await brotli(identity, QUALITY);
  return {
    status: rendered.status,
    redirect: rendered.redirect,
    type: rendered.type ?? 'text/html; charset=utf-8',
    br: unpooled(br),
    headers: rendered.headers,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    ...begun,
    madeFrom: rendered.madeFrom ?? OF_ALL_LISTS,
    endsAtMs: rendered.endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
    isEndless: href.includes('?') || rendered.status !== 200,
    isIndexed: rendered.isIndexed ?? false,
  };
}

/** Pages by address, the one that nobody asked for the longest first, and what they weigh. */
interface Room {
  pages: Map<string, CachedPage>;
  bytes: number;
}

/** A page that could not say all it should is shown, but not kept. */
const isWhole = ({ status }: { status: number }) => status < 500;

/** What cannot be made now, or not whole, was better before: whoever asked first, and whoever waits with them. */
async function orBefore(
  work: Promise<CachedPage>,
  before: CachedPage | undefined,
): Promise<CachedPage> {
  try {
    const page = await work;
    return isWhole(page) ? page : (before ?? page);
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

/** What an entry weighs beside its bytes; a redirect has no other weight. */
const ENTRY_BYTES = 512;
const sizeOf = (href: string, page: CachedPage) =>
  ENTRY_BYTES + 2 * href.length + page.br.byteLength;
