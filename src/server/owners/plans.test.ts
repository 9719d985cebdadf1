import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listManagedBusinesses } from '#contract/owner-workspace.ts';
import * as contract from '#contract/plans.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { endPlansJob } from './plans.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function owned(member: TestMember) {
  const id = await app.given.business({ name: 'Planlı Lokanta' });
  await app.db
    .insertInto('business_claims')
    .values({ business_id: id, user_id: member.userId, status: 'approved' })
    .execute();
  return id;
}

const kindsTo = async (email: string) => (await app.lettersTo(email)).map(({ kind }) => kind);
const planOf = (id: number) =>
  app.db
    .selectFrom('businesses')
    .select(['plan', 'plan_expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('the plan in force ends with its day', () => {
  const end = new Date('2026-12-01T00:00:00Z');
  expect(contract.effectivePlan('premium', end, new Date('2026-11-30T23:59:59Z'))).toBe('premium');
  expect(contract.effectivePlan('premium', end, end)).toBe('free');
  expect(contract.effectivePlan('basic', null, end)).toBe('basic');
});

test('an admin sets a plan until a day to come, and the owner hears of it', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const admin = await app.member({ role: 'admin' });
  const expiresAt = '2027-01-01T00:00:00.000Z';
  expect(await admin.call(contract.setPlan, { id, plan: 'premium', expiresAt })).toEqual({
    ...{ plan: 'premium', expiresAt },
  });
  expect(await owner.call(listManagedBusinesses, {})).toMatchObject([
    { plan: 'premium', planExpiresAt: expiresAt, photoLimit: null },
  ]);
  expect((await app.lettersTo(owner.email)).at(-1)).toMatchObject({
    ...{
      kind: 'plan-set',
      facts: [
        ['Plan', 'Premium'],
        ['Bitiş', '1 Ocak 2027'],
      ],
    },
  });
  const past = { id, plan: 'basic', expiresAt: '2026-11-01T00:00:00.000Z' } as const;
  await expect(admin.call(contract.setPlan, past)).rejects.toMatchObject({
    issues: [{ path: 'expiresAt' }],
  });
  expect((await planOf(id)).plan).toBe('premium');
});

test('a plan set once more as it is in force is neither noted nor told again', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const admin = await app.member({ role: 'admin' });
  const notes = async () =>
    (
      await sql`select id from audit_entries
        where action = 'business.plan' and entity_id = ${String(id)}`.execute(app.db)
    ).rows;
  for (const expiresAt of [null, '2027-01-01T00:00:00.000Z']) {
    const before = [await notes(), await app.lettersTo(owner.email)];
    for (let time = 0; time < 2; time += 1) {
      const answer = await admin.call(contract.setPlan, { id, plan: 'premium', expiresAt });
      expect(answer).toEqual({ plan: 'premium', expiresAt });
    }
    const after = [await notes(), await app.lettersTo(owner.email)];
    expect(after.map((all, n) => all.length - (before[n]?.length ?? 0))).toEqual([1, 1]);
  }
});

test('a week before its end the owner is told once; at its end the plan is free again', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  await app.db
    .updateTable('businesses')
    .set({ plan: 'basic', plan_expires_at: '2026-12-01T00:00:00Z' })
    .where('id', '=', id)
    .execute();
  const start = app.clock.now;
  const run = async (day: string) => {
    app.clock.now = new Date(`${day}T00:00:00Z`);
    while ((await endPlansJob.run(app.surroundings)) === 'more');
  };
  await run('2026-11-23');
  expect(await kindsTo(owner.email)).not.toContain('plan-ending');
  await run('2026-11-24');
  await run('2026-11-25');
  expect((await kindsTo(owner.email)).filter((kind) => kind === 'plan-ending')).toHaveLength(1);
  expect((await planOf(id)).plan).toBe('basic');
  await Promise.all([run('2026-12-01'), run('2026-12-01')]);
  expect(await planOf(id)).toEqual({ plan: 'free', plan_expires_at: null });
  expect((await kindsTo(owner.email)).filter((kind) => kind === 'plan-ended')).toHaveLength(1);
  app.clock.now = start;
});

test('a wish for a plan reaches the sales inbox once; premium is marked there', async () => {
  const owner = await app.member({ name: 'Ömer Şahin' });
  const id = await owned(owner);
  const wish = { id, plan: 'premium', message: 'Bayramdan önce başlayalım.' } as const;
  const made = await owner.call(contract.requestPlan, wish);
  expect(made).toMatchObject({ plan: 'premium', status: 'new' });
  const letters = await app.lettersTo('satis@ornek.example');
  expect(letters).toMatchObject([
    {
      kind: 'plan-requested',
      subject: 'Öncelikli: plan isteği, “Planlı Lokanta”',
      quote: { text: 'Bayramdan önce başlayalım.' },
    },
  ]);
  await expect(owner.call(contract.requestPlan, { id, plan: 'basic' })).rejects.toMatchObject({
    code: 'plan_request_stands',
  });
  const actor = { userId: undefined, role: 'operator' as const };
  const move = (name: string) =>
    moveRecord({ ...app.surroundings, actor }, { kind: 'plan_request', id: made.id, move: name });
  await expect(move('finish')).rejects.toMatchObject({ code: 'illegal_move' });
  await move('contact');
  await move('finish');
  await expect(move('decline')).rejects.toMatchObject({ code: 'illegal_move' });
  expect(await owner.call(contract.requestPlan, { id, plan: 'basic' })).toMatchObject({
    status: 'new',
  });
  const stranger = await app.member();
  await expect(stranger.call(contract.requestPlan, { id, plan: 'basic' })).rejects.toThrow('404');
});
