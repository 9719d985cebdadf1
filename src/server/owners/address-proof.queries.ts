import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** Locks the application a link was sent for: of two clicks at once the second sees the first. */
export const lockByLinkHash = (db: Db, hash: string) =>
  db
    .selectFrom('business_owners')
    .select([
      'id',
      'business_name as businessName',
      'owner_name as ownerName',
      'email',
      'status',
      'user_id as userId',
      'email_verified as isVerified',
      'email_verification_expires as expiresAt',
    ])
    .where('email_verification_token', '=', hash)
    .forUpdate()
    .executeTakeFirst();

export const markLink = (db: Db, id: number, link: { hash: string; expiresAt: Date }) =>
  db
    .updateTable('business_owners')
    .set({ email_verification_token: link.hash, email_verification_expires: link.expiresAt })
    .where('id', '=', id)
    .execute();

export const listWaitingForProof = (db: Db, email: string, limit: number) =>
  db
    .selectFrom('business_owners as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'o.id',
      'o.business_name as businessName',
      'o.owner_name as ownerName',
      'u.email as sentFrom',
    ])
    .where(sql<boolean>`lower(o.email) = ${email}`)
    .where('o.status', '=', 'email_pending')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .forUpdate('o')
    .execute();
