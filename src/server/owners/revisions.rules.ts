import { type RevisedField, revisedFields } from '#contract/businesses/fields.ts';
import type { Revision } from '#contract/owners/owner-workspace.ts';

export type Changes = Revision['changes'];
type Values = Partial<Record<RevisedField, string | null>>;

/**
 * A wish on top of those that wait: what was wished before stays, a field wished again gets its new
 * value, and one that is to be as it is live is no wish any more.
 */
export function joinChanges(waiting: Changes, live: Values, wished: Values): Changes {
  const joined: Changes = { ...waiting };
  for (const field of revisedFields) {
    const value = wished[field];
    if (value === undefined) continue;
    const now = live[field] ?? null;
    if (value === now) delete joined[field];
    else joined[field] = [now, value];
  }
  return withWholePin(joined, live);
}

/** Half a pin is none: with one of its degrees the other goes into the wish, and out of it. */
function withWholePin(changes: Changes, live: Values): Changes {
  const { latitude, longitude } = changes;
  if ((latitude === undefined) === (longitude === undefined)) return changes;
  const at = [live.latitude ?? null, live.longitude ?? null] as const;
  return {
    ...changes,
    latitude: latitude ?? [at[0], at[0]],
    longitude: longitude ?? [at[1], at[1]],
  };
}

/** What a wish makes of the fields it names. */
export const valuesOf = (changes: Changes): Values =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [, after]]) => [field, after]),
  ) satisfies Values;
