import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export const insertCode = (
  db: Db,
  code: {
    email: string;
    codeHash: Buffer;
    browserHash: Buffer;
    name: string | null;
    phone: string | null;
    triesLeft: number;
    expiresAt: Date;
    createdAt: Date;
  },
) => db.insertInto('signInCodes').values(code).execute();

/** Locks the newest code a browser asked for: of two tries at once the second sees the first. */
export const lockNewestCode = (db: Db, browserHash: Buffer) =>
  db
    .selectFrom('signInCodes')
    .select(['id', 'email', 'name', 'phone', 'codeHash', 'triesLeft', 'expiresAt', 'usedAt'])
    .where('browserHash', '=', browserHash)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const markCodeUsed = (db: Db, id: number, at: Date) =>
  db.updateTable('signInCodes').set({ usedAt: at }).where('id', '=', id).execute();

export const markCodeTried = (db: Db, id: number) =>
  db
    .updateTable('signInCodes')
    .set({ triesLeft: sql`tries_left - 1` })
    .where('id', '=', id)
    .where('triesLeft', '>', 0)
    .execute();

const account = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'isVerified', 'role', 'createdAt']);

export const findAccount = (db: Db, id: number) =>
  account(db).where('id', '=', id).where('isGuest', '=', false).executeTakeFirst();

export const findAccountOf = (db: Db, email: string) =>
  account(db).where('email', '=', email).executeTakeFirst();

/** Makes sure that the address has an account, and locks it. */
export async function lockAccountOf(db: Db, email: string, at: Date) {
  await db
    .insertInto('users')
    .values({ email, createdAt: at, updatedAt: at })
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
    isVerified?: boolean;
    role?: 'user' | 'owner' | 'moderator' | 'admin';
    updatedAt: Date;
  },
) => db.updateTable('users').set(changes).where('id', '=', id).execute();

/** @returns false when the address has been used as ADMIN_EMAIL before */
export async function spendAdminEmail(db: Db, email: string, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('usedAdminEmails')
    .values({ emailHash: createHash('sha256').update(email).digest(), usedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('usedAt')
    .executeTakeFirst();
  return row !== undefined;
}

export const insertGuest = (db: Db, at: Date) =>
  db
    .insertInto('users')
    .values({ isGuest: true, createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();

export const deleteUser = (db: Db, id: number) =>
  db.deleteFrom('users').where('id', '=', id).execute();

export const deleteCodesOf = (db: Db, email: string) =>
  db.deleteFrom('signInCodes').where('email', '=', email).execute();
