// directoryctl COMMAND: runs the operator's command line with the settings and the account of the site, as
// deploy/directory.service runs the site itself. Plain Node 20, no package.
import { readFileSync, statSync } from 'node:fs';
import { giveUp, inRoot, requireNode24 } from './environment.mjs';
import { parseEnvironmentFile } from './environment-file.mjs';
import { endWith, startProduct } from './run-product.mjs';

/** The same as Environment= of the unit; the file of settings goes before them. */
const UNIT_ENVIRONMENT = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  DATA_DIR: '/var/lib/directory',
};
/** What a terminal and its people bring along; nothing else of their environment reaches the command. */
const OF_THE_CALLER = ['PATH', 'TERM', 'LANG', 'LC_ALL', 'TZ'];

requireNode24();
const file = process.env.DIRECTORY_ENV ?? '/etc/directory.env';
const settings = { ...UNIT_ENVIRONMENT, ...settingsOf(file) };
becomeOwnerOf(settings.DATA_DIR);
const kept = OF_THE_CALLER.flatMap((name) => {
  const value = process.env[name];
  return value === undefined ? [] : [[name, value]];
});
const args = [inRoot('src/server/commands/main.ts'), ...process.argv.slice(2)];
const env = { ...Object.fromEntries(kept), ...settings, INIT_CWD: process.cwd() };
endWith(startProduct(args, { env, isAlone: true }));

function settingsOf(/** @type {string} */ path) {
  try {
    return parseEnvironmentFile(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const advice = code === 'EACCES' ? 'run directoryctl as root' : 'see docs/operating.md';
    return giveUp(`The site's settings ${path} cannot be read (${code}): ${advice}.`);
  }
}

/** What root would write among the site's files, the site could not read. */
function becomeOwnerOf(/** @type {string} */ folder) {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner) giveUp(`There is no ${folder} yet: start the site once.`);
  else if (owner.uid !== 0) {
    process.setgroups?.([]);
    process.setgid?.(owner.gid);
    process.setuid?.(owner.uid);
  }
}
