import { type Expression, type SqlBool, sql, type Updateable } from 'kysely';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessesTable } from '#server/platform/database/database-tables.ts';
import { fieldColumns } from '../fields.ts';
import { searchableColumns } from '../indexing/search-columns.queries.ts';
import { silentSince } from '../website-checks/website-checks.queries.ts';
import type { Sought } from './edit-by-team.rules.ts';

interface AdministeredFilters {
  sought?: Sought | undefined;
  status?: BusinessStatus | undefined;
  category?: string | undefined;
  kind?: string | undefined;
  district?: string | undefined;
  batch?: number | undefined;
  asked?: 'gone' | 'oldest' | 'silent' | undefined;
}

/** Its source no longer has it, and nobody has said anything of it since. */
const isGone = sql<SqlBool>`b.status in ('approved', 'pending', 'suspended') and exists (
  select from business_sources s where s.business_id = b.id and s.is_origin and s.gone_at is not null
    and not exists (select from business_facts f where f.business_id = b.id
      and f.said_by <> 'import' and f.confirmed_at >= s.gone_at))`;

/** When somebody last said anything of it: a person, or whatever it came with. */
const confirmedAt = sql<Date>`greatest(
  (select max(f.confirmed_at) from business_facts f
    where f.business_id = b.id and f.said_by <> 'import'),
  coalesce(
    (select coalesce(s.said_on::timestamp at time zone 'Europe/Istanbul', s.seen_at)
      from business_sources s where s.business_id = b.id and s.is_origin limit 1),
    (select i.created_at from import_batches i where i.id = b.import_batch_id),
    b.submitted_at))`;

function conditionsOf({ sought, asked, ...filters }: AdministeredFilters) {
  const { status, category, kind, district, batch } = filters;
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`true`];
  if (sought?.id !== undefined && sought.phone !== undefined) {
    conditions.push(
      sql<SqlBool>`(b.id = ${sought.id} or strpos(b.phone_key, ${sought.phone}) > 0)`,
    );
  } else if (sought?.id !== undefined) {
    conditions.push(sql<SqlBool>`b.id = ${sought.id}`);
  } else if (sought?.phone !== undefined) {
    conditions.push(sql<SqlBool>`strpos(b.phone_key, ${sought.phone}) > 0`);
  }
  if (sought?.email !== undefined) {
    conditions.push(sql<SqlBool>`strpos(lower(b.email), ${sought.email}) > 0`);
  }
  for (const word of sought?.words ?? []) {
    conditions.push(sql<SqlBool>`b.search_head @@ ${`${word}:*ABC`}::tsquery`);
  }
  if (status) conditions.push(sql<SqlBool>`b.status = ${status}`);
  if (category) conditions.push(sql<SqlBool>`b.category = ${category}`);
  if (kind)
    conditions.push(sql<SqlBool>`exists (select from business_kinds bk join kinds k on k.id = bk.kind_id
      where bk.business_id = b.id and k.slug = ${kind})`);
  if (district) conditions.push(sql<SqlBool>`b.district = ${district}`);
  if (batch !== undefined) conditions.push(sql<SqlBool>`b.import_batch_id = ${batch}`);
  if (asked === 'gone') conditions.push(isGone);
  if (asked === 'oldest') conditions.push(sql<SqlBool>`b.status = 'approved' and not b.is_example`);
  if (asked === 'silent')
    conditions.push(sql<SqlBool>`b.status = 'approved' and ${silentSince} is not null`);
  return conditions;
}

const line = (db: Db) =>
  db.selectFrom('businesses as b').select([
    'b.id',
    'b.name',
    'b.category',
    'b.district',
    'b.address',
    'b.phone',
    'b.email',
    'b.status',
    'b.isFeatured',
    'b.isExample',
    'b.plan',
    'b.planExpiresAt',
    'b.importBatchId as batchId',
    'b.submittedAt',
    sql<boolean>`exists (select from business_claims o
        where o.business_id = b.id and o.status = 'approved')`.as('hasOwner'),
  ]);

export type AdministeredRow = Awaited<ReturnType<ReturnType<typeof line>['execute']>>[number];

/** The newest first; of the `oldest` and the `silent` those, with their day. */
export const listAdministered = (
  db: Db,
  filters: AdministeredFilters,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { asked } = filters;
  return line(db)
    .$if(asked === 'oldest', (query) =>
      query.select(confirmedAt.as('confirmedAt')).orderBy('confirmedAt').orderBy('b.id'),
    )
    .$if(asked === 'silent', (query) =>
      query.select(silentSince.as('silentSince')).orderBy('silentSince').orderBy('b.id'),
    )
    .$if(asked !== 'oldest' && asked !== 'silent', (query) => query.orderBy('b.id', 'desc'))
    .where((eb) => eb.and(conditionsOf(filters)))
    .limit(limit)
    .offset(offset)
    .execute();
};

export async function countAdministered(db: Db, filters: AdministeredFilters): Promise<number> {
  const { count } = await db
    .selectFrom('businesses as b')
    .where((eb) => eb.and(conditionsOf(filters)))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findFile = (db: Db, id: number) =>
  line(db)
    .select([
      ...fieldColumns(),
      'b.phoneKey',
      'b.rejectionReason',
      'b.mergedInto',
      'b.otherNames',
      'b.submitterName',
    ])
    .where('b.id', '=', id)
    .executeTakeFirst();

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export const markEdited = (db: Db, id: number, changes: Updateable<BusinessesTable>) =>
  db.updateTable('businesses').set(changes).where('id', '=', id).execute();

/** The next ones of a category, by id, with what their search columns are made of. */
export const listSearchableOf = (db: Db, category: string, afterId: number, limit: number) =>
  db
    .selectFrom('businesses')
    .select(searchableColumns)
    .where('category', '=', category)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
