import { beforeEach, expect, test, vi } from 'vitest';
import { cachesInMemory } from '#tests/support/caches-in-memory.ts';
import { CITY_PATH, keepCity, readKeptCity } from '#web/browser/kept-city.ts';
import { KeptStore } from '#web/browser/kept-store.ts';
import { Keeper } from './keeper.ts';
import { MOST_SEEN } from './rules.ts';

const ORIGIN = 'https://rehber.example';
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
const START = Date.parse('2026-11-25T11:32:00Z');
const DAY = 24 * 3_600_000;

let now: number;
let isAway: boolean;
let isSaving: boolean;
let device: { room: number };
let caches: CacheStorage;
let sent: string[];
/** What the network answers, by method and address; a page of its own for everything else. */
let answers: Record<string, () => Response | Promise<Response>>;
let going: Promise<unknown>[];
let keeper: Keeper;

const document = (address: string) =>
  `<!doctype html><html lang="tr"><head><title>Sayfa ${address} | Adana</title><script src="/assets/a.js"></script></head><body><div id="root">${address}</div></body></html>`;
const pageOf = (address: string) => new Response(document(address), { headers: HTML });

async function network(input: string | Request, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, ORIGIN);
  const method = input instanceof Request ? input.method : (init.method ?? 'GET');
  const asked = `${method} ${pathname}${search}`;
  const body = input instanceof Request ? await input.clone().text() : (init.body ?? '');
  if (isAway) throw new TypeError('Failed to fetch');
  if (init.cache === 'only-if-cached') throw new TypeError('not there');
  sent.push(body ? `${asked} ${body}` : asked);
  return answers[asked]?.() ?? pageOf(pathname + search);
}

function newKeeper(): Keeper {
  return new Keeper({
    caches,
    fetch: network,
    now: () => now,
    isSaving: () => isSaving,
    isOnline: () => !isAway,
    goesOn: (work) => void going.push(work),
  });
}

beforeEach(() => {
  now = START;
  isAway = false;
  isSaving = false;
  device = { room: Infinity };
  caches = cachesInMemory(device);
  sent = [];
  answers = {};
  going = [];
  keeper = newKeeper();
});

const settled = async () => {
  while (going.length > 0) await going.shift();
};
const request = (address: string, init?: RequestInit) => new Request(ORIGIN + address, init);
async function open(address: string): Promise<Response> {
  const answer = await keeper.page(request(address));
  await settled();
  return answer;
}
const keptAddresses = async () =>
  (await new KeptStore(caches).pages()).map(({ address }) => address);
const heart = (method: string, businessId: number) =>
  keeper.changeFavorite(
    request('/api/favorites', { method, body: JSON.stringify({ userId: 1, businessId }) }),
  );
const favorites = async (): Promise<number[]> => {
  const answer = await keeper.favorites(request('/api/users/1/favorites'));
  await settled();
  return ((await answer.json()) as { businessId: number }[]).map(({ businessId }) => businessId);
};
const keepOnServer = (...ids: number[]) => {
  answers['GET /api/users/1/favorites'] = () =>
    Response.json(ids.map((businessId) => ({ businessId })));
};

test('with a network the network answers; without one the page seen last, said to be kept', async () => {
  await open('/business/7');
  answers['GET /business/7'] = () => new Response('yeni', { headers: HTML });
  expect(await (await open('/business/7')).text()).toBe('yeni');
  answers = {};
  await open('/business/7');
  isAway = true;
  now += 3_600_000;
  const kept = await open('/business/7?utm_source=x');
  expect(kept.status).toBe(200);
  expect(await kept.text()).toMatch(/data-kept.*14\.32’de kaydedildi.*\/business\/7</);
});

test('however slow it is, a network that answers is waited for', async () => {
  await open('/');
  const slow = Promise.withResolvers<Response>();
  answers['GET /'] = () => slow.promise;
  const opened = keeper.page(request('/'));
  slow.resolve(new Response('sonra', { headers: HTML }));
  expect(await (await opened).text()).toBe('sonra');
});

test('what fails on the server is its answer, and what it keeps from others is not kept', async () => {
  await open('/about');
  answers['GET /about'] = () => new Response('bakım', { status: 503, headers: HTML });
  expect((await open('/about')).status).toBe(503);
  answers['GET /terms'] = () =>
    new Response('x', { headers: { ...HTML, 'Cache-Control': 'no-store' } });
  await open('/terms');
  await open('/account');
  await open('/admin');
  expect(await keptAddresses()).toEqual(['/about']);
});

