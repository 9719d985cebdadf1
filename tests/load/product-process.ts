import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED, SERVING, SERVING_ENV } from '../../scripts/run-product.mjs';

export interface RunningProcess {
  pid: number;
  address: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** For all migrations of an empty database, on a machine that has other things to do. */
const PATIENCE_MS = 180_000;

/** Of a process started here: the pipe to whoever started this one ends here, see platform/parent-pipe.ts. */
export const environmentOf = (env: Record<string, string>) => ({
  ...process.env,
  DIRECTORY_PARENT_PIPE: '',
  ...env,
});

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** As one of many: what one address may ask is not what is measured. */
export const visitor = (count: number) => ({
  'X-Forwarded-For': `10.${(count >> 8) % 256}.${count % 256}.1`,
});

/** Starts the built product on a data folder of its own, or on the one it is told, and waits until it is ready. */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'directory-load-'));
  const port = env.PORT ?? String(await freePort());
  const own = {
    ...SERVING_ENV,
    ...COMPILED,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: port,
    // Askers name their own addresses: see `visitor`.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const child = spawn(process.execPath, [...SERVING, 'src/server/main.ts'], {
    env: environmentOf({ ...own, ...env, DIRECTORY_PARENT_PIPE: '3' }),
    // It ends with this process, however that ends.
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, `${address}/readyz`).catch(async (error) => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    address,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A bare node:http server that sends the same bytes and headers for every request. */
export async function startBareServer(body: Buffer, headers: Record<string, string>) {
  const source = `
    const { readFileSync } = require('node:fs');
    const body = readFileSync(process.env.BODY_FILE);
    const headers = JSON.parse(process.env.HEADERS);
    require('node:http').createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(Number(process.env.PORT), '127.0.0.1');`;
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'directory-bare-'));
  const bodyFile = join(folder, 'body');
  await writeFile(bodyFile, body);
  const child = spawn(process.execPath, ['--input-type=commonjs', '--eval', source], {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      BODY_FILE: bodyFile,
      HEADERS: JSON.stringify(headers),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address);
  return {
    pid: child.pid ?? 0,
    address,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  for (const patienceEndsAt = Date.now() + PATIENCE_MS; Date.now() < patienceEndsAt; ) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not become ready`);
}

/** Processor time a process has used so far, in milliseconds; Linux counts in hundredths of a second. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
