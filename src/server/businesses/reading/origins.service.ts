import type { Origin } from '#contract/moderation/moderation.ts';
import type { Basics } from '#server/platform/context.ts';
import { wayOf } from '../facts/said-facts.rules.ts';
import { listOrigins, originOf } from './origin.queries.ts';

/** Where businesses came from and when, by id; for the team. */
export async function originsOf(
  { db }: Pick<Basics, 'db'>,
  ids: number[],
): Promise<Map<number, Origin>> {
  const rows = ids.length === 0 ? [] : await listOrigins(db, ids);
  return new Map(
    rows.map(({ id, isExample, origin }) => {
      const { attribution, ...came } = originOf(origin);
      const { by, on } = wayOf({ ...came, attribution, isExample });
      return [id, { by: isExample ? 'example' : by, on, attribution }];
    }),
  );
}
