import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '#contract/city/city.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { serveTestApp, type TestServer } from '#tests/support/test-server.ts';
import { listBadge } from './badges.ts';

let app: TestApp;
let server: TestServer;
const REFUSED = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "frame-ancestors 'none'" };
beforeAll(async () => {
  app = await createTestApp();
  server = await serveTestApp(app, REFUSED);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

/** Twice: made, and as it is kept. */
async function ask(path: string) {
  await fetch(`http://127.0.0.1:${server.port}${path}`);
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  const { headers, status } = response;
  return {
    status,
    frames: headers.get('X-Frame-Options'),
    policy: headers.get('Content-Security-Policy') ?? '',
    allowed: headers.get('Access-Control-Allow-Origin'),
    headers,
    text: await response.text(),
  };
}

test('a badge may be framed by any page and runs nothing; nothing else may be framed', async () => {
  const id = await app.given.business({ name: 'Çerçeve Kafe', category: 'Kafeler' });
  const hidden = await app.given.business({ status: 'suspended' });
  for (const path of [`/rozet/${id}`, `/rozet/${hidden}`, '/rozet?category=kafeler', '/rozet']) {
    const badge = await ask(path);
    expect(badge.frames, path).toBeNull();
    expect(badge.policy).toContain('frame-ancestors *');
    expect(badge.policy).toContain("default-src 'none'");
    expect(badge.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(badge.headers.getSetCookie()).toEqual([]);
  }
  expect((await ask(`/rozet/${hidden}`)).status).toBe(404);
  const closed = await ask(`/rozet/${await app.given.business({ status: 'closed' })}`);
  expect([closed.status, closed.text]).toEqual([410, expect.stringContaining('kalıcı olarak')]);
  for (const path of [
    '/',
    '/feed.xml',
    '/robots.txt',
    '/rozet/x',
    '/rozet/1/2',
    '/rozet?district=x',
  ]) {
    const other = await ask(path);
    expect(other.frames, path).toBe('DENY');
    expect(other.policy).toBe("frame-ancestors 'none'");
  }
});

test('a badge of several holds until the first of their doors moves', async () => {
  for (const end of ['17:00', '15:00', '19:00']) {
    await app.given.business({ category: 'Oteller', hours: `{"mon-sun":"09:00-${end}"}` });
  }
  const site = { publicUrl: 'https://rehber.example', name: 'Rehber' } as Site;
  const { endsAt } = await listBadge(
    app.dependencies,
    site,
    new URLSearchParams({ category: 'oteller' }),
  );
  // An hour before it closes it says so.
  expect(endsAt).toEqual(new Date('2026-11-20T14:00:00+03:00'));
});

test('files for machines are read by scripts of other sites, pages are not', async () => {
  expect((await ask('/feed.xml')).allowed).toBe('*');
  expect((await ask('/sitemap.xml')).allowed).toBe('*');
  expect((await ask('/')).allowed).toBeNull();
});

test('a narrowed feed is kept apart from the whole one; what is not there is told in Turkish', async () => {
  await app.given.business({ name: 'Dar Bar', category: 'Barlar', district: 'Karaisalı' });
  const whole = await ask('/feed.xml?utm_source=x');
  expect(whole.text).toContain('Çerçeve Kafe');
  const narrow = await ask('/feed.xml?category=barlar&district=karaisali&utm_source=x');
  expect(narrow.text).toContain('Dar Bar');
  expect(narrow.text).not.toContain('Çerçeve Kafe');
  const unknown = await ask('/feed.xml?district=ankara');
  expect(unknown).toMatchObject({ status: 404, allowed: '*' });
  expect(JSON.parse(unknown.text).detail).toBe('Aradığınız ilçe rehberde yok.');
});
