import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resubmitBusiness } from '#contract/businesses/business-submission.ts';
import { decideItem, getInboxItem, listInbox } from '#contract/moderation/moderation.ts';
import { FIELD_WORDS } from '#contract/moderation/moderation-words.ts';
import {
  decidedKinds,
  firstStates,
  recordsToDecide,
  statesOf,
} from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let moderator: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  moderator = await app.member({ role: 'moderator', name: 'Zeynep Kaya' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = TEST_NOW;
  await sql`
    truncate businesses, business_owners, advertisements, advertisement_requests, promotional_leads,
      removal_requests, inquiries cascade`.execute(app.db);
});

const HOUR_MS = 3_600_000;
const hoursBefore = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS);
const inbox = (input: object = {}) => moderator.call(listInbox, input);

test('what waits is one list over every kind, and each can be opened', async () => {
  for (const kind of decidedKinds) await given(kind, firstStates[kind]);
  const { items, counts } = await inbox();
  expect(items.map(({ kind }) => kind).sort()).toEqual([...decidedKinds].sort());
  expect(counts).toEqual(
    Object.fromEntries(decidedKinds.map((kind) => [kind, { waiting: 1, late: 0 }])),
  );
  for (const { kind, id, deadline } of items) {
    expect(deadline, kind).not.toBeNull();
    const details = await moderator.call(getInboxItem, { kind, id });
    expect(details.item, kind).toEqual(items.find((item) => item.kind === kind));
    expect(details.transitions.length, kind).toBeGreaterThan(0);
    expect(details.transitions.map(({ isUndo }) => isUndo)).not.toContain(true);
    for (const { name } of details.fields) expect(FIELD_WORDS, kind).toHaveProperty(name);
  }
});

test('only what the team has to do waits', async () => {
  const isWaiting: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(firstStates).map(([kind, state]) => [kind, [state]])),
    advertisement_request: ['contact_pending', 'contacted', 'customized'],
    advertisement: ['pending', 'contacted', 'customized'],
    lead: ['new', 'contacted'],
    plan_request: ['new', 'contacted'],
  };
  for (const kind of decidedKinds) {
    for (const state of statesOf[kind]) await given(kind, state);
  }
  const { items } = await inbox({ limit: 100 });
  const seen = Object.groupBy(items, ({ kind }) => kind);
  for (const kind of decidedKinds) {
    const states = seen[kind]?.map(({ status }) => status).sort();
    expect(states, kind).toEqual(isWaiting[kind]?.sort());
  }
  // Whoever was contacted was promised nothing more.
  for (const { status, deadline } of items) {
    expect(deadline === null).toBe(status === 'contacted' || status === 'customized');
  }
});

