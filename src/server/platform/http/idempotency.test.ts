import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Context, VISITOR } from '../context.ts';
import { openCookies } from './cookies.ts';
import { withIdempotencyKey } from './idempotency.ts';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await createTestApp();
  ctx = {
    ...app.dependencies,
    requestId: 'test',
    caller: VISITOR,
    client: { address: '10.0.0.1', userAgent: '', isOwnPage: true },
    cookies: openCookies(null, false),
  };
});
afterAll(() => app.close());

const addPerson = async ({ db }: Context) => {
  const { id } = await db
    .insertInto('users')
    .values({ isGuest: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
};
const countPeople = async () =>
  (await app.db.selectFrom('users').where('isGuest', '=', true).select('id').execute()).length;

test('twenty at once with one key make one record and get one answer', async () => {
  const before = await countPeople();
  const key = { text: 'yirmi', isSameBody: false, body: {} };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => withIdempotencyKey(ctx, key, addPerson)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await countPeople()).toBe(before + 1);
});

test('a broken try leaves nothing behind: the next one does the work', async () => {
  const before = await countPeople();
  const key = { text: 'kırık', isSameBody: false, body: {} };
  const broken = withIdempotencyKey(ctx, key, async (inside) => {
    await addPerson(inside);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await countPeople()).toBe(before);
  await withIdempotencyKey(ctx, key, addPerson);
  expect(await countPeople()).toBe(before + 1);
});

test('a key is for one body: with another it is refused and nothing is made', async () => {
  const key = { text: 'başka', isSameBody: false, body: { name: 'Bir' } };
  const first = await withIdempotencyKey(ctx, key, addPerson);
  const before = await countPeople();
  const other = withIdempotencyKey(ctx, { ...key, body: { name: 'İki' } }, addPerson);
  await expect(other).rejects.toMatchObject({ code: 'key_reused' });
  expect(await countPeople()).toBe(before);
  expect(await withIdempotencyKey(ctx, key, addPerson)).toEqual(first);
  // Also while the first is still on its way.
  const both = await Promise.allSettled([
    withIdempotencyKey(ctx, { ...key, text: 'ikisi birden', body: 1 }, addPerson),
    withIdempotencyKey(ctx, { ...key, text: 'ikisi birden', body: 2 }, addPerson),
  ]);
  expect(both).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'key_reused' } },
  ]);
});

test('the same body counts as the same for ten minutes, a key for a day', async () => {
  const at = (minutes: number): Context => ({
    ...ctx,
    now: () => new Date(app.clock.now.getTime() + minutes * 60_000),
  });
  for (const [isSameBody, minutes] of [
    [true, 10],
    [false, 24 * 60],
  ] as const) {
    const key = { text: `süre ${isSameBody}`, isSameBody, body: {} };
    const first = await withIdempotencyKey(ctx, key, addPerson);
    expect(await withIdempotencyKey(at(minutes - 1), key, addPerson)).toEqual(first);
    const later = await withIdempotencyKey(at(minutes), key, addPerson);
    expect(later).not.toEqual(first);
    expect(await withIdempotencyKey(at(minutes + 1), key, addPerson)).toEqual(later);
  }
});

test('those who wait for the same answer leave the connections to others', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const key = { text: 'bekleyenler', isSameBody: false, body: {} };
  const all = Promise.all(
    Array.from({ length: 20 }, () =>
      withIdempotencyKey(ctx, key, async (inside) => {
        await gate;
        return addPerson(inside);
      }),
    ),
  );
  await sql`select 1`.execute(app.db);
  open();
  expect(new Set((await all).map(({ id }) => id)).size).toBe(1);
});
