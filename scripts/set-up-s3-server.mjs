// The S3 server of the tests stands ready; it has a lock file of its own. Plain Node 20, no package.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './environment.mjs';

const folder = inRoot('tests', 'support', 's3-server');
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Installs it when it is missing or another version. @returns the program that serves */
export function ensureS3Server() {
  if (!isInstalled()) {
    console.log('Installing the S3 server of the tests. This takes some seconds, once.');
    // Inside its folder, where its own .npmrc is read.
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
  return path.join(folder, 'serve.mjs');
}

/** npm writes its own record when it has finished. */
function isInstalled() {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = read(record);
  return Object.entries(read(path.join(folder, 'package-lock.json'))).every(
    ([name, { version, optional }]) =>
      name === '' || present[name]?.version === version || (optional && !(name in present)),
  );
}
