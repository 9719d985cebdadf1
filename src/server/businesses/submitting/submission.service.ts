import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { LIMITS } from '#contract/api/limits.ts';
import {
  SUBMITTED_MESSAGE,
  type submitBusiness as submitContract,
  verificationMessage,
} from '#contract/businesses/business-submission.ts';
import { MAX_IMAGES } from '#contract/uploads.ts';
import { keeperOf } from '#server/accounts/roles.service.ts';
import { memberOf } from '#server/accounts/sessions.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { businessReceivedEmail } from '#server/notifications/emails/business-received.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { attachImages, releaseUploads } from '#server/uploads/uploads.service.ts';
import { hasDuplicate } from '../duplicates/duplicates.service.ts';
import { business } from '../editing/business-record.service.ts';
import { addressOfBusiness } from './address-proof.service.ts';
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
  return { moderationScore: score, moderationSigns: signs };
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
    const { name, nameNorm, district, submitterName } = read.columns;
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
      ...(await signColumns(inside, read, { signals: input })),
      images: await attachImages(inside, input.images, { max: MAX_IMAGES, already }),
      updatedAt: ctx.now(),
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
      await business.advance({ ...inside, actor: ctx.caller }, waiting, 'verify', {
        emailVerified: true,
        submittedBy: kept.userId,
        sentBy: kept.sentBy,
      });
      await queueEmail(inside, businessReceivedEmail({ addressee, businessName: name }));
    } else if (waiting?.status === 'email_pending') {
      const sent = { ...waiting, title: waiting.name, addressee };
      await addressOfBusiness.sendLink(inside, sent, 'unless sent lately');
    }
    if (waiting) return answer(waiting.id);

    const { id } = await insertSubmission(inside.db, {
      ...(await describe()),
      email: input.email,
      status: isProved ? 'pending' : 'email_pending',
      emailVerified: isProved,
      submittedBy: memberOf(ctx) ?? null,
      submittedAt: ctx.now(),
    });
    await replaceSpecialDays(inside.db, id, read.specialDays);
    if (isProved) {
      await queueEmail(inside, businessReceivedEmail({ addressee, businessName: name }));
    } else {
      const sentFrom = ctx.caller.email ?? null;
      await addressOfBusiness.sendLink(inside, { id, title: name, addressee, sentFrom });
    }
    return answer(id);
  });
