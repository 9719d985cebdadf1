import { createHmac, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/** The key of this site: what it signs or hashes means nothing to whoever has only the database. */
export interface Secret {
  /** HMAC-SHA-256; `purpose` keeps one use from standing in for another. */
  hash(purpose: string, text: string): Buffer;
}

const KEY_BYTES = 32;

export const secretFrom = (key: Buffer | string): Secret => ({
  hash: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest(),
});

/** SECRET_KEY, else the key in DATA_DIR, which the first start makes. */
export async function openSecret(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Secret> {
  if (config.SECRET_KEY) return secretFrom(config.SECRET_KEY);
  const file = path.join(config.DATA_DIR, 'secret-key');
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
