import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type { tellApart as contract } from '#contract/moderation/moderation.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { isOwnRecord } from '#server/records/decide.service.ts';
import { business } from '../editing/business-record.service.ts';
import { listSimilarTo } from './duplicates.service.ts';
import {
  deleteToldApart,
  findWaiting,
  giveDoubtBack,
  insertToldApart,
  takeDoubt,
} from './told-apart.queries.ts';

/** Remembers that two are two, or forgets it again. */
export const tellApart = (
  ctx: Context,
  { id, other, isApart }: z.output<(typeof contract)['input']>,
): Promise<Record<never, never>> =>
  inTransaction(ctx, async (inside) => {
    const { db, caller } = inside;
    const both = [id, other].sort((a, b) => a - b);
    if (id === other) return refuse('invalid_input');
    for (const one of both) {
      if (!(await business.lock(db, one))) return refuse('business_not_found');
      if (await isOwnRecord({ db, actor: caller }, business, { id: one })) refuse('own_record');
    }
    if (isApart ? !(await insertToldApart(db, id, other)) : !(await forget(inside, both)))
      return {};
    if (isApart) {
      for (const [one = id, two = other] of [both, both.toReversed()]) {
        const waiting = await findWaiting(db, one);
        const isLeft = waiting && (await listSimilarTo(inside, withPhone(waiting))).length > 0;
        if (waiting && !isLeft) await takeDoubt(db, one, two);
      }
    }
    await record(inside, caller, {
      action: isApart ? 'business.tell_apart' : 'business.tell_alike',
      ...{ entity: 'business', entityId: id, difference: { other } },
    });
    return {};
  });

const withPhone = <Row extends { phone: string | null }>(row: Row) => ({
  ...row,
  phone: row.phone ?? '',
});

async function forget({ db }: Context, [one = 0, other = 0]: number[]): Promise<boolean> {
  const inDoubt = await deleteToldApart(db, one, other);
  if (inDoubt) await giveDoubtBack(db, inDoubt);
  return inDoubt !== undefined;
}