test.each([404, 410])('a page that answers %i is kept no more', async (status) => {
  await open('/business/7');
  answers['GET /business/7'] = () => new Response('yok', { status, headers: HTML });
  expect((await open('/business/7')).status).toBe(status);
  expect(await keptAddresses()).toEqual([]);
});

test('without a network, what is not kept leads to the page that says what is', async () => {
  await keeper.install();
  isAway = true;
  const answer = await open('/favorites');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe(`${ORIGIN}/cevrimdisi#/favorites`);
  const page = await (await open('/cevrimdisi')).text();
  expect(page).toContain('/cevrimdisi</div>');
  expect(page).not.toContain('data-kept');
  expect(await (await keeper.file(request('/assets/a.js'))).text()).toContain('/assets/a.js');
});

test('the page that says what is kept comes later where its network broke off', async () => {
  isAway = true;
  await keeper.install().catch(() => undefined);
  isAway = false;
  await keeper.hear({ seen: '/about' });
  isAway = true;
  expect(await (await open('/cevrimdisi')).text()).toContain('/cevrimdisi</div>');
});

test('whoever saves data has nothing fetched for later, and still reads what there is', async () => {
  isSaving = true;
  keepOnServer(5);
  await keeper.install();
  await favorites();
  await open('/about');
  await keeper.hear({ seen: '/terms', files: [] });
  expect(sent).toEqual(['GET /api/users/1/favorites', 'GET /about']);
  expect(await keptAddresses()).toEqual(['/about']);
  isAway = true;
  expect(await (await open('/cevrimdisi')).text()).toMatch(/Ağ yok.*Sayfa \/about.*14\.32’de/);
});

test('a page that was reached without opening it is kept too, and asked for once', async () => {
  await keeper.install();
  sent = [];
  await keeper.hear({ seen: '/business/7', files: [`${ORIGIN}/assets/map-1.js`, `${ORIGIN}/x`] });
  expect(sent).toEqual(['GET /business/7', 'GET /assets/map-1.js']);
  await keeper.hear({ seen: '/business/7' });
  expect(sent).toHaveLength(2);
  await keeper.hear({ seen: '/admin' });
  expect(sent).toHaveLength(2);
  isAway = true;
  expect(await (await open('/business/7')).text()).toContain('data-kept');
});

test('the last thirty stay, and favourites beside them', async () => {
  keepOnServer(900);
  await favorites();
  await keeper.hear({});
  for (let id = 1; id <= MOST_SEEN + 3; id += 1) {
    now += 1000;
    await open(`/business/${id}`);
  }
  const kept = await keptAddresses();
  expect(kept).toHaveLength(MOST_SEEN + 1);
  expect(kept).toContain('/business/900');
  expect(kept).not.toContain('/business/3');
});

test('a favourite is asked for again once a day, and goes when it is no longer there', async () => {
  keepOnServer(5, 6);
  await favorites();
  await keeper.hear({});
  expect((await keptAddresses()).toSorted()).toEqual(['/business/5', '/business/6']);
  sent = [];
  await keeper.hear({});
  expect(sent).toEqual([]);
  now += DAY;
  answers['GET /business/5'] = () => new Response('', { status: 404, headers: HTML });
  await keeper.hear({});
  expect(sent).toEqual(['GET /business/5', 'GET /business/6']);
  expect(await keptAddresses()).toEqual(['/business/6']);
});

test('a heart without a network waits, shows, and arrives once', async () => {
  keepOnServer(5);
  await favorites();
  isAway = true;
  expect(await (await heart('POST', 7)).json()).toMatchObject({ businessId: 7 });
  expect(await (await heart('DELETE', 5)).json()).toEqual({});
  // The worker may end in between.
  keeper = newKeeper();
  expect(await favorites()).toEqual([7]);
  isAway = false;
  sent = [];
  answers['POST /api/favorites'] = () => Response.json({});
  answers['DELETE /api/favorites'] = () => Response.json({});
  await Promise.all([keeper.send(), keeper.hear({}), favorites()]);
  const changes = sent.filter((one) => one.includes('/api/favorites '));
  expect(changes.toSorted()).toEqual([
    'DELETE /api/favorites {"userId":1,"businessId":5}',
    'POST /api/favorites {"userId":1,"businessId":7}',
  ]);
  await keeper.send();
  expect(sent.filter((one) => one.includes('/api/favorites '))).toHaveLength(2);
});

