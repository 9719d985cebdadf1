import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);
const STAMP_LENGTH = 8;

/** Which version runs, with the beginning of its build's stamp: `0.1.0+ed8581b9`. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    version: string;
  };
  const stamp = new URL('dist/built-from', root);
  if (!existsSync(stamp)) return version;
  return `${version}+${readFileSync(stamp, 'utf8').slice(0, STAMP_LENGTH)}`;
}

/** Everything that answers are made from by code: the built web and its libraries, the server, what stands in SQL. */
export async function codeIdentity(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const name of ['dist/built-from', 'package-lock.json', 'src/server', 'src/contract', 'db'])
    for (const file of await filesIn(fileURLToPath(new URL(name, root))))
      hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

async function filesIn(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [place] : [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
