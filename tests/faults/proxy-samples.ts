import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { freePort } from '#tests/load/product-process.ts';

export interface ShippedProxy {
  name: string;
  /** Status of a page asked for through it; 0 when there was no answer. */
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

export const startNginx: Start = async (folder, instances) => {
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
  writeFileSync(join(folder, 'site.conf'), site);
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
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const options = { rejectUnauthorized: false, host: '127.0.0.1', port: secure };
  return proxy('nginx', folder, child, (path, answered) =>
    getSecure(
      {
        ...options,
        path,
        localAddress: anotherVisitor(),
        headers: { Host: 'rehber.example' },
      },
      answered,
    ),
  );
};

export const startCaddy: Start = async (folder, instances) => {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const config = sample('Caddyfile', instances)
    .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off')
    .replace(/^rehber\.example \{$/m, `http://127.0.0.1:${port} {`);
  writeFileSync(file, config);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', openSync(logOf(folder), 'a')],
  });
  return proxy('Caddy', folder, child, (path, answered) =>
    getPlain({ host: '127.0.0.1', port, path, localAddress: anotherVisitor() }, answered),
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
  get: (path: string, answered: (answer: IncomingMessage) => void) => ClientRequest,
): ShippedProxy {
  return {
    name,
    ask: (path) =>
      new Promise((resolve) => {
        const asked = get(path, (answer) => {
          answer
            .resume()
            .on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
        });
        asked.on('error', () => resolve(0));
      }),
    log: () => readFileSync(logOf(folder), 'utf8'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
