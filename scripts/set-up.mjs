// Installs and builds what is missing. Plain Node 20, no package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { builtFrom, sourcesOfBuild } from './build-stamp.mjs';
import {
  giveUp,
  inRoot,
  node24,
  requireNode24,
  requireSupportedMachine,
  root,
} from './environment.mjs';

const lockFile = inRoot('package-lock.json');
const installedStamp = inRoot('node_modules', '.installed-from');

/** Packages and Node 24 stand ready. */
export async function ensureInstalled() {
  requireSupportedMachine();
  if (!isInstalled()) {
    await oneAtATime(async (lock) => {
      if (isInstalled()) return;
      console.log('Installing packages. This takes about a minute, once.');
      await runQuietly(
        'npm',
        ['ci', '--no-progress', '--loglevel=error'],
        lock,
        'Installing failed.',
        ['Check the network and the free disk space, then run the same command again.'],
      );
      markInstalled();
    });
  }
  requireNode24();
}

/** Packages, Node 24 and the built web pages stand ready. */
export async function ensureBuilt() {
  await ensureInstalled();
  if (isBuilt()) return;
  await oneAtATime(async (lock) => {
    if (isBuilt()) return;
    console.log('Building the pages. This takes some seconds.');
    await runQuietly(node24, [inRoot('scripts', 'build.mjs')], lock, 'The build failed.', []);
  });
}

/** The server of `npm run dev` reads the pages as they are, but for the fonts, which are made. */
export async function ensureFonts() {
  await ensureInstalled();
  if (hasFonts()) return;
  await oneAtATime(async (lock) => {
    if (hasFonts()) return;
    const program = inRoot('scripts', 'build-fonts.mjs');
    await runQuietly(node24, [program], lock, 'The fonts could not be made.', []);
  });
}

const hasFonts = () =>
  existsSync(inRoot('src/web/styles/fonts/share-text-latin-ext.ttf')) &&
  existsSync(inRoot('src/web/styles/fonts/text-latin-ext.woff2'));
const isBuilt = () => builtFrom() === sourcesOfBuild();
const lockHash = () =>
  createHash('sha256').update(readFileSync(lockFile)).update(process.arch).digest('hex');

function isInstalled() {
  if (existsSync(installedStamp)) return readFileSync(installedStamp, 'utf8') === lockHash();
  if (!installMatchesLock()) return false;
  markInstalled();
  return true;
}

function markInstalled() {
  try {
    writeFileSync(installedStamp, lockHash());
  } catch {
    // node_modules is read-only: the longer comparison then runs at every start.
  }
}

/** An install made by hand counts too: npm writes its own record when it has finished. */
function installMatchesLock() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Record<string, { version: string; integrity?: string; optional?: boolean }>} */
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  /** @type {typeof wanted} */
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const differs = (/** @type {string} */ name) =>
    present[name]?.version !== wanted[name]?.version ||
    present[name]?.integrity !== wanted[name]?.integrity;
  return (
    Object.keys(present).every((name) => !differs(name)) &&
    Object.entries(wanted).every(
      ([name, { optional }]) => name === '' || name in present || optional === true,
    )
  );
}

/**
 * Runs `work` while no other start of this folder does. The lock is an abstract socket: the kernel
 * frees it when the last process that holds it is gone, however it went. `work` hands it on to the
 * program it runs, so that an install which outlives its killed parent still holds it.
 * @param {(lock: import('node:net').Server) => Promise<void>} work
 */
async function oneAtATime(work) {
  const name = `\0adana-rehberi-${createHash('sha256').update(root).digest('hex').slice(0, 32)}`;
  let told = false;
  for (;;) {
    const lock = createServer();
    const held = await new Promise((resolve, reject) => {
      lock.once('listening', () => resolve(true));
      lock.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      lock.listen(name);
    });
    if (held) {
      try {
        return await work(lock);
      } finally {
        lock.close();
      }
    }
    if (!told) console.log('Another start is setting this folder up; waiting for it.');
    told = true;
    await pause(200);
  }
}

/**
 * Shows the program's output only when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:net').Server} lock
 * @param {string} failure
 * @param {string[]} advice
 */
async function runQuietly(program, args, lock, failure, advice) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', /** @type {any} */ (lock)._handle.fd],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
    child.once('close', resolve);
  });
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (code !== 0) {
    process.stderr.write(output);
    giveUp(failure, ...advice);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureBuilt();
