import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productGauges } from '#server/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { noteJobRun } from '../jobs/job-runs.ts';
import type { Disk } from '../storage/disk.ts';
import { type Metrics, openMetrics } from './metrics.ts';

const disk = { freeBytes: async () => 5_000_000 } as Disk;
let failures: string[] = [];
let problem: string | undefined;
const whatFails = async () => failures;
const routes = ['/api/businesses/:id', '/business/:id'];
const common = { disk, whatFails, routes, gauges: productGauges, version: '1.2.3' };
let database: TestDatabase;
let metrics: Metrics;
let address: string;
beforeAll(async () => {
  database = await createTestDatabase();
  metrics = openMetrics({
    ...{ ...common, db: database.db, pools: { limits: database.pool } },
    replica: () => ({ isRead: !problem, problem, lagSeconds: problem ? undefined : 0.25 }),
  });
  await new Promise<void>((resolve) => metrics.server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(metrics.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  metrics.server.close();
  await database.drop();
});

test('answers are counted by template and class of status, and no path becomes a series', async () => {
  metrics.answered({ method: 'GET', path: '/api/businesses/1001', status: 200, seconds: 0.01 });
  metrics.answered({ method: 'GET', path: '/business/1001', status: 404, seconds: 0.01 });
  metrics.answered({ method: 'BREW', path: '/business/1001', status: 429, seconds: 0.01 });
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain(
    'directory_http_seconds_count{method="GET",route="/api/businesses/:id",status="2xx"} 1',
  );
  expect(text).toContain(
    'directory_http_seconds_count{method="GET",route="/business/:id",status="4xx"} 1',
  );
  // A measured number may well hold these digits; a label may not.
  expect(text).not.toMatch(/\{[^}]*1001/);
  expect(text).toContain('directory_http_seconds_count{method="other",route="/business/:id"');
  expect(text).toContain('directory_limited_total{route="/business/:id"} 1');
  expect(text).toContain('directory_info{version="1.2.3"} 1');
  expect(text).toMatch(/directory_database_connections\{pool="limits",state="waiting"\} 0/);
  expect(text).toContain('directory_database_up 1');
  expect(text).toContain('directory_letters_waiting 0');
  expect(text).toContain('directory_disk_free_bytes 5000000');
  expect((await fetch(address)).status).toBe(404);
});

test('e-mails that wait are counted, and a database that is away is told', async () => {
  const letter = { kind: 'sign_in_code', recipient: 'a@ornek.example', letter: '{}' };
  const later = new Date(Date.now() + 600_000);
  await database.db
    .insertInto('outbox')
    .values([letter, { ...letter, decisionId: 1001, nextTryAt: later }] as (typeof letter)[])
    .execute();
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('directory_letters_waiting 1');
  const other = await createTestDatabase();
  await other.drop();
  const gone = openMetrics({ ...common, db: other.db, pools: {} });
  await new Promise<void>((resolve) => gone.server.listen(0, '127.0.0.1', resolve));
  const { port } = gone.server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  gone.server.close();
  expect(text).toContain('directory_database_up 0');
  expect(text).not.toMatch(/^directory_letters_waiting /m);
});

test('whoever may read the metrics is told what fails', async () => {
  expect(await (await fetch(`${address}/readyz`)).text()).toBe('ready\n');
  failures = ['disk: there is no room to store anything'];
  const answer = await fetch(`${address}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([503, `${failures[0]}\n`]);
  failures = [];
});

test('a replica that is not read from is told, and keeps nobody from being ready', async () => {
  const told = async () => (await fetch(`${address}/metrics`)).text();
  expect(await told()).toMatch(/^directory_replica_lag_seconds 0.25$/m);
  expect(await told()).toMatch(/^directory_replica_read 1$/m);
  problem = 'it does not answer';
  expect(await told()).not.toMatch(/^directory_replica_lag_seconds/m);
  expect(await told()).toMatch(/^directory_replica_read 0$/m);
  const answer = await fetch(`${address}/readyz`);
  const text = 'ready\nreplica, not read from: it does not answer\n';
  expect([answer.status, await answer.text()]).toEqual([200, text]);
  problem = undefined;
});

test('jobs are told with their failures, and every name that alerts and dashboard ask for is there', async () => {
  const { db } = database;
  await noteJobRun(db, {
    ...{ name: 'ill', everyMs: 1000, startedAt: new Date(), durationMs: 1 },
    ...{ failures: 3, error: new Error('no') },
  });
  metrics.jobEnded('ill', false);
  await sql`insert into backups (night, started_at, finished_at) values (now(), now(), now())`.execute(
    db,
  );
  await sql`insert into restore_drills (week, started_at, finished_at) values (now(), now(), now())`.execute(
    db,
  );
  await noteJobRun(db, {
    name: 'well',
    everyMs: 9,
    startedAt: new Date(),
    durationMs: 1,
    failures: 0,
  });
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('directory_job_failures_in_a_row{job="ill"} 3');
  expect(text).toContain('directory_job_runs_total{job="ill",outcome="failed"} 1');
  expect(text).toMatch(/directory_job_success_age_seconds\{job="well"\} \d/);
  expect(text).not.toContain('directory_job_success_age_seconds{job="ill"}');
  const told = new Set(text.match(/^[a-z_]+/gm));
  for (const file of ['deploy/alerts.yml', 'deploy/dashboard.json']) {
    const asked = new Set(
      readFileSync(file, 'utf8').match(/\b(?:directory|nodejs|process)_[a-z_]+/g),
    );
    expect(asked.size, file).toBeGreaterThan(8);
    expect(
      [...asked].filter((name) => !told.has(name)),
      file,
    ).toEqual([]);
  }
});
