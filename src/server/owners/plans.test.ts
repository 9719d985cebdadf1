import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getManagedBusiness, listManagedBusinesses } from '#contract/owners/owner-workspace.ts';
import { applyAsOwner, type OwnerPlan } from '#contract/owners/owners.ts';
import * as contract from '#contract/owners/plans.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { endPlansJob } from './plans.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function owned(member: TestMember, fields: Parameters<TestApp['given']['business']>[0] = {}) {
  const id = await app.given.business({ name: 'Planlı Lokanta', ...fields });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: member.userId, status: 'approved' })
    .execute();
  return id;
}

const kindsTo = async (email: string) => (await app.emailsTo(email)).map(({ kind }) => kind);
const planOf = (id: number) =>
  app.db
    .selectFrom('businesses')
    .select(['plan', 'planExpiresAt'])
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
  expect((await app.emailsTo(owner.email)).at(-1)).toMatchObject({
    ...{
      kind: 'plan-set',
      facts: [
        ['Plan', 'Premium'],
        ['Bitiş', '1 Ocak 2027'],
      ],
      action: { href: expect.stringMatching(new RegExp(`\\?isletme=${id}&sekme=abonelik$`)) },
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
    const before = [await notes(), await app.emailsTo(owner.email)];
    for (let time = 0; time < 2; time += 1) {
      const answer = await admin.call(contract.setPlan, { id, plan: 'premium', expiresAt });
      expect(answer).toEqual({ plan: 'premium', expiresAt });
    }
    const after = [await notes(), await app.emailsTo(owner.email)];
    expect(after.map((all, n) => all.length - (before[n]?.length ?? 0))).toEqual([1, 1]);
  }
});

test('a week before its end the owner is told once; at its end the plan is free again', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  await app.db
    .updateTable('businesses')
    .set({ plan: 'basic', planExpiresAt: '2026-12-01T00:00:00Z' })
    .where('id', '=', id)
    .execute();
  const start = app.clock.now;
  const run = async (day: string) => {
    app.clock.now = new Date(`${day}T00:00:00Z`);
    while ((await endPlansJob.run(app.dependencies)) === 'more');
  };
  await run('2026-11-23');
  expect(await kindsTo(owner.email)).not.toContain('plan-ending');
  await run('2026-11-24');
  await run('2026-11-25');
  expect((await kindsTo(owner.email)).filter((kind) => kind === 'plan-ending')).toHaveLength(1);
  expect((await planOf(id)).plan).toBe('basic');
  await Promise.all([run('2026-12-01'), run('2026-12-01')]);
  expect(await planOf(id)).toEqual({ plan: 'free', planExpiresAt: null });
  expect((await kindsTo(owner.email)).filter((kind) => kind === 'plan-ended')).toHaveLength(1);
  app.clock.now = start;
});

test('a wish for a plan reaches the sales inbox once; premium is marked there', async () => {
  const owner = await app.member({ name: 'Ömer Şahin' });
  const id = await owned(owner);
  const wish = { id, plan: 'premium', message: 'Bayramdan önce başlayalım.' } as const;
  const made = await owner.call(contract.requestPlan, wish);
  expect(made).toMatchObject({ plan: 'premium', status: 'new' });
  const letters = await app.emailsTo('satis@ornek.example');
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
  const transition = (name: string) =>
    decideAbout(
      { ...app.dependencies, actor },
      { kind: 'plan_request', id: made.id, transition: name },
    );
  await expect(transition('finish')).rejects.toMatchObject({ code: 'illegal_transition' });
  await transition('contact');
  await expect(transition('finish'), 'nobody gave it').rejects.toMatchObject({
    code: 'plan_not_set',
  });
  await app.db.updateTable('businesses').set({ plan: 'premium' }).where('id', '=', id).execute();
  await transition('finish');
  await expect(transition('decline')).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(await owner.call(contract.requestPlan, { id, plan: 'basic' })).toMatchObject({
    status: 'new',
  });
  const stranger = await app.member();
  await expect(stranger.call(contract.requestPlan, { id, plan: 'basic' })).rejects.toThrow('404');
});

