import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { currentColumns } from './current-columns.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ratingOf = async (id: number) => {
  const columns = await currentColumns(app.db);
  const row = columns.rowOf(id);
  return row === undefined ? undefined : columns.rating[row];
};
const rate = (id: number, rating: number) =>
  sql`update businesses set rating = ${rating} where id = ${id}`.execute(app.db);
const become = (id: number, status: string) =>
  sql`update businesses set status = ${status} where id = ${id}`.execute(app.db);

test('each answer knows every write that was answered before it was asked for', async () => {
  const [one, other] = [
    await app.given.business(),
    await app.given.business({ status: 'pending' }),
  ];
  expect(await ratingOf(one)).toBe(0);
  expect(await ratingOf(other)).toBeUndefined();
  await rate(one, 4.5);
  expect(await ratingOf(one)).toBe(45);
  await become(other, 'approved');
  expect(await ratingOf(other)).toBe(0);
  await become(one, 'suspended');
  expect(await ratingOf(one)).toBeUndefined();
  await become(one, 'approved');
  await rate(other, 3);
  expect([await ratingOf(one), await ratingOf(other)]).toEqual([45, 30]);
  await sql`delete from businesses where id = ${one}`.execute(app.db);
  expect(await ratingOf(one)).toBeUndefined();
});

test('one business that changed is read alone, and questions at the same moment ask once more together', async () => {
  const id = await app.given.business();
  const before = await currentColumns(app.db);
  await rate(id, 2);
  const [first, ...others] = await Promise.all(
    Array.from({ length: 20 }, () => currentColumns(app.db)),
  );
  expect(others.every((columns) => columns === first)).toBe(true);
  expect(first).not.toBe(before);
  // Columns read anew would be others.
  expect(first?.x).toBe(before.x);
});

test('while one writes and others ask, nobody is told what was before his own write', async () => {
  const ids = [await app.given.business(), await app.given.business(), await app.given.business()];
  const write = async (id: number) => {
    for (let rating = 1; rating <= 20; rating += 1) {
      await rate(id, rating / 4);
      expect(await ratingOf(id)).toBe(Math.round(Number((rating / 4).toFixed(1)) * 10));
      // Something of which nobody says what it is: all is read anew.
      if (rating % 7 === 0) await sql`update city_settings set updated_at = now()`.execute(app.db);
    }
  };
  await Promise.all(ids.map(write));
});
