import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import {
  type CopiedTable,
  emptyTables,
  fillTable,
  isKept,
  listFilledTables,
  listTables,
  settle,
  sumOf,
} from '../database/table-copy.ts';
import { signOfKey } from '../secret.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupFailure, type Manifest, readManifest, sha256 } from './backup-manifest.ts';
import { fileKey, keyPart, type Progress, tablePart } from './backup-parts.ts';
import type { BackupPlace } from './backup-place.ts';
import { refuseOtherIdentity, unsealed } from './backup-seal.ts';

/** A backup that was looked at: every part and every upload is as it was written. */
export interface CheckedBackup {
  place: BackupPlace;
  name: string;
  manifest: Manifest;
  /** Of age: reads what was encrypted. */
  identity: string | undefined;
}

/** Reads every part and every upload of a backup and compares them with its sums. */
export async function checkBackup(
  place: BackupPlace,
  name: string,
  { identity, onProgress }: { identity?: string | undefined; onProgress?: Progress } = {},
): Promise<CheckedBackup> {
  const { manifest, sums } = await readManifest(place, name);
  if (manifest.sealedFor) await refuseOtherIdentity(manifest.sealedFor, identity);
  const backup = { place, name, manifest, identity };
  const parts = [
    ...(manifest.key?.isInside ? [keyPart(manifest)] : []),
    ...manifest.tables.map((table) => tablePart(table.name, manifest)),
  ];
  for (const part of sums ? parts : []) {
    const read = await place.read(`${name}/${part}`);
    if ((await sumOfStream(read, part)) !== sums?.get(part))
      throw new BackupFailure(`The part ${part} of ${name} is damaged.`);
  }
  if (!sums)
    for (const table of manifest.tables)
      if ((await sumOfStream(await openTable(backup, table), table.name)) !== table.sha256)
        throw new BackupFailure(`The table ${table.name} is damaged.`);
  for (const [index, file] of manifest.files.entries()) {
    onProgress?.(index, manifest.files.length, `${file.key}, compared`);
    await readFile(backup, file);
  }
  return backup;
}

async function sumOfStream(content: Readable, part: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash).catch((error) => {
    throw new BackupFailure(`The part ${part} is missing or damaged.`, { cause: error });
  });
  return hash.digest('hex');
}

async function readFile(backup: CheckedBackup, file: Manifest['files'][number]) {
  const bytes = await read(backup, fileKey(file.key, backup.manifest))
    .then(buffer)
    .catch((error) => {
      throw new BackupFailure(`The file ${file.key} is missing or damaged.`, { cause: error });
    });
  if (sha256(bytes) !== file.sha256) throw new BackupFailure(`The file ${file.key} is damaged.`);
  return bytes;
}

async function read({ place, manifest, identity }: CheckedBackup, key: string): Promise<Readable> {
  const stored = await place.read(key);
  return manifest.sealedFor && identity ? unsealed(stored, identity) : stored;
}

/** A way to read what was packed; whatever goes wrong on it ends the last stream. */
async function openTable(backup: CheckedBackup, table: CopiedTable): Promise<Readable> {
  const stored = await read(backup, `${backup.name}/${tablePart(table.name, backup.manifest)}`);
  const rows = createGunzip();
  void pipeline(stored, rows).catch(() => {});
  return rows;
}

/** The site's key a backup carries, when it has one. */
export async function keyInside(backup: CheckedBackup): Promise<string | undefined> {
  const { place, name, manifest } = backup;
  const part = `${name}/${keyPart(manifest)}`;
  const isInside = manifest.key?.isInside ?? (await place.sizeOf(part)) !== undefined;
  if (!isInside) return undefined;
  return (await buffer(await read(backup, part))).toString().trim();
}

/** A key of its own that another machine has set: what was sealed with the backup's one would be unreadable. */
export function refuseOtherKey({ manifest }: CheckedBackup, key: string | undefined): void {
  if (!key || !manifest.key || signOfKey(key, manifest.createdAt) === manifest.key.check) return;
  throw new BackupFailure(
    'SECRET_KEY is not the one this backup was made with: set that one, or none.',
  );
}

/**
 * Fills an empty database, whose schema is the backup's, in one transaction: every table is read again and
 * compared before it counts. Then the files, each read again as well.
 */
export async function restoreBackup(
  backup: CheckedBackup,
  {
    client,
    storage,
    onProgress,
  }: { client: pg.ClientBase; storage: Storage; onProgress?: Progress },
): Promise<void> {
  await restoreTables(backup, client, onProgress);
  const { files } = backup.manifest;
  for (const [index, file] of files.entries()) {
    onProgress?.(index, files.length, file.key);
    await storage.put(file.key, await readFile(backup, file), typeOf(file.key));
    const stored = await storage.get(file.key);
    if (!stored || sha256(stored) !== file.sha256)
      throw new BackupFailure(`The file ${file.key} did not arrive whole.`);
  }
}

/** The first half of a restore, and all of one that is only tried. */
export async function restoreTables(
  backup: CheckedBackup,
  client: pg.ClientBase,
  onProgress?: Progress,
): Promise<void> {
  await settle(client);
  await fillTables(client, backup.manifest.tables, (table) => openTable(backup, table), onProgress);
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
const typeOf = (key: string) => types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** What a fresh schema fills by itself. */
const SEEDED = ['categories', 'city_settings', 'kinds'];

/** Copies tables into an empty database in one transaction and compares every sum before it counts. */
export async function fillTables(
  client: pg.ClientBase,
  copied: Manifest['tables'],
  open: (table: CopiedTable) => Promise<Readable>,
  onProgress?: Progress,
): Promise<void> {
  const tables = copied.filter(isKept);
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