test('the free plan is asked for only by whom another is in force for', async () => {
  const owner = await app.member();
  const later = new Date(app.clock.now.getTime() + 60_000);
  for (const over of [
    { plan: 'free' },
    { plan: 'premium', planExpiresAt: app.clock.now },
  ] as const) {
    const id = await owned(owner, over);
    await expect(owner.call(contract.requestPlan, { id, plan: 'free' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
  const id = await owned(owner, { plan: 'premium', planExpiresAt: later });
  expect(await owner.call(contract.requestPlan, { id, plan: 'free' })).toMatchObject({
    status: 'new',
  });
});

test('the plan ticked at registration becomes a request when the application is approved', async () => {
  const actor = { userId: undefined, role: 'operator' as const };
  const approvedWith = async (subscriptionPlan: OwnerPlan, into?: number) => {
    const owner = await app.member();
    const { id } = await owner.call(applyAsOwner, {
      ...{ businessName: 'Taşköprü Kebap Salonu', ownerName: 'Ayşe Yılmaz', email: owner.email },
      ...{ phone: '0322 000 12 34', address: 'Turgut Özal Blv. No: 5, Çukurova / Adana' },
      subscriptionPlan,
    });
    const wish = { kind: 'application', id, transition: 'approve', into };
    await decideAbout({ ...app.dependencies, actor }, wish);
    const [business] = await owner.call(listManagedBusinesses, {});
    return owner.call(getManagedBusiness, { id: business?.id ?? 0 });
  };
  const inbox = async () => (await app.emailsTo('satis@ornek.example')).length;
  const before = await inbox();
  expect(await approvedWith('premium')).toMatchObject({
    ...{ plan: 'free', planRequest: { plan: 'premium', status: 'new' } },
  });
  expect(await inbox()).toBe(before + 1);
  const { rows: asked } = await sql`
    select a.action, a.actor_role as role, a.actor_id = p.requested_by as "isTheirs"
    from audit_entries a join plan_requests p on a.entity = 'plan_request' and a.entity_id = p.id::text
    order by a.id desc limit 1`.execute(app.db);
  expect(asked).toEqual([{ action: 'plan_request.ask', role: 'owner', isTheirs: true }]);
  expect((await approvedWith('free')).planRequest).toBeNull();
  const paid = await app.given.business({ plan: 'basic' });
  expect((await approvedWith('basic', paid)).planRequest, 'it has that plan').toBeNull();
  expect(await inbox()).toBe(before + 1);
});

test('a plan that is set answers the request that waits, by one e-mail', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const admin = await app.member({ role: 'admin' });
  const requestOf = async () => (await owner.call(getManagedBusiness, { id })).planRequest;
  const set = (expiresAt: string | null) =>
    admin.call(contract.setPlan, { id, plan: 'premium', expiresAt });
  const entries = async () =>
    (
      await sql<{ action: string }>`select a.action from audit_entries a
        where (a.entity = 'plan_request' and a.entity_id in
          (select id::text from plan_requests where business_id = ${id}))
        or (a.entity = 'business' and a.entity_id = ${String(id)}) order by a.id`.execute(app.db)
    ).rows.map(({ action }) => action);

  await owner.call(contract.requestPlan, { id, plan: 'premium' });
  await set('2027-01-01T00:00:00.000Z');
  expect(await requestOf()).toMatchObject({ status: 'done' });
  const told = async () =>
    (await app.emailsTo(owner.email)).filter(({ kind }) => kind !== 'sign-in-code');
  const answers = await told();
  expect(answers.map(({ kind }) => kind)).toEqual(['plan-set']);
  expect(answers[0]?.paragraphs.join()).toContain('plan isteğinizi sonuçlandırdık');

  // What is in force already answers one that was called meanwhile; once.
  const again = await owner.call(contract.requestPlan, { id, plan: 'premium', message: 'Yine' });
  const actor = { userId: undefined, role: 'operator' as const };
  const wish = { kind: 'plan_request', id: again.id, transition: 'contact' };
  await decideAbout({ ...app.dependencies, actor }, wish);
  await set('2027-01-01T00:00:00.000Z');
  await set('2027-01-01T00:00:00.000Z');
  expect(await requestOf()).toMatchObject({ id: again.id, status: 'done' });
  expect((await told()).map(({ kind }) => kind)).toEqual(['plan-set', 'plan-set']);
  expect(await entries()).toEqual([
    ...['plan_request.ask', 'business.plan', 'plan_request.set'],
    ...['plan_request.ask', 'plan_request.contact', 'plan_request.set'],
  ]);

  await set(null);
  expect((await told()).at(-1)?.paragraphs.join()).toContain('planınızı güncelledik');
});
