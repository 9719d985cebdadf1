// npm run dev: the server starts again when its code changes; Vite brings changes of the web.
import { watch } from 'node:fs';
import { inRoot } from './environment.mjs';
import { startProduct } from './run-product.mjs';
import { ensureFonts } from './set-up.mjs';

const quietMs = 150;
const timeoutMs = 8000;

await ensureFonts();

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {NodeJS.Timeout | undefined} */
let settled;
/** What follows when the server has ended. @type {'wait' | 'start' | 'leave'} */
let next = 'wait';

function start() {
  next = 'wait';
  server = startProduct([inRoot('src/server/main.ts'), '--dev'], {
    env: { NODE_ENV: 'development' },
    ownGroup: true,
  });
  server.once('exit', () => {
    server = undefined;
    if (next === 'leave') process.exit(0);
    if (next === 'start') start();
    else console.log('The server ended. It starts again after the next change.');
  });
}

/** Ends the server, and by force when it takes too long. @param {'start' | 'leave'} then */
function stop(then) {
  const isAlreadyStopping = next !== 'wait';
  next = then;
  if (!server) return then === 'leave' ? process.exit(0) : start();
  if (isAlreadyStopping) return;
  const stopping = server;
  stopping.kill('SIGTERM');
  const force = setTimeout(() => stopping.kill('SIGKILL'), timeoutMs);
  stopping.once('exit', () => clearTimeout(force));
}

for (const folder of ['src/server', 'src/contract', 'db']) {
  watch(inRoot(folder), { recursive: true }, (_, file) => {
    if (!file || /\.test\.ts$/.test(file) || !/\.(?:ts|json)$/.test(file)) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      console.log(`${folder}/${file} changed: starting again.`);
      stop('start');
    }, quietMs);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop('leave'));
start();
