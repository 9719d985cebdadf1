import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import { sendMessage } from '#contract/messages.ts';
import { reportBusiness } from '#contract/reports.ts';
import { requestReservation } from '#contract/reservations/reservations.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { deliverEmails } from '#server/notifications/deliver-emails.jobs.ts';
import { openMail } from '#server/platform/mail/mail.ts';
import { removalJob } from '#server/uploads/uploads.jobs.ts';
import { decidedKinds, firstStates, recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NAME = 'Zübeyde Silinmez';
const EMAIL = 'zubeyde@ornek.example';
const PHONE = '0322 591 26 99';
const FREE_WORDS = 'Yalnız Zübeyde’nin yazdığı sözler';
/** Nobody else has these; the fold of the name too, as files carry it. */
const MARKS = [NAME, EMAIL, PHONE, FREE_WORDS, 'zubeyde'];

/** Tables in whose text one of the words stands, with one row as an example. */
async function tablesNaming(words: string[]): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      where exists (select from unnest(${words}::text[]) word
        where strpos(lower(to_jsonb(t)::text), lower(word)) > 0)
      limit 1`.execute(app.db);
    if (rows[0]) found[name] = rows[0].row;
  }
  return found;
}

/** Every row with a person and an address once more, as the same person writes it who is not signed in. */
async function writeWithoutAccount(): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.columns e using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.is_nullable = 'YES'
      and e.column_name = 'email' order by 1`.execute(app.db);
  expect(tables.length).toBeGreaterThan(5);
  for (const { name } of tables)
    await sql`insert into ${sql.table(name)} select (jsonb_populate_record(t, to_jsonb(t) || jsonb_build_object(
      'user_id', null, 'accepted_at', null, 'id', nextval(pg_get_serial_sequence(${name}, 'id'))))).* from ${sql.table(name)} t
      where t.email = ${EMAIL} on conflict do nothing`.execute(app.db);
}

