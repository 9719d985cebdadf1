import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { whileUncommitted } from '#tests/support/while-uncommitted.ts';
import { ChangeReader, PublicDataCount, readSubject } from './public-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The subjects that statements of one transaction note. */
async function noted(...statements: RawBuilder<unknown>[]): Promise<string[]> {
  return app.db.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx);
    const { rows } = await sql<{ subject: string }>`
      select subject from public_data_changes
      where transaction_id = pg_current_xact_id_if_assigned() order by subject`.execute(trx);
    return rows.map(({ subject }) => subject);
  });
}

test('a business of the lists is named, one that nobody finds for its own page, one that leaves as gone', async () => {
  const shown = await app.given.business();
  const hidden = await app.given.business({ status: 'pending' });
  const rename = (id: number) => sql`update businesses set name = name || '!' where id = ${id}`;
  const become = (id: number, status: string) =>
    sql`update businesses set status = ${status} where id = ${id}`;
  expect(await noted(rename(shown))).toEqual([`shown ${shown}`]);
  expect(await noted(rename(hidden))).toEqual([`own ${hidden}`]);
  expect(await noted(rename(hidden), rename(shown))).toEqual([`own ${hidden}`, `shown ${shown}`]);
  expect(await noted(become(hidden, 'approved'))).toEqual([`shown ${hidden}`]);
  expect(await noted(become(hidden, 'suspended'))).toEqual([`gone ${hidden}`]);
  // Duties and neighbours may have named it.
  expect(await noted(sql`delete from businesses where id = ${hidden}`)).toContain('');
});

test('a business that an ad leads to makes all old when it goes', async () => {
  const id = await app.given.business();
  await sql`insert into advertisements
    (status, business_id, business_name, contact_person, email, phone, package_type, duration,
      ad_content, start_date, end_date)
    values ('live', ${id}, 'Ad', 'Kişi', 'reklam@ornek.example', '0322 591 26 41', 'basic', 1,
      '{}', '2026-11-01', '2026-12-01')`.execute(app.db);
  expect(await noted(sql`update businesses set status = 'suspended' where id = ${id}`)).toEqual([
    '',
  ]);
});

test('its days and its kind stand on every card of it, its reviews on its own page', async () => {
  const id = await app.given.business();
  const days = sql`insert into business_special_days (business_id, day, hours)
    values (${id}, '2027-01-01', '')`;
  expect(await noted(days)).toEqual([`shown ${id}`]);
  expect(await noted(sql`delete from business_special_days where business_id = ${id}`)).toEqual([
    `shown ${id}`,
  ]);
  const kind = sql`update business_kinds set kind_id = (select min(id) from kinds)
    where business_id = ${id}`;
  expect(await noted(kind)).toEqual([`shown ${id}`]);
  expect(await noted(kind)).toEqual([]);
  const { userId } = await app.member();
  const write = sql`insert into reviews (business_id, user_id, rating, content)
    values (${id}, ${userId}, 5, 'Güzel.')`;
  const become = (status: string) =>
    sql`update reviews set status = ${status} where business_id = ${id}`;
  expect(await noted(write)).toEqual([]);
  expect(await noted(become('approved'))).toEqual([`own ${id}`]);
  const rename = sql`update users set name = 'Ayşe' where id = ${userId}`;
  expect(await noted(rename)).toEqual([`own ${id}`]);
  expect(await noted(become('hidden'))).toEqual([`own ${id}`]);
  expect(await noted(sql`update users set name = 'Fatma' where id = ${userId}`)).toEqual([]);
  expect(await noted(become('rejected'))).toEqual([]);
});

test('more than fifty at once are told as anything, in one statement or in many', async () => {
  const ids: number[] = [];
  for (let one = 0; one < 51; one++) ids.push(await app.given.business());
  const touch = (some: number[]) =>
    sql`update businesses set description = 'Yeni' where id = any (${some})`;
  expect(await noted(touch(ids.slice(1)))).toHaveLength(50);
  expect(await noted(touch(ids))).toEqual(['']);
  expect(await noted(...ids.map((id) => touch([id])))).toContain('');
});

test('a change is read once, whichever transaction ends first', async () => {
  const [slow, quick] = [await app.given.business(), await app.given.business()];
  const touch = (id: number, db = app.db) =>
    sql`update businesses set description = 'Yeni' where id = ${id}`.execute(db);
  const subject = (id: number) => ({ of: 'business', id, where: 'shown' });
  const reader = await app.db.transaction().execute(async (older) => {
    await sql`select pg_current_xact_id()`.execute(older);
    await touch(quick);
    return ChangeReader.now(app.db);
  });
  const meanwhile = await whileUncommitted(
    app.db,
    (db) => touch(slow, db),
    async () => {
      await touch(quick);
      expect(await reader.next(app.db)).toEqual([subject(quick)]);
      expect(await reader.next(app.db)).toEqual([]);
    },
  );
  expect(meanwhile).toMatchObject({ status: 'fulfilled' });
  expect(await reader.next(app.db)).toEqual([subject(slow)]);
  expect(await reader.next(app.db)).toEqual([]);
  await touch(quick);
  const { rows } = await sql<{ change: string }>`
    select transaction_id || ' ' || subject as change from public_data_changes
    where subject = ${`shown ${quick}`} order by transaction_id desc limit 1`.execute(app.db);
  expect(reader.heard(rows[0]?.change ?? '')).toEqual(subject(quick));
  expect(await reader.next(app.db)).toEqual([]);
});

test('what changed is counted for whom it concerns', () => {
  const data = new PublicDataCount();
  const counts = () => [data.ofLists(), data.ofBusiness(7), data.ofBusiness(8)];
  const before = counts();
  data.note(readSubject('own 7'));
  expect(counts()).toEqual([before[0], data.count(), before[2]]);
  data.note(readSubject('shown 8'));
  expect(counts()).toEqual([data.count(), data.count() - 1, data.count()]);
  expect(data.ofLeaving(8)).toBe(0);
  data.note(readSubject('gone 8'));
  expect(counts()).toEqual([data.count(), data.count() - 2, data.count()]);
  expect([data.ofLeaving(7), data.ofLeaving(8)]).toEqual([0, data.count()]);
  data.note(readSubject(''));
  expect(counts()).toEqual([data.count(), data.count(), data.count()]);
});
