import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import { type Storage, safeKey } from './storage.ts';
import {
  type CopiedTable,
  emptyTables,
  fillTable,
  listFilledTables,
  listTables,
  readTable,
  settle,
  sumOf,
} from './table-copy.ts';

/*
 * A folder of backups: one folder per backup, named by its moment, with `manifest.json` (written last: without
 * it the backup is not whole), one compressed COPY per table and the site's key; and beside them `files/`,
 * the uploads of all backups, each once, because an upload never changes.
 */

const Sum = { rows: z.number().int(), sha256: z.string() };
const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The last migration of the schema it was made with. */
  migration: z.string(),
  tables: z.array(
    z.object({
      // A backup may come from elsewhere: its tables are files of its folder, and nothing beside them.
      name: z.string().regex(/^[a-z][a-z0-9_]*$/),
      columns: z.array(z.string()),
      nextId: z.number().optional(),
      ...Sum,
    }),
  ),
  files: z.array(z.object({ key: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

const MANIFEST = 'manifest.json';
const KEY = 'secret-key';
const FILES = 'files';
/** `2026-11-21T00-15-00Z`: sorts by time, and is a name on every disk. */
const nameOf = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

export interface BackupParts {
  client: pg.ClientBase;
  storage: Storage;
  /** The site's key, when it lies in DATA_DIR. */
  secretKey: string | undefined;
  now: () => Date;
  onProgress?: (done: number, of: number, what: string) => void;
}

/** Writes one backup while the site serves: one snapshot of all tables, then the files. @returns its folder */
export async function writeBackup(
  folder: string,
  { client, storage, secretKey, now, onProgress }: BackupParts,
): Promise<{ folder: string; manifest: Manifest }> {
  const at = now();
  const target = path.join(folder, nameOf(at));
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    await settle(client);
    const { migration, tables } = await writeTables(unfinished, client, onProgress);
    if (secretKey) await writeFile(path.join(unfinished, KEY), secretKey, { mode: 0o600 });
    const files = await writeFiles(folder, storage, onProgress);
    const manifest = { format: 1 as const, createdAt: at.toISOString(), migration, tables, files };
    await writeFile(path.join(unfinished, MANIFEST), JSON.stringify(manifest, null, 1), {
      flush: true,
      mode: 0o600,
    });
    await rename(unfinished, target);
    return { folder: target, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(
  folder: string,
  client: pg.ClientBase,
  onProgress: BackupParts['onProgress'],
): Promise<Pick<Manifest, 'migration' | 'tables'>> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const migration = await lastMigration(client);
    const tables = await listTables(client);
    const written: Manifest['tables'] = [];
    for (const [index, table] of tables.entries()) {
      onProgress?.(index, tables.length, table.name);
      const { stream, sum } = await readTable(client, table);
      const file = createWriteStream(tableFile(folder, table.name), { flush: true, mode: 0o600 });
      await pipeline(stream, createGzip(), file);
      written.push({ ...table, ...sum() });
    }
    return { migration, tables: written };
  } finally {
    await client.query('rollback');
  }
}

const tableFile = (folder: string, name: string) => path.join(folder, 'tables', `${name}.copy.gz`);

async function lastMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  return rows[0]?.name ?? '';
}

/** An upload that a backup before has is only looked at: its size tells whether it is whole. */
async function writeFiles(
  folder: string,
  storage: Storage,
  onProgress: BackupParts['onProgress'],
): Promise<Manifest['files']> {
  const known = new Map<string, Manifest['files'][number]>();
  for (const backup of await listBackups(folder)) {
    for (const file of (await readManifest(backup)).files) known.set(file.key, file);
  }
  const files: Manifest['files'] = [];
  for await (const key of storage.list()) {
    onProgress?.(files.length, files.length + 1, key);
    const place = path.join(folder, FILES, safeKey(key));
    const before = known.get(key);
    const size = await stat(place).then(
      (found) => found.size,
      () => undefined,
    );
    if (before && before.bytes === size) {
      files.push(before);
      continue;
    }
    const bytes = await storage.get(key);
    // Removed meanwhile.
    if (!bytes) continue;
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(`${place}.part`, bytes, { flush: true, mode: 0o600 });
    await rename(`${place}.part`, place);
    files.push({ key, bytes: bytes.length, sha256: hashOf(bytes) });
  }
  return files;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Folders of whole backups, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const whole: string[] = [];
  for (const name of names.filter(isName).sort()) {
    const backup = path.join(folder, name);
    const isWhole = await stat(path.join(backup, MANIFEST)).then(
      () => true,
      () => false,
    );
    if (isWhole) whole.push(backup);
  }
  return whole;
}

export const readManifest = async (backup: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(path.join(backup, MANIFEST), 'utf8')));

/** Keeps the newest backups, and of the files those that one of them names. @returns folders that went */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const backups = await listBackups(folder);
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  if (old.length === 0) return [];
  const gone = new Set<string>();
  for (const backup of old) {
    for (const { key } of (await readManifest(backup)).files) gone.add(key);
    await rm(backup, { recursive: true, force: true });
  }
  for (const backup of backups.slice(old.length)) {
    for (const { key } of (await readManifest(backup)).files) gone.delete(key);
  }
  for (const key of gone) await rm(path.join(folder, FILES, safeKey(key)), { force: true });
  return old;
}

