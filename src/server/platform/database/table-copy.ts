import { createHash } from 'node:crypto';
import { PassThrough, type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** One table as it is copied: its columns by name, its rows always in the same order. */
export interface CopiedTable {
  name: string;
  columns: string[];
  /** Next number of its identity column, when it has one. */
  nextId?: number | undefined;
}

/** What was copied: compared after every way a table takes. */
interface TableSum {
  rows: number;
  /** SHA-256 of the rows as COPY writes them, hexadecimal. */
  sha256: string;
}

/** The same text for the same row on every server: copies are compared byte by byte. */
export async function settle(client: pg.ClientBase): Promise<void> {
  await client.query(`set timezone = 'UTC'`);
  await client.query(`set datestyle = 'ISO, YMD'`);
  await client.query('set intervalstyle = postgres');
  await client.query('set extra_float_digits = 1');
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
}

/**
 * Hold numbers of one server, of its transactions and of its changes, which mean others on another one, and
 * what is told by them. The
 * triggers write them while tables are filled; all that they write is like these, or unlogged: not copied.
 */
const OF_THIS_SERVER = ['public_data_changes', 'kinds_state', 'business_kinds', 'places_state'];
/** Older backups carry what belongs to the server they were made on. */
export const isKept = ({ name }: Pick<CopiedTable, 'name'>): boolean =>
  !OF_THIS_SERVER.includes(name);

/**
 * Every table that is kept, in the order its foreign keys want. Not the counts of limits (unlogged), not what
 * belongs to one server alone, and not the names of the migrations, which the schema brings along.
 */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    needs: string[];
    sequence: string | null;
  }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs,
      (select pg_get_serial_sequence(c.oid::regclass::text, a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attidentity <> '' limit 1) as sequence
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relpersistence = 'p' and c.relname not like 'kysely%'
    order by c.relname`);
  const tables: CopiedTable[] = [];
  for (const { name, columns, sequence } of inOrder(rows).filter(isKept)) {
    tables.push({ name, columns, nextId: sequence ? await nextOf(client, sequence) : undefined });
  }
  return tables;
}

async function nextOf(client: pg.ClientBase, sequence: string): Promise<number> {
  const { rows } = await client.query<{ next: string }>(
    `select (case when is_called then last_value + 1 else last_value end)::text as next from ${sequence}`,
  );
  return Number(rows[0]?.next);
}

function inOrder<Table extends { name: string; needs: string[] }>(tables: Table[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((n) => waiting.has(n)));
    if (ready.length === 0) throw new Error('the foreign keys of the schema form a ring');
    for (const table of ready) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnList = (table: CopiedTable) => table.columns.map(quoted).join(', ');

/** Reads a table row by row; `sum` is settled when the stream has ended. */
export async function readTable(
  client: pg.ClientBase,
  table: CopiedTable,
): Promise<{ stream: Readable; sum: () => TableSum }> {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as columns
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = to_regclass($1) and i.indisprimary`,
    [quoted(table.name)],
  );
  const order = (rows[0]?.columns ?? table.columns)
    .map((column) => `${quoted(column)}::text collate "C"`)
    .join(', ');
  const hash = createHash('sha256');
  let lines = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) lines += 1;
      done(null, chunk);
    },
  });
  const source = client.query(
    copyTo(
      `copy (select ${columnList(table)} from ${quoted(table.name)} order by ${order}) to stdout`,
    ),
  );
  source.on('error', (error) => counting.destroy(error));
  let digest: string | undefined;
  return {
    stream: source.pipe(counting),
    sum: () => {
      digest ??= hash.digest('hex');
      return { rows: lines, sha256: digest };
    },
  };
}

/** Sum of a table as it stands now. */
export async function sumOf(client: pg.ClientBase, table: CopiedTable): Promise<TableSum> {
  const { stream, sum } = await readTable(client, table);
  await pipeline(stream, new PassThrough().resume() as Writable);
  return sum();
}

/** Writes rows as COPY reads them into an empty table. */
export async function fillTable(
  client: pg.ClientBase,
  table: CopiedTable,
  rows: Readable,
): Promise<void> {
  await pipeline(
    rows,
    client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`)),
  );
  if (table.nextId === undefined) return;
  await client.query(
    `select setval(pg_get_serial_sequence($1, a.attname), $2, false) from pg_attribute a
     where a.attrelid = to_regclass($1) and a.attidentity <> ''`,
    [quoted(table.name), table.nextId],
  );
}

/** Tables that hold anything; `ignored` are those a fresh schema fills by itself. */
export async function listFilledTables(
  client: pg.ClientBase,
  tables: CopiedTable[],
  ignored: string[],
): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    if (ignored.includes(name)) continue;
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}

/** Empties what a fresh schema has filled by itself. */
export const emptyTables = async (client: pg.ClientBase, names: string[]): Promise<void> => {
  for (const name of names) await client.query(`delete from ${quoted(name)}`);
};
