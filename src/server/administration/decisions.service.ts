import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type {
  Decision,
  listDecisions as listContract,
} from '#contract/moderation/administration-records.ts';
import { checkAuditChain } from '#server/platform/audit/audit-chain.ts';
import type { Context } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { countDecisions, listDecisionRows } from './decisions.queries.ts';

const MOST_BROKEN_NAMED = 100;

export async function listDecisions(
  ctx: Context,
  { limit, cursor, day, ...filters }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<Decision>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const wanted = { ...filters, day: day || undefined };
  const [rows, total] = await Promise.all([
    listDecisionRows(ctx.db, wanted, { limit, offset }),
    countDecisions(ctx.db, wanted),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

/** The same check as the command `audit` makes. */
export async function checkDecisions({ db }: Pick<Context, 'db'>) {
  const { entries, broken } = await checkAuditChain(db);
  return { entries, broken: broken.slice(0, MOST_BROKEN_NAMED), brokenCount: broken.length };
}
