import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/platform/database/database.ts';
import {
  databaseIdentity,
  findNewestChange,
  hasChange,
  type NotedChange,
  type PublicHistory,
} from '#server/platform/database/public-data.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { warnSeldom } from '#server/platform/observability/warn-seldom.ts';
import type { Secret } from '#server/platform/secret.ts';
import { type Disk, roomOf } from '#server/platform/storage/disk.ts';
import { unpooled } from '#server/platform/unpooled.ts';
import type { CachedPage } from './page-cache.ts';

/** What each folder may hold is looked after alone: no list of all files is kept or read. */
const FOLDERS = 256;
/** After room was made so much is left, so that it is not made with every page. */
const KEPT_PART = 0.9;
/** As most disks give it out. */
const BLOCK_BYTES = 4096;
/** Pages that wait to be written are held in memory: more are not kept. */
const MOST_WAITING = 200;
/** What is asked before writing is asked once for all that were made meanwhile. */
const GATHER_MS = 200;
/** What the clock ends sooner is not worth it. */
const LEAST_LIFE_MS = 10 * 60_000;
const SEAL_BYTES = 32;
const LENGTH_BYTES = 4;
/** Longer than any page stays true: each ends with the day in Adana. */
const LONGEST_LIFE_MS = 25 * 60 * 60_000;
/** How often what is too old is looked for. */
const SWEEP_MS = 6 * 60 * 60_000;
const PROOF_FILE = 'proof';

export interface PagesOnDiskParts {
  /** Pages lie in one of its folders; whatever else lies there is deleted. */
  folder: string;
  db: Db;
  secret: Secret;
  /** What pages are made from beside public data: the build and its settings. */
  madeBy: unknown;
  history: PublicHistory;
  maxBytes: number;
  disk: Pick<Disk, 'freeBytes'>;
  log: Log;
  now?: () => number;
}

/** A page but for its bytes, as the head of its file says it. */
interface Head extends Pick<CachedPage, 'status' | 'type' | 'etag' | 'begunAtMs' | 'madeFrom'> {
  href: string;
  /** JSON knows no infinity. */
  endsAtMs: number | null;
  settled: string;
  /** The process that counted `version`. */
  run: string;
  version: number;
}

/**
 * Pages that memory has no room for, one file each, named and sealed by a key that is another one for another build,
 * other settings or another database: what is not whole or was made by others is none. Whether a page is still true
 * says the count: that of this process, or what it was when the process that made the page had settled as much.
 *
 * All of it may be deleted at any time. Instances may share it.
 */
export class PagesOnDisk {
  private readonly parts: PagesOnDiskParts;
  private readonly key: KeyObject;
  private readonly folder: string;
  private readonly run = crypto.randomUUID();
  private readonly waiting = new Map<string, CachedPage>();
  private writing: Promise<void> | undefined;
  private readonly closing = new AbortController();
  /** At most so much lies in a folder. */
  private readonly bytes = new Map<string, number>();
  /** The change that was noted last. */
  private proved: string | undefined;
  private readonly sweeping: NodeJS.Timeout;

