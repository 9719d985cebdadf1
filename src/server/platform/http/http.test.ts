import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#contract/api/limits.ts';
import { claimBusiness } from '#contract/claims.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const form = { name: 'Ayşe Yılmaz', message: 'Dükkân benim.' };

test('a repeated key of somebody else, and a cookie that reads like an account, get no answer of theirs', async () => {
  const member = await app.member();
  const id = await app.given.business();
  const key = { 'Idempotency-Key': 'anahtar' };
  const own = await member.call(claimBusiness, { id, ...form }, key);
  const posing = app.browser();
  posing.cookies.set('browser', String(member.userId));
  const given = { id, ...form, email: 'baska@ornek.example' };
  const answer = await posing.call(claimBusiness, given, key);
  expect(answer).toMatchObject({ isTracked: false });
  expect(answer.id).not.toBe(own.id);
});

test.each(['text/plain', 'text/plain;json', 'application/x-www-form-urlencoded', 'x/json'])(
  'a body that says it is %s, as another site may send it, is not read',
  async (type) => {
    const response = await app.request('/api/promotional-leads', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify({ email: 'biri@ornek.example' }),
    });
    expect(response.status).toBe(415);
    expect(await app.db.selectFrom('promotionalLeads').selectAll().execute()).toEqual([]);
  },
);

test.each([
  ['limit=0', 'limit', 'En az 1 olmalı'],
  ['limit=101', 'limit', 'En çok 100 olabilir'],
  [`q=${'a'.repeat(201)}`, 'q', 'En çok 200 karakter olabilir'],
  ['features=a,b,c,d,e,f,g', 'features', 'En çok 6 tane olabilir'],
])(
  '/api/search?%s names what is wrong in a sentence of this language',
  async (query, path, message) => {
    const response = await app.request(`/api/search?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path, message }] });
  },
);

test('a field that is missing, and one of another kind, are named as that', async () => {
  const send = async (body: object) => {
    const response = await app.request('/api/promotional-leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { issues: { message: string }[] }).issues[0]?.message;
  };
  expect(await send({ email: 'a@ornek.example', businessName: 5 })).toBe('Metin bekleniyor');
  expect(await send({ businessName: 'Dükkân' })).toBe('Bu alan gerekli');
});

test('what is refused for its body has spent the limit as well', async () => {
  const browser = app.browser();
  const send = (body: string) =>
    browser.request('/api/promotional-leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  const wrong = ['{', '{}', JSON.stringify({ email: 'x'.repeat(70_000) })];
  const statuses: number[] = [];
  for (let call = 0; call < LIMITS.lead.points; call += 1)
    statuses.push((await send(wrong[call % wrong.length] ?? '')).status);
  expect(new Set(statuses)).toEqual(new Set([400, 413, 415]));
  const refused = await send(JSON.stringify({ email: 'biri@ornek.example' }));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
});
