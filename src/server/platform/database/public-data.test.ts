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
      where transaction_id = pg_current_xact_id_if_assigned()
      order by subject collate "C"`.execute(trx);
    return rows.map(({ subject }) => subject);
  });
}

/** As it is told of a business, with the place where it stands. */
const CAFE = 'Kafeler\t\tSeyhan\tresatbey';
const cafe = { category: 'Kafeler', district: 'Seyhan', neighbourhood: 'Reşatbey' } as const;
const givenCafe = (fields: object = {}) =>
  app.given.business({ ...cafe, neighbourhoodSlug: 'resatbey', ...fields });
const set = (id: number, columns: string) =>
  sql`update businesses set ${sql.raw(columns)} where id = ${id}`;

test('a business of the lists is named with its place, one that nobody finds for its own page, one that leaves as gone', async () => {
  const shown = await givenCafe();
  const hidden = await givenCafe({ status: 'pending' });
  const rename = (id: number) => set(id, `name = name || '!'`);
  expect(await noted(rename(shown))).toEqual([`shown ${shown}\t${CAFE}`]);
  expect(await noted(rename(hidden))).toEqual([`own ${hidden}`]);
  expect(await noted(rename(hidden), rename(shown))).toEqual([
    `own ${hidden}`,
    `shown ${shown}\t${CAFE}`,
  ]);
  expect(await noted(set(hidden, `status = 'approved'`))).toEqual([`shown ${hidden}\t${CAFE}`]);
  expect(await noted(set(hidden, `status = 'suspended'`))).toEqual([`gone ${hidden}\t${CAFE}`]);
  expect(await noted(sql`delete from businesses where id = ${hidden}`)).toEqual(['']);
});

test('who moves is told with the lists it leaves and those it enters', async () => {
  const id = await givenCafe();
  expect(await noted(set(id, `category = 'Barlar'`))).toEqual([
    `shown ${id}\tBarlar\t\tSeyhan\tresatbey`,
    `shown ${id}\t${CAFE}`,
  ]);
  expect(await noted(set(id, `district = 'Yüreğir', neighbourhood_slug = null`))).toEqual([
    `shown ${id}\tBarlar\t\tSeyhan\tresatbey`,
    `shown ${id}\tBarlar\t\tYüreğir\t`,
  ]);
  // It leaves the place where it was.
  expect(await noted(set(id, `status = 'closed', district = 'Seyhan'`))).toEqual([
    `gone ${id}\tBarlar\t\tYüreğir\t`,
  ]);
});

test('a business that an ad leads to, or the last of a category that is hidden then, is told everywhere when it goes or comes', async () => {
  const id = await givenCafe();
  await sql`insert into advertisements
    (status, business_id, business_name, contact_person, email, phone, package_type, duration,
      ad_content, start_date, end_date)
    values ('live', ${id}, 'Ad', 'Kişi', 'reklam@ornek.example', '0322 591 26 41', 'basic', 1,
      '{}', '2026-11-01', '2026-12-01')`.execute(app.db);
  const only = await givenCafe({ category: 'Oteller' });
  await sql`update categories set is_hidden_while_empty = true where name = 'Oteller'`.execute(
    app.db,
  );
  for (const one of [id, only]) {
    expect(await noted(set(one, `name = name || '!'`))).not.toContain('');
    expect(await noted(set(one, `status = 'suspended'`))).toContain('');
    expect(await noted(set(one, `status = 'approved'`))).toContain('');
  }
  expect(await noted(set(id, `category = 'Spor'`))).toContain('');
});

test('its days and its kind stand on every card of it, its reviews on its own page', async () => {
  const id = await givenCafe();
  const shown = [`shown ${id}\t${CAFE}`];
  const days = sql`insert into business_special_days (business_id, day, hours)
    values (${id}, '2027-01-01', '')`;
  expect(await noted(days)).toEqual(shown);
  expect(await noted(sql`delete from business_special_days where business_id = ${id}`)).toEqual(
    shown,
  );
  const { id: kindId, slug } = await app.db
    .selectFrom('kinds')
    .select(['id', 'slug'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const kind = sql`update business_kinds set kind_id = ${kindId} where business_id = ${id}`;
  const ofKind = `shown ${id}\tKafeler\t${slug}\tSeyhan\tresatbey`;
  expect(await noted(kind)).toEqual([...shown, ofKind]);
  expect(await noted(kind)).toEqual([]);
  expect(await noted(set(id, 'rating = 4'))).toEqual([ofKind]);
  expect(await noted(sql`delete from business_kinds where business_id = ${id}`)).toEqual([ofKind]);
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

test('more than a hundred at once are told as anything, in one statement or in many', async () => {
  const ids: number[] = [];
  for (let one = 0; one < 101; one++) ids.push(await app.given.business());
  const touch = (some: number[]) =>
    sql`update businesses set description = 'Yeni' where id = any (${some})`;
  expect(await noted(touch(ids.slice(1)))).toHaveLength(100);
  expect(await noted(touch(ids))).toEqual(['']);
  expect(await noted(...ids.map((id) => touch([id])))).toContain('');
});

test('a change is read once, whichever transaction ends first', async () => {
  const [slow, quick] = [await app.given.business(), await app.given.business()];
  const touch = (id: number, db = app.db) =>
    sql`update businesses set description = 'Yeni' where id = ${id}`.execute(db);
  const subject = (id: number) => expect.objectContaining({ of: 'business', id, where: 'shown' });
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
    where subject like ${`shown ${quick}\t%`} order by transaction_id desc limit 1`.execute(app.db);
  expect(reader.heard(rows[0]?.change ?? '')).toEqual(subject(quick));
  expect(await reader.next(app.db)).toEqual([]);
});

