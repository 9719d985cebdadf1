import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#contract/api/limits.ts';
import { SUBMITTED_MESSAGE, submitBusiness } from '#contract/businesses/business-submission.ts';
import { submittedForm } from '#tests/support/submitted-form.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';
import { keepWritten } from '#tests/support/written-rows.ts';

let app: TestApp;
let written: ReturnType<typeof keepWritten>;
beforeAll(async () => {
  app = await createTestApp();
  written = keepWritten(app);
});
afterAll(() => app.close());

const submit = (fields: Record<string, unknown> = {}, browser: TestBrowser = app.browser()) =>
  browser.call(submitBusiness, submittedForm(fields) as never);
const stored = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const withEmail = (email: string) =>
  app.db.selectFrom('businesses').select('id').where('email', '=', email).execute();

test('a double click and a repeated key make one record and one letter', async () => {
  const browser = app.browser();
  const email = 'cift@ornek.example';
  const body = submittedForm({ email });
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      browser.call(submitBusiness, body as never, { 'Idempotency-Key': 'anahtar-1' }),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const again = await Promise.all([1, 2].map(() => browser.call(submitBusiness, body as never)));
  expect(again.map(({ id }) => id)).toEqual([answers[0]?.id, answers[0]?.id]);
  expect(await withEmail(email)).toHaveLength(1);
  expect(await app.emailsTo(email)).toHaveLength(1);
});

test('the same business sent again from elsewhere is answered the same and makes none', async () => {
  const email = 'ayni@ornek.example';
  const body = { email, name: 'Aynı Pastane', address: 'Bir sokak' };
  const [first, ...others] = await Promise.all([
    submit(body),
    submit({ ...body, name: 'AYNI  PASTANE', address: 'Başka yazılmış sokak' }),
  ]);
  for (const other of others) expect(other).toEqual(first);
  expect(await withEmail(email)).toHaveLength(1);
  expect(await app.emailsTo(email)).toHaveLength(1);

  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + 61 * 60_000);
  expect(await submit(body)).toEqual(first);
  expect(await app.emailsTo(email)).toHaveLength(2);
  app.clock.now = before;

  const member = await app.member({ email });
  expect(await submit(body, member)).toEqual({
    ...first,
    requiresVerification: false,
    message: SUBMITTED_MESSAGE,
  });
  expect(await stored(first?.id ?? 0)).toMatchObject({
    status: 'pending',
    submittedBy: member.userId,
  });

  const stranger = await submit(body);
  expect(stranger).toEqual(first);
  expect(await withEmail(email)).toHaveLength(1);
  expect((await app.emailsTo(email)).filter(({ kind }) => kind === 'verify-email')).toHaveLength(2);
});

test('one browser and one address end at their limits, with the time to come back', async () => {
  const browser = app.browser();
  const send = (email: string, from: TestBrowser) =>
    from.request('/api/businesses', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submittedForm({ email })),
    });
  const statuses: number[] = [];
  const { points } = LIMITS.submitBusiness;
  for (let count = 0; count <= points; count++) {
    statuses.push((await send(`cok${count}@ornek.example`, browser)).status);
  }
  expect(statuses).toEqual([...Array(points).fill(200), 429]);
  const refused = await send('cok-son@ornek.example', browser);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);

  const toOne: number[] = [];
  for (let count = 0; count < 6; count++) {
    toOne.push((await send('hedef@ornek.example', app.browser())).status);
  }
  expect(toOne).toEqual([...Array(5).fill(200), 429]);
});

test('what a stranger typed with somebody’s address gives way to what its owner sends', async () => {
  const member = await app.member();
  const same = { email: member.email, name: 'Köşe Fırın' };
  const strange = await submit({ ...same, phone: '0555 000 00 00', description: 'Kötü niyetli' });
  const { id: photo } = await app.db
    .insertInto('uploads')
    .values({ attachedAt: app.clock.now, expiresAt: app.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const images = [`/api/objects/${photo}`];
  await app.db.updateTable('businesses').set({ images }).where('id', '=', strange.id).execute();
  const own = { ...same, phone: '0322 453 11 22', submitterName: 'Sahibi' };
  const lines = await written.during(async () =>
    expect((await submit(own, member)).id).toBe(strange.id),
  );
  expect(lines).toMatchSnapshot();
  expect(await stored(strange.id)).toMatchObject({
    status: 'pending',
    phone: '0322 453 11 22',
    description: null,
    submitterName: 'Sahibi',
    submittedBy: member.userId,
    images: [],
    moderationSigns: [],
  });
  const dropped = app.db.selectFrom('uploads').select('removedAt').where('id', '=', photo);
  expect(await dropped.execute(), 'the photo is let go').toEqual([{ removedAt: app.clock.now }]);
});

test('special days end at sixty, hours at their length', async () => {
  const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
  const specialDays = Object.fromEntries(
    Array.from({ length: 61 }, (_, index) => [day(index), 'kapalı']),
  );
  await expect(submit({ specialDays })).rejects.toMatchObject({
    issues: [{ path: 'specialDays' }],
  });
  const hours = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`${'mon,'.repeat(index)}mon`, '09:00-18:00']),
  );
  await expect(submit({ hours })).rejects.toMatchObject({ issues: [{ path: 'hours' }] });
});

test('many who submit at the same moment do not wait for each other’s connections', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(20);
});
