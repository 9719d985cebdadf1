import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  editModeratedAdvertisement,
  editModeratedRequest,
} from '#contract/advertising/moderated-ads.ts';
import { errorSentence } from '#contract/api/errors.ts';
import {
  editBusinessFile,
  featureBusiness,
  getBusinessFile,
} from '#contract/moderation/administration.ts';
import { decideItem, decideItems, getInboxItem } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { setPlan } from '#contract/owners/plans.ts';
import { decideAbout, decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { decidedKinds, firstStates, recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

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
    .insertInto('businessClaims')
    .values({
      ...{
        businessId,
        userId: who.userId,
        claimantName: 'Zeynep',
        status: 'approved',
      },
      ...{ message: 'Benim.', createdAt: app.clock.now, updatedAt: app.clock.now },
    })
    .execute();
  return businessId;
};

type Way = 'account' | 'address' | 'sender' | 'business';
/** By which columns a kind of record is somebody's; a business is its own. */
const waysOf: Record<ItemKind, Partial<Record<Way, string>>> = {
  business: { account: 'submittedBy', address: 'email', sender: 'sentBy', business: 'id' },
  revision: { account: 'proposedBy', business: 'businessId' },
  application: { account: 'userId', address: 'email', sender: 'sentBy' },
  claim: { account: 'userId', address: 'email', business: 'businessId' },
  review: { account: 'userId', business: 'businessId' },
  report: { account: 'userId', address: 'email', business: 'businessId' },
  advertisement_request: { address: 'email', business: 'businessId' },
  advertisement: { address: 'email', business: 'businessId' },
  lead: { address: 'email' },
  plan_request: { account: 'requestedBy', business: 'businessId' },
  reservation: { account: 'userId', address: 'email', business: 'businessId' },
  removal: { account: 'userId', address: 'email', business: 'businessId' },
  inquiry: { account: 'userId', address: 'email' },
  photo: { account: 'userId', address: 'email', business: 'businessId' },
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
    expect(seen).toMatchObject({ isOwn: true, transitions: [] });
    const { status: seenStatus } = seen.item;
    const known = decidedRecords[kind];
    const transitions = Object.keys(known.decisions).filter((transition) =>
      known.statusAfter(seenStatus, transition),
    );
    expect(transitions).not.toEqual([]);
    for (const transition of transitions) {
      const wish = { kind, id, transition, reason: 'Neden', seenStatus };
      await expect(zeynep.call(decideItem, wish), transition).rejects.toMatchObject({
        status: 403,
        code: 'own_record',
      });
    }
    // Nothing has happened to it, and somebody else may.
    const others = await can.call(getInboxItem, { kind, id });
    expect(others).toMatchObject({ isOwn: false, item: seen.item, history: [] });
    const operator = { userId: undefined, role: 'operator' as const };
    const dependencies = { ...app.dependencies, actor: operator };
    const first =
      transitions.find((transition) => transition === 'reject' || transition === 'dismiss') ??
      transitions[0] ??
      '';
    const reason = kind === 'review' ? 'insult' : 'Neden';
    await decideAbout(dependencies, { kind, id, transition: first, reason });
  });
});

test('a report about what one wrote is decided by somebody else', async () => {
  const businessId = await app.given.business();
  const reviewId = await given('review', 'approved', {
    businessId,
    userId: zeynep.userId,
  });
  const id = await given('report', 'open', { businessId, reviewId });
  const wish = { kind: 'report' as const, id, transition: 'dismiss', seenStatus: 'open' };
  await expect(zeynep.call(decideItem, wish)).rejects.toMatchObject({ code: 'own_record' });
  await can.call(decideItem, wish);
});

test('what is merged into, or linked to, one’s own business is decided by somebody else', async () => {
  const into = await actingFor(zeynep, await app.given.business());
  const id = await given('business', 'approved');
  const merge = {
    kind: 'business' as const,
    id,
    transition: 'merge',
    into,
    seenStatus: 'approved',
  };
  await expect(zeynep.call(decideItem, merge)).rejects.toMatchObject({ code: 'own_record' });
  await can.call(decideItem, merge);
});

test('among many approved at once one’s own are named and left', async () => {
  const own = await given('business', 'pending', { submittedBy: zeynep.userId });
  const other = await given('business', 'pending');
  const items = [own, other].map((id) => ({
    kind: 'business' as const,
    id,
    seenStatus: 'pending',
  }));
  const { outcomes } = await zeynep.call(decideItems, { items });
  expect(outcomes).toMatchObject([
    { id: own, status: 'pending', problem: errorSentence.own_record },
    { id: other, status: 'approved', problem: null },
  ]);
});

test('a row of a file is nobody’s, whoever’s address stands in it', async () => {
  const { id: batch } = await app.db
    .insertInto('importBatches')
    .values({
      fileName: 'liste.csv',
      source: 'page',
      importedBy: null,
      createdAt: app.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await given('business', 'pending', { importBatchId: batch, email: zeynep.email });
  expect(await zeynep.call(getInboxItem, { kind: 'business', id })).toMatchObject({ isOwn: false });
});

test('an admin gives their own business neither a plan nor a place in front', async () => {
  const sent = await given('business', 'approved', { submittedBy: admin.userId });
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
  const linked = await given(kind, 'live', { businessId: owned });
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
