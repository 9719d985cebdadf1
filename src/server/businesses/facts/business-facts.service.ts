import { FACTS, type Fact } from '#contract/businesses/business-facts.ts';
import type { FieldName } from '#contract/businesses/fields.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Basics } from '#server/platform/context.ts';
import { aboutStored } from '../fields.ts';
import {
  dropAttributesOfVisitors,
  listFactsOf,
  writeFacts,
  writeLesserFacts,
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

type Confirming = Pick<Basics, 'db' | 'now'>;
type Confirmer = Exclude<Person, 'visitor'>;

/** Whose word of late counts more than that of each who confirms. */
const STRONGER = {
  owner: [],
  team: ['owner'],
  visitors: ['owner', 'team'],
  sender: ['owner', 'team'],
} as const satisfies Record<Confirmer, readonly Person[]>;

/** Who confirms changes nothing of what somebody said lately whose word counts more. */
async function write(
  { db, now }: Confirming,
  id: number,
  facts: readonly Fact[],
  saidBy: Confirmer,
): Promise<void> {
  const [at, stronger] = [now(), STRONGER[saidBy]];
  if (stronger.length === 0) await writeFacts(db, id, { facts, saidBy, at });
  else await writeLesserFacts(db, id, { facts, saidBy, stronger, oldBefore: oldBefore(at), at });
}

/** What those who act for a business, or whoever put it in, said of it, and on which day. */
export const wordsOfAsked = async (
  { db }: Pick<Basics, 'db'>,
  id: number,
): Promise<{ fact: Fact; by: 'owner' | 'sender'; on: string }[]> => {
  const said = await listFactsOf(db, id);
  return FACTS.flatMap((fact) =>
    said.flatMap(({ fact: of, saidBy: by, confirmedAt }) =>
      of === fact && (by === 'owner' || by === 'sender')
        ? { fact, by, on: dayInAdana(confirmedAt) }
        : [],
    ),
  );
};

/** All that a business states is so. */
export const confirmAllFacts = (
  ctx: Confirming,
  business: { id: number } & Readonly<Record<string, unknown>>,
  saidBy: Confirmer,
): Promise<void> => write(ctx, business.id, statedFacts(business), saidBy);

/** It is there. */
export const confirmExistence = (
  ctx: Confirming,
  { id }: { id: number },
  saidBy: Confirmer,
): Promise<void> => write(ctx, id, ['existence'], saidBy);
