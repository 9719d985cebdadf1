import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { findNewestChange, watchPublicData } from '#server/platform/database/public-data.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { whileUncommitted } from '#tests/support/while-uncommitted.ts';
import { type MadeFrom, OF_ALL_LISTS } from './made-from.ts';
import { PageCache, type Rendered } from './page-cache.ts';
import { PagesOnDisk, type PagesOnDiskParts } from './pages-on-disk.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const START_MS = Date.UTC(2026, 10, 20, 9);
const HOUR_MS = 3_600_000;

interface Other extends Partial<PagesOnDiskParts> {
  of?: TestApp;
  /** For pages in memory. */
  room?: number;
  atMs?: number;
}

/** The product's pages, from one start of it to the end; each says what its business is called. */
async function start({ of = app, room, atMs = START_MS, ...other }: Other = {}) {
  const { db } = of;
  const { secret, disk, log, connection } = of.dependencies;
  const data = await watchPublicData(db, connection, log);
  // Whoever else writes on this server may hold up what is settled: then it is the next poll that knows.
  const newest = BigInt((await findNewestChange(db))?.transactionId ?? 0);
  await expect.poll(() => data.settled() >= newest, { timeout: 60_000 }).toBe(true);
  const now = () => atMs;
  const store = await PagesOnDisk.open({
    ...{ folder, db, secret, disk, log, now, history: data },
    ...{ madeBy: 'build 1', maxBytes: 100_000_000, ...other },
  });
  const pages = new PageCache(data, { now, store, ...(room !== undefined && { maxBytes: room }) });
  let made = 0;
  const render = (href: string, more: Partial<Rendered>) => async (): Promise<Rendered> => {
    made += 1;
    const html = await nameIn(db, href);
    return {
      status: 200,
      html,
      endsAt: undefined,
      isIndexed: true,
      madeFrom: madeOf(href),
      ...more,
    };
  };
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    await store.close();
    await data.stop();
  };
  onTestFinished(stop);
  return {
    /** What a visitor reads, and whether it was made for this one. */
    async read(href: string, more: Partial<Rendered> = {}) {
      const before = made;
      const page = (await pages.found(href)) ?? (await pages.get(href, render(href, more)));
      expect(page.br.buffer.byteLength, 'of a memory of its own').toBe(page.br.byteLength);
      return { text: brotliDecompressSync(page.br).toString(), isMade: made > before };
    },
    store,
    stop,
  };
}

const idIn = (href: string) => /^\/business\/(\d+)$/.exec(href)?.[1];
const ofBusiness = (id: number, neighbours: number[] = []): MadeFrom => ({
  ...{ businesses: [id], lists: [], listed: [], neighbours },
  side: [{ address: '/api/x', saying: 'x' }],
});
function madeOf(href: string): MadeFrom {
  const id = idIn(href);
  return id === undefined ? OF_ALL_LISTS : ofBusiness(Number(id));
}

