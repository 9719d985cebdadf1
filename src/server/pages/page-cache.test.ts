import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Dictionary } from '#server/platform/http/packing/dictionary.ts';
import type { WaitingLine } from '#server/platform/http/waiting-line.ts';
import { type CachedPage, PageCache, type PageCacheOptions } from './page-cache.ts';

const page = (html: string, endsAt?: Date) => async () => ({ status: 200, html, endsAt });

const MAX_BYTES = 256 * 1024;

/** `version`: when all lists last changed; `own`: when all businesses did; `any`: when everything did. */
interface State {
  version: number;
  own?: number;
  any?: number;
  gone?: number;
  now: number;
}

function cacheWith(state: State, more: PageCacheOptions = {}) {
  const any = () => state.any ?? 1;
  return new PageCache(
    {
      count: () => Math.max(state.version, state.own ?? 1, any()),
      ofAnything: any,
      ofList: ({ category }) => Math.max(any(), category === 'Barlar' ? 1 : state.version),
      ofBusiness: () => Math.max(any(), state.own ?? 1),
      ofLeaving: (id = state.gone ?? 0) => (id && id === state.gone ? state.version : 0),
    },
    { now: () => state.now, maxBytes: MAX_BYTES, ...more },
  );
}

const OF_SEVEN = {
  businesses: [7],
  lists: [],
  side: [{ address: '/api/x', saying: 'x' }],
  neighbours: [],
  listed: [],
};
const ofSeven = (html: string) => async () => ({ ...(await page(html)()), madeFrom: OF_SEVEN });

const textOf = ({ br }: CachedPage) => brotliDecompressSync(br).toString();
/** Cannot be made smaller. */
const noise = (bytes: number) => randomBytes(bytes).toString('latin1');

/** A render that ends when told to. */
function heldRender(html: string) {
  const held = Promise.withResolvers<void>();
  const render = () => held.promise.then(page(html));
  return { render, finish: () => held.resolve() };
}

test('a page is rendered once and kept', async () => {
  const cache = cacheWith({ version: 1, now: 0 });
  await cache.get('/', page('bir'));
  expect(textOf(await cache.get('/', page('iki')))).toBe('bir');
});

test('a page that is kept keeps no memory but its own', async () => {
  const { br } = await cacheWith({ version: 1, now: 0 }).get('/', page(noise(9000)));
  expect(br.buffer.byteLength).toBe(br.byteLength);
});

test('changed data makes a page old', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/', page('bir'));
  Object.assign(state, { version: 2, now: 2000 });
  expect(textOf(await cache.get('/', page('iki')))).toBe('iki');
});

test('data that changes while a page is rendered makes that page old at once', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/', async () => {
    state.version = 2;
    return { status: 200, html: 'bir', endsAt: undefined };
  });
  expect(cache.fresh('/')).toBeUndefined();
});

test('a page that speaks about the time ends when that changes', async () => {
  const state = { version: 1, now: 1000 };
  const cache = cacheWith(state);
  await cache.get('/', page('açık', new Date(2000)));
  expect(cache.fresh('/')).toBeDefined();
  state.now = 2000;
  expect(cache.fresh('/')).toBeUndefined();
});

test('a list that was true a second ago is told while one render makes it anew, and starts no other', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/', page('eski'));
  state.now = 5000;
  expect(cache.fresh('/')).toBeDefined();
  Object.assign(state, { version: 2, now: 6000 });
  let finish: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = await cache.get('/', async () => {
    await waiting;
    return { status: 200, html: 'yeni', endsAt: undefined };
  });
  expect(textOf(first)).toBe('eski');
  let renders = 0;
  const second = await cache.get('/', async () => {
    renders += 1;
    return { status: 200, html: 'fazla', endsAt: undefined };
  });
  expect(textOf(second)).toBe('eski');
  state.now = 6001;
  const late = cache.get('/', page('fazla'));
  finish?.();
  expect(textOf(await late)).toBe('yeni');
  expect(renders).toBe(0);
  expect(textOf(cache.fresh('/') as CachedPage)).toBe('yeni');
});

test('whoever asks when nobody saw it true for a second waits for the new one', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/', page('eski'));
  Object.assign(state, { version: 2, now: 1001 });
  expect(textOf(await cache.get('/', page('yeni')))).toBe('yeni');
});

