import { beforeEach, expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import type { Dependencies } from '../context.ts';
import { trustedProxies } from '../http/client-address.ts';
import { listJobs, noteJobRun } from '../jobs/job-runs.ts';
import { unnamedProxy, watchForProxies } from './proxy-watch.ts';

const NAME = 'watch';
const NOW = new Date('2026-11-20T09:00:00Z');
let said: string[];
beforeEach(() => {
  said = [];
});

async function watching(named: string | undefined) {
  const { db } = await databaseForThisTest();
  const log = { warn: (sentence: string) => void said.push(sentence) };
  const dependencies = { db, log, now: () => NOW } as unknown as Dependencies;
  const options = { proxies: trustedProxies(named), isAnyNamed: named !== undefined, name: NAME };
  const watch = watchForProxies(dependencies, options);
  await listJobs(db, [watch.job]);
  const look = (remoteAddress: string, headers: Record<string, string>) =>
    watch.look({ headers, socket: { remoteAddress } } as never);
  return { db, watch, look, dependencies };
}

test('the first request through a proxy that nobody named is told: once in the log, and to the team', async () => {
  const { db, watch, look, dependencies } = await watching(undefined);
  look('127.0.0.1', {});
  expect(said).toEqual([]);
  look('::ffff:127.0.0.1', { 'x-forwarded-for': '85.1.2.3' });
  look('127.0.0.1', { 'x-forwarded-for': '85.1.2.3' });
  expect(said).toEqual([expect.stringContaining('proxy (127.0.0.1) that TRUSTED_PROXIES')]);
  await expect.poll(() => unnamedProxy(db, NAME)).toBe(said[0]);
  await expect(watch.job.run(dependencies)).rejects.toBe(said[0]);
});

test('after a start with the proxy named all is well again', async () => {
  const { db, watch, look, dependencies } = await watching('127.0.0.1');
  const before = { name: watch.job.name, everyMs: 1, startedAt: NOW, durationMs: 0 };
  await noteJobRun(db, { ...before, failures: 1, error: 'unnamed' });
  expect(await unnamedProxy(db, NAME)).toBe('unnamed');
  look('127.0.0.1', { 'x-forwarded-for': '85.1.2.3' });
  expect(await watch.job.run(dependencies)).toBe('done');
  await noteJobRun(db, { ...before, failures: 0 });
  expect(await unnamedProxy(db, NAME)).toBeUndefined();
  expect(said).toEqual([]);
});

test('a visitor who writes the header makes no noise, nor is their address written down', async () => {
  const named = await watching('10.0.0.1');
  named.look('85.1.2.3', { 'x-forwarded-for': '1.1.1.1' });
  expect(said).toEqual([]);
  named.look('10.0.0.2', { forwarded: 'for=85.1.2.3' });
  expect(said).toEqual([expect.stringContaining('10.0.0.2')]);
  const unnamed = await watching(undefined);
  unnamed.look('85.1.2.3', { 'x-forwarded-for': '1.1.1.1' });
  expect(said[1]).toContain('a public address');
  expect(said[1]).not.toContain('85.1');
});
