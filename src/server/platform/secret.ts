import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/** The key of this site: what it signs or hashes means nothing to whoever has only the database. */
export interface Secret {
  /** HMAC-SHA-256; `purpose` keeps one use from standing in for another. */
  hash(purpose: string, text: string): Buffer;
}

/** Whether a signature is the right one; how long that takes says nothing of it. */
export const isRightSignature = (given: Buffer, right: Buffer): boolean =>
  given.byteLength === right.byteLength && timingSafeEqual(given, right);

const KEY_BYTES = 32;
export const keyFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  path.join(DATA_DIR, 'secret-key');

export const secretFrom = (key: Buffer | string): Secret => ({
  hash: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest(),
});

/** SECRET_KEY, else the key in DATA_DIR, which the first start makes. */
export async function openSecret(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Secret> {
  if (config.SECRET_KEY) return secretFrom(config.SECRET_KEY);
  const file = keyFile(config);
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const fresh = randomBytes(KEY_BYTES).toString('base64url');
  try {
    // `wx`: of two starts at once the first writes, the other reads.
    await writeFile(file, fresh, { flag: 'wx', mode: 0o600, flush: true });
    await chmod(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return secretFrom((await readFile(file, 'utf8')).trim());
}

/** The key as a backup meets it: set from outside, or in a file that the backup carries. */
export interface SiteKey {
  set: string | undefined;
  fromFile: string | undefined;
}

/** Makes no key where there is none. */
export async function findKey(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<SiteKey> {
  if (config.SECRET_KEY) return { set: config.SECRET_KEY, fromFile: undefined };
  const fromFile = await readFile(keyFile(config), 'utf8').catch(() => undefined);
  return { set: undefined, fromFile: fromFile?.trim() };
}

/** Tells one key from another, and says nothing about either. */
export const signOfKey = (key: string, salt: string): string =>
  secretFrom(key).hash('backup', salt).toString('hex');
