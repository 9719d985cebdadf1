import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editBusinessFile, featureBusiness, getBusinessFile } from '#contract/administration.ts';
import { errorSentence } from '#contract/errors.ts';
import { editModeratedAdvertisement, editModeratedRequest } from '#contract/moderated-ads.ts';
import { approveItems, decideItem, getInboxItem } from '#contract/moderation.ts';
import type { ItemKind } from '#contract/moderation-words.ts';
import { setPlan } from '#contract/plans.ts';
import { decidedKinds, firstStates, recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { moveRecord, movesOfKinds } from './moves.service.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let zeynep: TestMember;
let can: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  can = await app.member({ role: 'moderator', name: 'Can Demir' });
});
afterAll(() => app.close());
// What one owns in one test is nobody's in the next.
beforeEach(async () => {
  zeynep = await app.member({ role: 'moderator', name: 'Zeynep Kaya' });
  admin = await app.member({ role: 'admin', name: 'Deniz Ak' });
});

const actingFor = async (who: TestMember, businessId: number) => {
  await app.db
    .insertInto('business_claims')
    .values({
      ...{
        business_id: businessId,
        user_id: who.userId,
        claimant_name: 'Zeynep',
        status: 'approved',
      },
      ...{ message: 'Benim.', created_at: app.clock.now, updated_at: app.clock.now },
    })
    .execute();
  return businessId;
};

type Way = 'account' | 'address' | 'sender' | 'business';
/** By which columns a kind of record is somebody's; a business is its own. */
const waysOf: Record<ItemKind, Partial<Record<Way, string>>> = {
  business: { account: 'submitted_by', address: 'email', sender: 'sent_by', business: 'id' },
  revision: { account: 'proposed_by', business: 'business_id' },
  application: { account: 'user_id', address: 'email', sender: 'sent_by' },
  claim: { account: 'user_id', address: 'email', business: 'business_id' },
  review: { account: 'user_id', business: 'business_id' },
  report: { account: 'user_id', address: 'email', business: 'business_id' },
  advertisement_request: { address: 'email', business: 'business_id' },
  advertisement: { address: 'email', business: 'business_id' },
  lead: { address: 'email' },
  plan_request: { account: 'requested_by', business: 'business_id' },
  reservation: { account: 'user_id', address: 'email', business: 'business_id' },
  removal: { account: 'user_id', address: 'email', business: 'business_id' },
};

const rows = decidedKinds.flatMap((kind) =>
  Object.entries(waysOf[kind]).map(([way, column]) => ({ kind, way: way as Way, column })),
);

async function recordOf(who: TestMember, { kind, way, column }: (typeof rows)[number]) {
  const state = firstStates[kind];
  if (way === 'business') {
    if (kind === 'business') return actingFor(who, await given(kind, state));
    return given(kind, state, { [column]: await actingFor(who, await app.given.business()) });
  }
  return given(kind, state, { [column]: way === 'address' ? who.email : who.userId });
}

describe('nobody decides about their own', () => {
  test.each(rows)('$kind, theirs by $column', async (row) => {
    const { kind } = row;
    const id = await recordOf(zeynep, row);
    const seen = await zeynep.call(getInboxItem, { kind, id });
    expect(seen).toMatchObject({ isOwn: true, moves: [] });
    const { status: seenStatus } = seen.item;
    const known = movesOfKinds[kind];
    const moves = known?.moves.filter((move) => known.statusAfter(seenStatus, move)) ?? [];
    expect(moves).not.toEqual([]);
    for (const move of moves) {
      const wish = { kind, id, move, reason: 'Neden', seenStatus };
      await expect(zeynep.call(decideItem, wish), move).rejects.toMatchObject({
        status: 403,
        code: 'own_record',
      });
    }
    // Nothing has happened to it, and somebody else may.
    const others = await can.call(getInboxItem, { kind, id });
    expect(others).toMatchObject({ isOwn: false, item: seen.item, history: [] });
    const operator = { userId: undefined, role: 'operator' as const };
    const surroundings = { ...app.surroundings, actor: operator };
    const first = moves.find((move) => move === 'reject' || move === 'dismiss') ?? moves[0] ?? '';
    const reason = kind === 'review' ? 'insult' : 'Neden';
    await moveRecord(surroundings, { kind, id, move: first, reason });
  });
});