/** A backup that cannot be used; the message is one sentence for the operator. */
export class BackupFailure extends Error {}

/** Reads every table's file and every upload of a backup and compares them with its manifest. */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  for (const { name, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(tableFile(backup, name)), createGunzip(), hash);
    if (hash.digest('hex') !== sha256) throw new BackupFailure(`The table ${name} is damaged.`);
  }
  for (const { key, sha256 } of manifest.files) {
    const bytes = await readFile(fileOf(backup, key)).catch(() => undefined);
    if (!bytes || hashOf(bytes) !== sha256)
      throw new BackupFailure(`The file ${key} is missing or damaged.`);
  }
  return manifest;
}

const fileOf = (backup: string, key: string) =>
  path.join(path.dirname(backup), FILES, safeKey(key));

/** The site's key a backup carries, when it has one. */
export const secretKeyOf = (backup: string): Promise<string | undefined> =>
  readFile(path.join(backup, KEY), 'utf8').then(
    (key) => key.trim(),
    () => undefined,
  );

/**
 * Fills an empty database, whose schema is the backup's, in one transaction: every table is read again and
 * compared before it counts. Then the files, each read again as well.
 */
export async function restoreBackup(
  backup: string,
  manifest: Manifest,
  { client, storage, onProgress }: Pick<BackupParts, 'client' | 'storage' | 'onProgress'>,
): Promise<void> {
  await settle(client);
  await fillTables(client, manifest.tables, (table) => openTable(backup, table.name), onProgress);
  for (const [index, { key, sha256 }] of manifest.files.entries()) {
    onProgress?.(index, manifest.files.length, key);
    await storage.put(key, await readFile(fileOf(backup, key)), typeOf(key));
    const stored = await storage.get(key);
    if (!stored || hashOf(stored) !== sha256)
      throw new BackupFailure(`The file ${key} did not arrive whole.`);
  }
}

const openTable = async (backup: string, name: string) => {
  const file = createReadStream(tableFile(backup, name));
  const rows = createGunzip();
  file.on('error', (error) => rows.destroy(error));
  return file.pipe(rows);
};

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
const typeOf = (key: string) => types[path.extname(key).slice(1)] ?? 'application/octet-stream';

/** What a fresh schema fills by itself. */
const SEEDED = ['categories', 'public_data_changes', 'city_settings'];

/** Copies tables into an empty database in one transaction and compares every sum before it counts. */
export async function fillTables(
  client: pg.ClientBase,
  tables: Manifest['tables'],
  open: (table: CopiedTable) => Promise<Readable>,
  onProgress: BackupParts['onProgress'],
): Promise<void> {
  await client.query('begin');
  try {
    const there = await listTables(client);
    const filled = await listFilledTables(client, there, SEEDED);
    if (filled.length > 0)
      throw new BackupFailure(`The database is not empty: ${filled.join(', ')} hold rows.`);
    await emptyTables(
      client,
      SEEDED.filter((name) => there.some((table) => table.name === name)),
    );
    for (const [index, table] of tables.entries()) {
      onProgress?.(index, tables.length, table.name);
      await fillTable(client, table, await open(table));
    }
    // Triggers note public changes while tables are filled: what stands there is the backup's alone.
    const noted = tables.find(({ name }) => name === 'public_data_changes');
    if (noted) {
      await emptyTables(client, [noted.name]);
      await fillTable(client, noted, await open(noted));
    }
    for (const [index, table] of tables.entries()) {
      onProgress?.(index, tables.length, `${table.name}, compared`);
      const sum = await sumOf(client, table);
      if (sum.rows !== table.rows || sum.sha256 !== table.sha256)
        throw new BackupFailure(`The table ${table.name} did not arrive as it was.`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
