import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** Locks the business a link was sent for: of two clicks at once the second sees the first. */
export const lockByLinkHash = (db: Db, hash: string) =>
  db
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'email',
      'status',
      'submitter_name as submitterName',
      'submitted_by as submittedBy',
      'email_verified as isVerified',
      'email_verification_expires as expiresAt',
    ])
    .where('email_verification_token', '=', hash)
    .forUpdate()
    .executeTakeFirst();

/** Puts a new link in the place of the one before. */
export const markLink = (db: Db, id: number, link: { hash: string; expiresAt: Date }) =>
  db
    .updateTable('businesses')
    .set({ email_verification_token: link.hash, email_verification_expires: link.expiresAt })
    .where('id', '=', id)
    .execute();

export const listWaitingForProof = (db: Db, email: string, limit: number) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('users as u', 'u.id', 'b.submitted_by')
    .select(['b.id', 'b.name', 'b.submitter_name as submitterName', 'u.email as sentFrom'])
    .where(sql<boolean>`lower(b.email) = ${email}`)
    .where('b.status', '=', 'email_pending')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .forUpdate('b')
    .execute();
