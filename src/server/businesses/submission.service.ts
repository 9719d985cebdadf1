import type { z } from 'zod';
import {
  SUBMITTED_MESSAGE,
  type submitBusiness as submitContract,
  verificationMessage,
} from '#contract/business-submission.ts';
import { refuse } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { MAX_IMAGES } from '#contract/uploads.ts';
import { keeperOf } from '#server/accounts/roles.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { businessReceivedLetter } from '#server/notifications/letters/business-received.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { attachImages, releaseUploads } from '#server/uploads/uploads.service.ts';
import { sendVerificationLink } from './address-proof.service.ts';
import { hasDuplicate } from './duplicates.service.ts';
import { moveBusiness } from './moves.service.ts';
import {
  findWaitingLike,
  insertSubmission,
  lockSubmissionsLike,
  markSubmission,
  replaceSpecialDays,
} from './submission.queries.ts';
import {
  comparableOf,
  type FormValues,
  type ReadForm,
  readForm,
  signsOf,
} from './submission.rules.ts';

type Input = z.output<(typeof submitContract)['input']>;

/** The form as it is stored; refuses with everything there is to mend. */
export async function readFormOrRefuse(ctx: Context, form: FormValues): Promise<ReadForm> {
  const read = readForm(form, await listNamesOfCategories(ctx.db), ctx.now());
  if (read.issues.length > 0) refuse('invalid_input', read.issues);
  return read;
}

/** What a moderator should look at twice, with its columns. */
export async function signColumns(
  ctx: Context,
  read: ReadForm,
  { signals, ownId }: { signals?: Pick<Input, 'homepage' | 'typedForMs'>; ownId?: number },
) {
  const isDuplicate = await hasDuplicate(ctx, comparableOf(read), ownId);
  const { score, signs } = signsOf(read, { signals, isDuplicate });
  return { moderation_score: score, moderation_signs: signs };
}

/**
 * A new business: waits for its address to be proved, or, when its submitter has proved that address by
 * signing in, for a moderator.
 */
export const submitBusiness = (ctx: Context, input: Input) =>
  inTransaction(ctx, async (inside) => {
    const read = await readFormOrRefuse(inside, input);
    await ctx.limits.spend(LIMITS.submitBusinessForEmail, `email ${input.email}`);
    const isProved = ctx.caller.email === input.email;
    const { name, name_norm: nameNorm, district, submitter_name: submitterName } = read.columns;
    const addressee = { to: input.email, name: submitterName };
    const answer = (id: number) => ({
      id,
      requiresVerification: !isProved,
      message: isProved ? SUBMITTED_MESSAGE : verificationMessage(input.email),
    });

    await lockSubmissionsLike(inside.db, input.email, nameNorm);
    const waiting = await findWaitingLike(inside.db, { email: input.email, nameNorm, district });
    const isOwn = waiting !== undefined && waiting.submittedBy === ctx.caller.userId;
    const already = isOwn ? waiting.images : [];
    const describe = async () => ({
      ...read.columns,
      ...(await signColumns(inside, read, { signals: input, ownId: waiting?.id })),
      images: await attachImages(inside, input.images, { max: MAX_IMAGES, already }),
      updated_at: ctx.now(),
    });
    if (waiting?.status === 'email_pending' && isProved) {
      // Anybody may have typed this address there: what its owner says now counts.
      const described = await describe();
      await markSubmission(inside.db, waiting.id, described);
      await replaceSpecialDays(inside.db, waiting.id, read.specialDays);
      await releaseUploads(
        inside,
        waiting.images.filter((address) => !described.images.includes(address)),
      );
      const kept = await keeperOf(inside, { email: input.email, sender: waiting.submittedBy });
      await moveBusiness({ ...inside, actor: ctx.caller }, waiting, 'verify', {
        email_verified: true,
        submitted_by: kept.userId,
        sent_by: kept.sentBy,
      });
      await queueLetter(inside, businessReceivedLetter({ addressee, businessName: name }));
    } else if (waiting?.status === 'email_pending') {
      await sendVerificationLink(inside, { ...waiting, addressee }, 'unless sent lately');
    }
    if (waiting) return answer(waiting.id);

    const { id } = await insertSubmission(inside.db, {
      ...(await describe()),
      email: input.email,
      status: isProved ? 'pending' : 'email_pending',
      email_verified: isProved,
      submitted_by: ctx.caller.role === 'guest' ? null : (ctx.caller.userId ?? null),
      submitted_at: ctx.now(),
    });
    await replaceSpecialDays(inside.db, id, read.specialDays);
    if (isProved) {
      await queueLetter(inside, businessReceivedLetter({ addressee, businessName: name }));
    } else {
      const sentFrom = ctx.caller.email ?? null;
      await sendVerificationLink(inside, { id, name, addressee, sentFrom });
    }
    return answer(id);
  });