test('a reservation waits here only when no owner could be reached', async () => {
  const owner = await app.member();
  const ownedReservation = async () => {
    const id = await given('reservation', 'requested');
    const { businessId } = await app.db
      .selectFrom('reservations')
      .select('businessId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('businessClaims')
      .values({ businessId, userId: owner.userId, status: 'approved' })
      .execute();
    return id;
  };
  const letter = (fields: object) =>
    app.db
      .insertInto('outbox')
      .values({
        ...{ kind: 'reservation-requested', recipient: owner.email, letter: '{}' },
        ...{ createdAt: app.clock.now, ...fields },
      } as never)
      .execute();
  const reached = await ownedReservation();
  await letter({ sentAt: app.clock.now });
  expect((await inbox()).items).toEqual([]);
  const record = { kind: 'reservation', id: reached } as const;
  expect((await moderator.call(getInboxItem, record)).transitions).toEqual([]);
  const wish = { ...record, transition: 'confirm', seenStatus: 'requested' };
  await expect(moderator.call(decideItem, wish), 'its owner answers').rejects.toThrow('403');
  app.clock.now = new Date(TEST_NOW.getTime() + 59 * 60_000);
  const bounced = await ownedReservation();
  await letter({ failedAt: app.clock.now });
  expect((await inbox()).items).toMatchObject([{ kind: 'reservation', id: bounced }]);
});

test('what is promised soonest comes first, and what a premium business asks before that', async () => {
  app.clock.now = hoursBefore(20);
  const lead = await given('lead', 'new');
  app.clock.now = hoursBefore(200);
  const late = await given('business', 'pending');
  app.clock.now = TEST_NOW;
  const business = await given('business', 'pending');
  const report = await given('report', 'open');
  const premium = await app.given.business({ plan: 'premium' });
  const priority = await given('revision', 'pending', { businessId: premium });
  const { items, counts } = await inbox();
  expect(items.map(({ kind, id }) => [kind, id])).toEqual([
    ['revision', priority],
    ['business', late],
    ['lead', lead],
    ['report', report],
    ['business', business],
  ]);
  expect(items[0]?.marks).toContain('priority');
  expect(items.map(({ deadline }) => deadline?.urgency)).toEqual([
    'later',
    'late',
    'soon',
    'later',
    'later',
  ]);
  // Friday noon: two and three working days.
  expect(items[3]?.deadline).toMatchObject({ at: '2026-11-24T15:00:00.000Z' });
  expect(items[4]?.deadline).toMatchObject({
    at: '2026-11-25T15:00:00.000Z',
    promise: '3 iş günü içinde',
  });
  expect(counts.business).toEqual({ waiting: 2, late: 1 });
  const ids = async (input: object) => (await inbox(input)).items.map(({ id }) => id);
  expect(await ids({ urgency: 'late' })).toEqual([late]);
  expect(await ids({ urgency: 'soon' })).toEqual([lead]);
  expect(await ids({ urgency: 'later', kind: 'report' })).toEqual([report]);
  // A corrected answer is on its page already: nobody promised when it is read.
  const words = { ownerAnswer: 'Sağ olun.', ownerAnswerBefore: 'Olmaz.' };
  const corrected = await given('review', 'approved', { ...words, ownerAnswerEditedAt: TEST_NOW });
  expect(await ids({ urgency: 'later', kind: 'review' })).toEqual([corrected]);
  expect(await ids({ urgency: 'soon', kind: 'review' })).toEqual([]);
});

test('sent again, a business waits from then on', async () => {
  const submitter = await app.member();
  const id = await given('business', 'rejected', {
    ...{ submittedBy: submitter.userId, submittedAt: hoursBefore(300) },
  });
  await submitter.call(resubmitBusiness, { id });
  expect((await inbox()).items).toMatchObject([
    { id, waitingSince: TEST_NOW.toISOString(), deadline: { urgency: 'later' } },
  ]);
});

test('search knows names in any spelling, and ids', async () => {
  const id = await given('business', 'pending', { name: 'Şıh Ömer’in 100% Kebabı' });
  await given('business', 'pending', { name: 'Başka Lokanta' });
  const found = async (q: string) => (await inbox({ q })).items.map((item) => item.id);
  for (const q of ['sih omer', 'ŞIH', 'şıh ömer', '100%', `#${id}`, String(id)]) {
    expect(await found(q), q).toEqual([id]);
  }
  expect(await found('yok böyle bir şey')).toEqual([]);
  // What a pattern would take for any letters is a sign like others.
  for (const q of ['%', '_', 'sih%kebabi', 'sih_omer', '\\']) {
    expect(await found(q), q).toEqual(q === '%' ? [id] : []);
  }
});

test('pages follow one another without gaps, also where much came at once', async () => {
  for (let index = 0; index < 7; index += 1) await given('report', 'open');
  for (let index = 0; index < 6; index += 1) await given('lead', index < 3 ? 'new' : 'contacted');
  const whole = (await inbox({ limit: 100 })).items.map(({ kind, id }) => `${kind} ${id}`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await inbox({ limit: 4, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ kind, id }) => `${kind} ${id}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(whole);
  expect(whole).toHaveLength(13);
  await expect(inbox({ cursor: 'x' })).rejects.toMatchObject({ status: 400 });
});

test('what was decided is listed with who decided, also the own decisions alone', async () => {
  const colleague = await app.member({ role: 'moderator', name: 'Can Demir' });
  const [first, second] = [await given('business', 'pending'), await given('review', 'pending')];
  await moderator.call(decideItem, {
    ...{ kind: 'business', id: first, transition: 'approve', seenStatus: 'pending' },
  });
  await colleague.call(decideItem, {
    ...{
      kind: 'review',
      id: second,
      transition: 'reject',
      seenStatus: 'pending',
      reason: 'insult',
    },
  });
  const decided = await inbox({ state: 'decided', limit: 2 });
  expect(decided.items).toMatchObject([
    { kind: 'review', id: second, status: 'rejected', deadline: null },
    { kind: 'business', id: first, decision: { transition: 'approve', by: 'Zeynep Kaya' } },
  ]);
  const mine = await inbox({ state: 'decided', mine: 'true', kind: 'business' });
  expect(mine.items[0]).toMatchObject({ id: first });
  expect(mine.items.every(({ decision }) => decision?.by === 'Zeynep Kaya')).toBe(true);
  const next = await inbox({ state: 'decided', limit: 1 });
  expect(
    (await inbox({ state: 'decided', limit: 1, cursor: next.nextCursor })).items,
  ).toMatchObject([{ id: first }]);
  await moderator.call(decideItem, {
    ...{ kind: 'business', id: first, transition: 'undo', seenStatus: 'approved' },
  });
  const after = await inbox({ state: 'decided' });
  expect(after.items.map(({ id }) => id)).not.toContain(first);
});

test('five thousand waiting are listed and counted at once', async () => {
  await sql`
    insert into businesses (name, category, address, district, status, submitted_at,
      name_sort, name_norm, search_head, search_all)
    select 'Lokanta ' || n, 'Restoranlar', 'Adres', 'Seyhan',
      case when n <= 5000 then 'pending' else 'approved' end, ${TEST_NOW}::timestamptz - n * interval '1 minute',
      'l', 'l', '', ''
    from generate_series(1, 20000) n`.execute(app.db);
  for (let index = 0; index < 20; index += 1) await given('report', 'open');
  await sql`analyze`.execute(app.db);
  await inbox();
  const startedAt = performance.now();
  const { items, counts } = await inbox();
  const tookMs = performance.now() - startedAt;
  expect(items).toHaveLength(50);
  expect(counts.business?.waiting).toBe(5000);
  // Some 60 ms on a quiet machine.
  expect(tookMs).toBeLessThan(1500);
});
