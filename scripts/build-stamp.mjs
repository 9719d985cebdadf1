// Tells whether dist/ was built from the sources that are here now. Plain Node 20, no package.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './environment.mjs';

export const stampFile = inRoot('dist', 'built-from');

/** Libraries come from packages, so the lock file stands for them. */
const sources = [
  'src/web',
  'src/contract',
  'db/seed',
  'vite.config.ts',
  'build',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build-fonts.mjs',
  'scripts/share-fonts.mjs',
  'scripts/build-pictures.mjs',
  'scripts/share-picture.mjs',
];

/** Tests have no part in the build; fonts and the pictures of public/ are made by it. */
const notSource = /\.test\.tsx?$|^src\/web\/styles\/fonts\/|^src\/web\/public\/.*\.(?:png|ico)$/;

/** A hash of the names and contents of everything that the build reads. */
export function sourcesOfBuild() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The hash that dist/ was built from; undefined when there is no whole build. */
export const builtFrom = () =>
  existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;

/** @type {(name: string) => string[]} */
function filesOf(name) {
  if (!existsSync(inRoot(name))) return [];
  if (statSync(inRoot(name)).isFile()) return notSource.test(name) ? [] : [name];
  return readdirSync(inRoot(name))
    .sort()
    .flatMap((entry) => filesOf(path.join(name, entry)));
}
