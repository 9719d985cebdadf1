import type { Db } from '#server/platform/database/database.ts';

export interface VisitorAnswer {
  businessId: number;
  question: string;
  answer: string;
  visitorHash: Buffer;
  saidAt: Date;
}

/** The last word of a network counts. */
export const upsertAnswer = (db: Db, { answer, saidAt, ...whose }: VisitorAnswer) =>
  db
    .insertInto('businessAnswers')
    .values({ ...whose, answer, saidAt })
    .onConflict((conflict) =>
      conflict.columns(['businessId', 'question', 'visitorHash']).doUpdateSet({ answer, saidAt }),
    )
    .execute();

type Asked = Pick<VisitorAnswer, 'businessId' | 'question'>;

/** How many networks answer so. */
export async function countAgreeing(
  db: Db,
  { businessId, question, answer }: Asked & { answer: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('businessAnswers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('businessId', '=', businessId)
    .where('question', '=', question)
    .where('answer', '=', answer)
    .executeTakeFirstOrThrow();
  return count;
}

export const deleteAnswers = (db: Db, { businessId, question }: Asked) =>
  db
    .deleteFrom('businessAnswers')
    .where('businessId', '=', businessId)
    .where('question', '=', question)
    .execute();
