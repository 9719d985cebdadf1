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

/** The same where none of those whose word counts more has said it since `oldBefore`. */
export const writeLesserFacts = (
  db: Db,
  businessId: number,
  {
    facts,
    saidBy,
    stronger,
    oldBefore,
    at,
  }: {
    facts: readonly Fact[];
    saidBy: Person;
    stronger: readonly Person[];
    oldBefore: Date;
    at: Date;
  },
) =>
  db
    .insertInto('businessFacts')
    .values(facts.map((fact) => ({ businessId, fact, saidBy, confirmedAt: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'fact'])
        .doUpdateSet({ saidBy, confirmedAt: at })
        .where((eb) =>
          eb.or([
            eb('businessFacts.saidBy', 'not in', [...stronger]),
            eb('businessFacts.confirmedAt', '<', oldBefore),
          ]),
        ),
    )
    .execute();

export const listFactsOf = (db: Db, businessId: number) =>
  db
    .selectFrom('businessFacts')
    .select(['fact', 'saidBy', 'confirmedAt'])
    .where('businessId', '=', businessId)
    .execute();

/** Attributes that only visitors know of. */
export const writeAttributeOfVisitors = (db: Db, businessId: number, slug: string, at: Date) =>
  db
    .insertInto('businessFacts')
    .values({ businessId, fact: `has ${slug}`, saidBy: 'visitors', confirmedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['businessId', 'fact']).doUpdateSet({ confirmedAt: at }),
    )
    .execute();

export const dropAttributesOfVisitors = (db: Db, businessId: number) =>
  db
    .deleteFrom('businessFacts')
    .where('businessId', '=', businessId)
    .where('fact', 'like', 'has %')
    .execute();
