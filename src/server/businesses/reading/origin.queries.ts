import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Person } from '../facts/said-facts.rules.ts';
import { silentSince } from '../website-checks/website-checks.queries.ts';

/** Moments in milliseconds: in a column of JSON there are no dates. */
interface StoredOrigin {
  licence: string | null;
  attribution: string | null;
  isFromFile: boolean;
  saidOn: string | null;
  seenAt: number | null;
  cameAt: number;
  silentSince: number | null;
  said: { fact: string; saidBy: Person | 'import'; confirmedAt: number }[];
}

/**
 * Of a business `b`, where it came from: the open source, else its file, with whom they want named; else nobody but
 * its sender. Beside it what was said of its facts since. See `originOf`.
 */
export const originColumn = sql<StoredOrigin>`(
  select jsonb_build_object(
    'licence', coalesce(s.licence, i.licence),
    'attribution', coalesce(s.attribution, i.attribution),
    'isFromFile', b.import_batch_id is not null,
    'saidOn', s.said_on,
    'seenAt', extract(epoch from s.seen_at) * 1000,
    'cameAt', extract(epoch from coalesce(i.created_at, b.submitted_at)) * 1000,
    'silentSince', extract(epoch from ${silentSince}) * 1000,
    'said', coalesce((
      select jsonb_agg(jsonb_build_object(
        'fact', f.fact, 'saidBy', f.said_by, 'confirmedAt', extract(epoch from f.confirmed_at) * 1000))
      from business_facts f where f.business_id = b.id), '[]'))
  from (values (1)) as once
  left join import_batches i on i.id = b.import_batch_id
  left join business_sources s on s.business_id = b.id and s.is_origin)`;

export const listOrigins = (db: Db, ids: number[]) =>
  db
    .selectFrom('businesses as b')
    .select(['b.id', 'b.isExample'])
    .select(originColumn.as('origin'))
    .where('b.id', 'in', ids)
    .execute();

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms));

export const originOf = ({ seenAt, cameAt, silentSince, said, ...origin }: StoredOrigin) => ({
  ...origin,
  seenAt: momentOf(seenAt),
  cameAt: new Date(cameAt),
  silentSince: momentOf(silentSince),
  said: said.map((one) => ({ ...one, confirmedAt: new Date(one.confirmedAt) })),
});