test('a list of favourites has what waited', async () => {
  keepOnServer(7, 8);
  isAway = true;
  await heart('POST', 7);
  isAway = false;
  await keeper.favoriteList(request('/api/users/1/favorite-list'));
  isAway = true;
  await heart('POST', 8);
  isAway = false;
  await favorites();
  expect(sent).toEqual([
    'POST /api/favorites {"userId":1,"businessId":7}',
    'GET /api/users/1/favorite-list',
    'POST /api/favorites {"userId":1,"businessId":8}',
    'GET /api/users/1/favorites',
  ]);
});

test('what the server cannot take yet waits on, what it refuses does not', async () => {
  isAway = true;
  await heart('POST', 7);
  isAway = false;
  answers['POST /api/favorites'] = () => new Response('', { status: 503 });
  await keeper.send();
  answers['POST /api/favorites'] = () => new Response('', { status: 404 });
  await keeper.send();
  await keeper.send();
  expect(sent).toHaveLength(2);
  isAway = true;
  expect(await favorites(), 'a refused one is none').toEqual([]);
});

test('of two wishes for one business the newer counts', async () => {
  isAway = true;
  await heart('POST', 7);
  await heart('DELETE', 7);
  isAway = false;
  answers['DELETE /api/favorites'] = () => Response.json({});
  await keeper.send();
  expect(sent).toEqual(['DELETE /api/favorites {"userId":1,"businessId":7}']);
});

test('a wish that comes while an older one is under way is not forgotten with it', async () => {
  isAway = true;
  await heart('POST', 7);
  isAway = false;
  const [older, newer] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  answers['POST /api/favorites'] = () => new Response('', { status: 503 });
  answers['DELETE /api/favorites'] = () => newer.promise;
  const asked = heart('DELETE', 7);
  await vi.waitFor(() => expect(sent.at(-1)).toContain('DELETE'));
  answers['POST /api/favorites'] = () => older.promise;
  const sending = keeper.send();
  await vi.waitFor(() => expect(sent.at(-1)).toContain('POST'));
  newer.reject(new TypeError('Failed to fetch'));
  await asked;
  older.resolve(Response.json({}));
  await sending;
  isAway = true;
  expect(await favorites()).toEqual([]);
});

test('who signs out leaves nothing, and what was under way for them is not written', async () => {
  keepOnServer(5);
  await favorites();
  await open('/about');
  const slow = Promise.withResolvers<Response>();
  answers['GET /api/users/1/favorites'] = () => slow.promise;
  const asked = favorites();
  await vi.waitFor(() => expect(sent.at(-1)).toContain('favorites'));
  await keeper.hear({ isOut: true });
  slow.resolve(Response.json([{ businessId: 5 }]));
  await asked;
  expect(await keptAddresses()).toEqual([]);
  expect(await new KeptStore(caches).note('favorites')).toEqual([]);
});

test('a browser that knows nobody any more has nothing left of whom it knew', async () => {
  await keeper.hear({ seen: '/about', isStranger: true });
  await keeper.hear({ seen: '/terms', isStranger: false });
  expect(await keptAddresses()).toEqual(['/about', '/terms']);
  keepOnServer(5);
  await favorites();
  await keeper.hear({ seen: '/faq', isStranger: true });
  expect(await keptAddresses()).toEqual(['/faq']);
  await keeper.hear({ seen: '/terms', isStranger: true });
  expect(await keptAddresses()).toEqual(['/faq', '/terms']);
});

test('a page that was under way when somebody signed out is not written any more', async () => {
  await keeper.install();
  sent = [];
  const slow = Promise.withResolvers<void>();
  answers['GET /business/7'] = () => slow.promise.then(() => pageOf('/business/7'));
  const opened = open('/business/7');
  const seen = keeper.hear({ seen: '/business/7' });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await keeper.hear({ isOut: true });
  slow.resolve();
  await Promise.all([opened, seen]);
  await settled();
  expect(await keptAddresses()).toEqual([]);
});

