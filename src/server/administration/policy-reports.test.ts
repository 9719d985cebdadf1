import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_REPORTS_PATH } from '#contract/api/policy-reports.ts';
import { HEAD_SCRIPT } from '#contract/head/head-script.ts';
import { readConfig } from '#server/platform/config.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.dependencies.log = openLog('warn', { write: (line: string) => lines.push(line) });
});
afterAll(() => app.close());

const send = (body: unknown, type = 'application/reports+json') =>
  app.browser().request(POLICY_REPORTS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const breach = (blockedURL: string, effectiveDirective = 'script-src-elem') => ({
  type: 'csp-violation',
  url: 'https://rehber.example/favorites/gizli-baglanti',
  body: { effectiveDirective, blockedURL, sample: 'alert(1)' },
});

test('a breach is told once, again at its tenth time, and names no page, source or query', async () => {
  for (let times = 0; times < 12; times += 1)
    expect((await send([breach('https://kotu.example/x.js?kim=ayse')])).status).toBe(204);
  const told = lines.splice(0).map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { directive: 'script-src-elem', blocked: 'kotu.example', times: 1 },
    { directive: 'script-src-elem', blocked: 'kotu.example', times: 10 },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/gizli|ayse|alert/);
});

test('older browsers tell it in their own way', async () => {
  const report = { 'violated-directive': "img-src 'self'", 'blocked-uri': 'inline' };
  await send({ 'csp-report': report }, 'application/csp-report');
  expect(JSON.parse(lines.splice(0)[0] ?? '')).toMatchObject({
    directive: 'img-src',
    blocked: 'inline',
  });
});

test('whatever strangers write there, the log stays short and without their words', async () => {
  for (let wave = 0; wave < 20; wave += 1) {
    const many = Array.from({ length: 200 }, (_, at) => breach(`https://h${wave}-${at}.example/`));
    await send(many);
  }
  await send([breach('javascript:steal()'), breach('Uydurma SÖZ', 'x"\n{"level":"fatal"}')]);
  expect(lines.length).toBeLessThan(60);
  expect(lines.splice(0).join('')).not.toMatch(/steal|Uydurma|fatal/);
  for (const body of ['', 'x', '7', '{}', '[1]']) expect((await send(body)).status).toBe(415);
  expect((await send(`[${'1,'.repeat(40_000)}1]`)).status).toBe(413);
});

test('every answer says where to tell it, and lets no other site embed it', () => {
  const { config } = readConfig({
    PUBLIC_URL: 'https://rehber.example',
    GOOGLE_MAPS_API_KEY: 'anahtar',
  });
  if (!config) throw new Error('no configuration');
  const options = { hasBaseMap: false, reportsPath: POLICY_REPORTS_PATH, headScript: HEAD_SCRIPT };
  const headers = securityHeaders(config, options);
  const policy = headers['Content-Security-Policy'] ?? '';
  expect(headers).toMatchObject({
    'Reporting-Endpoints': `policy="${POLICY_REPORTS_PATH}"`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
  expect(policy).toMatch(/object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/);
  expect(policy).toContain('; report-to policy; ');
  // With Google's key too: hosts by name, no script of a page, no host with a star.
  expect(policy).toContain('https://maps.googleapis.com');
  expect(policy.match(/script-src [^;]+/)?.[0]).not.toMatch(/unsafe|nonce|\*/);
  expect(policy).not.toContain('*');
  // Of scripts in a page the one of the head, by its letters.
  const allowed = createHash('sha256').update(HEAD_SCRIPT).digest('base64');
  expect(policy.match(/'sha\d+-[^']+'/g)).toEqual([`'sha256-${allowed}'`]);
});
