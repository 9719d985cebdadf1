import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { PasskeysTable } from '#server/platform/database/database-tables.ts';

export const listPasskeysOf = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

/** Locked: its counter must not be raised by two answers at once. */
export const lockPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'publicKey', 'counter', 'transports'])
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export const insertPasskey = (db: Db, passkey: Insertable<PasskeysTable>) =>
  db.insertInto('passkeys').values(passkey).returning(['id', 'name']).executeTakeFirstOrThrow();

export const markPasskeyUsed = (db: Db, id: number, counter: number, at: Date) =>
  db.updateTable('passkeys').set({ counter, lastUsedAt: at }).where('id', '=', id).execute();

export const deletePasskey = async (db: Db, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deletePasskeysOf = async (db: Db, userId: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** @returns false when a code opened the team's pages to the account before */
export async function markFirstTeamSignIn(db: Db, userId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ signedInAsTeamAt: at })
    .where('id', '=', userId)
    .where('signedInAsTeamAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code opens the team's pages once more. */
export const forgetTeamSignIn = (db: Db, userId: number) =>
  db.updateTable('users').set({ signedInAsTeamAt: null }).where('id', '=', userId).execute();

export const markChallenge = (
  db: Db,
  tokenHash: Buffer,
  question: { challenge: string; expiresAt: Date } | undefined,
) =>
  db
    .updateTable('sessions')
    .set({
      challenge: question?.challenge ?? null,
      challengeExpiresAt: question?.expiresAt ?? null,
    })
    .where('tokenHash', '=', tokenHash)
    .execute();

export const findChallenge = async (
  db: Db,
  tokenHash: Buffer,
  at: Date,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .select('challenge')
    .where('tokenHash', '=', tokenHash)
    .where('challengeExpiresAt', '>', at)
    .executeTakeFirst();
  return row?.challenge ?? undefined;
};
