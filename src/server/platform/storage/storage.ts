import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where uploaded files lie: DATA_DIR/uploads, or a bucket. Keys look like `images/<id>/640.webp`. */
export interface Storage {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The stored bytes, or undefined when there are none under this key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Keys that are not there are no failure. */
  delete(keys: string[]): Promise<void>;
  /** Every key there is, in no order. */
  list(): AsyncIterable<string>;
}

/** The place of the files took or gave nothing: the same later may succeed. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    super(message || code, { cause });
  }
}

/** Keys are made by us; one that could leave the folder is a bug. */
export function safeKey(key: string): string {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+(?:\.[a-z0-9]+)?)+$/.test(key)) {
    throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  }
  return key;
}

/** DATA_DIR/uploads. */
export function openFolder(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, safeKey(key));
  const partOf = (file: string) => `${file}.part`;
  return {
    // Whole or not at all: written beside its place, onto the disk, and then renamed.
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(partOf(file), bytes, { flush: true, mode: 0o600 });
        await rename(partOf(file), file);
      } catch (error) {
        // On a full disk half a file would keep the room that is missing.
        await rm(partOf(file), { force: true }).catch(() => {});
        throw error;
      }
      await flushFolder(path.dirname(file));
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(keys) {
      for (const file of keys.map(fileOf)) {
        await rm(file, { force: true });
        await rm(partOf(file), { force: true });
        // The folder of one upload goes with its last file; others keep it.
        await rmdir(path.dirname(file)).catch(() => {});
      }
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => (isMissing(error) ? [] : Promise.reject(error)),
      );
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue;
        yield path.relative(folder, path.join(entry.parentPath, entry.name));
      }
    },
  };
}

/** A rename is on the disk when its folder is. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
