import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type { listInbox as listContract } from '#contract/moderation/moderation.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { daysOffAround } from '#server/calendar/calendar.service.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { takesBack, transitionIn } from '#server/records/decisions.rules.ts';
import { deadlineCalendar } from './deadlines.rules.ts';
import { countWaiting, listDecided, listWaiting, type Promises } from './inbox.queries.ts';
import { cursorAfter, positionOf, searchOf, soonUntil, toItem } from './inbox.rules.ts';

type Input = z.output<(typeof listContract)['input']>;

const kinds = Object.fromEntries(
  Object.entries(decidedRecords).map(([kind, { definition }]) => [kind, definition]),
) as unknown as Promises['kinds'];

export const promisesAt = async (db: Db, now: Date): Promise<Promises> => ({
  kinds,
  calendar: deadlineCalendar(now, await daysOffAround(db, now)),
});

/** What waits, the most urgent first; or what was decided, the last first. */
export async function listInbox(ctx: Context, input: Input) {
  const now = ctx.now();
  const promises = await promisesAt(ctx.db, now);
  const counts = await countWaiting(ctx.db, promises, { now, soonUntil: soonUntil(now) });
  const page =
    input.state === 'waiting'
      ? await waitingPage(ctx, input, promises)
      : await decidedPage(ctx, input, promises);
  return {
    ...page,
    counts: Object.fromEntries(counts.map(({ kind, waiting, late }) => [kind, { waiting, late }])),
  };
}

const wrongCursor = () =>
  refuse('invalid_input', [{ path: 'cursor', message: 'Böyle bir sayfa yok' }]);

async function waitingPage(ctx: Context, input: Input, promises: Promises) {
  const now = ctx.now();
  const { kind, q, urgency, limit, cursor } = input;
  const after = cursor ? (positionOf(cursor) ?? wrongCursor()) : undefined;
  const rows = await listWaiting(ctx.db, promises, {
    ...{ kind, after },
    due: urgency && { urgency, now, soonUntil: soonUntil(now) },
    search: searchOf(q),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => toItem(row, now)),
    nextCursor: last ? cursorAfter(last) : null,
  };
}

/** The decisions of a kind, or of all: `business.approve`; one that was taken back is none. */
const decisionsOf = (kind: string | undefined): string[] =>
  Object.entries(decidedRecords)
    .filter(([one]) => kind === undefined || one === kind)
    .flatMap(([one, { decisions }]) =>
      Object.keys(decisions)
        .filter((name) => !takesBack(name))
        .map((name) => `${one}.${name}`),
    );

async function decidedPage(ctx: Context, input: Input, promises: Promises) {
  const { kind, q, limit, cursor, mine } = input;
  const actions = decisionsOf(kind);
  if (actions.length === 0) return { items: [], nextCursor: null };
  if (cursor && !/^\d{1,15}$/.test(cursor)) wrongCursor();
  const rows = await listDecided(ctx.db, promises, {
    actions,
    search: searchOf(q),
    actorId: mine === 'true' ? memberId(ctx) : undefined,
    beforeEntry: cursor ? Number(cursor) : undefined,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) =>
      toItem({ ...row, deadline: null }, ctx.now(), {
        transition: transitionIn(row.action),
        at: row.at.toISOString(),
        by: row.byName,
        role: row.byRole,
      }),
    ),
    nextCursor: last ? String(last.entryId) : null,
  };
}
