import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flushFolder } from '../storage/storage.ts';

/** Where backups lie, each file under a key such as `2026-11-21T00-15-00Z/manifest.json`. */
export interface BackupPlace {
  /** In the operator's words. */
  name: string;
  /** Names on the top level. */
  folders(): Promise<string[]>;
  /** Every key that begins with this folder, in no order. */
  list(folder: string): AsyncIterable<string>;
  /** In bytes; undefined when there is no such file. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Fails, at the latest while it is read, when there is no such file. */
  read(key: string): Promise<Readable>;
  /** Whole or not at all. */
  write(key: string, content: Readable): Promise<void>;
  /** A file or a whole folder; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Takes away what a write left that was killed. */
  tidy(): Promise<void>;
  /** Undefined where nobody can tell. */
  freeBytes(): Promise<number | undefined>;
}

const PART = '.part';
const freeOn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Backups in a folder of this machine. */
export function openBackupFolder(folder: string, freeBytes = freeOn): BackupPlace {
  const fileOf = (key: string) => path.join(folder, key);
  const filesUnder = async (place: string) =>
    (await readdir(place, { recursive: true, withFileTypes: true }).catch(orNothing([]))).filter(
      (entry) => entry.isFile(),
    );
  return {
    name: folder,
    async folders() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(orNothing([]));
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    },
    async *list(under) {
      for (const { name, parentPath } of await filesUnder(fileOf(under)))
        if (!name.endsWith(PART)) yield path.relative(folder, path.join(parentPath, name));
    },
    sizeOf: (key) => stat(fileOf(key)).then((found) => found.size, orNothing(undefined)),
    read: async (key) => createReadStream(fileOf(key)),
    // Beside its place, onto the disk, and then renamed.
    async write(key, content) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(file + PART, { flush: true, mode: 0o600 }));
      await rename(file + PART, file);
      await flushFolder(path.dirname(file));
    },
    remove: (key) => rm(fileOf(key), { recursive: true, force: true }),
    async tidy() {
      for (const name of await this.folders()) {
        // Of older versions: a whole backup under way.
        if (isBackupName(name.slice(0, -PART.length)) && name.endsWith(PART))
          await this.remove(name);
        else if (isOurs(name))
          for (const entry of await filesUnder(fileOf(name)))
            if (entry.name.endsWith(PART)) await rm(path.join(entry.parentPath, entry.name));
      }
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return freeBytes(folder);
    },
  };
}

/** `2026-11-21T00-15-00Z`: sorts by time, and is a name on every disk. */
export const backupName = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
export const isBackupName = (name: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** Uploads of all backups, each once; encrypted ones by whom they are for. */
export const filesFolder = (sealedFor: string | undefined): string =>
  sealedFor ? `files-${createHash('sha256').update(sealedFor).digest('hex').slice(0, 8)}` : 'files';
export const isFilesFolder = (name: string): boolean => /^files(?:-[0-9a-f]{8})?$/.test(name);
/** Nothing else of the folder is ours to touch. */
const isOurs = (name: string) => isBackupName(name) || isFilesFolder(name);

const orNothing =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
