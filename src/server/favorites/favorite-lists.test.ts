import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadPersonalData } from '#contract/accounts/accounts.ts';
import * as lists from '#contract/favorite-lists.ts';
import * as favorites from '#contract/favorites.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { limits } = app.dependencies;
  app.dependencies.limits = { ...limits, spend: async () => {} };
});
afterAll(() => app.close());

const keep = async (browser: TestBrowser, name?: string) => {
  const businessId = await app.given.business(name ? { name } : {});
  await browser.call(favorites.addFavorite, { userId: 1, businessId });
  return businessId;
};
const list = (browser: TestBrowser) => browser.call(favorites.getFavoriteList, { userId: 'me' });
const named = async (browser: TestBrowser, name: string) =>
  (await browser.call(lists.createFavoriteList, { name })).id;
const change = (browser: TestBrowser, id: number, to: object) =>
  browser.call(lists.changeFavorite, { id, ...to });
const shared = (token: string) => app.browser().call(favorites.getSharedFavorites, { token });

test('a note is written, changed and taken away, by whose favorite it is', async () => {
  const guest = app.browser();
  const business = await keep(guest);
  const noteIs = async (note: string | null) =>
    expect((await list(guest)).items).toMatchObject([{ businessId: business, note }]);
  await noteIs(null);
  expect(await change(guest, business, { note: ' Bahçe tarafını isteyin ' })).toMatchObject({
    note: 'Bahçe tarafını isteyin',
  });
  await noteIs('Bahçe tarafını isteyin');
  await change(guest, business, { listIds: [] });
  await noteIs('Bahçe tarafını isteyin');
  await change(guest, business, { note: ' ' });
  await noteIs(null);

  await expect(change(guest, business, { note: 'x'.repeat(201) })).rejects.toThrow('400');
  await expect(change(app.browser(), business, { note: 'x' })).rejects.toThrow('404');
  const other = await app.member();
  await expect(change(other, business, { note: 'x' })).rejects.toMatchObject({
    code: 'favorite_not_found',
  });
  await noteIs(null);
});

test('a business stands in several lists, and leaves them with the heart', async () => {
  const member = await app.member();
  const [first, second] = [await keep(member), await keep(member)];
  const wedding = await named(member, 'Düğün');
  const breakfast = await named(member, '  Pazar   kahvaltısı ');
  await change(member, first, { listIds: [wedding, breakfast] });
  const made = await change(member, second, { listIds: [wedding], newList: 'İşten sonra' });
  const third = made.lists.at(-1)?.id ?? 0;
  expect(await list(member)).toMatchObject({
    items: [
      { businessId: second, listIds: [wedding, third] },
      { businessId: first, listIds: [wedding, breakfast] },
    ],
    lists: [{ name: 'Düğün' }, { name: 'Pazar kahvaltısı' }, { name: 'İşten sonra' }],
  });
  // One list more takes it out of none.
  const more = await change(member, first, { newList: 'Dördüncü' });
  const fourth = more.lists.at(-1)?.id ?? 0;
  expect(more.listIds).toEqual([wedding, breakfast, fourth]);
  await member.call(lists.deleteFavoriteList, { id: fourth });
  await member.call(lists.deleteFavoriteList, { id: wedding });
  await member.call(favorites.removeFavorite, { businessId: second });
  await member.call(favorites.addFavorite, { businessId: second });
  expect((await list(member)).items).toMatchObject([
    { businessId: second, listIds: [] },
    { businessId: first, listIds: [breakfast] },
  ]);
});

