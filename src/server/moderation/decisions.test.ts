import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses.ts';
import { approveItems, decideItem, getInboxItem, listInbox } from '#contract/moderation.ts';
import { moveDoneWord, moveWord } from '#contract/moderation-words.ts';
import { decidedKinds, recordsToDecide, statesOf } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { moveRecord, movesOfKinds } from './moves.service.ts';

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

const tables: Record<string, string> = {
  business: 'businesses',
  revision: 'business_revisions',
  application: 'business_owners',
  claim: 'business_claims',
  review: 'reviews',
  report: 'reports',
  advertisement_request: 'advertisement_requests',
  advertisement: 'advertisements',
  lead: 'promotional_leads',
  plan_request: 'plan_requests',
  reservation: 'reservations',
  removal: 'removal_requests',
};
const rowOf = async (kind: string, id: number) => {
  const { rows } =
    await sql`select * from ${sql.table(tables[kind] ?? '')} where id = ${id}`.execute(app.db);
  return rows[0];
};

describe('every state machine', () => {
  test('has its kind in the inbox, and words for its moves', () => {
    expect(Object.keys(movesOfKinds).sort()).toEqual([...decidedKinds].sort());
    for (const kind of decidedKinds) {
      for (const move of movesOfKinds[kind]?.moves ?? []) {
        expect(moveWord(kind, move), `${kind} ${move}`).not.toBe(move);
        expect(moveDoneWord(kind, move), `${kind} ${move}`).not.toBe(move);
      }
    }
  });

  test.each(decidedKinds.flatMap((kind) => statesOf[kind].map((state) => ({ kind, state }))))(
    '$kind in $state refuses what its table does not have, changes nothing and writes it down',
    async ({ kind, state }) => {
      const known = movesOfKinds[kind];
      const words = [...(known?.moves ?? []), 'verify', 'resubmit', 'withdraw', 'constructor'];
      const into = await app.given.business();
      for (const move of words) {
        const isLawful = known?.moves.includes(move) && known.statusAfter(state, move);
        if (isLawful && move !== 'undo') continue;
        const id = await given(kind, state);
        const before = await rowOf(kind, id);
        const reason = kind === 'review' ? 'insult' : 'Neden';
        const refused = decide(zeynep, { kind, id, move, reason, into, seenStatus: state });
        await expect(refused, move).rejects.toMatchObject({ status: 409, code: 'illegal_move' });
        expect(await rowOf(kind, id), move).toEqual(before);
        expect(await actionsOf(kind, id), move).toEqual([`${kind}.${move}.refused`]);
      }
    },
  );
});

