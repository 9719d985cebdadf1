import { FACTS, type Fact } from '#contract/businesses/business-facts.ts';
import type { FieldName } from '#contract/businesses/fields.ts';
import type { Basics } from '#server/platform/context.ts';
import { aboutStored } from '../fields.ts';
import { writeFacts } from './business-facts.queries.ts';
import type { Person } from './said-facts.rules.ts';

export type { Person };

/** `pin` is what differences call both degrees. */
const factOf = (name: string): Fact | undefined =>
  name === 'pin' ? 'pin' : aboutStored(name as FieldName)?.fact;

/** Notes whose word those of the fields are that are facts: `names` as a difference has them. */
export async function confirmFacts(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  businessId: number,
  names: readonly string[],
  saidBy: Person,
): Promise<void> {
  const said = new Set(names.map(factOf));
  const facts = FACTS.filter((fact) => said.has(fact));
  if (facts.length > 0) await writeFacts(db, businessId, { facts, saidBy, at: now() });
}