test('nobody has two lists that are called alike, or more than twenty', async () => {
  const member = await app.member();
  const business = await keep(member);
  const id = await named(member, 'IŞIKLI YERLER');
  const taken = { code: 'favorite_list_exists' };
  await expect(named(member, 'ışıklı yerler')).rejects.toMatchObject(taken);
  await expect(
    change(member, business, { note: 'Not', newList: 'Işıklı  Yerler' }),
  ).rejects.toMatchObject(taken);
  expect((await list(member)).items).toMatchObject([{ note: null, listIds: [] }]);
  const other = await named(member, 'Başka');
  await expect(
    member.call(lists.renameFavoriteList, { id: other, name: 'Işıklı yerler' }),
  ).rejects.toMatchObject(taken);
  expect(await member.call(lists.renameFavoriteList, { id, name: 'Işıklı yerler' })).toMatchObject({
    name: 'Işıklı yerler',
  });
  await expect(named(member, ' ')).rejects.toThrow('400');
  await expect(named(member, 'x'.repeat(41))).rejects.toThrow('400');

  for (let count = 2; count < lists.MAX_FAVORITE_LISTS; count += 1) await named(member, `${count}`);
  await expect(named(member, 'Bir daha')).rejects.toMatchObject({
    code: 'too_many_favorite_lists',
  });
  const again = await app.member();
  await keep(again);
  const twice = await Promise.allSettled([named(again, 'Aynı'), named(again, 'AYNI')]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('nobody sees, fills, renames, shares or deletes the list of another', async () => {
  const member = await app.member();
  const business = await keep(member);
  const id = await named(member, 'Benim');
  await change(member, business, { listIds: [id] });
  const other = await app.member();
  const theirs = await keep(other);
  const none = { code: 'favorite_list_not_found' };
  await expect(change(other, theirs, { listIds: [id] })).rejects.toMatchObject(none);
  await expect(other.call(lists.renameFavoriteList, { id, name: 'Onun' })).rejects.toMatchObject(
    none,
  );
  await expect(other.call(favorites.shareFavorites, { listId: id })).rejects.toMatchObject(none);
  const { token } = await member.call(favorites.shareFavorites, { listId: id });
  await other.call(favorites.withdrawFavorites, { listId: id });
  await other.call(lists.deleteFavoriteList, { id });
  expect((await list(other)).lists).toEqual([]);
  expect((await list(member)).lists).toEqual([{ id, name: 'Benim', token }]);
});

test('each list is shared on its own, by its name, without notes', async () => {
  const member = await app.member();
  const [inList, outside] = [await keep(member), await keep(member)];
  const id = await named(member, 'Düğün');
  await change(member, inList, { listIds: [id], note: 'Kuzenime sorulacak' });
  const { token } = await member.call(favorites.shareFavorites, { listId: id });
  expect(await member.call(favorites.shareFavorites, { listId: id })).toEqual({ token });
  const all = await member.call(favorites.shareFavorites, {});
  expect(all.token).not.toBe(token);
  expect(await shared(token)).toMatchObject({ name: 'Düğün', businesses: [{ id: inList }] });
  expect((await shared(all.token)).businesses.map((one) => one.id)).toEqual([outside, inList]);
  expect(JSON.stringify([await shared(token), await shared(all.token)])).not.toContain('Kuzenime');

  await member.call(lists.renameFavoriteList, { id, name: 'Nikâh' });
  expect(await shared(token)).toMatchObject({ name: 'Nikâh' });
  // Of all and of one: neither takes a list away, nor the link of the other.
  await member.call(favorites.withdrawFavorites, {});
  expect(await shared(token)).toMatchObject({ name: 'Nikâh' });
  expect((await list(member)).lists).toMatchObject([{ id, name: 'Nikâh', token }]);
  all.token = (await member.call(favorites.shareFavorites, {})).token;
  await member.call(favorites.withdrawFavorites, { listId: id });
  await expect(shared(token)).rejects.toThrow('404');
  expect((await shared(all.token)).name).toBeNull();
  const again = await member.call(favorites.shareFavorites, { listId: id });
  await member.call(lists.deleteFavoriteList, { id });
  await expect(shared(again.token)).rejects.toThrow('404');
  await member.call(favorites.withdrawFavorites, {});
  await expect(shared(all.token)).rejects.toThrow('404');
});

test('what a guest wrote and listed arrives with the sign-in, once', async () => {
  const email = 'listeleri-olan@ornek.example';
  const member = await app.member({ email });
  const both = await keep(member);
  await change(member, both, { note: 'Üyenin notu' });
  const own = await named(member, 'Düğün');
  await change(member, both, { listIds: [own] });

  const guest = app.browser();
  await guest.call(favorites.addFavorite, { businessId: both });
  const fresh = await keep(guest);
  await change(guest, both, { note: 'Misafirin notu', newList: 'Kahvaltı' });
  const { lists: made } = await change(guest, fresh, { note: 'Yeni', newList: 'DÜĞÜN' });
  const [breakfast, wedding] = made.map(({ id }) => id);
  const tokens = [
    await guest.call(favorites.shareFavorites, { listId: breakfast }),
    await guest.call(favorites.shareFavorites, { listId: wedding }),
  ].map(({ token }) => token);
  await app.signIn(guest, email);

  const joined = {
    items: [
      { businessId: fresh, note: 'Yeni', listIds: [own] },
      { businessId: both, note: 'Üyenin notu', listIds: [own, breakfast] },
    ],
    lists: [
      { id: own, name: 'Düğün', token: tokens[1] },
      { id: breakfast, name: 'Kahvaltı', token: tokens[0] },
    ],
  };
  expect(await list(member)).toMatchObject(joined);
  await app.signIn(guest, email);
  const after = await list(guest);
  expect(after).toMatchObject(joined);
  expect(after.lists).toHaveLength(2);
  expect((await shared(tokens[1] ?? '')).businesses).toHaveLength(2);
});

test('note and lists go with a business into the one it became part of', async () => {
  const member = await app.member();
  const [gone, stays] = [await keep(member), await keep(member)];
  const id = await named(member, 'Düğün');
  await change(member, gone, { note: 'Eski yerinden', listIds: [id] });
  await app.db
    .updateTable('businesses')
    .set({ status: 'merged', mergedInto: stays })
    .where('id', '=', gone)
    .execute();
  const one = { businessId: stays, note: 'Eski yerinden', listIds: [id] };
  expect((await list(member)).items).toMatchObject([one]);
  expect(await change(member, stays, { note: 'Taşındı', listIds: [] })).toMatchObject({
    note: 'Taşındı',
    listIds: [],
  });
  expect((await list(member)).items).toMatchObject([{ note: 'Taşındı', listIds: [] }]);
});

test('the downloaded data holds notes and lists, and nothing of them stays', async () => {
  const member = await app.member();
  const business = await keep(member, 'İndirilen');
  await change(member, business, { note: 'Benim notum', newList: 'Listem' });
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    favorites: {
      businesses: [{ name: 'İndirilen', note: 'Benim notum', lists: ['Listem'] }],
      lists: [{ name: 'Listem', sharedBy: null }],
    },
  });
  await app.db.deleteFrom('users').where('id', '=', member.userId).execute();
  for (const table of ['favorites', 'favoriteLists'] as const) {
    const left = app.db.selectFrom(table).where('userId', '=', member.userId);
    expect(await left.select('id').execute()).toEqual([]);
  }
});
