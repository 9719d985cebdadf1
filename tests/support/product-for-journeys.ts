import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
/** A first start makes the database and the example data; a loaded machine takes its time. */
const readyWithinMs = 300_000;
const stopWithinMs = 15_000;
const pollMs = 100;

/** The first admin of the product: whoever signs in with it is one. For the whole story alone. */
export const adminEmail = 'ilk-yonetici@ornek.example';

/**
 * Starts the whole product, as an operator would, on fresh data and a free port; journeys find it
 * by JOURNEY_URL, and its e-mails in JOURNEY_DATA_DIR. Answers how to stop it.
 */
export default async function startProductForJourneys() {
  const folder = await mkdtemp(path.join(tmpdir(), 'journeys-'));
  // The database may run under another account, which must be let through.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  // A name, not a number: passkeys are bound to one.
  const url = `http://localhost:${await freePort()}`;
  const product = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      ADMIN_EMAIL: adminEmail,
      // Journeys name their own addresses.
      TRUSTED_PROXIES: '127.0.0.1',
      // Nobody answers there: the map draws its own ground, without the network.
      MAP_STYLE_URL: 'http://127.0.0.1:1/style.json',
      // The pipe closes when this run is gone, however it went; the product then stops.
      DIRECTORY_PARENT_PIPE: '3',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [product.stdout, product.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const stop = async () => {
    await end(product);
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await becomesReady(url, product))) {
    await stop();
    throw new Error(`The product for the journeys did not become ready:\n${said}`);
  }
  process.env.JOURNEY_URL = url;
  process.env.JOURNEY_DATA_DIR = dataDir;
  return stop;
}

async function becomesReady(url: string, product: ChildProcess) {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until && product.exitCode === null && product.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(pollMs);
  }
  return false;
}

async function end(product: ChildProcess) {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const force = setTimeout(() => product.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(force);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
