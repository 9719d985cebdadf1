import type { Db } from '#server/platform/database/database.ts';

export const listByRoles = (db: Db, roles: ('owner' | 'moderator' | 'admin')[]) =>
  db
    .selectFrom('users')
    .select(['email', 'role'])
    .where('role', 'in', roles)
    .orderBy('role')
    .orderBy('email')
    .execute();

export const markOwnerRole = (db: Db, userId: number, at: Date) =>
  db
    .updateTable('users')
    .set({ role: 'owner', updatedAt: at })
    .where('id', '=', userId)
    .where('role', '=', 'user')
    .execute();

export const markUserRole = (db: Db, userId: number, at: Date) =>
  db
    .updateTable('users')
    .set({ role: 'user', updatedAt: at })
    .where('id', '=', userId)
    .where('role', '=', 'owner')
    .execute();
