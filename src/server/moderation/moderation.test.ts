import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessStatus, getBusiness } from '#contract/businesses.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { moveRecord, movesOfKinds } from './moves.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const actor = { userId: undefined, role: 'operator' as const };
const move = (id: number, name: string, said: { reason?: string; into?: number } = {}) =>
  moveRecord({ ...app.surroundings, actor }, { kind: 'business', id, move: name, ...said });
const stored = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const entriesOf = (id: number) =>
  app.db
    .selectFrom('audit_entries' as never)
    .selectAll()
    .where('entity_id' as never, '=', String(id) as never)
    .execute() as Promise<{ action: string; actor_role: string; difference: unknown }[]>;

let people = 0;
const waiting = (fields: Parameters<TestApp['given']['business']>[0] = {}) => {
  people += 1;
  return app.given.business({
    status: 'pending',
    email: `ekleyen${people}@ornek.example`,
    email_verified: true,
    submitter_name: 'Ayşe Yılmaz',
    ...fields,
  });
};

test('an approved business is public at once, written down, and its submitter hears of it', async () => {
  const id = await waiting({ name: 'Onaylanan Lokanta', rating: '4.5', review_count: 2 });
  await move(id, 'approve');
  expect(await app.call(getBusiness, { id })).toMatchObject({
    status: 'approved',
    approvedAt: app.clock.now.toISOString(),
    rating: '4.5',
    reviewCount: 2,
  });
  expect(await entriesOf(id)).toMatchObject([
    {
      action: 'business.approve',
      actor_role: 'operator',
      difference: { status: ['pending', 'approved'] },
    },
  ]);
  expect(await app.lettersTo(`ekleyen${people}@ornek.example`)).toMatchObject([
    { kind: 'business-approved', action: { href: `http://test/business/${id}` } },
  ]);
});

test('a rejection needs its reason, which the submitter reads', async () => {
  const id = await waiting();
  await expect(move(id, 'reject')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(move(id, 'reject', { reason: '  ' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await move(id, 'reject', { reason: 'Adres eksik.' });
  expect(await stored(id)).toMatchObject({ status: 'rejected', rejection_reason: 'Adres eksik.' });
  const [letter] = await app.lettersTo(`ekleyen${people}@ornek.example`);
  expect(letter?.quote?.text).toBe('Adres eksik.');
});

test('nobody whose address came with a file gets a letter', async () => {
  const batch = await app.db
    .insertInto('import_batches')
    .values({ file_name: 'a.csv', source: 'standard' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await waiting({ import_batch_id: batch.id });
  await move(id, 'approve');
  expect(await app.lettersTo(`ekleyen${people}@ornek.example`)).toEqual([]);
});

/** Decisions, States. */
const LAWFUL: Partial<Record<BusinessStatus, Record<string, BusinessStatus>>> = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { suspend: 'suspended', close: 'closed', merge: 'merged' },
  suspended: { restore: 'approved' },
};

test.each(BusinessStatus.options)(
  'from %s only the moves of the table can be made',
  async (status) => {
    const target = await app.given.business();
    const words = [
      ...(movesOfKinds.business?.moves ?? []),
      'verify',
      'resubmit',
      'toString',
      'delete',
    ];
    for (const word of words) {
      const id = await waiting({
        status,
        ...(status === 'merged' && { merged_into: target }),
      });
      const moving = move(id, word, { reason: 'Neden', into: target });
      const next = new Map(Object.entries(LAWFUL[status] ?? {})).get(word);
      if (next) {
        await moving;
        expect((await stored(id)).status, word).toBe(next);
        expect(await entriesOf(id), word).toHaveLength(1);
      } else {
        await expect(moving, word).rejects.toMatchObject({ code: 'illegal_move' });
        expect((await stored(id)).status, word).toBe(status);
        expect(await entriesOf(id), word).toMatchObject([{ action: `business.${word}.refused` }]);
      }
    }
  },
);

test('a merged business leads to the other one, and so does what was merged into it', async () => {
  const [first, second, third] = [
    await app.given.business({ name: 'Birinci' }),
    await app.given.business({ name: 'İkinci' }),
    await app.given.business({ name: 'Üçüncü' }),
  ];
  await expect(move(first, 'merge')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(move(first, 'merge', { into: first })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(move(first, 'merge', { into: await waiting() })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await move(first, 'merge', { into: second });
  await move(second, 'merge', { into: third });
  expect(await app.call(getBusiness, { id: first })).toMatchObject({ name: 'Üçüncü' });
});

test('reviews and favorites go on with a merged business, and its ratings are derived again', async () => {
  const [from, into] = [await app.given.business(), await app.given.business()];
  const moved = await app.given.review(from, { rating: 2 });
  await app.given.review(into, { rating: 5 });
  const member = await app.member();
  const both = async (business_id: number) =>
    (
      await app.db
        .insertInto('reviews')
        .values({
          business_id,
          user_id: member.userId,
          rating: 4,
          content: 'İyi.',
          status: 'approved',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [stays] = [await both(from), await both(into)];
  for (const business_id of [from, into]) {
    await app.db.insertInto('favorites').values({ user_id: member.userId, business_id }).execute();
  }
  const other = await app.member();
  await app.db
    .insertInto('favorites')
    .values({ user_id: other.userId, business_id: from })
    .execute();
  await move(from, 'merge', { into });
  const of = (id: number) =>
    app.db.selectFrom('reviews').select('business_id').where('id', '=', id).executeTakeFirst();
  expect(await of(moved)).toEqual({ business_id: into });
  expect(await of(stays)).toEqual({ business_id: from });
  expect(await stored(into)).toMatchObject({ rating: '3.7', review_count: 3 });
  const kept = await app.db
    .selectFrom('favorites')
    .select(['user_id', 'business_id'])
    .where('business_id', 'in', [from, into])
    .orderBy('user_id')
    .execute();
  expect(kept).toEqual([
    { user_id: member.userId, business_id: into },
    { user_id: other.userId, business_id: into },
  ]);
});

test('two decisions at once: one is made', async () => {
  const id = await waiting();
  const outcomes = await Promise.allSettled([
    move(id, 'approve'),
    move(id, 'approve'),
    move(id, 'reject', { reason: 'Neden' }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const entries = await entriesOf(id);
  expect(entries.filter(({ action }) => !action.endsWith('.refused'))).toHaveLength(1);
  expect(entries.filter(({ action }) => action.endsWith('.refused'))).toHaveLength(2);
});

test('what there is not cannot be decided', async () => {
  await expect(move(999_999, 'approve')).rejects.toMatchObject({ code: 'business_not_found' });
  for (const kind of ['unknown', 'toString']) {
    await expect(
      moveRecord({ ...app.surroundings, actor }, { kind, id: 1, move: 'approve' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
});
