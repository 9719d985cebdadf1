import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import {
  type AskedFacts,
  type answerAskedFacts as answerContract,
  FACTS_ANSWERS,
  FACTS_ASKED_DAYS,
  FACTS_LINK_DAYS,
  type answerAskedFactsByForm as formContract,
} from '#contract/businesses/asked-facts.ts';
import { FACTS } from '#contract/businesses/business-facts.ts';
import { FACTS_QUESTION } from '#contract/businesses/visitor-answers.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { actsFor, ownersOf } from '#server/access/access.service.ts';
import { factsQuestionEmail } from '#server/notifications/emails/facts-question.email.ts';
import { emailEach } from '#server/notifications/notifications.service.ts';
import {
  type Basics,
  type Context,
  type Dependencies,
  inTransaction,
} from '#server/platform/context.ts';
import { formAnswer } from '#server/platform/http/form-answer.ts';
import { linkToken, refuseUnsigned, saidByLink } from '#server/platform/signed-links.ts';
import { lockOwnBusiness, type OwnBusinessRow } from '../editing/edit-by-owner.service.ts';
import { listFactsOf } from '../facts/business-facts.queries.ts';
import { confirmAllFacts, confirmExistence } from '../facts/business-facts.service.ts';
import { deleteAnswers } from '../facts/visitor-answers.queries.ts';
import {
  findProvedSender,
  findSaidByLink,
  markAskedOfFacts,
  takeBackSaid,
  writeSaidByLink,
} from './asked-facts.queries.ts';
import { factsInWords } from './asked-facts.rules.ts';

/** Each hour: a directory that comes to a year all at once does not send all at once. */
const ASKED_AT_ONCE = 50;
const DAY_MS = 86_400_000;

/** Who is asked: an owner by their account, whoever put it in by their proved address. */
type Asked = { userId: number } | { senderEmail: string };

const LINK = 'asked-facts';

/** `0` stands for whoever put it in; their address is signed with it. */
export function askedFactsToken(
  ctx: Pick<Dependencies, 'secret' | 'now'>,
  businessId: number,
  asked: Asked,
): string {
  const day = Number(dayInAdana(ctx.now()).replaceAll('-', ''));
  return 'userId' in asked
    ? linkToken(ctx, LINK, [businessId, asked.userId, day])
    : linkToken(ctx, LINK, [businessId, 0, day], asked.senderEmail);
}

/** A link counts for whoever owns the business or has its proved address still, for some weeks. */
async function openLink(ctx: Context, token: string) {
  const [businessId = 0, userId = 0, sentOn = 0] = saidByLink(token);
  const sender = userId === 0 ? await findProvedSender(ctx.db, businessId) : undefined;
  if (userId === 0 && !sender) return refuse('link_unknown');
  refuseUnsigned(ctx, LINK, token, sender?.email);
  if (!sender && !(await actsFor(ctx.db, userId, businessId))) return refuse('link_unknown');
  const day = `${sentOn}`.replace(/(....)(..)(..)/, '$1-$2-$3');
  if (dayPlus(day, FACTS_LINK_DAYS) < dayInAdana(ctx.now())) return refuse('link_over');
  const business = await lockOwnBusiness(ctx.db, businessId);
  if (business?.status !== 'approved') return refuse('link_unknown');
  return { business, word: sender ? ('sender' as const) : ('owner' as const) };
}

async function askedFactsOf(
  { db }: Pick<Basics, 'db'>,
  { business, word }: Awaited<ReturnType<typeof openLink>>,
): Promise<AskedFacts> {
  return {
    businessId: business.id,
    businessName: business.name,
    isOwner: word === 'owner',
    facts: factsInWords(business),
    said: (await findSaidByLink(db, business.id))?.answer ?? null,
  };
}

export const getAskedFacts = (ctx: Context, { token }: { token: string }) =>
  inTransaction(ctx, async (inside) => askedFactsOf(inside, await openLink(inside, token)));

