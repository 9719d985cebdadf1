// Who notices when a rule or a decision is another? Changes them one by one, in a copy, and asks the tests beside them.
// Part of `npm run nightly`; of some folders: `npm run mutations -- src/contract/text src/server/duty`. What a test
// noticed before is not asked again while that test and the changed file are as they were (.cache/mutations/known.json).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { inRoot, node24, root } from './environment.mjs';

/** Of 100 changes so many must be noticed. */
const LEAST = 85;

const cache = inRoot('.cache', 'mutations');
const copy = path.join(cache, 'copy');
const told = path.join(cache, 'told');
const knownIn = path.join(cache, 'known.json');
const under = process.argv.slice(2);

/**
 * `place`: it is the same change as long as its file is the same.
 * @typedef {{ id: string; file: string; line: number; was: string; is: string; place: string }} Change
 */
/** Who noticed a change, by the hash of its file and its place. @typedef {Record<string, { test: string; hash: string }>} Known */

function copyWithout(/** @type {string[]} */ ...names) {
  for (const folder of [copy, told]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const name of readdirSync(root))
    if (!names.includes(name)) cpSync(inRoot(name), path.join(copy, name), { recursive: true });
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'));
}

const isChanged = (/** @type {string} */ file) =>
  (under.length === 0 || under.some((folder) => file.startsWith(folder))) &&
  /^src\/contract\/.*\.ts$|^src\/server\/.*\.rules\.ts$/.test(file) &&
  !file.endsWith('.test.ts');

