import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessStatus, getBusiness } from '#contract/businesses/businesses.ts';
import { decideAbout, decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const actor = { userId: undefined, role: 'operator' as const };
const transition = (id: number, name: string, said: { reason?: string; into?: number } = {}) =>
  decideAbout({ ...app.dependencies, actor }, { kind: 'business', id, transition: name, ...said });
const stored = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const entriesOf = (id: number) =>
  app.db
    .selectFrom('auditEntries' as never)
    .selectAll()
    .where('entityId' as never, '=', String(id) as never)
    .execute() as Promise<{ action: string; actorRole: string; difference: unknown }[]>;

let people = 0;
const waiting = (fields: Parameters<TestApp['given']['business']>[0] = {}) => {
  people += 1;
  return app.given.business({
    status: 'pending',
    email: `ekleyen${people}@ornek.example`,
    emailVerified: true,
    submitterName: 'Ayşe Yılmaz',
    ...fields,
  });
};

test('an approved business is public at once, written down, and its submitter hears of it', async () => {
  const id = await waiting({ name: 'Onaylanan Lokanta', rating: '4.5', reviewCount: 2 });
  await transition(id, 'approve');
  expect(await app.call(getBusiness, { id })).toMatchObject({
    status: 'approved',
    approvedAt: app.clock.now.toISOString(),
    rating: '4.5',
    reviewCount: 2,
  });
  expect(await entriesOf(id)).toMatchObject([
    {
      action: 'business.approve',
      actorRole: 'operator',
      difference: { status: ['pending', 'approved'] },
    },
  ]);
  expect(await app.emailsTo(`ekleyen${people}@ornek.example`)).toMatchObject([
    { kind: 'business-approved', action: { href: `http://test/business/${id}` } },
  ]);
});

test('a rejection needs its reason, which the submitter reads', async () => {
  const id = await waiting();
  await expect(transition(id, 'reject')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(transition(id, 'reject', { reason: '  ' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await transition(id, 'reject', { reason: 'Adres eksik.' });
  expect(await stored(id)).toMatchObject({ status: 'rejected', rejectionReason: 'Adres eksik.' });
  const [letter] = await app.emailsTo(`ekleyen${people}@ornek.example`);
  expect(letter?.quote?.text).toBe('Adres eksik.');
});

test('nobody whose address came with a file gets an e-mail', async () => {
  const batch = await app.db
    .insertInto('importBatches')
    .values({ fileName: 'a.csv', source: 'standard' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await waiting({ importBatchId: batch.id });
  await transition(id, 'approve');
  expect(await app.emailsTo(`ekleyen${people}@ornek.example`)).toEqual([]);
});

/** Decisions, States. */
const LAWFUL: Partial<Record<BusinessStatus, Record<string, BusinessStatus>>> = {
  pending: { approve: 'approved', reject: 'rejected', merge: 'merged' },
  approved: { suspend: 'suspended', close: 'closed', merge: 'merged' },
  suspended: { restore: 'approved' },
  closed: { restore: 'approved' },
  merged: { separate: 'approved' },
};

test.each(BusinessStatus.options)(
  'from %s only the transitions of the table can be made',
  async (status) => {
    const target = await app.given.business();
    const words = [
      ...Object.keys(decidedRecords.business.decisions),
      'verify',
      'resubmit',
      'toString',
      'delete',
    ];
    for (const word of words) {
      const id = await waiting({
        status,
        ...(status === 'merged' && { mergedInto: target }),
        rejectionReason: 'Eski neden',
      });
      const moving = transition(id, word, { reason: 'Neden', into: target });
      const next = new Map(Object.entries(LAWFUL[status] ?? {})).get(word);
      if (next) {
        await moving;
        const now = await stored(id);
        expect(now.status, word).toBe(next);
        if (next === 'approved' && status !== 'merged')
          expect(now.rejectionReason, word).toBeNull();
        expect(await entriesOf(id), word).toHaveLength(1);
      } else {
        await expect(moving, word).rejects.toMatchObject({ code: 'illegal_transition' });
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
  await expect(transition(first, 'merge')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(transition(first, 'merge', { into: first })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(transition(first, 'merge', { into: await waiting() })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await transition(first, 'merge', { into: second });
  await transition(second, 'merge', { into: third });
  expect(await app.call(getBusiness, { id: first })).toMatchObject({ name: 'Üçüncü' });
});

test('two decisions at once: one is made', async () => {
  const id = await waiting();
  const outcomes = await Promise.allSettled([
    transition(id, 'approve'),
    transition(id, 'approve'),
    transition(id, 'reject', { reason: 'Neden' }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const entries = await entriesOf(id);
  expect(entries.filter(({ action }) => !action.endsWith('.refused'))).toHaveLength(1);
  expect(entries.filter(({ action }) => action.endsWith('.refused'))).toHaveLength(2);
});

test('what there is not cannot be decided', async () => {
  await expect(transition(999_999, 'approve')).rejects.toMatchObject({
    code: 'business_not_found',
  });
  for (const kind of ['unknown', 'toString']) {
    await expect(
      decideAbout({ ...app.dependencies, actor }, { kind, id: 1, transition: 'approve' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
});
