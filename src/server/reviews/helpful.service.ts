import { refuse } from '#contract/api/errors.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { addToHelpful, deleteMark, findMarkable, insertMark } from './helpful.queries.ts';

/** Once per person, however often it is clicked: the mark itself decides whether the count moves. */
export const markHelpful = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberId(inside);
    const review = (await findMarkable(inside.db, id)) ?? refuse('not_found');
    if (review.userId === userId) refuse('own_review');
    const isNew = await insertMark(inside.db, id, userId, inside.now());
    const { helpfulCount } = isNew
      ? await addToHelpful(inside.db, id, 1)
      : await current(inside, id);
    return { helpfulCount, isHelpful: true };
  });

export const unmarkHelpful = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberId(inside);
    if (!(await findMarkable(inside.db, id))) refuse('not_found');
    const wasMarked = await deleteMark(inside.db, id, userId);
    const { helpfulCount } = wasMarked
      ? await addToHelpful(inside.db, id, -1)
      : await current(inside, id);
    return { helpfulCount, isHelpful: false };
  });

/** Read again: another click of the same person may have moved it meanwhile. */
const current = async (ctx: Context, id: number) =>
  (await findMarkable(ctx.db, id)) ?? refuse('not_found');
