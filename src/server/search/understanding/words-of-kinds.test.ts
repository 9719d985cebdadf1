import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addKind,
  addWordToKind,
  listAdministeredKinds,
} from '#contract/kinds/administered-kinds.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { currentWords, tellKinds } from '#server/kinds/kinds.service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import { findMatches } from '../ranking/matches.service.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const found = async (q: string) =>
  (await app.browser().call(searchDirectory, { q })).items.map(({ id }) => id);

test('a word added to a kind finds its businesses at once, on another instance as well', async () => {
  const id = await app.given.business({ name: 'Köz', subcategory: 'Ciğerci' });
  const other = openDatabase(app.dependencies.connection, openLog('silent'), { maxConnections: 1 });
  const foundThere = async () =>
    (
      await findMatches(
        await publicDataNow(other.db),
        (
          await currentWords(other.db)
        ).by,
        'zırhlama',
        {},
      )
    ).ids;
  expect([await found('zırhlama'), await foundThere()]).toEqual([[], []]);
  const kinds = await admin.call(listAdministeredKinds, {});
  const kind = kinds.find(({ name }) => name === 'Ciğerci')?.id ?? 0;
  await admin.call(addWordToKind, { id: kind, word: 'zırhlama' });
  expect([await found('zırhlama'), await foundThere()]).toEqual([[id], [id]]);
  await other.close();
});

test('what a kind is called finds the rest of it, what it sells and who needs it lead there one way', async () => {
  await admin.call(addKind, {
    ...{ name: 'Uçurtmacı', plural: 'Uçurtmacılar', words: 'zırıltıcı, hezarfen atölyesi' },
    ...{ sells: 'kanatlık, kuyrukluk', needs: 'bulutlara bakmak', abroad: 'skyshop' },
  });
  const maker = await app.given.business({ name: 'Mavi', subcategory: 'Uçurtmacı' });
  const workshop = await app.given.business({ name: 'Hezarfen Atölyesi', subcategory: 'Atölye' });
  const seller = await app.given.business({ name: 'Kanatlık', subcategory: 'Depo' });
  for (const q of ['zırıltıcı', 'skyshop', 'bulutlara bakmak istiyorum', 'kuyrukluk'])
    expect((await found(q)).sort(), q).toEqual([maker, workshop]);
  // Who says so answers for what is sold, before who only may have it.
  expect(await found('kanatlık')).toEqual([seller]);
  expect((await found('uçurtmacı')).sort()).toEqual([maker, workshop]);
});

test('other scripts are read: a name by its letters, a kind by what it is called abroad', async () => {
  const cafe = await app.given.business({ name: 'Beyrut قهوة بيروت', subcategory: 'Kafe' });
  for (const q of ['قهوه بيروت', 'بَيْرُوت', 'القهوة']) expect(await found(q), q).toContain(cafe);
  const liver = await app.given.business({ name: 'Köz', subcategory: 'Ciğerci' });
  await tellKinds(app.db);
  expect(await found('كبدة')).toContain(liver);
  expect(await found('غير موجود')).toEqual([]);
});
