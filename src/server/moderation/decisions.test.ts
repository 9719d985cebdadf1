import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import {
  decideItem,
  decideItems,
  getInboxItem,
  listInbox,
} from '#contract/moderation/moderation.ts';
import {
  BULK_REFUSALS,
  type ItemKind,
  transitionDoneWord,
} from '#contract/moderation/moderation-words.ts';
import { decideAbout, decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { takesBack } from '#server/records/decisions.rules.ts';
import { decidedKinds, recordsToDecide, statesOf } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { transitionWord } from '#web/texts/decision-words.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let zeynep: TestMember;
let can: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  zeynep = await app.member({ role: 'moderator', name: 'Zeynep Kaya' });
  can = await app.member({ role: 'moderator', name: 'Can Demir' });
  admin = await app.member({ role: 'admin', name: 'Deniz Ak' });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = TEST_NOW;
});

type Wish = Parameters<TestMember['call']>[1] & object;
const decide = (who: TestMember, wish: Wish) => who.call(decideItem, wish as never);
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const businessOf = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const actionsOf = async (kind: string, id: number): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where entity = ${kind} and entity_id = ${String(id)} order by id`.execute(
    app.db,
  );
  return rows.map(({ action }) => action);
};

const rowOf = async (kind: ItemKind, id: number) => {
  const { rows } =
    await sql`select * from ${sql.table(decidedRecords[kind].table)} where id = ${id}`.execute(
      app.db,
    );
  return rows[0];
};

describe('every state machine', () => {
  test('has its kind in the inbox, and words for its transitions', () => {
    expect(Object.keys(decidedRecords).sort()).toEqual([...decidedKinds].sort());
    for (const kind of decidedKinds) {
      for (const transition of Object.keys(decidedRecords[kind].decisions)) {
        expect(transitionWord(kind, transition), `${kind} ${transition}`).not.toBe(transition);
        expect(transitionDoneWord(kind, transition), `${kind} ${transition}`).not.toBe(transition);
      }
    }
  });

  test.each(decidedKinds.flatMap((kind) => statesOf[kind].map((state) => ({ kind, state }))))(
    '$kind in $state refuses what its table does not have, changes nothing and writes it down',
    async ({ kind, state }) => {
      const known = decidedRecords[kind];
      const words = [
        ...Object.keys(known.decisions),
        'verify',
        'resubmit',
        'withdraw',
        'constructor',
      ];
      const into = await app.given.business();
      for (const transition of words) {
        const isLawful =
          Object.hasOwn(known.decisions, transition) && known.statusAfter(state, transition);
        if (isLawful && !takesBack(transition)) continue;
        const id = await given(kind, state);
        const before = await rowOf(kind, id);
        const reason = kind === 'review' ? 'insult' : 'Neden';
        const refused = decide(zeynep, { kind, id, transition, reason, into, seenStatus: state });
        await expect(refused, transition).rejects.toMatchObject({
          status: 409,
          code: 'illegal_transition',
        });
        expect(await rowOf(kind, id), transition).toEqual(before);
        expect(await actionsOf(kind, id), transition).toEqual([`${kind}.${transition}.refused`]);
      }
    },
  );
});

test('of two moderators one decides, and the other hears who was faster', async () => {
  const id = await given('business', 'pending');
  const wish = { kind: 'business', id, seenStatus: 'pending' };
  const [first, second] = await Promise.allSettled([
    decide(zeynep, { ...wish, transition: 'approve' }),
    decide(can, { ...wish, transition: 'reject', reason: 'Adres eksik.' }),
  ]);
  const outcomes = [first, second].map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  const lost = [first, second].find((one) => one.status === 'rejected');
  const winner = first?.status === 'fulfilled' ? 'Zeynep Kaya onayladı' : 'Can Demir reddetti';
  expect(lost?.status === 'rejected' && lost.reason).toMatchObject({
    status: 409,
    code: 'decided_meanwhile',
    issues: [{ path: 'seenStatus', message: `Bu kaydı siz bakarken ${winner} (20 Kasım 12.00).` }],
  });
});

test('a record that was edited meanwhile is not decided unread', async () => {
  const id = await given('review', 'pending');
  const { item } = await zeynep.call(getInboxItem, { kind: 'review', id });
  await app.db.updateTable('reviews').set({ content: 'Başka.' }).where('id', '=', id).execute();
  const wish = { kind: 'review', id, transition: 'approve', seenStatus: 'pending' };
  await expect(decide(zeynep, { ...wish, seenVersion: item.version })).rejects.toMatchObject({
    status: 409,
    issues: [{ path: 'seenVersion' }],
  });
  const { item: now } = await zeynep.call(getInboxItem, { kind: 'review', id });
  await decide(zeynep, { ...wish, seenVersion: now.version });
});

test('a claim on a business that has an owner is an admin’s, who sees both sides', async () => {
  const owner = await app.member({ name: 'Eski Sahip' });
  const businessId = await app.given.business();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, status: 'approved', updatedAt: TEST_NOW })
    .execute();
  const id = await given('claim', 'pending', { businessId });
  const seen = await zeynep.call(getInboxItem, { kind: 'claim', id });
  expect(seen).toMatchObject({ isForAdmin: true, transitions: [], item: { marks: ['contested'] } });
  expect(seen.owners).toEqual([
    { name: 'Eski Sahip', email: owner.email, since: TEST_NOW.toISOString() },
  ]);
  for (const transition of ['approve', 'reject', 'ask']) {
    await expect(
      decide(zeynep, { kind: 'claim', id, transition, reason: 'Neden', seenStatus: 'pending' }),
    ).rejects.toMatchObject({ status: 403, code: 'claim_contested' });
  }
  expect(await actionsOf('claim', id)).toContain('claim.approve.refused');
  await decide(admin, { kind: 'claim', id, transition: 'approve', seenStatus: 'pending' });
});

test('many are approved at once, each by itself and named', async () => {
  const good = [await given('business', 'pending'), await given('review', 'pending')];
  const late = await given('business', 'rejected');
  const { outcomes } = await zeynep.call(decideItems, {
    items: [
      { kind: 'business', id: good[0] ?? 0, seenStatus: 'pending' },
      { kind: 'business', id: late, seenStatus: 'pending' },
      { kind: 'business', id: 999_999, seenStatus: 'pending' },
      { kind: 'report', id: await given('report', 'open'), seenStatus: 'open' },
      { kind: 'review', id: good[1] ?? 0, seenStatus: 'pending' },
    ],
  });
  expect(outcomes.map(({ status, problem }) => [status, problem !== null])).toEqual([
    ['approved', false],
    ['rejected', true],
    [null, true],
    ['open', true],
    ['approved', false],
  ]);
  await expect(
    zeynep.call(decideItems, {
      items: Array.from({ length: 101 }, (_, id) => ({
        ...{ kind: 'business' as const, id: id + 1, seenStatus: 'pending' },
      })),
    }),
  ).rejects.toMatchObject({ status: 400 });
});

test('what many are asked for at once is what each of them is asked for', () => {
  for (const [kind, { transition, reason }] of Object.entries(BULK_REFUSALS)) {
    const { decisions } = decidedRecords[kind as keyof typeof BULK_REFUSALS];
    const { codes, reason: words } = decisions[transition] ?? {};
    expect(codes ? 'code' : words, kind).toBe(reason);
  }
});

test('many are rejected at once with one reason, none of them unread', async () => {
  const email = 'toplu-ret@ornek.example';
  const ids = [await given('business', 'pending', { email }), await given('business', 'pending')];
  const items = await Promise.all(
    ids.map(async (id) => {
      const { item } = await zeynep.call(getInboxItem, { kind: 'business', id });
      const { kind, status: seenStatus, version: seenVersion } = item;
      return { kind, id, seenStatus, seenVersion };
    }),
  );
  const wish = { items, transition: 'reject' as const };
  const wordless = await zeynep.call(decideItems, wish);
  expect(wordless.outcomes.map(({ problem }) => problem)).toEqual([
    'Nedenini yazın',
    'Nedenini yazın',
  ]);
  await app.db
    .updateTable('businesses')
    .set({ address: 'Yeni Sok. No: 2' })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  const { outcomes } = await zeynep.call(decideItems, { ...wish, reason: 'Adres eksik.' });
  expect(outcomes).toMatchObject([
    { id: ids[0], status: 'rejected', problem: null, isUndoable: true },
    {
      id: ids[1],
      status: 'pending',
      problem: expect.stringContaining('düzenlendi'),
      isUndoable: false,
    },
  ]);
  expect(await businessOf(ids[0] ?? 0)).toMatchObject({ rejectionReason: 'Adres eksik.' });
  expect((await app.emailsTo(email)).map(({ kind }) => kind)).toEqual(['business-rejected']);
  expect(await actionsOf('business', ids[0] ?? 0)).toEqual(['business.reject']);
});

describe('taking a decision back', () => {
  let addresses = 0;
  const approved = async () => {
    addresses += 1;
    const id = await given('business', 'pending', { email: `geri${addresses}@ornek.example` });
    await decide(zeynep, { kind: 'business', id, transition: 'approve', seenStatus: 'pending' });
    return id;
  };
  const undo = (who: TestMember, id: number, seenStatus = 'approved') =>
    decide(who, { kind: 'business', id, transition: 'undo', seenStatus });
  const canUndo = async (who: TestMember, id: number) => {
    const { transitions } = await who.call(getInboxItem, { kind: 'business', id });
    return transitions.some(({ isUndo }) => isUndo);
  };

  test('whoever decided can for ten minutes; the record waits as long as before, its sender hears of nothing', async () => {
    const id = await approved();
    later(9);
    expect(await canUndo(zeynep, id)).toBe(true);
    expect(await undo(zeynep, id)).toMatchObject({ status: 'pending' });
    const row = await businessOf(id);
    expect(row).toMatchObject({ status: 'pending', approvedAt: null, waitingSince: null });
    await expect(app.call(getBusiness, { id })).rejects.toMatchObject({ status: 404 });
    expect(await app.emailsTo(row.email ?? '')).toEqual([]);
    expect(await actionsOf('business', id)).toEqual(['business.approve', 'business.undo']);
  });

  test('a colleague cannot, an admin can', async () => {
    const id = await approved();
    expect(await canUndo(can, id)).toBe(false);
    await expect(undo(can, id)).rejects.toMatchObject({ status: 403 });
    expect(await undo(admin, id)).toMatchObject({ status: 'pending' });
  });

  test('after ten minutes nobody can', async () => {
    const id = await approved();
    later(11);
    expect(await canUndo(admin, id)).toBe(false);
    await expect(undo(admin, id)).rejects.toMatchObject({ code: 'illegal_transition' });
  });

  test('only the last decision goes back', async () => {
    const id = await approved();
    await decide(zeynep, { kind: 'business', id, transition: 'suspend', seenStatus: 'approved' });
    await decide(zeynep, { kind: 'business', id, transition: 'restore', seenStatus: 'suspended' });
    await expect(undo(zeynep, id)).rejects.toMatchObject({ code: 'illegal_transition' });
  });

  test('a hidden review is public again, and counts again', async () => {
    const businessId = await app.given.business();
    const id = await given('review', 'pending', { businessId, rating: 3 });
    const wish = { kind: 'review', id };
    await decide(zeynep, { ...wish, transition: 'approve', seenStatus: 'pending' });
    await decide(zeynep, {
      ...wish,
      transition: 'hide',
      reason: 'off_topic',
      seenStatus: 'approved',
    });
    expect(await businessOf(businessId)).toMatchObject({ reviewCount: 0 });
    await decide(zeynep, { ...wish, transition: 'undo', seenStatus: 'hidden' });
    expect(await businessOf(businessId)).toMatchObject({ reviewCount: 1, rating: '3.0' });
  });

  test('a dismissed report is open again', async () => {
    const id = await given('report', 'open');
    await decide(zeynep, { kind: 'report', id, transition: 'dismiss', seenStatus: 'open' });
    await decide(zeynep, { kind: 'report', id, transition: 'undo', seenStatus: 'dismissed' });
    const { items } = await zeynep.call(listInbox, { kind: 'report', q: String(id) });
    expect(items).toMatchObject([{ id, status: 'open' }]);
  });
});

test('a waiting business shows what may be the same, with its distance, and who sent it', async () => {
  const place = { latitude: 36.9914, longitude: 35.3308 };
  const other = await app.given.business({ name: 'Kebapçı Şıh Ömer', ...place });
  const sender = await app.member({ name: 'Ayşe Yılmaz' });
  const report = await given('report', 'open', { userId: sender.userId });
  const id = await given('business', 'pending', {
    ...{ name: 'Kebapcı Şıh Ömer', ...place, latitude: 36.9918, submittedBy: sender.userId },
    ...{ email: sender.email, moderationScore: 1, moderationSigns: ['duplicate'] },
  });
  const seen = await zeynep.call(getInboxItem, { kind: 'business', id });
  expect(seen.duplicates).toMatchObject([
    { id: other, likeness: 'name', distance: 44, pin: place },
  ]);
  expect(seen.sender).toMatchObject({
    ...{ email: sender.email, isMember: true, others: { report: 1 } },
  });
  const ofReport = await zeynep.call(getInboxItem, { kind: 'report', id: report });
  expect(ofReport.sender?.others, 'this one is none of the others').toEqual({ business: 1 });
  const lead = await given('lead', 'new', { email: sender.email });
  const { sender: ofLead } = await zeynep.call(getInboxItem, { kind: 'lead', id: lead });
  expect(ofLead).toMatchObject({ isMember: false, isMembersAddress: true });
  expect(seen.item).toMatchObject({ score: 1, signs: ['duplicate'] });
  expect(seen.transitions.map(({ transition, reason }) => [transition, reason])).toEqual([
    ['approve', 'none'],
    ['reject', 'text'],
    ['merge', 'none'],
  ]);
});

test('the operator is not asked what was seen', async () => {
  const id = await given('review', 'pending');
  const actor = { userId: undefined, role: 'operator' as const };
  await decideAbout({ ...app.dependencies, actor }, { kind: 'review', id, transition: 'approve' });
  expect(await rowOf('review', id)).toMatchObject({ status: 'approved' });
});
