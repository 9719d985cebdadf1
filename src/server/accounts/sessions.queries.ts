import { sql } from 'kysely';
import { type Role, SESSION_TERMS } from '#contract/accounts.ts';
import type { Db } from '#server/platform/database.ts';

const MINUTE_MS = 60_000;

/** Of a session `s` and its account `u`: whether it stands, by the terms of the role the account has now. */
export function stands(at: Date) {
  const ago = (minutes: number) => new Date(at.getTime() - minutes * MINUTE_MS);
  const terms = (Object.keys(SESSION_TERMS) as Role[]).map((role) => {
    const { hours, idleMinutes } = SESSION_TERMS[role];
    const isUsed = idleMinutes ? sql` and s.last_seen_at > ${ago(idleMinutes)}` : sql``;
    return sql`when ${role} then s.created_at > ${ago(hours * 60)}${isUsed}`;
  });
  return sql<boolean>`(s.expires_at > ${at} and case u.role ${sql.join(terms, sql` `)} end)`;
}

/** A session that stands, with who it names. */
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
      's.needs_enrolment as needsEnrolment',
      's.proved_at as provedAt',
      sql<boolean>`s.confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`exists (select from passkeys p where p.user_id = u.id)`.as('hasPasskey'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where(stands(at))
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
    needs_enrolment: boolean;
    proved_at: Date | null;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
  },
) => db.insertInto('sessions').values(session).execute();

/** The same session under another token. */
export const markSessionProved = (
  db: Db,
  tokenHash: Buffer,
  changes: { token_hash: Buffer; proved_at: Date; confirmed_at?: Date },
) =>
  db
    .updateTable('sessions')
    .set(changes)
    .where('token_hash', '=', tokenHash)
    .returning('expires_at as expiresAt')
    .executeTakeFirst();

export const listSessionsOf = (db: Db, userId: number, at: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.token_hash as tokenHash',
      's.agent_class as device',
      's.created_at as openedAt',
      's.last_seen_at as lastSeenAt',
    ])
    .where('s.user_id', '=', userId)
    .where(stands(at))
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.token_hash')
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

export const deleteOtherSessionsOf = (db: Db, userId: number, kept: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();
