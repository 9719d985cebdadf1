import { FACTS, type Fact } from '#contract/businesses/business-facts.ts';
import type { FieldName } from '#contract/businesses/fields.ts';
import type { Basics } from '#server/platform/context.ts';
import { aboutStored } from '../fields.ts';
import {
  dropAttributesOfVisitors,
  writeFacts,
  writeFactsOfVisitors,
} from './business-facts.queries.ts';
import { oldBefore, type Person, statedFacts } from './said-facts.rules.ts';

export type { Person };

/** `pin` is what differences call both degrees. */
const factOf = (name: string): Fact | undefined =>
  name === 'pin' ? 'pin' : aboutStored(name as FieldName)?.fact;

/**
 * Notes whose word those of the fields are that are facts: `names` as a difference has them. An owner who
 * says one says that the business is there. Whoever sends its attributes has read those of visitors, so
 * that they are no longer theirs alone.
 */
export async function confirmFacts(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  businessId: number,
  names: readonly string[],
  saidBy: Person,
): Promise<void> {
  if (names.includes('attributes')) await dropAttributesOfVisitors(db, businessId);
  const said = new Set(names.flatMap((name) => factOf(name) ?? []));
  if (said.size > 0 && saidBy === 'owner') said.add('existence');
  const facts = FACTS.filter((fact) => said.has(fact));
  if (facts.length > 0) await writeFacts(db, businessId, { facts, saidBy, at: now() });
}

/** All that a business states is so. Visitors say nothing against what its owner or the team said lately. */
export async function confirmAllFacts(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  business: { id: number } & Readonly<Record<string, unknown>>,
  saidBy: Exclude<Person, 'visitor'>,
): Promise<void> {
  const facts = statedFacts(business);
  const at = now();
  if (saidBy !== 'visitors') await writeFacts(db, business.id, { facts, saidBy, at });
  else await writeFactsOfVisitors(db, business.id, { facts, oldBefore: oldBefore(at), at });
}