test('a page that was told of before somebody signed out is not asked for after it', async () => {
  const slow = Promise.withResolvers<Response>();
  answers['GET /cevrimdisi'] = () => slow.promise;
  const seen = keeper.hear({ seen: '/business/7', isStranger: false });
  await vi.waitFor(() => expect(sent).toEqual(['GET /cevrimdisi']));
  const left = keeper.hear({ isOut: true });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  slow.resolve(pageOf('/cevrimdisi'));
  await Promise.all([seen, left]);
  expect(await keptAddresses()).toEqual([]);
});

test('who signs out does not wait for what stands in for others', async () => {
  await open('/business/7');
  answers['GET /cevrimdisi'] = () => new Promise(() => undefined);
  void keeper.hear({ isOut: true });
  await vi.waitFor(async () => expect(await keptAddresses()).toEqual([]));
});

test('what is older than a month is shown to nobody', async () => {
  await open('/about');
  now += 31 * DAY;
  isAway = true;
  expect((await open('/about')).status).toBe(302);
});

test('a heart that a full device cannot keep is not said to be kept', async () => {
  device.room = 0;
  isAway = true;
  await expect(heart('POST', 7)).rejects.toThrow('Failed to fetch');
});

test('on a full device the oldest goes, and nobody is told', async () => {
  for (const address of ['/about', '/terms', '/faq']) {
    now += 1000;
    await open(address);
  }
  device.room = 4;
  now += 1000;
  await open('/privacy');
  expect((await keptAddresses()).toSorted()).toEqual(['/faq', '/privacy', '/terms']);
  device.room = 0;
  await open('/contact');
  expect((await open('/contact')).status).toBe(200);
});

test('a new version keeps the files of pages that are kept, and no others', async () => {
  await open('/about');
  await keeper.hear({ files: [`${ORIGIN}/assets/old.js`] });
  await keeper.activate();
  isAway = true;
  await expect(keeper.file(request('/assets/old.js'))).rejects.toThrow();
  expect((await keeper.file(request('/assets/a.js'))).status).toBe(200);
});

test('whoever took the city along finds the page that searches it, also after a new version', async () => {
  await keeper.install();
  expect(sent).not.toContain(`GET ${CITY_PATH}`);
  isAway = true;
  expect((await open(`${CITY_PATH}?q=kebap`)).status).toBe(302);
  isAway = false;
  await keepCity(caches, '{}', about);
  await keeper.hear({ hasCity: true });
  await keeper.activate();
  isAway = true;
  expect(await (await open(`${CITY_PATH}?q=kebap`)).text()).toContain(`>${CITY_PATH}</div>`);
  const business = await open('/business/1040');
  expect(business.headers.get('Location')).toBe(`${ORIGIN}${CITY_PATH}?isletme=1040`);
  expect((await keeper.file(request('/assets/a.js'))).status).toBe(200);
  isAway = false;
  sent = [];
  await newKeeper().install();
  expect(sent).toContain(`GET ${CITY_PATH}`);
  expect(await readKeptCity(caches)).toEqual(about);
});

const about = { version: 1, at: '2026-11-25T11:32:00Z', businesses: 4, bytes: 100 };

test('a page of ours whose files did not come is not put in the place of one that is whole', async () => {
  await keeper.install();
  answers['GET /cevrimdisi'] = () =>
    new Response('<title>yeni</title><script src="/assets/b.js"></script>', { headers: HTML });
  answers['GET /assets/b.js'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await newKeeper().install();
  await keeper.activate();
  isAway = true;
  expect(await (await open('/cevrimdisi')).text()).toContain('/assets/a.js');
  expect((await keeper.file(request('/assets/a.js'))).status).toBe(200);
});

test('the page that searches the city comes later where its network broke off, also to whoever saves data', async () => {
  await keepCity(caches, '{}', about);
  isSaving = true;
  isAway = true;
  await keeper.hear({ hasCity: true });
  isAway = false;
  await keeper.hear({});
  isAway = true;
  expect(await (await open(CITY_PATH)).text()).toContain(`>${CITY_PATH}</div>`);
  expect((await keeper.file(request('/assets/a.js'))).status).toBe(200);
});

test('a city that does not fit leaves nothing, and one that was there stays', async () => {
  device.room = 0;
  await expect(keepCity(caches, '{}', about)).rejects.toThrow('full');
  expect(await caches.keys()).toEqual([]);
  device.room = 1;
  await keepCity(caches, '{}', about);
  expect(await readKeptCity(caches)).toEqual(about);
});
