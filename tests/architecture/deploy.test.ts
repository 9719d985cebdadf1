import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasProgram } from '#tests/support/installed.ts';
import { SERVING, SERVING_ENV } from '../../scripts/run-product.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const MOST_EXPOSED = 3.0;

test('the unit asks the product alone to stop, waits long enough, and knows when it is ready', () => {
  const unit = read('deploy/directory.service');
  for (const line of [
    'Type=notify',
    'KillMode=mixed',
    'TimeoutStopSec=45',
    'StateDirectoryMode=0700',
  ])
    expect(unit.split('\n')).toContain(line);
});

test('the product is started with the same memory everywhere', () => {
  const unit = read('deploy/directory.service');
  expect(unit).toContain(`/node ${SERVING.join(' ')} src/server/main.ts`);
  const command = /^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '';
  expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...SERVING, 'src/server/main.ts']);
  const environments = [/^Environment=(.*)$/m.exec(unit), /^ENV (.*)$/m.exec(read('Dockerfile'))];
  for (const [key, value] of Object.entries(SERVING_ENV))
    for (const environment of environments)
      expect(environment?.[1]?.split(' ')).toContain(`${key}=${value}`);
});

test('what Node reads for npm start and for commands is compiled once', () => {
  const program = `import { startProduct } from './scripts/run-product.mjs';
    startProduct(['-p', 'require("node:module").getCompileCacheDir()']);`;
  const { NODE_COMPILE_CACHE, ...env } = process.env;
  const started = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env,
  });
  expect(started.stdout, started.stderr).toContain('/node_modules/.cache/compiled/');
});

test.skipIf(!hasProgram('systemd-analyze'))('the unit may do little, as systemd rates it', () => {
  const unit = 'deploy/directory.service';
  const rated = spawnSync('systemd-analyze', ['security', '--offline=true', unit], {
    encoding: 'utf8',
  });
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(rated.stdout)?.[1];
  expect(Number(exposure), rated.stderr).toBeLessThanOrEqual(MOST_EXPOSED);
});

interface Service {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

test('containers may write to their volumes alone, and every image has a version', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  expect(Object.keys(services)).toEqual(['site', 'database', 'storage', 'bucket', 'mail']);
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    if (name !== 'site') expect(service.image, name).toMatch(/:(?!latest)\S*\d/);
  }
});

test('a password that is missing is said before anything starts, and each is in the example', () => {
  const compose = read('deploy/compose.yaml');
  const used = [...compose.matchAll(/(?<!\$)\$\{(\w+)(:?[?-]?)/g)].map(([, name, how]) => ({
    name,
    how,
  }));
  const needed = used.filter(({ name }) => /PASSWORD|SECRET|PUBLIC_URL/.test(name ?? ''));
  expect(needed.length).toBeGreaterThan(4);
  for (const { name, how } of needed) expect(how, name).toBe(':?');
  // Bare names would be empty without a word.
  for (const { name, how } of used) expect([':?', ':-'], name).toContain(how);
  const example = read('deploy/example.env');
  for (const { name } of needed) expect(example).toContain(`${name}=`);
  // A password with / or + would break the address it stands in.
  expect(example).toContain('openssl rand -hex');
});

test('the image has one base, named by its full version, and no package of development', () => {
  const dockerfile = read('Dockerfile');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
  const named = bases.filter((base) => !['base', 'built'].includes(base));
  expect(named).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-[a-z]+-slim$/)]);
  expect(dockerfile).toContain('npm ci --omit=dev');
  // It says include=dev, which would win.
  expect(dockerfile).not.toMatch(/^COPY [^\n]*\.npmrc/m);
});

test('the proxies speak no TLS older than 1.2', () => {
  const nginx = read('deploy/nginx.conf');
  const secure = nginx.split(/^server \{/m).filter((block) => block.includes('443 ssl'));
  expect(secure).toHaveLength(1);
  for (const block of secure) expect(block).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  // Caddy's own default; an older one would have to be written.
  expect(read('deploy/Caddyfile')).not.toContain('protocols');
});
