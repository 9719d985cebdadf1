import { type Dependencies, inTransaction } from '#server/platform/context.ts';
import { askWebsite } from './ask-website.service.ts';
import {
  type AskedWebsite,
  countAskedWebsites,
  lockWebsiteChecks,
  markAnswering,
  markSilent,
  takeAnswering,
  takeDueWebsites,
} from './website-checks.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ASKED_AGAIN_DAYS = 30;
const HOST_RESTS_MS = 30 * MINUTE_MS;
const AT_ONCE = 4;

type Checking = Pick<Dependencies, 'db' | 'now' | 'fetchOutside' | 'publicUrl'>;

/** Takes what may still be asked today: `most` of it at once, unless it is to be one that answers. */
const take = (ctx: Checking, perDay: number, { most }: { most: number } | { most?: never }) =>
  inTransaction(ctx, async ({ db, now }): Promise<AskedWebsite[]> => {
    await lockWebsiteChecks(db);
    const at = now();
    const before = (ms: number) => new Date(at.getTime() - ms);
    const left = perDay - (await countAskedWebsites(db, before(DAY_MS)));
    if (left <= 0) return [];
    const hostsSince = before(HOST_RESTS_MS);
    if (most === undefined) {
      const one = await takeAnswering(db, { at, hostsSince });
      return one ? [one] : [];
    }
    return takeDueWebsites(db, {
      ...{ at, hostsSince, failedBefore: before(DAY_MS) },
      answeredBefore: before(ASKED_AGAIN_DAYS * DAY_MS),
      limit: Math.min(left, most),
    });
  });

async function askAll(ctx: Checking, websites: readonly AskedWebsite[]) {
  const waiting = websites.values();
  const asked: (AskedWebsite & Awaited<ReturnType<typeof askWebsite>>)[] = [];
  const askOn = async () => {
    for (const one of waiting) asked.push({ ...one, ...(await askWebsite(ctx, one.website)) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return asked;
}

/**
 * Asks some websites whether they answer, at most so many in 24 hours. Where nobody is heard, not even one that
 * answered before, our own network may be away: then nobody is silent. @returns how many were asked
 */
export async function checkWebsites(ctx: Checking, perDay: number): Promise<number> {
  const due = await take(ctx, perDay, { most: Math.ceil(perDay / 24) });
  const asked = await askAll(ctx, due);
  const isHeard = () => asked.some((one) => one.isHeard);
  if (asked.length > 0 && !isHeard())
    asked.push(...(await askAll(ctx, await take(ctx, perDay, {}))));
  const at = ctx.now();
  for (const one of asked) {
    if (one.answer === 'answers') await markAnswering(ctx.db, one, at);
    if (one.answer === 'silent' && isHeard()) await markSilent(ctx.db, one, at);
  }
  return asked.length;
}
