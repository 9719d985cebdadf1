import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** A session that has not run out, with who it names. */
export const findSession = (db: Db, tokenHash: Buffer, at: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      'u.id as userId',
      'u.role',
      'u.email',
      'u.is_guest as isGuest',
      's.last_seen_at as lastSeenAt',
      sql<boolean>`u.role = 'admin' and s.confirmed_at is null
        and exists (select from passkeys p where p.user_id = u.id)`.as('needsPasskey'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', at)
    .executeTakeFirst();

export const markSessionSeen = (db: Db, tokenHash: Buffer, at: Date) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();

export const insertSession = (
  db: Db,
  session: {
    token_hash: Buffer;
    user_id: number;
    agent_class: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
  },
) => db.insertInto('sessions').values(session).execute();

export const listSessionsOf = (db: Db, userId: number, at: Date) =>
  db
    .selectFrom('sessions')
    .select([
      'token_hash as tokenHash',
      'agent_class as device',
      'created_at as openedAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

/** The one whose hash begins with these hexadecimal digits. */
export const deleteSessionNamed = (db: Db, userId: number, id: string) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sql<string>`left(encode(token_hash, 'hex'), 16)`, '=', id)
    .returning('token_hash as tokenHash')
    .executeTakeFirst();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

export const deleteOldSessions = (db: Db, at: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
