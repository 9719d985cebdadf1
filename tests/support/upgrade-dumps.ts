import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { databaseForThisTest, type TestDatabase } from './test-database.ts';

/** Versions whose filled databases lie in tests/upgrade. */
export const DUMPED_VERSIONS = ['0.1.0', '0.2.0'] as const;

/** A database as that version left it; gone with the test. */
export async function databaseOfVersion(
  version: (typeof DUMPED_VERSIONS)[number],
): Promise<TestDatabase> {
  const database = await databaseForThisTest('template0');
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    await client.query(
      await readFile(new URL(`../upgrade/${version}.sql`, import.meta.url), 'utf8'),
    );
  } finally {
    await client.end();
  }
  return database;
}

const isOurs = `c.relnamespace = 'public'::regnamespace`;
const CATALOGUE = `
  select 'table ' || c.relname as thing, format('%s %s %s', c.relkind, c.relpersistence, c.reloptions) as made
  from pg_class c where ${isOurs} and c.relkind in ('r', 'v', 'm', 'p')
  union all
  select 'view ' || viewname, definition from pg_views where schemaname = 'public'
  union all
  select format('column %s.%s', c.relname, a.attname), concat_ws(' ', format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, 'identity ' || nullif(a.attidentity::text, ''),
    'generated ' || nullif(a.attgenerated::text, ''), 'default ' || pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation::text)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where ${isOurs} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  union all
  select format('constraint %s of %s', k.conname, c.relname), pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_class c on c.oid = k.conrelid where ${isOurs}
  union all
  select 'index ' || c.relname, format('%s valid: %s', pg_get_indexdef(c.oid), i.indisvalid)
  from pg_index i join pg_class c on c.oid = i.indexrelid where ${isOurs}
  union all
  select format('trigger %s of %s', t.tgname, c.relname), pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${isOurs} and not t.tgisinternal
  union all
  select 'function ' || p.oid::regprocedure, regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g')
  from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'sequence ' || sequencename,
    format('%s from %s to %s by %s', data_type, start_value, max_value, increment_by)
  from pg_sequences where schemaname = 'public'
  union all
  select 'extension ' || extname, '' from pg_extension`;

/** Everything that a schema consists of, by what it is; the order of columns does not count. */
export async function catalogueOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ thing: string; made: string }>(CATALOGUE);
  return Object.fromEntries(rows.map(({ thing, made }) => [thing, made]));
}

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** All rows, by table; without the names of migrations. */
export async function rowsOf({ pool }: TestDatabase): Promise<Rows> {
  const tables = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where ${isOurs} and c.relkind = 'r' and c.relname not like 'kysely%' order by 1`,
  );
  const found: Rows = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t order by t::text collate "C"`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/**
 * Of them what every later version keeps: no notes of changes, nor what was only computed of the rest and went since
 * (words that questions are corrected by are counted in memory, the desks search in `search_head`).
 */
export function keptOf({ public_data_changes: _, search_words: __, ...rows }: Rows): Rows {
  const businesses = rows.businesses?.map(({ head_norm: _computed, ...row }) => row) ?? [];
  return { ...rows, businesses };
}
