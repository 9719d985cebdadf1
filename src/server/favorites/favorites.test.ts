import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadPersonalData } from '#contract/accounts/accounts.ts';
import * as favorites from '#contract/favorites.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const keep = (browser: TestBrowser, businessId: number) =>
  browser.call(favorites.addFavorite, { userId: 1, businessId });
const kept = async (browser: TestBrowser) =>
  (await browser.call(favorites.listFavorites, { userId: 1 })).map(({ businessId }) => businessId);
const people = async () =>
  (await app.db.selectFrom('users').select('id').where('isGuest', '=', true).execute()).length;

test('a stranger has an empty list, and looking at it leaves nothing behind', async () => {
  const stranger = app.browser();
  const before = await people();
  expect(await kept(stranger)).toEqual([]);
  expect(await stranger.call(favorites.getFavoriteList, { userId: 'me' })).toEqual({
    items: [],
    lists: [],
    token: null,
  });
  await stranger.call(favorites.removeFavorite, { businessId: await app.given.business() });
  expect(stranger.cookies.size).toBe(0);
  expect(await people()).toBe(before);
});

test('the first heart makes a guest who finds it again, and whom nobody else sees', async () => {
  const business = await app.given.business();
  const guest = app.browser();
  const added = await keep(guest, business);
  expect(added).toMatchObject({ businessId: business });
  expect(guest.cookies.get('principal')).toBe('guest');
  expect(await kept(guest)).toEqual([business]);
  const other = app.browser();
  expect(await kept(other)).toEqual([]);
  await expect(other.call(favorites.listFavorites, { userId: added.userId })).rejects.toMatchObject(
    { code: 'not_found' },
  );
  await expect(
    other.call(favorites.addFavorite, { userId: added.userId, businessId: business }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    other.call(favorites.removeFavorite, { userId: added.userId, businessId: business }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect(await guest.call(favorites.listFavorites, { userId: added.userId })).toHaveLength(1);
});

test('what was kept last stands first, whichever came to the directory first', async () => {
  const [old, middle, young] = [
    await app.given.business(),
    await app.given.business(),
    await app.given.business(),
  ];
  const guest = app.browser();
  for (const id of [middle, young, old]) await keep(guest, id);
  expect(await kept(guest)).toEqual([old, young, middle]);
});

test('twenty hearts at once make one favorite, and removing twice is no error', async () => {
  const member = await app.member();
  const business = await app.given.business();
  const all = await Promise.all(Array.from({ length: 20 }, () => keep(member, business)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await kept(member)).toEqual([business]);
  await member.call(favorites.removeFavorite, { userId: 'me', businessId: business });
  await member.call(favorites.removeFavorite, { userId: 'me', businessId: business });
  expect(await kept(member)).toEqual([]);
});

test('what is not public cannot be kept, and asking for it makes no guest', async () => {
  const before = await people();
  const pending = await app.given.business({ status: 'pending' });
  for (const id of [pending, 999_999]) {
    await expect(keep(app.browser(), id)).rejects.toMatchObject({ code: 'business_not_found' });
  }
  expect(await people()).toBe(before);
});

test('signing in joins what the guest kept with what the member kept', async () => {
  const [first, both, last] = [
    await app.given.business(),
    await app.given.business(),
    await app.given.business(),
  ];
  const member = await app.member({ email: 'birlesen@ornek.example' });
  await keep(member, first);
  await keep(member, both);
  const guest = app.browser();
  const { userId: guestId } = await keep(guest, both);
  await keep(guest, last);
  const { token } = await guest.call(favorites.shareFavorites, {});
  await app.signIn(guest, 'birlesen@ornek.example');
  expect(new Set(await kept(guest))).toEqual(new Set([first, both, last]));
  expect(await kept(member)).toHaveLength(3);
  expect(await app.db.selectFrom('users').select('id').where('id', '=', guestId).execute()).toEqual(
    [],
  );
  const shared = await app.browser().call(favorites.getSharedFavorites, { token });
  expect(shared.businesses).toHaveLength(3);
});

test('who shares a list already keeps its link, whatever the guest shared', async () => {
  const member = await app.member({ email: 'iki-baglantili@ornek.example' });
  await keep(member, await app.given.business());
  const own = await member.call(favorites.shareFavorites, {});
  const guest = app.browser();
  await keep(guest, await app.given.business());
  const { token } = await guest.call(favorites.shareFavorites, {});
  await app.signIn(guest, 'iki-baglantili@ornek.example');
  expect(await guest.call(favorites.getFavoriteList, { userId: 1 })).toMatchObject(own);
  const { token: open } = own;
  const shared = await app.browser().call(favorites.getSharedFavorites, { token: open });
  expect(shared.businesses).toHaveLength(2);
  await expect(app.browser().call(favorites.getSharedFavorites, { token })).rejects.toThrow('404');
});

test('a closed or suspended business keeps its place and says so; a merged one leads on', async () => {
  const member = await app.member();
  const [open, closed, suspended, merged] = [
    await app.given.business({ name: 'Açık Kalan' }),
    await app.given.business({ name: 'Kapanan' }),
    await app.given.business({ name: 'Askıdaki' }),
    await app.given.business({ name: 'Birleşen' }),
  ];
  for (const id of [open, closed, suspended, merged]) await keep(member, id);
  const set = (id: number, values: object) =>
    app.db.updateTable('businesses').set(values).where('id', '=', id).execute();
  await set(closed, { status: 'closed' });
  await set(suspended, { status: 'suspended' });
  await set(merged, { status: 'merged', mergedInto: open });

  const { items } = await member.call(favorites.getFavoriteList, { userId: 1 });
  const added = { note: null, listIds: [] };
  expect(items).toEqual([
    { ...added, businessId: suspended, name: 'Askıdaki', state: 'hidden', business: null },
    { ...added, businessId: closed, name: 'Kapanan', state: 'closed', business: null },
    expect.objectContaining({ businessId: open, state: 'public' }),
  ]);
  const { token } = await member.call(favorites.shareFavorites, {});
  expect(await app.browser().call(favorites.getSharedFavorites, { token })).toMatchObject({
    name: null,
    businesses: [{ id: open }],
  });
  await keep(member, merged);
  expect(await kept(member)).toEqual([suspended, closed, open]);
  await member.call(favorites.removeFavorite, { businessId: open });
  await member.call(favorites.removeFavorite, { businessId: closed });
  expect(await kept(member)).toEqual([suspended]);
});

test('a shared list shows businesses and nobody; withdrawn, its link leads nowhere', async () => {
  const member = await app.member({ email: 'paylasan@ornek.example', name: 'Paylaşan Kişi' });
  const business = await app.given.business();
  await keep(member, business);
  const { token } = await member.call(favorites.shareFavorites, {});
  expect(await member.call(favorites.shareFavorites, {})).toEqual({ token });
  expect(await member.call(favorites.getFavoriteList, { userId: 1 })).toMatchObject({ token });
  const reader = app.browser();
  const text = await (await reader.request(`/api/favorite-lists/${token}`)).text();
  expect(JSON.parse(text)).toMatchObject({ name: null, businesses: [{ id: business }] });
  expect(text).not.toMatch(/Paylaşan|paylasan@/);
  await member.call(favorites.withdrawFavorites, {});
  await expect(reader.call(favorites.getSharedFavorites, { token })).rejects.toThrow('404');
  const again = await member.call(favorites.shareFavorites, {});
  expect(again.token).not.toBe(token);
  await expect(app.browser().call(favorites.shareFavorites, {})).rejects.toThrow('404');
});

test('the downloaded data holds the favorites, and they go with the account', async () => {
  const member = await app.member();
  const business = await app.given.business({ name: 'İndirilen' });
  await keep(member, business);
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    favorites: { businesses: [{ businessId: business, name: 'İndirilen' }], sharedBy: null },
  });
  await app.db.deleteFrom('users').where('id', '=', member.userId).execute();
  const left = await app.db
    .selectFrom('favorites')
    .where('userId', '=', member.userId)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

test('a list that is full says so', async () => {
  const member = await app.member();
  const model = await app.given.business();
  const { rows } = await sql<{ id: number }>`
    insert into businesses (name, category, address, district, status,
      name_sort, name_norm, search_head, search_all)
    select name, category, address, district, status,
      name_sort, name_norm, search_head, search_all
    from businesses, generate_series(1, ${favorites.MAX_FAVORITES}::int) where id = ${model}
    returning id`.execute(app.db);
  const ids = rows.map(({ id }) => id);
  await app.db
    .insertInto('favorites')
    .values(ids.map((businessId) => ({ userId: member.userId, businessId })))
    .execute();
  await expect(keep(member, model)).rejects.toMatchObject({
    code: 'too_many_favorites',
  });
  expect(await keep(member, ids[0] ?? 0)).toMatchObject({ businessId: ids[0] });
});
