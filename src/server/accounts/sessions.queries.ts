import { sql } from 'kysely';
import { type Role, SESSION_TERMS } from '#contract/accounts/accounts.ts';
import type { Db } from '#server/platform/database/database.ts';

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
    .innerJoin('users as u', 'u.id', 's.userId')
    .select([
      'u.id as userId',
      'u.role',
      'u.email',
      'u.isGuest',
      's.lastSeenAt',
      's.needsEnrolment',
      's.provedAt',
      sql<boolean>`s.confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`exists (select from passkeys p where p.user_id = u.id)`.as('hasPasskey'),
    ])
    .where('s.tokenHash', '=', tokenHash)
    .where(stands(at))
    .executeTakeFirst();

export const markSessionSeen = (db: Db, tokenHash: Buffer, at: Date) =>
  db.updateTable('sessions').set({ lastSeenAt: at }).where('tokenHash', '=', tokenHash).execute();

export const insertSession = (
  db: Db,
  session: {
    tokenHash: Buffer;
    userId: number;
    agentClass: string;
    needsEnrolment: boolean;
    provedAt: Date | null;
    createdAt: Date;
    lastSeenAt: Date;
    expiresAt: Date;
  },
) => db.insertInto('sessions').values(session).execute();

/** The same session under another token. */
export const markSessionProved = (
  db: Db,
  tokenHash: Buffer,
  changes: { tokenHash: Buffer; provedAt: Date; confirmedAt?: Date },
) =>
  db
    .updateTable('sessions')
    .set(changes)
    .where('tokenHash', '=', tokenHash)
    .returning('expiresAt')
    .executeTakeFirst();

export const listSessionsOf = (db: Db, userId: number, at: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.tokenHash', 's.agentClass as device', 's.createdAt as openedAt', 's.lastSeenAt'])
    .where('s.userId', '=', userId)
    .where(stands(at))
    .orderBy('s.lastSeenAt', 'desc')
    .orderBy('s.tokenHash')
    .execute();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();

/** The one whose hash begins with these hexadecimal digits. */
export const deleteSessionNamed = (db: Db, userId: number, id: string) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where(sql<string>`left(encode(token_hash, 'hex'), 16)`, '=', id)
    .returning('tokenHash')
    .executeTakeFirst();

export const deleteOtherSessionsOf = (db: Db, userId: number, kept: Buffer) =>
  db.deleteFrom('sessions').where('userId', '=', userId).where('tokenHash', '<>', kept).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('userId', '=', userId).execute();
