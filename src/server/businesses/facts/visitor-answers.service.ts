import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type { Said } from '#contract/attributes/attributes.ts';
import {
  type answerAboutBusiness as contract,
  FACTS_QUESTION,
  thanksFor,
} from '#contract/businesses/visitor-answers.ts';
import { interestIn } from '#server/access/access.service.ts';
import { slugOfCategory } from '#server/categories/categories.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { formAnswer } from '#server/platform/http/form-answer.ts';
import { isRobot } from '#server/platform/robots.ts';
import { networkHash } from '#server/platform/visitors.ts';
import { differenceOf } from '../editing/difference.rules.ts';
import { markOwnBusiness } from '../editing/edit-by-owner.queries.ts';
import { lockOwnBusiness, type OwnBusinessRow } from '../editing/edit-by-owner.service.ts';
import { fieldsOfFact, inColumns } from '../fields.ts';
import { writeAttributeOfVisitors } from './business-facts.queries.ts';
import { confirmAllFacts } from './business-facts.service.ts';
import { openQuestions } from './open-questions.rules.ts';
import { statedFacts } from './said-facts.rules.ts';
import { countAgreeing, deleteAnswers, upsertAnswer } from './visitor-answers.queries.ts';

type Input = z.output<(typeof contract)['input']>;

/** So many networks that say the same are believed. */
const AGREEING = 2;

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

/** Whether two networks say the same by now. */
async function isAgreed(
  ctx: Context,
  said: { businessId: number; question: string; answer: string },
): Promise<boolean> {
  const visitorHash = networkHash(ctx, 'answer', `${said.businessId} ${said.question}`);
  await upsertAnswer(ctx.db, { ...said, visitorHash, saidAt: ctx.now() });
  return (await countAgreeing(ctx.db, said)) >= AGREEING;
}

export const answerAboutBusiness = (
  ctx: Context,
  { id, question, answer }: Input,
): Promise<{ isConfirmed: boolean }> =>
  inTransaction(ctx, async (inside) => {
    const business = await lockOwnBusiness(inside.db, id);
    if (business?.status !== 'approved') return refuse('business_not_found');
    const isOfFacts = question === FACTS_QUESTION;
    if (!isOfFacts && !(await isAsked(inside, business, question))) return refuse('question_over');
    if (isOfFacts && answer !== 'evet') return refuse('invalid_input');
    if (isRobot(ctx.client)) return { isConfirmed: false };
    const said = {
      ...{ businessId: id, question },
      answer: isOfFacts ? whatIsStated(ctx, business) : answer,
    };
    const word = await wordOf(inside, id);
    if (!word && !(await isAgreed(inside, said))) return { isConfirmed: false };
    await deleteAnswers(inside.db, said);
    if (isOfFacts) await confirmAllFacts(inside, business, word ?? 'visitors');
    else await learnAttribute(inside, business, { slug: question, has: answer === 'evet' }, word);
    return { isConfirmed: true };
  });

async function isAsked({ db }: Context, business: OwnBusinessRow, slug: string): Promise<boolean> {
  const categorySlug = await slugOfCategory(db, business.category);
  return openQuestions({ ...business, categorySlug }).some((one) => one.slug === slug);
}

/** No edit of the whole: what visitors told of its other attributes stays theirs. */
async function learnAttribute(
  ctx: Context,
  business: OwnBusinessRow,
  { slug, has }: Said,
  word: 'owner' | 'team' | undefined,
): Promise<void> {
  const changes = { attributes: { ...business.attributes, [slug]: has } };
  const difference = differenceOf(business, changes);
  await markOwnBusiness(ctx.db, business.id, { ...inColumns(changes), updatedAt: ctx.now() });
  if (!word) await writeAttributeOfVisitors(ctx.db, business.id, slug, ctx.now());
  // Which of the visitors was the second is nobody's business.
  await record(ctx, word ? ctx.caller : { userId: undefined, role: 'visitor' }, {
    ...{ action: 'business.answer', entity: 'business', entityId: business.id },
    difference,
  });
}

/** What a form without a script gets back. */
export function answerByForm(ctx: Context, input: Input): Promise<Response> {
  const link = { href: `/business/${input.id}`, label: 'İşletmenin sayfasına dön' };
  return formAnswer(
    async () => {
      const said = await answerAboutBusiness(ctx, input);
      return { title: 'Yanıtınızı aldık', sentences: [thanksFor(said)], link };
    },
    { title: 'Yanıtınızı alamadık', link },
  );
}
