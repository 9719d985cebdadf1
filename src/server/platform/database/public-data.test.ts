import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { whileUncommitted } from '#tests/support/while-uncommitted.ts';
import {
  ChangeReader,
  databaseIdentity,
  findNewestChange,
  hasChange,
  listPastChanges,
  PublicDataCount,
  prunePublicDataChanges,
  readSubject,
} from './public-data.ts';

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

test('what another process noted is old by what changed since, and by nothing else', () => {
  const data = new PublicDataCount();
  data.remember([
    { transactionId: 10n, subject: 'own 6' },
    { transactionId: 20n, subject: 'own 7' },
    { transactionId: 20n, subject: 'gone 8' },
    { transactionId: 30n, subject: 'shown 9' },
  ]);
  const isOld = (settled: bigint, count: number) => count > data.countAt(settled);
  expect([19n, 20n].map((settled) => isOld(settled, data.ofBusiness(7)))).toEqual([true, false]);
  expect([9n, 10n].map((settled) => isOld(settled, data.ofBusiness(6)))).toEqual([true, false]);
  expect([29n, 30n, 99n].map((settled) => isOld(settled, data.ofLists()))).toEqual([
    true,
    false,
    false,
  ]);
  expect([19n, 20n].map((settled) => isOld(settled, data.ofLeaving(8)))).toEqual([true, false]);
  expect(isOld(0n, data.ofBusiness(5))).toBe(false);
  data.note(readSubject('own 6'));
  expect(isOld(99n, data.ofBusiness(6))).toBe(true);
  data.note(readSubject(''));
  expect(isOld(99n, data.ofBusiness(5))).toBe(true);
});

test('settled is what no transaction under way can come before', async () => {
  const [slow, quick] = [await app.given.business(), await app.given.business()];
  const touch = (id: number, db = app.db) =>
    sql`update businesses set description = 'Yeni' where id = ${id}`.execute(db);
  const newest = async () => (await listPastChanges(app.db)).at(-1)?.transactionId ?? 0n;
  const reader = await ChangeReader.now(app.db);
  // Whoever else writes on this server may hold it up.
  const settled = () =>
    expect.poll(async () => {
      await reader.next(app.db);
      return reader.settled;
    });
  await touch(quick);
  const before = await newest();
  await settled().toBe(before);
  await whileUncommitted(
    app.db,
    (db) => touch(slow, db),
    async () => {
      await touch(quick);
      await reader.next(app.db);
      expect(await newest()).toBeGreaterThan(before);
      expect(reader.settled).toBe(before);
    },
  );
  await settled().toBe(await newest());
});

test('a change is told from another one with its number, of a copy that went on by itself', async () => {
  await sql`update businesses set description = 'Yeni'`.execute(app.db);
  const newest = await findNewestChange(app.db);
  if (!newest) throw new Error('nothing changed');
  expect(await hasChange(app.db, newest)).toBe(true);
  expect(await hasChange(app.db, { ...newest, moment: '2026-01-01' })).toBe(false);
  expect(await hasChange(app.db, { ...newest, transactionId: '3' })).toBe(false);
});

test('the newest has the highest number, and not the one that sorts last as a text', async () => {
  await sql`delete from public_data_changes`.execute(app.db);
  await sql`insert into public_data_changes (transaction_id) values ('9'), ('10'), ('8')`.execute(
    app.db,
  );
  expect(await findNewestChange(app.db)).toMatchObject({ transactionId: '10' });
});

test('the past keeps the last change of each subject, however old, and none before all changed', async () => {
  const insert = (id: number, subject: string, age: string) =>
    sql`insert into public_data_changes (transaction_id, subject, changed_at)
      values (${String(id)}::text::xid8, ${subject}, now() - ${age}::interval)`.execute(app.db);
  await sql`delete from public_data_changes`.execute(app.db);
  await insert(10, 'shown 6', '9 days');
  await insert(11, '', '8 days');
  await insert(12, 'shown 7', '7 days');
  await insert(13, 'shown 7', '6 days');
  await insert(14, 'own 8', '5 days');
  await insert(15, 'own 8', '1 hour');
  await insert(16, 'own 8', '1 minute');
  await prunePublicDataChanges(app.db);
  const { rows } = await sql<{ id: string }>`
    select transaction_id::text as id from public_data_changes order by transaction_id`.execute(
    app.db,
  );
  expect(rows.map(({ id }) => Number(id))).toEqual([11, 13, 15, 16]);
  expect(await listPastChanges(app.db)).toEqual([
    { transactionId: 11n, subject: '' },
    { transactionId: 13n, subject: 'shown 7' },
    { transactionId: 16n, subject: 'own 8' },
  ]);
});

test('a long past is gone through once, not for each of its changes', async () => {
  await sql`delete from public_data_changes`.execute(app.db);
  await sql`insert into public_data_changes (transaction_id, subject, changed_at)
    select n::text::xid8, 'shown ' || n % 20000, now() - interval '3 days'
    from generate_series(1, 40000) n`.execute(app.db);
  await prunePublicDataChanges(app.db);
  expect(await listPastChanges(app.db)).toHaveLength(20_000);
});

test('a database that was emptied is another one', async () => {
  const identity = await databaseIdentity(app.db);
  expect(await databaseIdentity(app.db)).toBe(identity);
  await sql`truncate public_data_changes`.execute(app.db);
  expect(await databaseIdentity(app.db)).not.toBe(identity);
});