async function nameIn(db: Db, href: string): Promise<string> {
  const id = idIn(href);
  if (id === undefined) return href;
  const row = await db
    .selectFrom('businesses')
    .select(['name', 'status'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row?.status === 'approved' ? row.name : 'yok';
}

/** Reads once in one start of the product and again in the next; between them something happens. */
async function readTwice(
  href: string,
  between: () => unknown,
  { more = {}, next = {} }: { more?: Partial<Rendered>; next?: Other } = {},
) {
  const first = await start();
  await first.read(href, more);
  await first.stop();
  await between();
  const second = await start(next);
  const read = await second.read(href, more);
  await second.stop();
  return read;
}

const filesIn = async (place = folder): Promise<string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'proof')
    .map((entry) => path.join(entry.parentPath, entry.name));
const theFile = async () => (await filesIn())[0] ?? '';
const run = (statement: ReturnType<typeof sql>) => statement.execute(app.db);
const rename = (id: number, name: string) =>
  run(sql`update businesses set name = ${name} where id = ${id}`);

test('a page outlives the process that made it', async () => {
  const id = await app.given.business({ name: 'Çınar Kahvesi' });
  const again = await readTwice(`/business/${id}`, () => {});
  expect(again).toEqual({ text: 'Çınar Kahvesi', isMade: false });
  // Hours later too: nothing changed.
  const later = await start({ atMs: START_MS + 9 * HOUR_MS });
  expect(await later.read(`/business/${id}`)).toEqual({ text: 'Çınar Kahvesi', isMade: false });
});

test('what changed while nobody ran is not told as it was, and what did not is', async () => {
  const [one, other] = [await app.given.business(), await app.given.business()];
  const first = await start();
  for (const href of [`/business/${one}`, `/business/${other}`, '/category/kafeler'])
    await first.read(href);
  await first.stop();
  await rename(one, 'Yeni Ad');
  // A list may be told as it was a second ago.
  const next = await start({ atMs: START_MS + 2000 });
  expect(await next.read(`/business/${one}`)).toEqual({ text: 'Yeni Ad', isMade: true });
  expect(await next.read('/category/kafeler')).toMatchObject({ isMade: true });
  expect(await next.read(`/business/${other}`)).toMatchObject({ isMade: false });
  await next.stop();
  // Its neighbours may be a minute old, no more.
  const later = await start({ atMs: START_MS + 60_000 });
  expect(await later.read(`/business/${other}`)).toMatchObject({ isMade: true });
});

test('a list outlives changes of others, in a city where something changes all the time', async () => {
  const [cafe, bar] = [
    await app.given.business({ category: 'Kafeler' }),
    await app.given.business({ category: 'Barlar' }),
  ];
  const madeFrom = { ...ofBusiness(0), businesses: [], side: [] };
  const ofCategory = (category: string) => ({ madeFrom: { ...madeFrom, lists: [{ category }] } });
  const read = async (by: Awaited<ReturnType<typeof start>>) => [
    (await by.read('/category/kafeler', ofCategory('Kafeler'))).isMade,
    (await by.read('/category/barlar', ofCategory('Barlar'))).isMade,
  ];
  const first = await start();
  expect(await read(first)).toEqual([true, true]);
  await first.stop();
  await rename(bar, 'Yeni Ad');
  const hourLater = await start({ atMs: START_MS + HOUR_MS });
  expect(await read(hourLater)).toEqual([false, true]);
  await hourLater.stop();
  await run(sql`update businesses set category = 'Spor' where id = ${cafe}`);
  expect(await read(await start({ atMs: START_MS + HOUR_MS }))).toEqual([true, false]);
});

test('a business that was suspended meanwhile is told nowhere, not beside another either', async () => {
  const [one, other] = [await app.given.business(), await app.given.business()];
  const suspend = (id: number) =>
    run(sql`update businesses set status = 'suspended' where id = ${id}`);
  const itself = await readTwice(`/business/${one}`, () => suspend(one));
  expect(itself).toEqual({ text: 'yok', isMade: true });
  const third = await app.given.business();
  const more = { madeFrom: ofBusiness(third, [other]) };
  const beside = await readTwice(`/business/${third}`, () => suspend(other), { more });
  expect(beside).toMatchObject({ isMade: true });
});

test('a change that was under way while the page was made is not missed', async () => {
  const [slow, quick] = [await app.given.business(), await app.given.business({ name: 'Eski' })];
  const first = await start();
  await whileUncommitted(
    app.db,
    (db) => sql`update businesses set name = 'Yeni' where id = ${slow}`.execute(db),
    async () => {
      // Later numbers are noted earlier.
      await rename(quick, 'Önce');
      await first.read(`/business/${slow}`);
      await first.stop();
    },
  );
  expect(await (await start()).read(`/business/${slow}`)).toEqual({ text: 'Yeni', isMade: true });
});

test('what changes while the process runs makes its pages on disk old as well', async () => {
  const id = await app.given.business({ name: 'Eski' });
  // There is room for none in memory but the last one.
  const first = await start({ room: 1 });
  await first.read(`/business/${id}`);
  await first.read('/about');
  await expect.poll(async () => (await filesIn()).length).toBe(2);
  expect(await first.read(`/business/${id}`)).toEqual({ text: 'Eski', isMade: false });
  await rename(id, 'Yeni');
  await expect.poll(() => first.read(`/business/${id}`)).toMatchObject({ text: 'Yeni' });
});

test('another build, other settings and another database have pages of their own', async () => {
  const id = await app.given.business();
  const href = `/business/${id}`;
  const asked = async (next: Other) => (await readTwice(href, () => {}, { next })).isMade;
  expect(await asked({})).toBe(false);
  expect(await asked({ madeBy: 'build 2' })).toBe(true);
  const of = await createTestApp();
  try {
    expect(await asked({ of })).toBe(true);
  } finally {
    await of.close();
  }
});

test('an older state of the database, as a copy brings it back, gets no page of the newer one', async () => {
  const id = await app.given.business();
  const undo = () =>
    run(sql`update public_data_changes set changed_at = changed_at - interval '1 second'
      where transaction_id = (select max(transaction_id::text::bigint)::text::xid8
        from public_data_changes)`);
  expect(await readTwice(`/business/${id}`, undo)).toMatchObject({ isMade: true });
});

/** As if it had never been: no trigger hears of it. */
async function undoName(id: number, name: string, since: string) {
  await run(sql`alter table businesses disable trigger user`);
  await rename(id, name);
  await run(sql`alter table businesses enable trigger user`);
  await run(sql`delete from public_data_changes where transaction_id > ${since}::text::xid8`);
}

test('nor does one from before a change that was heard of a moment ago', async () => {
  const id = await app.given.business({ name: 'Önce' });
  const first = await start();
  await first.read(`/business/${id}`);
  await first.store.close();
  const { transactionId = '0' } = (await findNewestChange(app.db)) ?? {};
  await rename(id, 'Sonra');
  await expect.poll(() => first.read(`/business/${id}`)).toMatchObject({ text: 'Sonra' });
  await first.stop();
  await undoName(id, 'Önce', transactionId);
  expect(await (await start()).read(`/business/${id}`)).toEqual({ text: 'Önce', isMade: true });
});

test('a table that was emptied while nobody ran is noticed', async () => {
  const id = await app.given.business();
  const empty = () => run(sql`truncate business_special_days`);
  expect(await readTwice(`/business/${id}`, empty)).toMatchObject({ isMade: true });
});

test('what is gone does not lie on', async () => {
  const id = await app.given.business({ name: 'Gizlenen' });
  const first = await start();
  await first.read(`/business/${id}`);
  await first.stop();
  await run(sql`update businesses set status = 'suspended' where id = ${id}`);
  const next = await start();
  expect(await next.read(`/business/${id}`, { status: 404 })).toMatchObject({ text: 'yok' });
  await expect.poll(() => filesIn()).toEqual([]);
});

test('the folder may be deleted at any time', async () => {
  const id = await app.given.business();
  const first = await start();
  await first.read(`/business/${id}`);
  await first.store.close();
  await rm(folder, { recursive: true });
  await first.read('/about');
  await first.stop();
  expect(await filesIn()).toHaveLength(1);
  expect(await (await start()).read('/about')).toMatchObject({ isMade: false });
});

test('a page of a time to come, by a clock that was ahead, is none', async () => {
  const first = await start({ atMs: START_MS + 30 * 24 * HOUR_MS });
  await first.read('/about');
  await first.stop();
  expect(await (await start()).read('/about')).toMatchObject({ isMade: true });
});

test('the clock ends a page while nobody runs', async () => {
  const id = await app.given.business();
  const more = { endsAt: new Date(START_MS + HOUR_MS) };
  const asked = async (atMs: number) =>
    (await readTwice(`/business/${id}`, () => {}, { more, next: { atMs } })).isMade;
  expect(await asked(START_MS + HOUR_MS - 1)).toBe(false);
  expect(await asked(START_MS + HOUR_MS)).toBe(true);
});

test('a file that is not as it was written is thrown away', async () => {
  const id = await app.given.business({ name: 'Çınar Kahvesi' });
  const href = `/business/${id}`;
  const damages: ((file: string) => Promise<unknown>)[] = [
    (file) => truncate(file, 0),
    (file) => truncate(file, 20),
    async (file) => truncate(file, (await stat(file)).size - 1),
    async (file) => {
      const bytes = await readFile(file);
      bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
      await writeFile(file, bytes);
    },
    (file) => writeFile(file, randomBytes(5000)),
  ];
  for (const damage of damages) {
    const read = await readTwice(href, async () => damage(await theFile()));
    expect(read, String(damage)).toEqual({ text: 'Çınar Kahvesi', isMade: true });
  }
  expect(await readTwice(href, () => rm(folder, { recursive: true }))).toMatchObject({
    isMade: true,
  });
});

test('a page put in the place of another one is not given for it', async () => {
  const [one, other] = [
    await app.given.business({ name: 'Bir' }),
    await app.given.business({ name: 'Öteki' }),
  ];
  const first = await start();
  await first.read(`/business/${one}`);
  await first.store.close();
  const mine = await theFile();
  await first.read(`/business/${other}`);
  await first.stop();
  const others = (await filesIn()).find((file) => file !== mine) ?? '';
  await cp(others, mine);
  const read = await (await start()).read(`/business/${one}`);
  expect(read).toEqual({ text: 'Bir', isMade: true });
});

test('kept is what search engines are invited to: nothing secret, asked for, absent or soon over', async () => {
  const first = await start();
  await first.read('/favorites/gizli', { isIndexed: false });
  await first.read('/search?q=kebap');
  await first.read('/business/1', { status: 404 });
  await first.read('/open-now', { endsAt: new Date(START_MS + 60_000) });
  await first.stop();
  expect(await filesIn()).toEqual([]);
});

test('what a crawl has made is all kept, though renders leave little time to write it', async () => {
  const count = 400;
  const first = await start();
  for (let index = 0; index < count; index += 1) {
    await first.read(`/mahalle/${index}`);
    const until = performance.now() + 4;
    while (performance.now() < until);
  }
  await first.stop();
  expect(await filesIn()).toHaveLength(count);
});

test('a page that waits to be written is found, and what is asked before writing is asked once for many', async () => {
  let asked = 0;
  const freeBytes = async () => {
    asked += 1;
    return 1e12;
  };
  const first = await start();
  await first.read('/about');
  await first.stop();
  const { store, stop } = await start({ disk: { freeBytes } });
  const page = await store.find('/about');
  if (!page) throw new Error('it is on disk');
  for (let index = 0; index < 30; index += 1) store.keep(`/mahalle/${index}`, page);
  expect(await store.find('/mahalle/7')).toBe(page);
  await stop();
  expect(await filesIn()).toHaveLength(31);
  expect(asked).toBe(1);
});

test('more than there is room for is never kept, the newest stay', async () => {
  // Three in each of its folders.
  const maxBytes = 256 * 3 * 4096;
  const html = randomBytes(3000).toString('latin1');
  const first = await start({ maxBytes });
  for (let index = 0; index < 600; index += 1) {
    await first.read(`/mahalle/${index}`, { html });
    if (index % 100 === 99) await first.store.close();
  }
  await first.stop();
  const files = await filesIn();
  expect(files.length).toBeGreaterThan(150);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const sum = sizes.reduce((all, size) => all + Math.ceil(size / 4096) * 4096, 0);
  expect(sum).toBeLessThanOrEqual(maxBytes);
  const next = await start();
  const kept = async (index: number) => !(await next.read(`/mahalle/${index}`, { html })).isMade;
  expect(await kept(599)).toBe(true);
  const keptFrom = async (first: number) => {
    let count = 0;
    for (let index = first; index < first + 100; index += 1) if (await kept(index)) count += 1;
    return count;
  };
  const [oldest, newest] = [await keptFrom(0), await keptFrom(500)];
  expect(oldest).toBeLessThan(newest - 20);
});

test('a full disk keeps nobody from a page', async () => {
  const warnings: unknown[] = [];
  const log = { ...app.dependencies.log, warn: (detail: unknown) => warnings.push(detail) };
  const first = await start({ disk: { freeBytes: async () => 500_000_000 }, log: log as never });
  expect(await first.read('/about')).toEqual({ text: '/about', isMade: true });
  expect(await first.read('/faq')).toEqual({ text: '/faq', isMade: true });
  await first.stop();
  expect(await filesIn()).toEqual([]);
  expect(warnings).toHaveLength(1);
});