test('what changed is counted for whom it concerns', () => {
  const data = new PublicDataCount();
  const ofLists = [{}, { category: 'Kafeler' }, { category: 'Kafeler', district: 'Seyhan' }];
  const others = [{ category: 'Barlar' }, { category: 'Kafeler', district: 'Kozan' }];
  const counts = () => [data.ofBusiness(7), data.ofBusiness(8), ...ofLists.map(data.ofList)];
  const before = counts();
  data.note(readSubject('own 7'));
  expect(counts()).toEqual([data.count(), ...before.slice(1)]);
  data.note(readSubject(`shown 8\t${CAFE}`));
  const now = data.count();
  expect(counts()).toEqual([now - 1, now, now, now, now]);
  expect(data.ofList({ neighbourhood: 'resatbey', district: 'Seyhan' })).toBe(now);
  expect(others.map(data.ofList)).toEqual([1, 1]);
  expect([data.ofLeaving(8), data.ofLeaving()]).toEqual([0, 0]);
  data.note(readSubject(`gone 8\tBarlar\tmeyhaneler\tSeyhan\t`));
  expect(data.ofList({ kind: 'meyhaneler' })).toBe(data.count());
  expect(data.ofList({ category: 'Kafeler' })).toBe(now);
  expect([7, 8, undefined].map(data.ofLeaving)).toEqual([0, data.count(), data.count()]);
  // What is not understood may be anything.
  for (const subject of ['', 'shown 8', `shown 8\tKafeler`]) {
    data.note(readSubject(subject));
    expect(new Set([...counts(), ...others.map(data.ofList), data.ofLeaving()])).toEqual(
      new Set([data.count()]),
    );
  }
});

test('what another process noted is old by what changed since, and by nothing else', () => {
  const data = new PublicDataCount();
  data.remember([
    { transactionId: 10n, subject: 'own 6' },
    { transactionId: 20n, subject: 'own 7' },
    { transactionId: 20n, subject: `gone 8\t${CAFE}` },
    { transactionId: 30n, subject: `shown 9\t${CAFE}` },
  ]);
  const isOld = (settled: bigint, count: number) => count > data.countAt(settled);
  expect([19n, 20n].map((settled) => isOld(settled, data.ofBusiness(7)))).toEqual([true, false]);
  expect([9n, 10n].map((settled) => isOld(settled, data.ofBusiness(6)))).toEqual([true, false]);
  expect([29n, 30n, 99n].map((settled) => isOld(settled, data.ofList({})))).toEqual([
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
