import { sql } from 'kysely';
import type { FactsAnswer } from '#contract/businesses/asked-facts.ts';
import type { Fact } from '#contract/businesses/business-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Person } from '../facts/said-facts.rules.ts';

/** The address that put it in was proved; one that is known from a file never is. */
const hasProvedSender = sql<boolean>`(
  b.email is not null and b.email_verified and b.import_batch_id is null and not b.is_example)`;

/**
 * Some of which nobody has said since `before` that they are there, and of which it was not asked since then, where
 * nobody said not to ask again; marked as asked.
 */
export async function markAskedOfFacts(
  db: Db,
  { at, before, limit }: { at: Date; before: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ businessId: number }>`
    insert into fact_questions as q (business_id, asked_at)
    select b.id, ${at} from businesses b
    where b.status = 'approved' and not b.is_example
      and coalesce(b.approved_at, b.submitted_at) < ${before}
      and (${hasProvedSender} or exists (
        select from business_people p where p.business_id = b.id and p.role = 'owner'))
      and not exists (select from business_facts f where f.business_id = b.id
        and f.fact = 'existence' and f.said_by <> 'import' and f.confirmed_at >= ${before})
      and not exists (select from fact_questions o
        where o.business_id = b.id and (o.asked_at >= ${before} or o.answer = 'sorma'))
    order by b.id limit ${limit}
    on conflict (business_id) do update
      set asked_at = excluded.asked_at, answer = null, answered_at = null, facts_before = null
    returning q.business_id`.execute(db);
  return rows.map(({ businessId }) => businessId);
}

/** The proved address of whoever put it in, with their name. */
export const findProvedSender = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .select(['b.submitterName as name'])
    .select(sql<string>`lower(b.email)`.as('email'))
    .where('b.id', '=', id)
    .where(hasProvedSender)
    .executeTakeFirst();

/** What was answered by a link, with the facts before it. */
interface SaidByLink {
  answer: FactsAnswer;
  answeredAt: Date;
  factsBefore: { fact: Fact; saidBy: Person | 'import'; confirmedAt: string }[];
}

export async function findSaidByLink(db: Db, businessId: number): Promise<SaidByLink | undefined> {
  const { rows } = await sql<SaidByLink>`
    select answer, answered_at, facts_before from fact_questions
    where business_id = ${businessId} and answer is not null`.execute(db);
  return rows[0];
}

export const writeSaidByLink = (db: Db, businessId: number, said: SaidByLink) =>
  sql`
    insert into fact_questions (business_id, answer, answered_at, facts_before)
    values (${businessId}, ${said.answer}, ${said.answeredAt}, ${JSON.stringify(said.factsBefore)})
    on conflict (business_id) do update set answer = excluded.answer,
      answered_at = excluded.answered_at, facts_before = excluded.facts_before`.execute(db);

/** The facts are as they were before; what somebody said of one meanwhile stays. */
export async function takeBackSaid(db: Db, businessId: number, said: SaidByLink): Promise<void> {
  await sql`
    delete from business_facts where business_id = ${businessId}
      and said_by in ('owner', 'sender') and confirmed_at = ${said.answeredAt}`.execute(db);
  for (const { fact, saidBy, confirmedAt } of said.factsBefore) {
    await db
      .insertInto('businessFacts')
      .values({ businessId, fact, saidBy, confirmedAt: new Date(confirmedAt) })
      .onConflict((conflict) => conflict.columns(['businessId', 'fact']).doNothing())
      .execute();
  }
  await sql`
    update fact_questions set answer = null, answered_at = null, facts_before = null
    where business_id = ${businessId}`.execute(db);
}
