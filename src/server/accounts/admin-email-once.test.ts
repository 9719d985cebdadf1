import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { up } from '../../../db/migrations/0052-admin-email-once.ts';
import { spendAdminEmail } from './accounts.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('where a site is older, addresses that were made admin before make nobody admin again', async () => {
  const { db } = database;
  await sql`drop table used_admin_emails`.execute(db);
  await sql`
    insert into users (email, role) values ('admin@ornek.example', 'admin'),
      ('lowered@ornek.example', 'user'), ('member@ornek.example', 'user')`.execute(db);
  await sql`
    insert into audit_entries (actor_role, action, entity, entity_id, hash)
    select 'system', 'user.grant', 'user', id::text, '' from users
    where email = 'lowered@ornek.example'`.execute(db);
  await up(db as never);
  const mayUse = (name: string) => spendAdminEmail(db, `${name}@ornek.example`, new Date());
  expect(await mayUse('admin')).toBe(false);
  expect(await mayUse('lowered')).toBe(false);
  expect(await mayUse('member')).toBe(true);
  expect(await mayUse('member')).toBe(false);
});