test('of two moderators one decides, and the other hears who was faster', async () => {
  const id = await given('business', 'pending');
  const wish = { kind: 'business', id, seenStatus: 'pending' };
  const [first, second] = await Promise.allSettled([
    decide(zeynep, { ...wish, move: 'approve' }),
    decide(can, { ...wish, move: 'reject', reason: 'Adres eksik.' }),
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
  const wish = { kind: 'review', id, move: 'approve', seenStatus: 'pending' };
  await expect(decide(zeynep, { ...wish, seenVersion: item.version })).rejects.toMatchObject({
    status: 409,
    issues: [{ path: 'seenVersion' }],
  });
  const { item: now } = await zeynep.call(getInboxItem, { kind: 'review', id });
  await decide(zeynep, { ...wish, seenVersion: now.version });
});

test('a claim on a business that has an owner is an admin’s, who sees both sides', async () => {
  const owner = await app.member({ name: 'Eski Sahip' });
  const business_id = await app.given.business();
  await app.db
    .insertInto('business_claims')
    .values({ business_id, user_id: owner.userId, status: 'approved', updated_at: TEST_NOW })
    .execute();
  const id = await given('claim', 'pending', { business_id });
  const seen = await zeynep.call(getInboxItem, { kind: 'claim', id });
  expect(seen).toMatchObject({ isForAdmin: true, moves: [], item: { marks: ['contested'] } });
  expect(seen.owners).toEqual([
    { name: 'Eski Sahip', email: owner.email, since: TEST_NOW.toISOString() },
  ]);
  for (const move of ['approve', 'reject', 'ask']) {
    await expect(
      decide(zeynep, { kind: 'claim', id, move, reason: 'Neden', seenStatus: 'pending' }),
    ).rejects.toMatchObject({ status: 403, code: 'claim_contested' });
  }
  expect(await actionsOf('claim', id)).toContain('claim.approve.refused');
  await decide(admin, { kind: 'claim', id, move: 'approve', seenStatus: 'pending' });
});

test('many are approved at once, each by itself and named', async () => {
  const good = [await given('business', 'pending'), await given('review', 'pending')];
  const late = await given('business', 'rejected');
  const { outcomes } = await zeynep.call(approveItems, {
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
    zeynep.call(approveItems, {
      items: Array.from({ length: 101 }, (_, id) => ({
        ...{ kind: 'business' as const, id: id + 1, seenStatus: 'pending' },
      })),
    }),
  ).rejects.toMatchObject({ status: 400 });
});

describe('taking a decision back', () => {
  let addresses = 0;
  const approved = async () => {
    addresses += 1;
    const id = await given('business', 'pending', { email: `geri${addresses}@ornek.example` });
    await decide(zeynep, { kind: 'business', id, move: 'approve', seenStatus: 'pending' });
    return id;
  };
  const undo = (who: TestMember, id: number, seenStatus = 'approved') =>
    decide(who, { kind: 'business', id, move: 'undo', seenStatus });
  const canUndo = async (who: TestMember, id: number) => {
    const { moves } = await who.call(getInboxItem, { kind: 'business', id });
    return moves.some(({ isUndo }) => isUndo);
  };

  test('whoever decided can for ten minutes; the record waits as long as before, its sender hears of it', async () => {
    const id = await approved();
    later(9);
    expect(await canUndo(zeynep, id)).toBe(true);
    expect(await undo(zeynep, id)).toMatchObject({ status: 'pending' });
    const row = await businessOf(id);
    expect(row).toMatchObject({ status: 'pending', approved_at: null, waiting_since: null });
    await expect(app.call(getBusiness, { id })).rejects.toMatchObject({ status: 404 });
    expect((await app.lettersTo(row.email ?? '')).map(({ kind }) => kind)).toEqual([
      'business-approved',
      'moderation-undone',
    ]);
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
    await expect(undo(admin, id)).rejects.toMatchObject({ code: 'illegal_move' });
  });

  test('only the last decision goes back', async () => {
    const id = await approved();
    await decide(zeynep, { kind: 'business', id, move: 'suspend', seenStatus: 'approved' });
    await decide(zeynep, { kind: 'business', id, move: 'restore', seenStatus: 'suspended' });
    await expect(undo(zeynep, id)).rejects.toMatchObject({ code: 'illegal_move' });
  });

  test('a hidden review is public again, and counts again', async () => {
    const business_id = await app.given.business();
    const id = await given('review', 'pending', { business_id, rating: 3 });
    const wish = { kind: 'review', id };
    await decide(zeynep, { ...wish, move: 'approve', seenStatus: 'pending' });
    await decide(zeynep, { ...wish, move: 'hide', reason: 'off_topic', seenStatus: 'approved' });
    expect(await businessOf(business_id)).toMatchObject({ review_count: 0 });
    await decide(zeynep, { ...wish, move: 'undo', seenStatus: 'hidden' });
    expect(await businessOf(business_id)).toMatchObject({ review_count: 1, rating: '3.0' });
  });

  test('a dismissed report is open again', async () => {
    const id = await given('report', 'open');
    await decide(zeynep, { kind: 'report', id, move: 'dismiss', seenStatus: 'open' });
    await decide(zeynep, { kind: 'report', id, move: 'undo', seenStatus: 'dismissed' });
    const { items } = await zeynep.call(listInbox, { kind: 'report', q: String(id) });
    expect(items).toMatchObject([{ id, status: 'open' }]);
  });
});

describe('an accepted report corrects what it names', () => {
  const reported = async (fields: object, of: object = {}) => {
    const business_id = await app.given.business({ phone: '0322 000 00 01', ...of });
    const id = await given('report', 'open', { business_id, ...fields });
    const { differences } = await zeynep.call(getInboxItem, { kind: 'report', id });
    await decide(zeynep, { kind: 'report', id, move: 'accept', seenStatus: 'open' });
    return { row: await businessOf(business_id), differences };
  };
  const suggestion = (text: string) => JSON.stringify({ text });

  test('a number, where it stands alone', async () => {
    const { row, differences } = await reported({
      ...{ reason: 'wrong_phone', suggestion: suggestion('0322 591 26 41') },
    });
    expect(row).toMatchObject({ phone: '0322 591 26 41', phone_key: '+903225912641' });
    expect(differences).toEqual([
      { field: 'phone', old: '0322 000 00 01', new: '0322 591 26 41', isAutomatic: true },
    ]);
  });

  test('a sentence is left to whoever reads it', async () => {
    const { row, differences } = await reported({
      ...{ reason: 'wrong_phone', suggestion: suggestion('0322 591 26 41 artık çalmıyor') },
    });
    expect(row.phone).toBe('0322 000 00 01');
    expect(differences).toMatchObject([{ field: 'phone', isAutomatic: false }]);
  });

  test('a category by its name, in any spelling', async () => {
    const { row } = await reported({ reason: 'wrong_category', suggestion: suggestion('kafeler') });
    expect(row.category).toBe('Kafeler');
  });

  test('a business that has closed', async () => {
    expect((await reported({ reason: 'closed_down' })).row.status).toBe('closed');
  });

  test('a review that insults', async () => {
    const business_id = await app.given.business();
    const review_id = await app.given.review(business_id);
    const id = await given('report', 'open', { business_id, review_id, reason: 'insult' });
    expect((await zeynep.call(getInboxItem, { kind: 'report', id })).about).toMatchObject({
      review: { id: review_id, content: 'Güzeldi.' },
    });
    await decide(zeynep, { kind: 'report', id, move: 'accept', seenStatus: 'open' });
    expect(await rowOf('review', review_id)).toMatchObject({ status: 'hidden' });
    expect(await businessOf(business_id)).toMatchObject({ review_count: 0 });
  });
});

test('a waiting business shows what may be the same, with its distance, and who sent it', async () => {
  const place = { latitude: 36.9914, longitude: 35.3308 };
  const other = await app.given.business({ name: 'Kebapçı Şıh Ömer', ...place });
  const sender = await app.member({ name: 'Ayşe Yılmaz' });
  await given('report', 'open', { user_id: sender.userId });
  const id = await given('business', 'pending', {
    ...{ name: 'Kebapcı Şıh Ömer', ...place, latitude: 36.9918, submitted_by: sender.userId },
    ...{ email: sender.email, moderation_score: 1, moderation_signs: ['duplicate'] },
  });
  const seen = await zeynep.call(getInboxItem, { kind: 'business', id });
  expect(seen.duplicates).toMatchObject([
    { id: other, likeness: 'name', distance: 44, pin: place },
  ]);
  expect(seen.sender).toMatchObject({
    ...{ email: sender.email, isMember: true, others: { report: 1 } },
  });
  expect(seen.item).toMatchObject({ score: 1, signs: ['duplicate'] });
  expect(seen.moves.map(({ move, reason }) => [move, reason])).toEqual([
    ['approve', 'none'],
    ['reject', 'text'],
  ]);
});

test('the operator is not asked what was seen', async () => {
  const id = await given('review', 'pending');
  const actor = { userId: undefined, role: 'operator' as const };
  await moveRecord({ ...app.surroundings, actor }, { kind: 'review', id, move: 'approve' });
  expect(await rowOf('review', id)).toMatchObject({ status: 'approved' });
});
