import { dayInAdana } from '#contract/calendar/days.ts';
import { KIND_WORDS } from '#contract/moderation/moderation-words.ts';
import { daysOffAround } from '#server/calendar/calendar.service.ts';
import { moderationDigestEmail } from '#server/notifications/emails/moderation-digest.email.ts';
import { moderationWaitingEmail } from '#server/notifications/emails/moderation-waiting.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { type Dependencies, inTransaction } from '#server/platform/context.ts';
import { momentText } from '#server/records/decisions.rules.ts';
import { countWaiting, listWaiting } from './inbox.queries.ts';
import { soonUntil } from './inbox.rules.ts';
import { promisesAt } from './inbox.service.ts';
import {
  ensureRows,
  lockNotToldSince,
  lockWithoutDigest,
  markTold,
} from './moderator-emails.queries.ts';
import { emailsAt } from './moderator-emails.rules.ts';

const MINUTE_MS = 60_000;
/** At most one letter about what is new in this time. */
const TOLD_EVERY_MINUTES = 30;
const NEAREST_SHOWN = 8;

type EmailContext = Pick<Dependencies, 'db' | 'now' | 'log' | 'publicUrl'>;

/** Tells the team what waits: in the morning all of it, over the day what came since the last e-mail. */
export async function tellModerators(ctx: EmailContext): Promise<void> {
  const at = ctx.now();
  const { isDigestTime, isWorkingTime } = emailsAt(at, await daysOffAround(ctx.db, at));
  if (!isWorkingTime) return;
  await ensureRows(ctx.db);
  if (isDigestTime) await inTransaction(ctx, (inside) => sendDigests(inside, at));
  await inTransaction(ctx, (inside) => sendNews(inside, at));
}

const inboxOf = ({ publicUrl }: EmailContext) => `${publicUrl}/admin`;

async function sendDigests(ctx: EmailContext, at: Date): Promise<void> {
  const day = dayInAdana(at);
  const staff = await lockWithoutDigest(ctx.db, day);
  if (staff.length === 0) return;
  const ids = staff.map(({ userId }) => userId);
  const promises = await promisesAt(ctx.db, at);
  const counts = await countWaiting(ctx.db, promises, { now: at, soonUntil: soonUntil(at) });
  const sum = (of: 'waiting' | 'late' | 'soon') =>
    counts.reduce((total, row) => total + row[of], 0);
  const waiting = sum('waiting');
  await markTold(ctx.db, ids, { digestDay: day, ...(waiting > 0 && { at }) });
  if (waiting === 0) return;
  const nearest = await listNearest(ctx, at);
  for (const { email } of staff) {
    await queueEmail(
      ctx,
      moderationDigestEmail({
        to: email,
        ...{ waiting, late: sum('late'), soon: sum('soon') },
        kinds: counts.map(({ kind, waiting: count }) => [KIND_WORDS[kind], count]),
        nearest,
        href: inboxOf(ctx),
      }),
    );
  }
}

async function listNearest(ctx: EmailContext, now: Date) {
  const rows = await listWaiting(ctx.db, await promisesAt(ctx.db, now), {
    limit: NEAREST_SHOWN,
  });
  return rows.flatMap(({ kind, title, deadline }) =>
    deadline ? [{ kind: KIND_WORDS[kind], title, deadline: momentText(deadline) }] : [],
  );
}

async function sendNews(ctx: EmailContext, at: Date): Promise<void> {
  const before = new Date(at.getTime() - TOLD_EVERY_MINUTES * MINUTE_MS);
  const promises = await promisesAt(ctx.db, at);
  for (const { userId, email, toldAt } of await lockNotToldSince(ctx.db, before)) {
    const counts = await countWaiting(ctx.db, promises, {
      now: at,
      soonUntil: soonUntil(at),
      since: toldAt ?? undefined,
    });
    const fresh = counts.filter((row) => row.fresh > 0);
    const count = fresh.reduce((total, row) => total + row.fresh, 0);
    if (count === 0) continue;
    await markTold(ctx.db, [userId], { at });
    await queueEmail(
      ctx,
      moderationWaitingEmail({
        to: email,
        count,
        kinds: fresh.map((row) => [KIND_WORDS[row.kind], row.fresh]),
        href: inboxOf(ctx),
      }),
    );
  }
}
