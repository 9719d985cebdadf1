import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { publicDataNow } from './current-columns.service.ts';
import { unchangedBusinesses } from './unchanged-businesses.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function shown(ids: readonly number[], now = new Date('2026-11-25T09:00:00Z')) {
  const { db } = app;
  return unchangedBusinesses({ db, now: () => now }, await publicDataNow(db), ids, []);
}

test('who changed is read again, whatever of it did, and nobody is left out who was known', async () => {
  const one = await app.given.business({ name: 'Bir' });
  const other = await app.given.business({ name: 'Öbür' });
  const names = async () => (await shown([other, one, other])).map(({ name }) => name);
  expect(await names()).toEqual(['Öbür', 'Bir']);
  await sql`update businesses set name = 'Biri' where id = ${one}`.execute(app.db);
  expect(await names()).toEqual(['Öbür', 'Biri']);
  await sql`update businesses set description = 'Yeni.' where id = ${other}`.execute(app.db);
  expect((await shown([other]))[0]?.description).toBe('Yeni.');
  await sql`update businesses set status = 'suspended' where id = ${other}`.execute(app.db);
  expect(await names()).toEqual(['Biri']);
  await sql`update businesses set status = 'approved' where id = ${other}`.execute(app.db);
  expect(await names()).toEqual(['Öbür', 'Biri']);
  await sql`update categories set slug = slug || '-1'`.execute(app.db);
  expect((await shown([one]))[0]?.categorySlug).toMatch(/-1$/);
});

test('special days pass with the day', async () => {
  const id = await app.given.business();
  await sql`insert into business_special_days (business_id, day, hours)
    values (${id}, '2026-11-24', 'kapalı')`.execute(app.db);
  expect((await shown([id]))[0]?.specialDays).toEqual({ '2026-11-24': 'kapalı' });
  expect((await shown([id], new Date('2026-11-27T09:00:00Z')))[0]?.specialDays).toEqual({});
});

test('what could not be read is asked for again', async () => {
  const id = await app.given.business();
  const current = await publicDataNow(app.db);
  const now = () => new Date('2026-11-25T09:00:00Z');
  const away = app.db.withSchema('nowhere');
  await expect(unchangedBusinesses({ db: away, now }, current, [id], [])).rejects.toThrow();
  expect(await shown([id])).toHaveLength(1);
});
