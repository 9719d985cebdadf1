import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { listTables, readTable, settle } from '../database/table-copy.ts';
import { type SiteKey, signOfKey } from '../secret.ts';
import type { Storage } from '../storage/storage.ts';
import {
  BackupFailure,
  beginBackup,
  isBackup,
  listBackups,
  type Manifest,
  type PartSums,
  readManifest,
  removeBackup,
  sha256,
  tidyBackups,
  writeManifest,
} from './backup-manifest.ts';
import { fileKey, keyPart, type Progress, type SealedFor, tablePart } from './backup-parts.ts';
import { type BackupPlace, backupName, isFilesFolder } from './backup-place.ts';
import { makeRoom } from './backup-room.ts';
import { inPieces, sealed } from './backup-seal.ts';

/*
 * A place of backups: one folder per backup, named by its moment, with `manifest.json` (written last: without
 * it the backup is not whole), the sums of its parts, one compressed COPY per table and the site's key; and
 * beside them `files/`, the uploads of all backups, each once, because an upload never changes. With a recipient
 * all but the manifest and the sums is encrypted: the next backup must know what there is.
 */

interface BackupParts {
  client: pg.ClientBase;
  storage: Storage;
  key: SiteKey;
  /** Of age: `age1…`; without one nothing is encrypted. */
  recipient?: string | undefined;
  now: () => Date;
  onProgress?: Progress;
}

/** Backups of one site are written, pruned and tried one at a time, whoever asks; the lock goes with the connection. */
const LOCK = `hashtext('directory backups')`;
export async function waitForOtherBackups(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(`select pg_advisory_lock(${LOCK})`);
}
export async function isNoOtherBackup(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `select pg_try_advisory_lock(${LOCK}) as "isMine"`,
  );
  return rows[0]?.isMine === true;
}

/**
 * Writes one backup while the site serves: one snapshot of all tables, then the files. After a failure the
 * connection may still be in the middle of a table, and is good for nothing more. @returns its name
 */
export async function writeBackup(
  place: BackupPlace,
  parts: BackupParts,
): Promise<{ name: string; manifest: Manifest }> {
  const { client, key, now, onProgress } = parts;
  const to = { ...(parts.recipient && { sealedFor: parts.recipient }) };
  await waitForOtherBackups(client);
  await tidyBackups(place);
  const before = await lastManifest(place);
  const room = await makeRoom(place, client, before);
  const at = now();
  const name = await freeName(place, at);
  await beginBackup(place, name);
  try {
    await settle(client);
    const sums: PartSums = new Map();
    const { migration, tables } = await writeTables(place, name, client, sums, to, onProgress);
    if (key.fromFile) {
      const part = keyPart(to);
      const content = Readable.from([Buffer.from(key.fromFile)]);
      sums.set(part, (await writePart(place, `${name}/${part}`, content, to)).sha256);
    }
    const known = before?.manifest.sealedFor === to.sealedFor ? before?.manifest.files : undefined;
    const files = await writeFiles(place, parts, to, known ?? [], room);
    const createdAt = at.toISOString();
    const ownKey = key.set ?? key.fromFile;
    const manifest: Manifest = {
      format: 2,
      createdAt,
      migration,
      ...to,
      ...(ownKey && {
        key: { isInside: key.fromFile !== undefined, check: signOfKey(ownKey, createdAt) },
      }),
      tables,
      files,
    };
    await writeManifest(place, name, manifest, sums);
    return { name, manifest };
  } catch (error) {
    // Where even that fails, the next backup takes it away.
    await removeBackup(place, name).catch(() => {});
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? new BackupFailure(`There is no room left in ${place.name}.`, { cause: error })
      : error;
  }
}

/** Backups are named by the second. */
async function freeName(place: BackupPlace, at: Date): Promise<string> {
  const name = backupName(at);
  return (await isBackup(place, name)) ? freeName(place, new Date(at.getTime() + 1000)) : name;
}