export const answerAskedFacts = (
  ctx: Context,
  { token, answer }: Input<typeof answerContract>,
): Promise<AskedFacts> =>
  inTransaction(ctx, async (inside) => {
    const link = await openLink(inside, token);
    const { id } = link.business;
    const at = inside.now();
    const before = await findSaidByLink(inside.db, id);
    // Pressed twice is said once: what stood before the first press is what is taken back to.
    const isOfNow = before && at.getTime() - before.answeredAt.getTime() < DAY_MS;
    if (before && (answer === null || isOfNow)) await takeBackSaid(inside.db, id, before);
    if (answer !== null) await say(inside, link, answer, at);
    return askedFactsOf(inside, link);
  });

async function say(
  ctx: Context,
  { business, word }: { business: OwnBusinessRow; word: 'owner' | 'sender' },
  answer: NonNullable<Input<typeof answerContract>['answer']>,
  answeredAt: Date,
): Promise<void> {
  const factsBefore = (await listFactsOf(ctx.db, business.id)).flatMap(({ fact, ...said }) => {
    const known = FACTS.find((one) => one === fact);
    return known ? [{ ...said, fact: known, confirmedAt: said.confirmedAt.toISOString() }] : [];
  });
  await writeSaidByLink(ctx.db, business.id, { answer, answeredAt, factsBefore });
  if (answer === FACTS_ANSWERS.notAgain) return;
  const isWhole = answer === FACTS_ANSWERS.allTrue;
  const now = () => answeredAt;
  await (isWhole ? confirmAllFacts : confirmExistence)({ db: ctx.db, now }, business, word);
  const { id: businessId } = business;
  if (isWhole) await deleteAnswers(ctx.db, { businessId, question: FACTS_QUESTION });
}

/** The answer of a form, with a page that says what became of it. */
export const answerAskedFactsByForm = (
  ctx: Context,
  input: Input<typeof formContract>,
): Promise<Response> =>
  formAnswer(
    async () => {
      const { businessId } = await answerAskedFacts(ctx, input);
      const isOver = input.answer === FACTS_ANSWERS.notAgain;
      return {
        ...(isOver
          ? { title: 'Yazdık', sentences: ['Bu işletme için size bir daha sormayacağız.'] }
          : {
              title: 'Yazdık, sayfanızda görünüyor',
              sentences: ['Teşekkürler. Bu bilgileri bugün doğruladığınız sayfanızda yazıyor.'],
            }),
        link: { href: `/business/${businessId}`, label: 'Sayfanıza bakın' },
      };
    },
    { title: 'Yazamadık', link: { href: '/', label: 'Ana sayfaya git' } },
  );

/** Its owners; of one that nobody owns, whoever put it in, at the address they proved, unless they want no more questions. */
export async function whoIsAsked(
  { db }: Pick<Basics, 'db'>,
  businessId: number,
): Promise<{ email: string | null; name: string | null; asked: Asked }[]> {
  const owners = await ownersOf(db, businessId);
  if (owners.length > 0) {
    return owners.map(({ userId, ...person }) => ({ ...person, asked: { userId } }));
  }
  const said = await findSaidByLink(db, businessId);
  if (said?.answer === FACTS_ANSWERS.notAgain) return [];
  const sender = await findProvedSender(db, businessId);
  return sender ? [{ ...sender, asked: { senderEmail: sender.email } }] : [];
}

/** Asks once a year of each business whether its facts still hold. @returns of how many it was asked */
export const askAboutFacts = (
  ctx: Pick<Dependencies, 'db' | 'now' | 'log' | 'publicUrl' | 'secret'>,
): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const before = new Date(at.getTime() - FACTS_ASKED_DAYS * DAY_MS);
    const ids = await markAskedOfFacts(inside.db, { at, before, limit: ASKED_AT_ONCE });
    for (const id of ids) {
      const business = await lockOwnBusiness(inside.db, id);
      if (!business) continue;
      const about = { businessName: business.name, facts: factsInWords(business) };
      await emailEach(inside, await whoIsAsked(inside, id), (addressee, { asked }) => {
        const token = askedFactsToken(ctx, id, asked);
        const whom = { addressee, isOwner: 'userId' in asked };
        return factsQuestionEmail({ ...about, ...whom, token, publicUrl: ctx.publicUrl });
      });
    }
    return ids.length;
  });
