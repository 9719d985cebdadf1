import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { errorSentence, type Problem } from '#contract/api/errors.ts';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { openGate } from '#tests/faults/gate.ts';
import { killNow, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { signInAt } from '#tests/load/signed-in.ts';
import { emailsIn, readMessage } from '#tests/support/mail-message.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { openSmtpSink } from '#tests/support/smtp-sink.ts';
import { PostgresParent, processesIn, until } from './postgres-parent.ts';

/** The product on a folder and a port of its own. Another copy of its data may serve as its database: the key is one. */
async function start(env: Record<string, string>) {
  const dataDir = await dataOfAFirstStart(env.EXAMPLES === 'off' ? 'off' : 'on');
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const product = serveProduct({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
  onTestFinished(() => killNow(product));
  await product.printed('is ready');
  const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    ...{ address, dataDir, product, send },
    page: async (path: string) => {
      const response = await fetch(address + path);
      return { status: response.status, html: await response.text() };
    },
    embedded: `postgres://directory@localhost/directory?host=${join(dataDir, 'postgres', 'run')}`,
  };
}

/** One connection for each question: the server comes and goes. */
async function query(connectionString: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function expectProblem(response: Response, code: 'not_ready' | 'storage_away') {
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ code, detail: errorSentence[code] });
}

/** What a list says whenever it is asked: its ads take turns, and what is open closes. */
const listed = ({ status, html }: { status: number; html: string }) => ({
  status,
  names: [...html.matchAll(/"ListItem","position":\d+,"name":"([^"]+)","url"/g)].map(
    ([, name]) => name,
  ),
});

test('with the database away pages go on and writes say so; when it is back, everything catches up', async () => {
  const databaseDir = await dataOfAFirstStart('on');
  let server = new PostgresParent(databaseDir);
  onTestFinished(async () => {
    await server.stop();
    await until('the database has gone', () => processesIn(databaseDir).length === 0);
  });
  const { connectionString } = await server.line('serves');
  const site = await start({ DATABASE_URL: connectionString });
  const cookie = { Cookie: await signInAt(site.address, site.dataDir) };
  const status = async (path: string) => (await fetch(site.address + path)).status;

  const ends = [
    ['SIGTERM', 'duran'],
    ['SIGKILL', 'kopan'],
  ] as const;
  for (const [signal, end] of ends) {
    const before = listed(await site.page('/businesses'));
    expect(before.names.length).toBeGreaterThan(5);
    const waiting = `bekleyen-${end}@ornek.example`;
    // Sent now or later, in any case once.
    expect((await site.send('POST', '/api/users', { email: waiting })).status).toBe(200);
    await server.kill(signal);
    await until('the database has gone', () => processesIn(databaseDir).length === 0);

    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    expect(listed(await site.page('/businesses'))).toEqual(before);
    const unseen = await site.page(`/search?q=${end}`);
    expect(unseen.status).toBe(503);
    // What was asked for stands there, without an answer.
    expect(unseen.html).toContain('Sonuçlar gelmedi');
    expect(unseen.html).toContain(`value="${end}"`);
    const wish = { email: `isteyen-${end}@ornek.example`, content: 'Adım kalksın', name: 'Ayşe' };
    const once = { 'Idempotency-Key': `wish ${end}` };
    await expectProblem(await site.send('POST', '/api/removal-requests', wish, once), 'not_ready');
    const late = { email: `gec-${end}@ornek.example` };
    await expectProblem(await site.send('POST', '/api/users', late), 'not_ready');
    const name = `Ayşe ${end}`;
    await expectProblem(await site.send('PATCH', '/api/users/me', { name }, cookie), 'not_ready');
    await expectProblem(await fetch(`${site.address}/api/businesses`), 'not_ready');

    server = new PostgresParent(databaseDir);
    await server.line('serves');
    // Nobody listens yet to what changes now.
    const shown = `Yeni Adlı Aktar ${end}`;
    await query(
      connectionString,
      `update businesses set name = $1 where id = (select id from businesses
       where status = 'approved' order by rating desc, review_count desc, id limit 1)`,
      [shown],
    );
    await until('the site is ready', async () => (await status('/readyz')) === 200);
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await site.send('POST', '/api/removal-requests', wish, once);
      expect(answer.status).toBe(200);
    }
    const wishes = 'select from removal_requests where email = $1';
    expect(await query(connectionString, wishes, [wish.email])).toHaveLength(1);
    const changed = await site.send('PATCH', '/api/users/me', { name }, cookie);
    expect(await changed.json()).toMatchObject({ name });
    const isShown = async () => (await site.page('/businesses')).html.includes(shown);
    await until('the page shows the change', isShown);
    expect((await site.send('POST', '/api/users', late)).status).toBe(200);
    const sent = async () => (await emailsIn(join(site.dataDir, 'outbox'))).map(({ to }) => to);
    const isSent = async () =>
      (await sent()).includes(waiting) && (await sent()).includes(late.email);
    // Jobs wait longer after every failure, up to a minute.
    await until('both letters are sent', isSent, 120_000);
    expect((await sent()).filter((to) => to === waiting || to === late.email)).toHaveLength(2);
  }
  expect(site.product.output()).not.toContain('unexpected error');
});

