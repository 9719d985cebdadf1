// Runs a program of the product on Node 24, tied to this process: neither outlives the other.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { inRoot, node24, root } from './environment.mjs';

/**
 * Of the process that serves. By itself V8 gives 128 MB to what was made a moment ago, as soon as many pages are made,
 * and never takes them back; with 64 a page costs some 3 % more. And it lets what has become useless grow to three
 * times what is in use, and keeps that memory until the process rests: it clears up at 40 % more
 * (docs/performance.md). The unit and the image name the same, and the same environment.
 */
export const SERVING = ['--max-semi-space-size=32', '--heap-growing-percent=40'];
/** Left to itself, malloc takes memory for each of Node's threads anew: 30 MB that nobody uses. */
export const SERVING_ENV = { MALLOC_ARENA_MAX: '2' };
/**
 * What Node reads is compiled once and kept beside its packages: a command takes a third less of the processor, a start
 * a tenth. Not in the unit and the image, whose code nobody may write beside; and Node keeps it for each account apart.
 */
export const COMPILED = { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled') };

/**
 * The child gets one end of a pipe as file descriptor 3 and learns of it by DIRECTORY_PARENT_PIPE:
 * the pipe closes when this process is gone, by kill -9 too, and the child then stops.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; ownGroup?: boolean; isAlone?: boolean }} [options] ownGroup: a
 *   Ctrl-C in the terminal reaches the child once, through this process, and not a second time from the
 *   terminal. isAlone: the child sees nothing of this environment but `env`.
 */
export function startProduct(args, { env = {}, ownGroup = false, isAlone = false } = {}) {
  const around = isAlone ? {} : process.env;
  const kept = isAlone ? {} : COMPILED;
  return spawn(node24, args, {
    cwd: root,
    detached: ownGroup,
    env: { NODE_ENV: 'production', ...kept, ...around, ...env, DIRECTORY_PARENT_PIPE: '3' },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
}

/**
 * Hands signals on, and ends this process as the child ended.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWith(child) {
  let lastSignalAt = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // npm and the terminal both send a Ctrl-C; two within a moment are one.
      if (Date.now() - lastSignalAt > 500) child.kill(signal);
      lastSignalAt = Date.now();
    });
  }
  child.once('error', (error) => {
    console.error(`Node.js 24 cannot run on this system: ${error.message}`);
    process.exit(69);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
  // A second signal would force: one that was asked to stop already is left to it.
  followNpm(() => lastSignalAt === 0 && child.kill('SIGTERM'));
}

/** When npm was killed (kill -9 sends no signal on), nobody would stop the product. */
function followNpm(/** @type {() => void} */ stop) {
  const npm = process.env.npm_lifecycle_event ? npmProcess() : undefined;
  if (npm === undefined) return;
  const startedAt = startOf(npm);
  const timer = setInterval(() => {
    if (startOf(npm) === startedAt) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

/** npm runs a script through a shell, which may or may not step aside for it. */
function npmProcess() {
  const parent = process.ppid;
  const isShell = /^(?:sh|dash|bash|ash|busybox)$/.test(status(parent)?.name ?? '');
  return isShell ? status(parent)?.parent : parent;
}

/** A killed process stays listed, as Z, until its own parent asks how it ended: gone all the same. */
function startOf(/** @type {number} */ pid) {
  const found = status(pid);
  return found?.state === 'Z' ? undefined : found?.startedAt;
}

/** From /proc/pid/stat: the name stands in brackets, fields 3, 4 and 22 are state, parent and start. */
function status(/** @type {number} */ pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest?.split(' ') ?? [];
    return { name, state: fields[0], parent: Number(fields[1]), startedAt: fields[19] };
  } catch {
    return undefined;
  }
}