/** Every change stands in the code of the copy, and is one when it is called by its number. */
async function withChanges(/** @type {string[]} */ names) {
  const quiet = () => {};
  const logger = /** @type {any} */ ({ debug: quiet, info: quiet, isDebugEnabled: () => false });
  const inCopy = (/** @type {string} */ name) => path.join(copy, name);
  const given = names.map((name) => ({
    name: inCopy(name),
    mutate: true,
    content: readFileSync(inCopy(name), 'utf8'),
  }));
  // Tests would only repeat what a text says.
  const options = { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] };
  const { files, mutants } = await new Instrumenter(logger).instrument(given, options);
  for (const { name, content } of files) writeFileSync(name, content);
  const texts = new Map(given.map(({ name, content }) => [name, content.split('\n')]));
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location: { start, end }, replacement }) => {
      const [first = '', ...more] = texts.get(fileName)?.slice(start.line, end.line + 1) ?? [];
      const was = first.slice(start.column, more.length > 0 ? undefined : end.column);
      const file = path.relative(copy, fileName);
      const place = `${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;
      return { id, file, line: start.line + 1, was, is: replacement, place };
    });
}

/** @type {Map<string, string>} */
const hashes = new Map();
/** Of a file as it stands in the project. */
function hashOf(/** @type {string} */ file) {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const is = existsSync(inRoot(file)) ? readFileSync(inRoot(file)) : '';
  const hash = createHash('sha256').update(is).digest('hex').slice(0, 16);
  hashes.set(file, hash);
  return hash;
}
const keyOf = (/** @type {Change} */ { file, place }) => `${hashOf(file)} ${file} ${place}`;

/** @returns {Known} */
const readKnown = () => (existsSync(knownIn) ? JSON.parse(readFileSync(knownIn, 'utf8')) : {});

/** What was noticed before, by a test that is as it was then. */
function tellKnown(/** @type {Change[]} */ changes) {
  const known = readKnown();
  const lines = changes.flatMap((change) => {
    const by = known[keyOf(change)];
    return by && hashOf(by.test) === by.hash ? [`${change.id} ${by.test}`] : [];
  });
  writeFileSync(path.join(told, 'noticed'), lines.map((line) => `${line}\n`).join(''));
  return lines.length;
}

function keepKnown(/** @type {Change[]} */ changes) {
  const known = readKnown();
  const byId = new Map(changes.map((change) => [change.id, change]));
  for (const line of linesOf('noticed')) {
    const [id = '', test = ''] = line.split(' ');
    const change = byId.get(id);
    if (change && test) known[keyOf(change)] = { test, hash: hashOf(test) };
  }
  // What a file was before is no longer asked for.
  const kept = Object.entries(known).filter(([key]) =>
    key.startsWith(hashOf(key.split(' ')[1] ?? '')),
  );
  writeFileSync(knownIn, JSON.stringify(Object.fromEntries(kept)));
}

const linesOf = (/** @type {string} */ name) => {
  const file = path.join(told, name);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
};

/** @type {import('node:child_process').ChildProcess | undefined} */
let asking;

/** Asks the tests; those that a change held for ever are asked again without it. */
async function askTests(/** @type {string[]} */ names) {
  const config = ['--config', 'tests/mutation/vitest.config.ts', '--reporter', 'dot'];
  const files = under.length === 0 ? ['run'] : ['related', '--run', ...names];
  const command = [inRoot('node_modules/vitest/vitest.mjs'), ...files, ...config];
  for (;;) {
    let isEnded = false;
    const watch = setInterval(() => {
      for (const name of readdirSync(told)) {
        const file = path.join(told, name);
        if (!name.startsWith('now-')) continue;
        const [change = '', patienceMs = 0, test = ''] = readFileSync(file, 'utf8').split(' ');
        if (change === '' || Date.now() - statSync(file).mtimeMs < Number(patienceMs)) continue;
        rmSync(file);
        isEnded = true;
        appendFileSync(path.join(told, 'noticed'), `${change} ${test}\n`);
        process.kill(Number(name.slice('now-'.length)), 'SIGKILL');
      }
    }, 1000);
    await new Promise((resolve) => {
      const env = { ...process.env, MUTATIONS: told };
      asking = spawn(node24, command, { cwd: copy, env, stdio: 'inherit' });
      asking.once('close', resolve);
    });
    clearInterval(watch);
    if (!isEnded) return;
  }
}

function report(/** @type {Change[]} */ changes) {
  const [reached, read] = [linesOf('reached'), linesOf('read')];
  const noticed = new Set([...linesOf('noticed')].map((line) => line.split(' ', 1)[0]));
  // What a module says once, when it is read, are words, limits and schemas: most tests would only repeat it.
  const asked = changes.filter(({ id }) => reached.has(id) || noticed.has(id) || !read.has(id));
  const isNoticed = (/** @type {Change} */ { id }) => noticed.has(id);
  const unnoticed = asked.filter((change) => !isNoticed(change));
  for (const { id, file, line, was, is } of unnoticed) {
    const how = reached.has(id) ? '' : ' (no test comes here)';
    console.log(`${file}:${line}${how}\n  - ${was}\n  + ${is.replace(/\s+/g, ' ')}`);
  }
  for (const line of linesOf('odd')) console.log(line);
  const score = (/** @type {Change[]} */ some) =>
    (some.filter(isNoticed).length / Math.max(1, some.length)) * 100;
  console.log('\n| folder | changes | unnoticed | score |\n|---|---|---|---|');
  const folderOf = (/** @type {Change} */ { file }) => path.dirname(file);
  for (const [folder, some] of [...Map.groupBy(asked, folderOf)].sort()) {
    const open = some.length - some.filter(isNoticed).length;
    console.log(`| ${folder} | ${some.length} | ${open} | ${score(some).toFixed(1)} |`);
  }
  console.log(`| all | ${asked.length} | ${unnoticed.length} | ${score(asked).toFixed(1)} |`);
  const counts = { noticed: asked.length - unnoticed.length, unnoticed: unnoticed.length };
  writeFileSync(path.join(cache, 'report.json'), JSON.stringify(counts));
  return score(asked) >= LEAST;
}

copyWithout('.git', '.cache', 'node_modules', 'dist', 'data', 'test-results');
const names = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(isChanged);
const changes = await withChanges(names);
const count = tellKnown(changes);
console.log(`${changes.length} changes in ${names.length} files; ${count} were noticed before.`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    asking?.kill();
    keepKnown(changes);
    process.exit(130);
  });
}
await askTests(names);
keepKnown(changes);
process.exitCode = report(changes) ? 0 : 1;