test('a database that hangs holds up no page that is there, no write for longer than its patience, and no stop', async () => {
  const databaseDir = await dataOfAFirstStart('on');
  const server = new PostgresParent(databaseDir);
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processesIn(databaseDir)) process.kill(pid, signal);
  };
  onTestFinished(async () => {
    signalAll('SIGCONT');
    await server.stop();
    await until('the database has gone', () => processesIn(databaseDir).length === 0);
  });
  const { connectionString } = await server.line('serves');
  const site = await start({ DATABASE_URL: connectionString });
  const cookie = { Cookie: await signInAt(site.address, site.dataDir) };
  const before = await site.page('/businesses');

  // Old, as far as the product has heard of it: what is there is shown all the same.
  await query(connectionString, "update businesses set name = name || ' Adana'");
  signalAll('SIGSTOP');
  const wish = { email: 'isteyen@ornek.example', content: 'Adım kalksın', name: 'Ayşe' };
  const send = () =>
    site.send('POST', '/api/removal-requests', wish, { 'Idempotency-Key': 'wish' });
  const answers = Promise.all([
    send(),
    site.send('PATCH', '/api/users/me', { name: 'Ayşe' }, cookie),
    fetch(`${site.address}/api/businesses`),
  ]);
  expect(await site.page('/businesses')).toEqual(before);
  for (const answer of await answers) await expectProblem(answer, 'not_ready');
  expect((await fetch(`${site.address}/readyz`)).status).toBe(503);

  signalAll('SIGCONT');
  await until('the wish is taken', async () => (await send()).ok);
  const wishes = 'select from removal_requests where email = $1';
  expect(await query(connectionString, wishes, [wish.email])).toHaveLength(1);
  expect((await site.send('PATCH', '/api/users/me', { name: 'Ayşe' }, cookie)).status).toBe(200);

  signalAll('SIGSTOP');
  site.product.child.kill('SIGTERM');
  expect(await site.product.exitCode).toBe(0);
});

test('with the storage away pages go on and an upload says so; when it is back, pictures come and go again', async () => {
  const s3 = await startS3Server();
  onTestFinished(() => s3.stop());
  const gate = await openGate(Number(new URL(s3.config.S3_ENDPOINT).port));
  onTestFinished(() => gate.shut());
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.config;
  const site = await start({
    ...{ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY },
    S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
  });
  const cookie = { Cookie: await signInAt(site.address, site.dataDir) };
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#c2410c' },
  })
    .jpeg()
    .toBuffer();
  const upload = async () => {
    const asked = await site.send('POST', '/api/objects/upload', {}, cookie);
    expect(asked.status).toBe(200);
    const { uploadURL } = (await asked.json()) as { uploadURL: string };
    return fetch(site.address + uploadURL, {
      method: 'PUT',
      headers: cookie,
      body: new Uint8Array(photo),
    });
  };
  const sent = await upload();
  expect(sent.status).toBe(200);
  const { address } = (await sent.json()) as { address: string };

  await gate.shut();
  // In use from now on: its smaller form can only be made when the storage is back.
  const id = address.slice(address.lastIndexOf('/') + 1);
  await query(site.embedded, 'update uploads set attached_at = now() where id = $1', [id]);
  const [business] = await query(
    site.embedded,
    `update businesses set images = array[$1] where id = (select min(id) from businesses
     where status = 'approved') returning id`,
    [address],
  );
  const isDrawn = async () => (await site.page(`/business/${business.id}`)).html.includes(address);
  await until('the page names the picture', isDrawn);
  expect((await site.page('/businesses')).status).toBe(200);
  await expectProblem(await fetch(site.address + address), 'storage_away');
  await expectProblem(await upload(), 'storage_away');

  await gate.open();
  expect((await upload()).status).toBe(200);
  expect((await fetch(site.address + address)).headers.get('content-type')).toBe('image/webp');
  const isReady = async () => {
    const [row] = await query(site.embedded, 'select avif from uploads where id = $1', [id]);
    return row.avif === 'ready';
  };
  await until('the smaller form is made', isReady, 120_000);
  expect(site.product.output()).not.toContain('unexpected error');
});

test('with the mail server away one can still ask for a code; the e-mail waits and goes out once', async () => {
  const sink = await openSmtpSink();
  onTestFinished(() => sink.close());
  const gate = await openGate(Number(new URL(sink.url).port));
  onTestFinished(() => gate.shut());
  await gate.shut();
  const site = await start({
    SMTP_URL: `smtp://127.0.0.1:${gate.port}`,
    MAIL_FROM: 'rehber@ornek.example',
    EXAMPLES: 'off',
  });
  const email = 'bekleyen@ornek.example';
  const asked = await site.send('POST', '/api/users', { email });
  expect(asked.status).toBe(200);
  const tried = 'select from outbox where recipient = $1 and tries > 0 and sent_at is null';
  const isTried = async () => (await query(site.embedded, tried, [email])).length === 1;
  await until('the letter was tried', isTried);
  expect((await site.page('/faq')).status).toBe(200);

  await gate.open();
  // As if the minute until the next try were over.
  await query(site.embedded, 'update outbox set next_try_at = now() where recipient = $1', [email]);
  const row = 'select from outbox where recipient = $1 and sent_at is not null';
  await until('the letter is sent', async () => (await query(site.embedded, row, [email])).length);
  expect(sink.taken.map(({ to }) => to)).toEqual([email]);
  const { code } = readMessage(sink.taken[0]?.message ?? '');
  const Cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const verified = await site.send('POST', '/api/users/verify', { code }, { Cookie });
  expect(await verified.json()).toMatchObject({ email, isVerified: true });
});
