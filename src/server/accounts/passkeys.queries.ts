import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { PasskeysTable } from '#server/platform/database-tables.ts';

export const listPasskeysOf = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      'credential_id as credentialId',
      'transports',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Locked: its counter must not be raised by two answers at once. */
export const lockPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'public_key as publicKey', 'counter', 'transports'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export const insertPasskey = (db: Db, passkey: Insertable<PasskeysTable>) =>
  db.insertInto('passkeys').values(passkey).returning(['id', 'name']).executeTakeFirstOrThrow();

export const markPasskeyUsed = (db: Db, id: number, counter: number, at: Date) =>
  db.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute();

export const deletePasskey = async (db: Db, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deletePasskeysOf = async (db: Db, userId: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** @returns false when a code opened the team's pages to the account before */
export async function markFirstTeamSignIn(db: Db, userId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ signed_in_as_team_at: at })
    .where('id', '=', userId)
    .where('signed_in_as_team_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code opens the team's pages once more. */
export const forgetTeamSignIn = (db: Db, userId: number) =>
  db.updateTable('users').set({ signed_in_as_team_at: null }).where('id', '=', userId).execute();

export const markChallenge = (
  db: Db,
  tokenHash: Buffer,
  question: { challenge: string; expiresAt: Date } | undefined,
) =>
  db
    .updateTable('sessions')
    .set({
      challenge: question?.challenge ?? null,
      challenge_expires_at: question?.expiresAt ?? null,
    })
    .where('token_hash', '=', tokenHash)
    .execute();

export const findChallenge = async (
  db: Db,
  tokenHash: Buffer,
  at: Date,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .select('challenge')
    .where('token_hash', '=', tokenHash)
    .where('challenge_expires_at', '>', at)
    .executeTakeFirst();
  return row?.challenge ?? undefined;
};
