import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Metrics, openMetrics } from './metrics.ts';

let database: TestDatabase;
let metrics: Metrics;
let address: string;
beforeAll(async () => {
  database = await createTestDatabase();
  metrics = openMetrics(database.db);
  await new Promise<void>((resolve) => metrics.server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(metrics.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  metrics.server.close();
  await database.drop();
});

test('answers are counted by kind and class of status, and no path becomes a series', async () => {
  metrics.answered({ path: '/api/businesses/1001', status: 200, seconds: 0.01 });
  metrics.answered({ path: '/business/1001', status: 404, seconds: 0.01 });
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('directory_http_seconds_count{kind="api",status="2xx"} 1');
  expect(text).toContain('directory_http_seconds_count{kind="page",status="4xx"} 1');
  // A measured number may well hold these digits; a label may not.
  expect(text).not.toMatch(/\{[^}]*1001/);
  expect(text).toContain('directory_database_up 1');
  expect(text).toContain('directory_letters_waiting 0');
  expect((await fetch(address)).status).toBe(404);
});

test('letters that wait are counted, and a database that is away is told', async () => {
  await database.db
    .insertInto('outbox')
    .values({ kind: 'sign_in_code', recipient: 'a@ornek.example', letter: '{}' })
    .execute();
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('directory_letters_waiting 1');
  const other = await createTestDatabase();
  await other.drop();
  const gone = openMetrics(other.db);
  await new Promise<void>((resolve) => gone.server.listen(0, '127.0.0.1', resolve));
  const { port } = gone.server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  gone.server.close();
  expect(text).toContain('directory_database_up 0');
  expect(text).not.toMatch(/^directory_letters_waiting /m);
});
