import type { z } from 'zod';
import { errorSentence, errorStatus, Refusal, refuse } from '#contract/api/errors.ts';
import {
  type answerAboutBusiness as contract,
  thanksFor,
} from '#contract/businesses/visitor-answers.ts';
import { interestIn } from '#server/access/access.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import { type PlainPage, plainPage } from '#server/platform/http/plain-page.ts';
import { isRobot } from '#server/platform/robots.ts';
import { lockOwnBusiness, type OwnBusinessRow } from '../editing/edit-by-owner.service.ts';
import { fieldsOfFact } from '../fields.ts';
import { confirmAllFacts, type Person } from './business-facts.service.ts';
import { statedFacts } from './said-facts.rules.ts';
import { countAgreeing, deleteAnswers, upsertAnswer } from './visitor-answers.queries.ts';

type Input = z.output<(typeof contract)['input']>;

/** So many networks that say the same are believed. */
const AGREEING = 2;
const HASH_BYTES = 16;

/** A word of one of a business's own people, or of the team about one that is not theirs, needs no second one. */
async function wordOf(ctx: Context, id: number): Promise<'owner' | 'team' | undefined> {
  const { caller } = ctx;
  if (caller.role === 'visitor' || caller.role === 'guest') return undefined;
  const { isActing, isSender } = await interestIn(ctx, id, caller);
  if (isActing) return 'owner';
  const isOfTeam = caller.role === 'moderator' || caller.role === 'admin';
  return isOfTeam && !isSender ? 'team' : undefined;
}

/** What the page said to whoever confirms it: two who saw different things do not agree. */
function whatIsStated({ secret }: Pick<Context, 'secret'>, business: OwnBusinessRow): string {
  const fields = statedFacts(business).flatMap(fieldsOfFact);
  const values = fields.map((name) => [name, business[name as keyof OwnBusinessRow]]);
  return secret.hash('answer', JSON.stringify(values)).toString('base64url');
}

/** Whether two networks say the same by now. The hash of a network is another one for each question. */
async function isAgreed(
  { db, secret, client, now }: Context,
  said: { businessId: number; question: string; answer: string },
): Promise<boolean> {
  const who = `${said.businessId} ${said.question} ${networkOf(client.address)}`;
  const visitorHash = secret.hash('answer', who).subarray(0, HASH_BYTES);
  await upsertAnswer(db, { ...said, visitorHash, saidAt: now() });
  return (await countAgreeing(db, said)) >= AGREEING;
}

export const answerAboutBusiness = (
  ctx: Context,
  { id, question }: Input,
): Promise<{ isConfirmed: boolean }> =>
  inTransaction(ctx, async (inside) => {
    const business = await lockOwnBusiness(inside.db, id);
    if (business?.status !== 'approved') return refuse('business_not_found');
    if (isRobot(ctx.client)) return { isConfirmed: false };
    const asked = { businessId: id, question };
    const word: Person | undefined = await wordOf(inside, id);
    const isSure =
      word ?? (await isAgreed(inside, { ...asked, answer: whatIsStated(ctx, business) }));
    if (!isSure) return { isConfirmed: false };
    await confirmAllFacts(inside, business, word ?? 'visitors');
    await deleteAnswers(inside.db, asked);
    return { isConfirmed: true };
  });

/** What a form without a script gets back. */
export async function answerByForm(ctx: Context, input: Input): Promise<Response> {
  const link = { href: `/business/${input.id}`, label: 'İşletmenin sayfasına dön' };
  const page = (status: number, said: Pick<PlainPage, 'title' | 'sentences'>) =>
    new Response(plainPage({ ...said, link }), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  try {
    const said = await answerAboutBusiness(ctx, input);
    return page(200, { title: 'Yanıtınızı aldık', sentences: [thanksFor(said)] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return page(errorStatus[error.code], {
      ...{ title: 'Yanıtınızı alamadık', sentences: [errorSentence[error.code]] },
    });
  }
}
