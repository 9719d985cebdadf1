import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type ClientRequest,
  get as getPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { freePort } from '#tests/load/product-process.ts';

export interface Answer {
  /** 0 when there was none. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface ShippedProxy {
  name: string;
  /** A page asked for through it. */
  read(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Its status. */
  ask(path: string): Promise<number>;
  /** What it has written down of its own accord. */
  log(): string;
  stop(): Promise<void>;
}

/** The shipped sample in front of two instances; only names, ports and certificates are other ones. */
type Start = (folder: string, instances: readonly [number, number]) => Promise<ShippedProxy>;

const sample = (file: string, [first, second]: readonly [number, number]) =>
  readFileSync(`deploy/${file}`, 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`);

export const startNginx = async (
  folder: string,
  instances: readonly [number, number],
  beside = '',
): Promise<ShippedProxy> => {
  const [plain, secure] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=rehber.example',
    ].concat(['-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  );
  const site = sample('nginx.conf', instances)
    .replace(/listen (\[::\]:)?80;/g, (_, six) => (six ? '' : `listen 127.0.0.1:${plain};`))
    .replace(/listen (\[::\]:)?443 /g, (_, six) => (six ? '# ' : `listen 127.0.0.1:${secure} `))
    .replaceAll('/var/log/nginx', folder)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  const child = runNginx(folder, beside + site);
  return proxy('nginx', folder, child, (asked, answered) =>
    getSecure(
      {
        ...{ rejectUnauthorized: false, host: '127.0.0.1', port: secure, path: asked.path },
        localAddress: anotherVisitor(),
        headers: { Host: 'rehber.example', ...asked.headers },
      },
      answered,
    ),
  );
};

/** The same, with the sample that keeps pages beside it. */
export const startKeepingNginx: Start = (folder, instances) => {
  const cache = readFileSync('deploy/nginx-cache.conf', 'utf8');
  return startNginx(folder, instances, cache.replace('/var/lib/nginx', folder));
};

/** The sample that hands changes on to a CDN, which listens at `api` here. @returns how to end it */
export function startPurgingNginx(folder: string, { port, api }: { port: number; api: string }) {
  const config = readFileSync('deploy/fastly.conf', 'utf8')
    .replaceAll('127.0.0.1:6082', `127.0.0.1:${port}`)
    .replace('proxy_pass https://api.fastly.com', `proxy_pass ${api}`);
  const child = runNginx(folder, config);
  return () => ended(child);
}

/** A program of Debian; throws where it is missing, so that nobody waits for what cannot begin. */
function installed(program: string): string {
  if (spawnSync('which', [program]).status !== 0)
    throw new Error(`${program} is not installed: apt-get install ${program}`);
  return program;
}

/** As it would be with these lines in its folder of configurations. */
function runNginx(folder: string, config: string): ChildProcess {
  writeFileSync(join(folder, 'site.conf'), config);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind));
    return `${kind}_temp_path ${join(folder, kind)};`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')}; events {}
    http { ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  return spawn(installed('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
}

export const startCaddy: Start = async (folder, instances) => {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const config = sample('Caddyfile', instances)
    .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off')
    .replace(/^rehber\.example \{$/m, `http://127.0.0.1:${port} {`);
  writeFileSync(file, config);
  const child = spawn(installed('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', openSync(logOf(folder), 'a')],
  });
  return proxy('Caddy', folder, child, (asked, answered) =>
    getPlain({ host: '127.0.0.1', port, ...asked, localAddress: anotherVisitor() }, answered),
  );
};

/** How many pages may be made for one address is limited; a proxy serves many. */
const anotherVisitor = () =>
  ['127', randomInt(1, 255), randomInt(255), randomInt(1, 255)].join('.');

const logOf = (folder: string) => join(folder, 'error.log');

function proxy(
  name: string,
  folder: string,
  child: ChildProcess,
  get: (
    asked: Pick<RequestOptions, 'path'> & { headers?: Record<string, string> },
    answered: (answer: IncomingMessage) => void,
  ) => ClientRequest,
): ShippedProxy {
  const read = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve) => {
      const asked = get({ path, headers }, (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk;
          })
          .on('close', () => {
            const status = answer.complete ? (answer.statusCode ?? 0) : 0;
            resolve({ status, headers: answer.headers, text });
          });
      });
      asked.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
    });
  return {
    name,
    read,
    ask: async (path) => (await read(path)).status,
    log: () => readFileSync(logOf(folder), 'utf8'),
    stop: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
