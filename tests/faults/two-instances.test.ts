import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#contract/api/limits.ts';
import { killNow, type Run, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { signInAt } from '#tests/load/signed-in.ts';
import { emailsIn } from '#tests/support/mail-message.ts';

const SECRET_KEY = 'one key for both of them, and only for this test';
const patience = { timeout: 60_000 };

const runs: Run[] = [];
const folders: string[] = [];
let outbox: string;
let proxy: ReturnType<typeof createServer>;
let site: string;
let database: pg.Client;

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-two-'));
  folders.push(folder);
  return folder;
};

/** Hands every request to the other instance than the one before, as a proxy in front of both would. */
function inTurns(ports: number[]) {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const port = ports[turn++ % ports.length];
    const address = incoming.headers['x-visitor'] ?? '203.0.113.7';
    const passed = ask(
      {
        ...{ host: '127.0.0.1', port, path: incoming.url, method: incoming.method },
        headers: { ...incoming.headers, 'x-forwarded-for': address },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
}

beforeAll(async () => {
  const [first, second] = [await newFolder(), await newFolder()];
  outbox = join(first, 'outbox');
  await mkdir(outbox);
  // What either of them sends lands in one place.
  await symlink(outbox, join(second, 'outbox'));
  const ports = [await freePort(), await freePort()];
  proxy = inTurns(ports);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const socket = join(first, 'postgres', 'run');
  const databaseUrl = `postgres://directory@localhost/directory?host=${encodeURIComponent(socket)}`;
  const common = {
    ...{ SECRET_KEY, PUBLIC_URL: site, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' },
  };
  const start = async (env: Record<string, string>) => {
    const run = serveProduct({ ...common, ...env });
    runs.push(run);
    await run.printed('is ready');
  };
  await start({ PORT: String(ports[0]), DATA_DIR: first });
  await start({ PORT: String(ports[1]), DATA_DIR: second, DATABASE_URL: databaseUrl });
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  proxy?.close();
  for (const run of runs.reverse()) await killNow(run);
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('a session opened at one is one at the other: asked, proved and used in turns', async () => {
  const cookie = await signInAt(site, join(outbox, '..'));
  for (let turn = 0; turn < 4; turn += 1) {
    const response = await fetch(`${site}/api/users/me`, { headers: { Cookie: cookie } });
    expect(await response.json()).toMatchObject({ isVerified: true });
  }
});

test('a limit counts what both have answered', async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= LIMITS.lead.points; call += 1) {
    const email = `sinir${call}@ornek.example`;
    const response = await post(
      '/api/promotional-leads',
      { email },
      { 'X-Visitor': '203.0.113.99' },
    );
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: LIMITS.lead.points }, () => 200), 429]);
});

test('the same form sent to both at once makes one record', async () => {
  const email = 'ikisine@ornek.example';
  const sent = { email, content: 'Adım kalksın', name: 'Ayşe Yılmaz' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () =>
      (await post('/api/removal-requests', sent, { 'Idempotency-Key': 'ikisine' })).json(),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const { rows } = await database.query('select id from removal_requests where email = $1', [
    email,
  ]);
  expect(rows).toHaveLength(1);
});

test('of twenty e-mails each goes out once, whoever of the two takes it', async () => {
  await database.query(
    `insert into outbox (kind, recipient, letter)
     select 'mail-test', 'alan' || n || '@ornek.example', jsonb_build_object('kind', 'mail-test',
       'to', 'alan' || n || '@ornek.example', 'subject', 'Deneme', 'paragraphs', jsonb_build_array('Merhaba'))
     from generate_series(1, 20) as n`,
  );
  const waiting = async () =>
    (await database.query('select from outbox where sent_at is null')).rowCount;
  await expect.poll(waiting, patience).toBe(0);
  const tests = (await emailsIn(outbox)).filter(({ kind }) => kind === 'mail-test');
  expect(tests).toHaveLength(20);
  expect(new Set(tests.map(({ to }) => to)).size).toBe(20);
});

test('a change made through one is soon on the pages of both', async () => {
  const page = async () => (await fetch(`${site}/businesses`)).text();
  // Both have the page in their cache.
  await page();
  await page();
  const name = 'Adı Değişen Bakkal';
  await database.query(
    `update businesses set name = $1
     where id = (select id from businesses where status = 'approved'
       order by rating desc, review_count desc, id limit 1)`,
    [name],
  );
  await expect
    .poll(async () => [await page(), await page()].every((html) => html.includes(name)), patience)
    .toBe(true);
});