test('whoever leaves is named nowhere: no row, no file, no e-mail to others', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'erasure-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const member = await app.member({ email: EMAIL, name: NAME });
  await app.db
    .updateTable('users')
    .set({ phone: PHONE, avatar: `${EMAIL}.png` })
    .where('id', '=', member.userId)
    .execute();
  const { userId } = member;
  const insert = (table: string, row: object) =>
    app.db
      .insertInto(table as 'reports')
      .values(row as never)
      .returningAll()
      .executeTakeFirstOrThrow() as Promise<{ id: number }>;

  // Said through the site: their answers and e-mails count too.
  const shop = await app.given.business({ plan: 'premium' });
  const owner = await app.member();
  await insert('businessClaims', {
    ...{ businessId: shop, userId: owner.userId, email: owner.email, status: 'approved' },
  });
  const once = { 'Idempotency-Key': 'zubeyde-1' };
  await member.call(
    requestReservation,
    {
      id: shop,
      day: '2026-12-01',
      time: '19:00',
      people: 2,
      name: NAME,
      phone: PHONE,
      note: FREE_WORDS,
    } as never,
    once,
  );
  await member.call(sendMessage, { id: shop, name: NAME, phone: PHONE, content: FREE_WORDS });
  await member.call(reportBusiness, { id: shop, reason: 'other', message: FREE_WORDS } as never);

  // The rest as the areas write it.
  const decided = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
  const submitted = { submitterName: NAME, submittedBy: userId, email: EMAIL };
  await app.given.business({ ...submitted, status: 'approved', isEmailShown: true });
  await app.given.business({ ...submitted, status: 'pending', description: FREE_WORDS });
  await app.given.business({ email: EMAIL, emailVerified: true });
  const owned = { businessName: 'Lokanta', ownerName: NAME, address: 'Seyhan', phone: PHONE };
  await insert('businessOwners', {
    ...owned,
    email: EMAIL,
    userId,
    description: FREE_WORDS,
  });
  await insert('businessClaims', {
    ...{ businessId: shop, userId, email: EMAIL, claimantName: NAME },
    ...{ message: FREE_WORDS, documents: ['zubeyde.pdf'] },
  });
  const asked = { businessId: shop, userId: owner.userId, status: 'rejected' };
  const said = { ownerAnswer: 'object', ownerAnswerText: FREE_WORDS };
  await insert('businessClaims', { ...asked, ...said, ownerAnsweredBy: userId });
  await insert('businessMembers', {
    ...{ businessId: shop, email: EMAIL, userId, role: 'manager' },
    ...{ acceptedAt: TEST_NOW, invitationExpiresAt: TEST_NOW },
  });
  await insert('businessRevisions', {
    ...{ businessId: shop, proposedBy: userId, changes: '{}', status: 'pending' },
  });
  await insert('planRequests', {
    ...{ businessId: shop, requestedBy: userId, plan: 'basic', message: FREE_WORDS },
  });
  await insert('visitorPhotos', {
    ...{ businessId: shop, userId, email: EMAIL, images: [], isOwn: true },
  });
  await insert('inquiries', { userId, name: NAME, email: EMAIL, content: FREE_WORDS });
  await insert('removalRequests', {
    userId,
    name: NAME,
    email: EMAIL,
    content: FREE_WORDS,
  });
  await insert('reviews', { businessId: shop, userId, rating: 4, content: FREE_WORDS });
  await insert('promotionalLeads', { email: EMAIL, businessName: FREE_WORDS });
  const ad = {
    ...{ businessName: 'Lokanta', contactPerson: NAME, email: EMAIL, phone: PHONE },
    ...{ packageType: 'basic', duration: 1, message: FREE_WORDS, ...decided },
  };
  await insert('advertisementRequests', ad);
  await insert('advertisements', {
    ...{ ...ad, status: 'ended', liveAt: TEST_NOW, adContent: '{}' },
    ...{ startDate: '2026-11-01', endDate: '2026-11-20' },
  });
  await insert('importBatches', {
    ...{ fileName: 'zubeyde.csv', source: 'standard', importedBy: userId },
  });
  await insert('uploads', {
    ...{ uploadedBy: userId, fileName: 'zubeyde.jpg', expiresAt: TEST_NOW },
    ...{ attachedAt: TEST_NOW, attachedTo: null },
  });
  await insert('passkeys', {
    ...{ userId, credentialId: 'zubeyde', publicKey: Buffer.alloc(1), name: NAME },
  });
  const lost = { kind: 'message-received', to: owner.email, text: `${NAME}: ${FREE_WORDS}` };
  await insert('outbox', {
    ...{ kind: lost.kind, recipient: owner.email, letter: lost, failedAt: TEST_NOW },
  });

  // The answer to a form may say what was sent.
  await sql`
    insert into repeated_requests (key_hash, body_hash, expires_at, answer)
    values ('\\x01', '\\x02', ${new Date('2036-01-01')}, ${JSON.stringify({ name: NAME })}::jsonb)`.execute(
    app.db,
  );

  await writeWithoutAccount();
  const before = Object.keys(await tablesNaming(MARKS));
  expect(before).toEqual([
    ...['advertisement_requests', 'advertisements', 'business_claims', 'business_members'],
    ...[
      'business_messages',
      'business_owners',
      'businesses',
      'import_batches',
      'inquiries',
      'outbox',
    ],
    ...['passkeys', 'plan_requests', 'promotional_leads', 'removal_requests'],
    ...['repeated_requests', 'reports'],
    ...['reservations', 'reviews', 'sign_in_codes', 'uploads', 'users', 'visitor_photos'],
  ]);

  // One letter to the owner lies in a file already, one still waits.
  const mail = openMail({ ...MAIL_CONFIG, DATA_DIR: dataDir }, { print() {}, isTerminal: false });
  const dependencies = { ...app.dependencies, mail };
  while ((await deliverEmails.run(dependencies)) === 'more');
  await member.call(sendMessage, { id: shop, name: NAME, phone: PHONE, content: 'Bir daha' });
  const files = () => readdir(path.join(dataDir, 'outbox'));
  const all = (await files()).length;
  app.dependencies.mail.forgetNaming = mail.forgetNaming;

  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(EMAIL)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  while ((await removalJob.run(app.dependencies)) === 'more');

  expect(await tablesNaming(MARKS)).toEqual({});
  expect((await files()).length).toBeLessThan(all);
  expect((await app.emailsTo(owner.email)).map(({ kind }) => kind)).toContain('message-received');
});

test('no kind of record names whoever left, and the download has what they sent', async () => {
  const leaving = { email: 'mediha@ornek.example', name: 'Mediha Kalmaz' };
  const member = await app.member(leaving);
  const give = recordsToDecide(app);
  for (const kind of decidedKinds) {
    const { user, email, name } = decidedRecords[kind].definition.person;
    await give(kind, firstStates[kind], {
      ...(user && { [user]: member.userId }),
      ...(email && { [email]: leaving.email }),
      ...(name && { [name]: leaving.name }),
    });
  }
  const records = Object.values(decidedRecords);
  const named = Object.keys(await tablesNaming([leaving.name, leaving.email])).map(codeName);
  const withWords = records.filter(({ definition: { person } }) => person.email ?? person.name);
  expect(named).toEqual(expect.arrayContaining(withWords.map(({ table }) => table)));

  const data = await member.call(downloadPersonalData, {});
  const names = records.flatMap(({ personal }) => (personal ? [personal.name] : []));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(data, name).toMatchObject({ [name]: [expect.anything()] });

  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(leaving.email)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  expect(await tablesNaming([leaving.name, leaving.email])).toEqual({});
  for (const { table, definition } of records) {
    const column = definition.person.user;
    if (!column) continue;
    const left = await app.db
      .selectFrom(table as 'reports')
      .select('id')
      .where(column as 'userId', '=', member.userId)
      .execute();
    expect(left, table).toEqual([]);
  }
});

/** As code calls a table. */
const codeName = (table: string) => table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

const MAIL_CONFIG = {
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  CONTACT_EMAIL: undefined,
  SITE_NAME: 'Adana Rehberi',
  PUBLIC_URL: 'http://test',
};
