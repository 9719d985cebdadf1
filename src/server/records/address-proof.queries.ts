import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A table of records that a link in an e-mail proves the address of, and which of its columns says what. */
export interface ProvedTable {
  table: 'businesses' | 'businessOwners';
  title: string;
  user: string;
  name: string;
}

interface SentRecord {
  id: number;
  status: string;
  title: string;
  name: string;
  email: string | null;
  userId: number | null;
  isVerified: boolean;
  expiresAt: Date | null;
}

/** Locks the record a link was sent for: of two clicks at once the second sees the first. */
export async function lockByLinkHash(
  db: Db,
  { table, title, user, name }: ProvedTable,
  hash: string,
): Promise<SentRecord | undefined> {
  const { rows } = await sql<SentRecord>`
    select id, status, ${sql.ref(title)} as title, ${sql.ref(name)} as name, email,
      ${sql.ref(user)} as user_id, email_verified as is_verified,
      email_verification_expires as expires_at
    from ${sql.table(table)} where email_verification_token = ${hash} for update`.execute(db);
  return rows[0];
}

/** Puts a new link in the place of the one before. */
export const markLink = (
  db: Db,
  { table }: ProvedTable,
  id: number,
  link: { hash: string; expiresAt: Date },
) =>
  db
    .updateTable(table as 'businesses')
    .set({ emailVerificationToken: link.hash, emailVerificationExpires: link.expiresAt })
    .where('id', '=', id)
    .execute();

export async function listWaitingForProof(
  db: Db,
  { table, title, user, name }: ProvedTable,
  email: string,
  limit: number,
): Promise<{ id: number; title: string; name: string; sentFrom: string | null }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof listWaitingForProof>>[number]>`
    select r.id, r.${sql.ref(title)} as title, r.${sql.ref(name)} as name, u.email as sent_from
    from ${sql.table(table)} r left join users u on u.id = r.${sql.ref(user)}
    where lower(r.email) = ${email} and r.status = 'email_pending'
    order by r.id desc limit ${limit} for update of r`.execute(db);
  return rows;
}
