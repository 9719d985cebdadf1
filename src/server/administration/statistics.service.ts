import { dayInAdana } from '#contract/calendar/days.ts';
import {
  MEDIAN_DAYS,
  STATISTICS_DAYS,
  WaitingKind,
} from '#contract/moderation/administration-records.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import type { Context } from '#server/platform/context.ts';
import { countDecidedByDay, countWaiting, listMedians } from './statistics.queries.ts';

const DAY_MS = 86_400_000;

/** The work before the team and behind it. */
export async function getTeamStatistics({ db, now }: Pick<Context, 'db' | 'now'>) {
  const at = now().getTime();
  const before = (days: number) => new Date(at - days * DAY_MS);
  const [waiting, decided, medians] = await Promise.all([
    countWaiting(
      db,
      WaitingKind.options.map((kind) => [kind, decidedRecords[kind].definition.inbox]),
    ),
    countDecidedByDay(db, before(STATISTICS_DAYS)),
    listMedians(db, before(MEDIAN_DAYS)),
  ]);
  const byDay = new Map(decided.map((one) => [one.day, one.decided]));
  const days = Array.from({ length: STATISTICS_DAYS }, (_, index) =>
    dayInAdana(before(STATISTICS_DAYS - 1 - index)),
  );
  return {
    waiting: waiting.map((one) => ({ ...one, oldestAt: one.oldestAt?.toISOString() ?? null })),
    days: days.map((day) => ({ day, decided: byDay.get(day) ?? 0 })),
    medians: medians.filter((one) => one.decided > 0),
  };
}
