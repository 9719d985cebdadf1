import { type Kysely, sql } from 'kysely';

/**
 * ADMIN_EMAIL makes an admin once. Hashes, since an address may outlive its account here. Used already: the
 * addresses that it raised before, as the record of decisions has them, and those of whoever is admin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_admin_emails (
      email_hash bytea primary key,
      used_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into used_admin_emails (email_hash)
    select distinct sha256(convert_to(u.email, 'UTF8')) from users u
    where u.email is not null and (u.role = 'admin' or exists (
      select from audit_entries a where a.entity = 'user' and a.entity_id = u.id::text
        and a.action = 'user.grant' and a.actor_role = 'system'))`.execute(db);
}
