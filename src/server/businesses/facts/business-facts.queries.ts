import type { Fact } from '#contract/businesses/business-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Person } from './said-facts.rules.ts';

export const writeFacts = (
  db: Db,
  businessId: number,
  { facts, saidBy, at }: { facts: readonly Fact[]; saidBy: Person; at: Date },
) =>
  db
    .insertInto('businessFacts')
    .values(facts.map((fact) => ({ businessId, fact, saidBy, confirmedAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['businessId', 'fact']).doUpdateSet((eb) => ({
        saidBy: eb.ref('excluded.saidBy'),
        confirmedAt: eb.ref('excluded.confirmedAt'),
      })),
    )
    .execute();

export const listFactsOf = (db: Db, businessId: number) =>
  db
    .selectFrom('businessFacts')
    .select(['fact', 'saidBy', 'confirmedAt'])
    .where('businessId', '=', businessId)
    .execute();
