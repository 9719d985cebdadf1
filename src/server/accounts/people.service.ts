import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type {
  changeRole as changeContract,
  listPeople as listContract,
  Person,
  PersonFile,
} from '#contract/moderation/administration-records.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { markAccount } from './accounts.queries.ts';
import {
  countPeople,
  findPersonRow,
  listBusinessesOfPerson,
  listPersonRows,
  lockAdmins,
  lockPerson,
  type PersonRow,
} from './people.queries.ts';
import { deleteSessionNamed, deleteSessionsOf } from './sessions.queries.ts';
import { sessionsOf } from './sessions.service.ts';

const toPerson = ({ createdAt, lastSeenAt, ...row }: PersonRow): Person => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

export async function listPeople(
  ctx: Context,
  { q = '', role, limit, cursor }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<Person>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const id = /^#?(\d{1,9})$/.exec(q)?.[1];
  const filters = { role, ...(id ? { id: Number(id) } : { text: q }) };
  const [rows, total] = await Promise.all([
    listPersonRows(ctx.db, filters, { limit, offset, at: ctx.now() }),
    countPeople(ctx.db, filters),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map(toPerson),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

export async function getPerson(ctx: Context, { id }: { id: number }): Promise<PersonFile> {
  const row = (await findPersonRow(ctx.db, id, ctx.now())) ?? refuse('not_found');
  const [sessions, businesses] = await Promise.all([
    sessionsOf(ctx, id),
    listBusinessesOfPerson(ctx.db, id),
  ]);
  return { ...toPerson(row), sessions, businesses };
}

/** Gives or takes a role. Who loses it and owns a business is an owner again. */
export const changeRole = (
  ctx: Context,
  { id, role }: z.output<(typeof changeContract)['input']>,
): Promise<PersonFile> =>
  inTransaction(ctx, async (inside) => {
    if (id === ctx.caller.userId) refuse('own_role');
    const admins = await lockAdmins(inside.db);
    const person = (await lockPerson(inside.db, id)) ?? refuse('not_found');
    const after = role === 'user' && person.isOwner ? 'owner' : role;
    if (after !== person.role) {
      if (person.role === 'admin' && admins.length < 2) refuse('last_admin');
      await markAccount(inside.db, id, { role: after, updatedAt: ctx.now() });
      await record(inside, ctx.caller, {
        action: 'user.grant',
        entity: 'user',
        entityId: id,
        difference: { role: [person.role, after] },
      });
    }
    return getPerson(inside, { id });
  });

export const endPersonSession = (
  ctx: Context,
  { id, session }: { id: number; session: string },
): Promise<PersonFile> =>
  inTransaction(ctx, async (inside) => {
    (await deleteSessionNamed(inside.db, id, session)) ?? refuse('not_found');
    await recordEnding(inside, id, 1);
    return getPerson(inside, { id });
  });

export const endPersonSessions = (ctx: Context, { id }: { id: number }): Promise<PersonFile> =>
  inTransaction(ctx, async (inside) => {
    const { sessionCount } = await getPerson(inside, { id });
    await deleteSessionsOf(inside.db, id);
    if (sessionCount > 0) await recordEnding(inside, id, sessionCount);
    return getPerson(inside, { id });
  });

const recordEnding = (ctx: Context, id: number, count: number) =>
  record(ctx, ctx.caller, {
    action: 'user.end_sessions',
    entity: 'user',
    entityId: id,
    difference: { sessions: [count, 0] },
  });