  private constructor(parts: PagesOnDiskParts, key: Buffer) {
    this.parts = parts;
    // As bytes it would be made ready anew for each seal, which costs more than the seal.
    this.key = createSecretKey(key);
    this.folder = path.join(parts.folder, this.hash('folder').toString('hex').slice(0, 16));
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  static async open(parts: PagesOnDiskParts): Promise<PagesOnDisk> {
    const made = JSON.stringify([parts.madeBy, await databaseIdentity(parts.db)]);
    const pages = new PagesOnDisk(parts, parts.secret.hash('pages on disk', made));
    try {
      // Under a name that nothing has: what was put away before may still lie there.
      if (!(await pages.isProved())) await rename(pages.folder, `${pages.folder}-${pages.run}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        clearInterval(pages.sweeping);
        throw error;
      }
    }
    void pages.sweep();
    return pages;
  }

  /** Waits until all is written. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    this.closing.abort();
    await this.writing;
  }

  async find(href: string): Promise<CachedPage | undefined> {
    if (href.includes('?')) return undefined;
    const waiting = this.waiting.get(href);
    if (waiting) return waiting;
    const file = this.fileOf(href);
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return undefined;
    const found = this.opened<Head>(bytes);
    const { now = Date.now } = this.parts;
    // A clock that was ahead made pages of a time to come.
    if (found?.head.href === href && found.head.begunAtMs <= now())
      return this.pageOf(found.head, found.body);
    await unlink(file).catch(() => {});
    return undefined;
  }

  /** What is no longer true does not lie on. */
  drop(href: string): void {
    this.waiting.delete(href);
    void unlink(this.fileOf(href)).catch(() => {});
  }

  /** What search engines are invited to, and nothing else: no secret is in its address, and nobody can invent one. */
  keep(href: string, page: CachedPage): void {
    const { now = Date.now } = this.parts;
    if (!page.isIndexed || page.isEndless || page.endsAtMs - now() < LEAST_LIFE_MS) return;
    if (this.waiting.size >= MOST_WAITING && !this.waiting.has(href)) return;
    this.waiting.set(href, page);
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
  }

  /** All that wait at once: one after the other they would wait for the renders that are made meanwhile. */
  private async writeAll(): Promise<void> {
    while (this.waiting.size > 0) {
      const { signal } = this.closing;
      await pause(GATHER_MS, undefined, { signal, ref: false }).catch(() => {});
      const some = [...this.waiting];
      this.waiting.clear();
      try {
        if ((await roomOf(this.parts.disk)).isLow) throw new Error('the disk is nearly full');
        // First, so that no page tells of a change that is not proved.
        await this.prove();
        await Promise.all(some.map(([href, page]) => this.write(href, page)));
      } catch (error) {
        warnSeldom(this.parts.log, { reason: String(error) }, 'a page is not kept on disk');
      }
    }
  }

  private async write(href: string, page: CachedPage): Promise<void> {
    const file = this.fileOf(href);
    const folder = path.dirname(file);
    const bytes = this.sealed(headOf(href, page, this.run), page.br);
    if (onDisk(bytes.byteLength) > this.parts.maxBytes / FOLDERS) return;
    const put = async () => {
      await this.makeRoom(folder, bytes.byteLength);
      await writeFile(file, bytes);
    };
    await put().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(folder, { recursive: true });
      await put();
    });
  }

  private async makeRoom(folder: string, more: number): Promise<void> {
    const most = this.parts.maxBytes / FOLDERS;
    const held = (this.bytes.get(folder) ?? most) + onDisk(more);
    this.bytes.set(folder, held);
    if (held <= most) return;
    // Files that were written anew were counted twice.
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        const { size = 0, mtimeMs = 0 } = (await stat(file).catch(() => undefined)) ?? {};
        return { file, bytes: onDisk(size), mtimeMs };
      }),
    );
    files.sort((a, b) => a.mtimeMs - b.mtimeMs);
    let sum = onDisk(more) + files.reduce((total, { bytes }) => total + bytes, 0);
    const wanted = sum <= most ? most : most * KEPT_PART;
    for (const { file, bytes } of files) {
      if (sum <= wanted) break;
      await unlink(file).catch(() => {});
      sum -= bytes;
    }
    this.bytes.set(folder, sum);
  }

  /**
   * That this database is the one whose newest change was noted, and not an older state of it: numbers of transactions
   * are given once more in a copy, moments are not.
   */
  private async isProved(): Promise<boolean> {
    const bytes = await readFile(this.proofFile).catch(() => undefined);
    const proof = bytes && this.opened<NotedChange>(bytes)?.head;
    return proof !== undefined && hasChange(this.parts.db, proof);
  }

  /** Notes the newest change the database has, whoever of those who share the folder heard of it. */
  private async prove(): Promise<void> {
    const newest = await findNewestChange(this.parts.db);
    if (!newest) throw new Error('the database knows of no change');
    const isThere = await stat(this.proofFile).catch(() => undefined);
    if (isThere && newest.transactionId === this.proved) return;
    await mkdir(this.folder, { recursive: true });
    const whole = `${this.proofFile}-${this.run}`;
    await writeFile(whole, this.sealed(newest, Buffer.alloc(0)));
    await rename(whole, this.proofFile);
    this.proved = newest.transactionId;
  }

  /** Deletes what others left, and pages whose day is over. */
  private async sweep(): Promise<void> {
    const { folder, log, now = Date.now } = this.parts;
    const remove = (place: string) =>
      rm(place, { recursive: true, force: true }).catch((err) =>
        log.warn({ err }, 'an old page stays'),
      );
    for (const name of await readdir(folder).catch(() => []))
      if (name !== path.basename(this.folder)) await remove(path.join(folder, name));
    for (const entry of await readdir(this.folder, { withFileTypes: true }).catch(() => [])) {
      if (!entry.isDirectory()) continue;
      const part = path.join(this.folder, entry.name);
      for (const name of await readdir(part).catch(() => [])) {
        const file = path.join(part, name);
        const written = (await stat(file).catch(() => undefined))?.mtimeMs;
        if (written !== undefined && written < now() - LONGEST_LIFE_MS) await remove(file);
      }
    }
  }

  private get proofFile(): string {
    return path.join(this.folder, PROOF_FILE);
  }

  private fileOf(href: string): string {
    const name = this.hash(href).toString('hex');
    return path.join(this.folder, name.slice(0, 2), name.slice(2, 34));
  }

  private hash(text: string | Buffer): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }

  private sealed(head: Head | NotedChange, body: Buffer): Buffer {
    const text = Buffer.from(JSON.stringify(head));
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(text.byteLength);
    const content = Buffer.concat([length, text, body]);
    return Buffer.concat([this.hash(content), content]);
  }

  private opened<T extends Head | NotedChange>(
    bytes: Buffer,
  ): { head: T; body: Buffer } | undefined {
    const content = bytes.subarray(SEAL_BYTES);
    const seal = bytes.subarray(0, SEAL_BYTES);
    if (seal.byteLength < SEAL_BYTES || !timingSafeEqual(seal, this.hash(content)))
      return undefined;
    const end = LENGTH_BYTES + content.readUInt32BE();
    const head = JSON.parse(content.subarray(LENGTH_BYTES, end).toString()) as T;
    return { head, body: unpooled(content.subarray(end)) };
  }

  private pageOf({ settled, run, version, endsAtMs, ...head }: Head, br: Buffer): CachedPage {
    return {
      ...head,
      ...{ br, redirect: undefined, headers: undefined, isIndexed: true, isEndless: false },
      trueAtMs: head.begunAtMs,
      settled: BigInt(settled),
      endsAtMs: endsAtMs ?? Number.POSITIVE_INFINITY,
      version: run === this.run ? version : this.parts.history.countAt(BigInt(settled)),
    };
  }
}

function headOf(href: string, page: CachedPage, run: string): Head {
  const { status, type, etag, begunAtMs, madeFrom, version } = page;
  return {
    ...{ href, status, type, etag, begunAtMs, madeFrom, version, run },
    endsAtMs: Number.isFinite(page.endsAtMs) ? page.endsAtMs : null,
    settled: String(page.settled),
  };
}

const onDisk = (bytes: number) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