test('no list is told from before that settings made old, or that may show somebody who is gone', async () => {
  for (const change of [{ any: 2 }, { version: 2, gone: 9 }]) {
    const state: State = { version: 1, now: 0 };
    const cache = cacheWith(state);
    await cache.get('/', page('eski'));
    Object.assign(state, change);
    expect(cache.before('/')).toBeUndefined();
    expect(textOf(await cache.get('/', page('yeni')))).toBe('yeni');
  }
});

test('what the clock ended is not told to whoever may have nothing made', async () => {
  const state: State = { version: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/', page('açık', new Date(5000)));
  Object.assign(state, { version: 2, now: 4999 });
  expect(cache.before('/')).toBeDefined();
  state.now = 5000;
  expect(cache.before('/')).toBeUndefined();
});

test('a list grows old by its own changes alone', async () => {
  const state: State = { version: 1, now: 0 };
  const cache = cacheWith(state);
  const bars = { ...OF_SEVEN, businesses: [], lists: [{ category: 'Barlar' }] };
  const ofBars = async () => ({ ...(await page('barlar')()), madeFrom: bars });
  await cache.get('/category/barlar', ofBars);
  Object.assign(state, { version: 2, gone: 9, now: 59_999 });
  expect(cache.fresh('/category/barlar')).toBeDefined();
  // The counts on its choices are those of others.
  state.now = 60_000;
  expect(cache.fresh('/category/barlar')).toBeUndefined();
  state.now = 0;
  state.any = 3;
  expect(cache.fresh('/category/barlar')).toBeUndefined();
});

test('a list that is never made in time is told to whoever waited for a render that began later', async () => {
  const state: State = { version: 1, now: 0 };
  const cache = cacheWith(state);
  let renders = 0;
  /** Each change comes while the page is made, and making takes long. */
  const slow = async () => {
    renders += 1;
    state.version += 1;
    state.now += 2000;
    return { status: 200, html: `${renders}`, endsAt: undefined };
  };
  const { render, finish } = heldRender('önce');
  const first = cache.get('/', render);
  Object.assign(state, { version: 2, now: 5000 });
  const others = [cache.get('/', slow), cache.get('/', slow)];
  finish();
  expect(textOf(await first)).toBe('önce');
  expect((await Promise.all(others)).map(textOf)).toEqual(['1', '1']);
});

test('the page of a business shows others as they were a minute ago, and itself as it is', async () => {
  const state = { version: 1, own: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/business/7?page=2', ofSeven('yedi'));
  await cache.get('/category/kafeler', page('kafeler'));
  state.version = 2;
  state.now = 59_999;
  expect(cache.fresh('/category/kafeler')).toBeUndefined();
  expect(cache.fresh('/business/7?page=2')).toBeDefined();
  state.now = 60_000;
  expect(cache.fresh('/business/7?page=2')).toBeUndefined();
  await cache.get('/business/7', ofSeven('yedi'));
  state.own = 3;
  expect(cache.fresh('/business/7')).toBeUndefined();
});

test('a page at whose side nothing became another is told on, and not rendered', async () => {
  const state: State = { version: 1, own: 1, now: 0 };
  let isSame = true;
  const cache = cacheWith(state, { stillSay: async () => (isSame ? state.now : undefined) });
  await cache.get('/business/7', ofSeven('bir'));
  const later = async (change: Partial<State>, html: string) => {
    Object.assign(state, change);
    expect(cache.fresh('/business/7')).toBeUndefined();
    return textOf(await cache.get('/business/7', ofSeven(html)));
  };
  expect(await later({ version: 2, now: 60_000 }, 'iki')).toBe('bir');
  // For another minute.
  state.version = 3;
  expect(cache.fresh('/business/7')).toBeDefined();
  isSame = false;
  // Seen true a moment ago; of a business nothing old is told.
  state.now = 119_999;
  expect(cache.fresh('/business/7')).toBeDefined();
  expect(await later({ now: 120_000 }, 'üç')).toBe('üç');
  isSame = true;
  expect(await later({ own: 4 }, 'dört')).toBe('dört');
});

test('what was known at the side of a page before it was made is no older for that', async () => {
  const state: State = { version: 1, now: 40_000 };
  const asked: string[] = [];
  const cache = cacheWith(state, {
    stillSay: async (said) => {
      asked.push(...said.map(({ address }) => address));
      return state.now - 20_000;
    },
  });
  const madeFrom = { ...OF_SEVEN, sideAtMs: 10_000 };
  await cache.get('/business/7', async () => ({ ...(await page('bir')()), madeFrom }));
  Object.assign(state, { version: 2, now: 69_999 });
  expect(cache.fresh('/business/7')).toBeDefined();
  state.now = 70_000;
  expect(cache.fresh('/business/7')).toBeUndefined();
  await cache.get('/business/7', page('iki'));
  expect(asked).toEqual(['/api/x']);
  Object.assign(state, { version: 3, now: 109_999 });
  expect(cache.fresh('/business/7')).toBeDefined();
  state.now = 110_000;
  expect(cache.fresh('/business/7')).toBeUndefined();
});

test('a list of which nothing that is shown became another is told on, and not rendered', async () => {
  const state: State = { version: 1, now: 0 };
  let isSame = true;
  const asked: string[] = [];
  const stillSay: PageCacheOptions['stillSay'] = async (said) => {
    asked.push(...said.map(({ address }) => address));
    return isSame ? state.now : undefined;
  };
  const cache = cacheWith(state, { stillSay });
  const listed = [{ address: '/api/list', saying: 'y' }];
  const madeFrom = { ...OF_SEVEN, businesses: [], lists: [{}], listed };
  const ofList = (html: string, endsAt?: Date) => async () => ({
    ...(await page(html, endsAt)()),
    madeFrom,
  });
  const later = async (change: Partial<State>, html: string, endsAt?: Date) => {
    Object.assign(state, change);
    expect(cache.fresh('/')).toBeUndefined();
    return textOf(await cache.get('/', ofList(html, endsAt)));
  };
  await cache.get('/', ofList('bir'));
  expect(await later({ version: 2, now: 2000 }, 'iki')).toBe('bir');
  expect(asked).toEqual(['/api/x', '/api/list']);
  expect(cache.fresh('/')).toBeDefined();
  isSame = false;
  expect(await later({ version: 3, now: 4000 }, 'üç', new Date(5000))).toBe('üç');
  // Of settings and of the clock answers say nothing.
  isSame = true;
  expect(await later({ now: 5001 }, 'dört')).toBe('dört');
  expect(await later({ any: 4, now: 9000 }, 'beş')).toBe('beş');
});

test('what changes while a page waits for its turn is in it', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  const turn = Promise.withResolvers<void>();
  const line: WaitingLine = async (work) => turn.promise.then(work);
  const asked = cache.get('/', page('bir'), { line });
  state.version = 2;
  turn.resolve();
  await asked;
  expect(cache.fresh('/')).toBeDefined();
});

test('beside a business stands none that is gone', async () => {
  const state = { version: 1, gone: 0, now: 0 };
  const cache = cacheWith(state);
  const madeFrom = { ...OF_SEVEN, neighbours: [8, 9] };
  const beside = async () => ({ ...(await page('yedi')()), madeFrom });
  await cache.get('/business/7', beside);
  Object.assign(state, { version: 2, gone: 10 });
  expect(cache.fresh('/business/7')).toBeDefined();
  Object.assign(state, { version: 3, gone: 9 });
  expect(cache.fresh('/business/7')).toBeUndefined();
});

test('what a business says no more is told to nobody, not even while its page is rendered', async () => {
  const state = { version: 1, own: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/business/7', ofSeven('açık'));
  state.own = 2;
  const { render, finish } = heldRender('kapalı');
  const first = cache.get('/business/7', render);
  const second = cache.get('/business/7', page('fazla'));
  finish();
  expect(textOf(await first)).toBe('kapalı');
  expect(textOf(await second)).toBe('kapalı');
});

test('whoever asks after a change does not get what was begun before it', async () => {
  const state = { version: 1, own: 1, now: 0 };
  const cache = cacheWith(state);
  const { render, finish } = heldRender('açık');
  const before = cache.get('/business/7', async () => ({
    ...(await render()),
    madeFrom: OF_SEVEN,
  }));
  state.own = 2;
  const after = cache.get('/business/7', ofSeven('kapalı'));
  finish();
  expect(textOf(await before)).toBe('açık');
  expect(textOf(await after)).toBe('kapalı');
});

test('a render that fails falls back to the page from before', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/', page('eski'));
  Object.assign(state, { version: 2, now: 2000 });
  const failing = async () => {
    throw new Error('veritabanı yok');
  };
  expect(textOf(await cache.get('/', failing))).toBe('eski');
  await expect(cache.get('/yeni', failing)).rejects.toThrow('veritabanı yok');
});

test('whoever waits with the one who asked first falls back to the page from before as well', async () => {
  const state = { version: 1, own: 1, now: 0 };
  const cache = cacheWith(state);
  await cache.get('/business/7', ofSeven('eski'));
  state.own = 2;
  for (const end of [
    () => ({ status: 503, html: 'yarım', endsAt: undefined }),
    () => Promise.reject(new Error('veritabanı yok')),
  ]) {
    const { render, finish } = heldRender('');
    const asked = [1, 2, 3].map(() => cache.get('/business/7', () => render().then(end)));
    finish();
    expect((await Promise.all(asked)).map(textOf)).toEqual(['eski', 'eski', 'eski']);
  }
});

test('a page without what it should say is shown and not kept, and never in the place of a whole one', async () => {
  const state = { version: 1, now: 0 };
  const cache = cacheWith(state);
  const broken = async () => ({ status: 503, html: 'yarım', endsAt: undefined });
  expect(textOf(await cache.get('/', broken))).toBe('yarım');
  expect(cache.fresh('/')).toBeUndefined();
  expect(textOf(await cache.get('/', page('bütün')))).toBe('bütün');
  Object.assign(state, { version: 2, now: 2000 });
  expect(textOf(await cache.get('/', broken))).toBe('bütün');
});

test('the same bytes come in every form, and the tag is that of the bytes', async () => {
  const html = 'çınar '.repeat(500);
  const words = Buffer.from(html);
  const hash = createHash('sha256').update(html).digest('base64');
  const byWords = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
  const cache = cacheWith({ version: 1, now: 0 }, { dictionary: new Dictionary(words) });
  const kept = await cache.get('/', page(html));
  const brotli = await cache.encoded(kept, { 'accept-encoding': 'gzip, deflate, br, dcz' });
  const gzip = await cache.encoded(kept, { 'accept-encoding': 'gzip' });
  const plain = await cache.encoded(kept, {});
  const dcz = await cache.encoded(kept, byWords);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(plain.body.toString()).toBe(html);
  expect(zstdDecompressSync(dcz.body.subarray(40), { dictionary: words }).toString()).toBe(html);
  expect(cache.ready(kept, { 'accept-encoding': 'br' })?.body).toBe(brotli.body);
  expect(cache.ready(kept, { 'accept-encoding': 'gzip' })).toBeUndefined();
  expect(cache.ready(kept, byWords)).toEqual({ encoding: 'dcz', body: dcz.body });
  expect((await cache.get('/baska', page(html))).etag).toBe(kept.etag);
});

test('pages beyond the limit make room, the one nobody asked for the longest first', async () => {
  const cache = cacheWith({ version: 1, now: 0 });
  const large = noise(20 * 1024);
  for (let index = 0; index < 20; index += 1) {
    await cache.get(`/${index}`, page(large));
    await cache.get('/0', page('yeniden'));
  }
  expect(textOf(cache.fresh('/0') as CachedPage)).toBe(large);
  expect(cache.fresh('/1')).toBeUndefined();
  expect(cache.fresh('/19')).toBeDefined();
});

test('redirects have a weight too: endless addresses do not fill the memory', async () => {
  const cache = cacheWith({ version: 1, now: 0 });
  const redirect = async () => ({ status: 301, html: '', endsAt: undefined, redirect: '/' });
  const long = 'a'.repeat(8000);
  for (let count = 0; count < 50; count += 1) await cache.get(`/${long}${count}`, redirect);
  expect(cache.fresh(`/${long}0`)).toBeUndefined();
  expect(cache.fresh(`/${long}49`)).toBeDefined();
});

test('pages of endless addresses push out each other, never a page with a name of its own', async () => {
  const cache = cacheWith({ version: 1, now: 0 });
  const large = noise(8 * 1024);
  const isThere = (href: string) => cache.fresh(href) !== undefined;
  for (let index = 0; index < 10; index += 1) await cache.get(`/named-${index}`, page(large));
  for (let index = 0; index < 20; index += 1) await cache.get(`/search?q=${index}`, page(large));
  for (let index = 0; index < 20; index += 1) {
    const missing = async () => ({ status: 404, html: large, endsAt: undefined });
    await cache.get(`/missing-${index}`, missing);
  }
  for (let index = 0; index < 10; index += 1) expect(isThere(`/named-${index}`)).toBe(true);
  expect(isThere('/search?q=19')).toBe(false);
  expect(isThere('/missing-19')).toBe(true);
  // Named ones take back what was lent, and leave the others what is theirs.
  for (let index = 10; index < 40; index += 1) await cache.get(`/named-${index}`, page(large));
  expect([17, 18, 19].filter((index) => isThere(`/missing-${index}`)).length).toBeGreaterThan(1);
  expect(isThere('/named-0')).toBe(false);
  expect(isThere('/named-39')).toBe(true);
});
