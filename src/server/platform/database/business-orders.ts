import { sql } from 'kysely';

// How businesses are ordered, word for word as in their indexes. `b.` where the table is called so.
type Prefix = '' | 'b.';

/** `weightedRating` of contract/businesses/rating-order.ts. */
export const weightedRatingOf = (prefix: Prefix = '') =>
  sql.raw<number>(`((${prefix}rating * ${prefix}review_count + 19) / (${prefix}review_count + 5))`);

/** By rating, the best first. */
export const bestFirst = (prefix: Prefix = '') =>
  sql`${weightedRatingOf(prefix)} desc, ${sql.raw(prefix)}review_count desc`;

/** Where everything that is counted is equal, a paid plan stands first. */
export const planRank = (prefix: Prefix = '') =>
  sql`(case ${sql.raw(prefix)}plan when 'premium' then 0 when 'basic' then 1 else 2 end)`;