test('a report about what one wrote is decided by somebody else', async () => {
  const businessId = await app.given.business();
  const reviewId = await given('review', 'approved', {
    business_id: businessId,
    user_id: zeynep.userId,
  });
  const id = await given('report', 'open', { business_id: businessId, review_id: reviewId });
  const wish = { kind: 'report' as const, id, move: 'dismiss', seenStatus: 'open' };
  await expect(zeynep.call(decideItem, wish)).rejects.toMatchObject({ code: 'own_record' });
  await can.call(decideItem, wish);
});

test('what is merged into, or linked to, one’s own business is decided by somebody else', async () => {
  const into = await actingFor(zeynep, await app.given.business());
  const id = await given('business', 'approved');
  const merge = { kind: 'business' as const, id, move: 'merge', into, seenStatus: 'approved' };
  await expect(zeynep.call(decideItem, merge)).rejects.toMatchObject({ code: 'own_record' });
  await can.call(decideItem, merge);
});

test('among many approved at once one’s own are named and left', async () => {
  const own = await given('business', 'pending', { submitted_by: zeynep.userId });
  const other = await given('business', 'pending');
  const items = [own, other].map((id) => ({
    kind: 'business' as const,
    id,
    seenStatus: 'pending',
  }));
  const { outcomes } = await zeynep.call(approveItems, { items });
  expect(outcomes).toMatchObject([
    { id: own, status: 'pending', problem: errorSentence.own_record },
    { id: other, status: 'approved', problem: null },
  ]);
});

test('a row of a file is nobody’s, whoever’s address stands in it', async () => {
  const { id: batch } = await app.db
    .insertInto('import_batches')
    .values({
      file_name: 'liste.csv',
      source: 'page',
      imported_by: null,
      created_at: app.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await given('business', 'pending', { import_batch_id: batch, email: zeynep.email });
  expect(await zeynep.call(getInboxItem, { kind: 'business', id })).toMatchObject({ isOwn: false });
});

test('an admin gives their own business neither a plan nor a place in front', async () => {
  const sent = await given('business', 'approved', { submitted_by: admin.userId });
  const owned = await actingFor(admin, await given('business', 'approved'));
  for (const id of [sent, owned]) {
    const plan = admin.call(setPlan, { id, plan: 'premium', expiresAt: null });
    await expect(plan).rejects.toMatchObject({ status: 403, code: 'own_record' });
    const front = admin.call(featureBusiness, { id, isFeatured: true });
    await expect(front).rejects.toMatchObject({ status: 403, code: 'own_record' });
  }
  // A listing one has put in is mended like any; one's own business at the owner's desk.
  const { form } = await admin.call(getBusinessFile, { id: sent });
  const edit = { ...form, name: 'Yeni Ad' };
  await admin.call(editBusinessFile, { ...edit, id: sent } as never);
  const own = admin.call(editBusinessFile, { ...edit, id: owned } as never);
  await expect(own).rejects.toMatchObject({ status: 403, code: 'own_record' });
});

test.each([
  { kind: 'advertisement' as const, edit: editModeratedAdvertisement },
  { kind: 'advertisement_request' as const, edit: editModeratedRequest },
])('an $kind of one’s own is lengthened by somebody else', async ({ kind, edit }) => {
  const owned = await actingFor(zeynep, await app.given.business());
  const asked = await given(kind, 'live', { email: zeynep.email });
  const linked = await given(kind, 'live', { business_id: owned });
  const another = await given(kind, 'live');
  const wish = {
    adContent: { title: 'Reklam', description: 'Gelin', image: '', features: [] },
    ...{ startDate: '2026-11-01', endDate: '2027-12-01', businessId: null, totalCost: 0 },
  };
  for (const form of [
    { ...wish, id: asked },
    { ...wish, id: linked },
    { ...wish, id: another, businessId: owned },
  ]) {
    const own = zeynep.call(edit, form as never);
    await expect(own).rejects.toMatchObject({ status: 403, code: 'own_record' });
    expect(await can.call(edit, form as never)).toMatchObject({ endDate: '2027-12-01' });
  }
});