/** The newest one whose manifest can be read: what it knows need not be written again. */
async function lastManifest(place: BackupPlace) {
  for (const name of (await listBackups(place)).reverse()) {
    try {
      return { name, ...(await readManifest(place, name)) };
    } catch (error) {
      if (!(error instanceof BackupFailure)) throw error;
    }
  }
  return undefined;
}

/** @returns size and sum of what lies there */
async function writePart(
  place: BackupPlace,
  key: string,
  content: Readable,
  { sealedFor }: SealedFor,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const stored = sealedFor ? await sealed(content, sealedFor) : content;
  await fed(place.write(key, hashing), pipeline(stored, hashing));
  return { bytes, sha256: hash.digest('hex') };
}

/** Of two ends of one stream the reading one knows why it broke. */
async function fed<T>(reading: Promise<T>, feeding: Promise<void>): Promise<T> {
  const [read, written] = await Promise.allSettled([reading, feeding]);
  if (read.status === 'rejected') throw read.reason;
  if (written.status === 'rejected') throw written.reason;
  return read.value;
}

async function writeTables(
  place: BackupPlace,
  name: string,
  client: pg.ClientBase,
  sums: PartSums,
  to: SealedFor,
  onProgress?: Progress,
): Promise<Pick<Manifest, 'migration' | 'tables'>> {
  await client.query('begin isolation level repeatable read read only');
  const migration = await lastMigration(client);
  const tables = await listTables(client);
  const written: Manifest['tables'] = [];
  for (const [index, table] of tables.entries()) {
    onProgress?.(index, tables.length, table.name);
    const { stream, sum } = await readTable(client, table);
    const part = tablePart(table.name, to);
    const packed = createGzip();
    const stored = writePart(place, `${name}/${part}`, packed, to);
    sums.set(part, (await fed(stored, pipeline(stream, packed))).sha256);
    written.push({ ...table, ...sum() });
  }
  await client.query('rollback');
  return { migration, tables: written };
}

async function lastMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  return rows[0]?.name ?? '';
}

/** An upload that the backup before has is only looked at: its size tells whether it is whole. */
async function writeFiles(
  place: BackupPlace,
  { storage, onProgress }: Pick<BackupParts, 'storage' | 'onProgress'>,
  to: SealedFor,
  before: Manifest['files'],
  room: (bytes: number) => Promise<void>,
): Promise<Manifest['files']> {
  const known = new Map(before.map((file) => [file.key, file]));
  const files: Manifest['files'] = [];
  for await (const key of storage.list()) {
    onProgress?.(files.length, files.length + 1, key);
    const had = known.get(key);
    if (had && (had.stored ?? had.bytes) === (await place.sizeOf(fileKey(key, to)))) {
      files.push(had);
      continue;
    }
    const bytes = await storage.get(key);
    // Removed meanwhile.
    if (!bytes) continue;
    await room(bytes.length);
    const written = await writePart(place, fileKey(key, to), Readable.from(inPieces(bytes)), to);
    const stored = to.sealedFor ? { stored: written.bytes } : {};
    files.push({ key, bytes: bytes.length, ...stored, sha256: sha256(bytes) });
  }
  return files;
}

/**
 * Keeps the newest backups, and of the files those that one of them names. One that cannot be read may name
 * any: then no file goes. @returns names that went
 */
export async function pruneBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const names = await listBackups(place);
  const old = names.slice(0, Math.max(0, names.length - keep));
  if (old.length === 0) return [];
  for (const name of old) await removeBackup(place, name);
  const kept = new Set<string>();
  for (const name of names.slice(old.length)) {
    try {
      const { manifest } = await readManifest(place, name);
      for (const { key } of manifest.files) kept.add(fileKey(key, manifest));
    } catch (error) {
      if (error instanceof BackupFailure) return old;
      throw error;
    }
  }
  for (const folder of (await place.folders()).filter(isFilesFolder))
    for await (const key of place.list(folder)) if (!kept.has(key)) await place.remove(key);
  return old;
}
