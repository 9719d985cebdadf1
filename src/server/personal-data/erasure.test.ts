import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { askDeletionCode, deleteAccount } from '#contract/accounts.ts';
import { sendMessage } from '#contract/messages.ts';
import { reportBusiness } from '#contract/reports.ts';
import { requestReservation } from '#contract/reservations.ts';
import { deliverLetters } from '#server/notifications/deliver-letters.jobs.ts';
import { openMail } from '#server/platform/mail.ts';
import { removalJob } from '#server/uploads/uploads.jobs.ts';
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

test('whoever leaves is named nowhere: no row, no file, no letter to others', async () => {
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

  // Said through the site: their answers and letters count too.
  const shop = await app.given.business({ plan: 'premium' });
  const owner = await app.member();
  await insert('business_claims', {
    ...{ business_id: shop, user_id: owner.userId, email: owner.email, status: 'approved' },
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
  const decided = { created_at: TEST_NOW, updated_at: TEST_NOW };
  const submitted = { submitter_name: NAME, submitted_by: userId, email: EMAIL };
  await app.given.business({ ...submitted, status: 'approved', is_email_shown: true });
  await app.given.business({ ...submitted, status: 'pending', description: FREE_WORDS });
  await app.given.business({ email: EMAIL, email_verified: true });
  const owned = { business_name: 'Lokanta', owner_name: NAME, address: 'Seyhan', phone: PHONE };
  await insert('business_owners', {
    ...owned,
    email: EMAIL,
    user_id: userId,
    description: FREE_WORDS,
  });
  await insert('business_claims', {
    ...{ business_id: shop, user_id: userId, email: EMAIL, claimant_name: NAME },
    ...{ message: FREE_WORDS, documents: ['zubeyde.pdf'] },
  });
  await insert('business_members', {
    ...{ business_id: shop, email: EMAIL, user_id: userId, role: 'manager' },
    ...{ accepted_at: TEST_NOW, invitation_expires_at: TEST_NOW },
  });
  await insert('business_revisions', {
    ...{ business_id: shop, proposed_by: userId, changes: '{}', status: 'pending' },
  });
  await insert('plan_requests', {
    ...{ business_id: shop, requested_by: userId, plan: 'basic', message: FREE_WORDS },
  });
  await insert('removal_requests', {
    user_id: userId,
    name: NAME,
    email: EMAIL,
    content: FREE_WORDS,
  });
  await insert('reviews', { business_id: shop, user_id: userId, rating: 4, content: FREE_WORDS });
  await insert('promotional_leads', { email: EMAIL, business_name: FREE_WORDS });
  const ad = {
    ...{ business_name: 'Lokanta', contact_person: NAME, email: EMAIL, phone: PHONE },
    ...{ package_type: 'basic', duration: 1, message: FREE_WORDS, ...decided },
  };
  await insert('advertisement_requests', ad);
  await insert('advertisements', {
    ...{ ...ad, status: 'ended', live_at: TEST_NOW, ad_content: '{}' },
    ...{ start_date: '2026-11-01', end_date: '2026-11-20' },
  });
  await insert('import_batches', {
    ...{ file_name: 'zubeyde.csv', source: 'standard', imported_by: userId },
  });
  await insert('uploads', {
    ...{ uploaded_by: userId, file_name: 'zubeyde.jpg', expires_at: TEST_NOW },
    ...{ attached_at: TEST_NOW, attached_to: null },
  });
  await insert('passkeys', {
    ...{ user_id: userId, credential_id: 'zubeyde', public_key: Buffer.alloc(1), name: NAME },
  });
  const lost = { kind: 'message-received', to: owner.email, text: `${NAME}: ${FREE_WORDS}` };
  await insert('outbox', {
    ...{ kind: lost.kind, recipient: owner.email, letter: lost, failed_at: TEST_NOW },
  });

  const before = Object.keys(await tablesNaming(MARKS));
  expect(before).toEqual([
    ...['advertisement_requests', 'advertisements', 'business_claims', 'business_members'],
    ...['business_messages', 'business_owners', 'businesses', 'import_batches', 'outbox'],
    ...['passkeys', 'plan_requests', 'promotional_leads', 'removal_requests', 'reports'],
    ...['reservations', 'reviews', 'sign_in_codes', 'uploads', 'users'],
  ]);

  // One letter to the owner lies in a file already, one still waits.
  const mail = openMail({ ...MAIL_CONFIG, DATA_DIR: dataDir }, { print() {}, isTerminal: false });
  const surroundings = { ...app.surroundings, mail };
  while ((await deliverLetters.run(surroundings)) === 'more');
  await member.call(sendMessage, { id: shop, name: NAME, phone: PHONE, content: 'Bir daha' });
  const files = () => readdir(path.join(dataDir, 'outbox'));
  const all = (await files()).length;
  app.surroundings.mail.forgetNaming = mail.forgetNaming;

  await member.call(askDeletionCode, {});
  const code = (await app.lettersTo(EMAIL)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  while ((await removalJob.run(app.surroundings)) === 'more');

  expect(await tablesNaming(MARKS)).toEqual({});
  expect((await files()).length).toBeLessThan(all);
  expect((await app.lettersTo(owner.email)).map(({ kind }) => kind)).toContain('message-received');
});

const MAIL_CONFIG = {
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  CONTACT_EMAIL: undefined,
  SITE_NAME: 'Adana Rehberi',
  PUBLIC_URL: 'http://test',
};
