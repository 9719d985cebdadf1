import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export const insertCode = (
  db: Db,
  code: {
    email: string;
    code_hash: Buffer;
    browser_hash: Buffer;
    name: string | null;
    phone: string | null;
    tries_left: number;
    expires_at: Date;
    created_at: Date;
  },
) => db.insertInto('sign_in_codes').values(code).execute();

/** Locks the newest code a browser asked for: of two tries at once the second sees the first. */
export const lockNewestCode = (db: Db, browserHash: Buffer) =>
  db
    .selectFrom('sign_in_codes')
    .select([
      'id',
      'email',
      'name',
      'phone',
      'code_hash as codeHash',
      'tries_left as triesLeft',
      'expires_at as expiresAt',
      'used_at as usedAt',
    ])
    .where('browser_hash', '=', browserHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const markCodeUsed = (db: Db, id: number, at: Date) =>
  db.updateTable('sign_in_codes').set({ used_at: at }).where('id', '=', id).execute();

export const markCodeTried = (db: Db, id: number) =>
  db
    .updateTable('sign_in_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('id', '=', id)
    .where('tries_left', '>', 0)
    .execute();

const account = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'is_verified as isVerified',
      'role',
      'created_at as createdAt',
    ]);

export const findAccount = (db: Db, id: number) =>
  account(db).where('id', '=', id).where('is_guest', '=', false).executeTakeFirst();

export const findAccountOf = (db: Db, email: string) =>
  account(db).where('email', '=', email).executeTakeFirst();

/** Makes sure that the address has an account, and locks it. */
export async function lockAccountOf(db: Db, email: string, at: Date) {
  await db
    .insertInto('users')
    .values({ email, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return account(db).where('email', '=', email).forUpdate().executeTakeFirstOrThrow();
}

export const markAccount = (
  db: Db,
  id: number,
  changes: {
    name?: string;
    phone?: string | null;
    is_verified?: boolean;
    role?: 'user' | 'owner' | 'moderator' | 'admin';
    updated_at: Date;
  },
) => db.updateTable('users').set(changes).where('id', '=', id).execute();

/** @returns false when the address has been used as ADMIN_EMAIL before */
export async function spendAdminEmail(db: Db, email: string, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_admin_emails')
    .values({ email_hash: createHash('sha256').update(email).digest(), used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_at')
    .executeTakeFirst();
  return row !== undefined;
}

export const insertGuest = (db: Db, at: Date) =>
  db
    .insertInto('users')
    .values({ is_guest: true, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();

export const deleteUser = (db: Db, id: number) =>
  db.deleteFrom('users').where('id', '=', id).execute();

export const deleteCodesOf = (db: Db, email: string) =>
  db.deleteFrom('sign_in_codes').where('email', '=', email).execute();
