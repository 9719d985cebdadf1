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
    .selectFrom('businesses')
    .select(['id', 'name', 'submitter_name as submitterName'])
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('status', '=', 'email_pending')
    .orderBy('id', 'desc')
    .limit(limit)
    .forUpdate()
    .execute();
