import { afterAll, beforeAll, expect, test } from 'vitest';
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
    expect(await app.db.selectFrom('promotional_leads').selectAll().execute()).toEqual([]);
  },
);
