import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askSignInCode } from '#contract/accounts/accounts.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { keepWritten } from '#tests/support/written-rows.ts';
import { productJobs } from './app.ts';

/** What each job that runs by itself changes and holds, and to whom it writes, where there is something to do. */
let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let written: ReturnType<typeof keepWritten>;
let owner: TestMember;
let businessId: number;
const DAY_MS = 86_400_000;
const days = (count: number) => new Date(TEST_NOW.getTime() + count * DAY_MS);
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const [MONDAY, LATER] = [at('05:45'), at('06:45')];
const hours = '{"mon-sat":"09:00-18:00"}';

beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  owner = await app.member({ email: 'sahip@ornek.example', role: 'owner' });
  await app.member({ email: 'moderator@ornek.example', role: 'moderator' });
  await app.member({ email: 'yonetici@ornek.example', role: 'admin' });
  businessId = await app.given.business({ hours, approvedAt: TEST_NOW, submittedAt: TEST_NOW });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  written = keepWritten(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = TEST_NOW;
  app.mailbox.failure = undefined;
  await app.db.deleteFrom('outbox').execute();
});

const change = (fields: object) =>
  app.db.updateTable('businesses').set(fields).where('id', '=', businessId).execute();
const plan = (planExpiresAt: Date) => change({ plan: 'basic', planExpiresAt });
const letter = () => app.browser().call(askSignInCode, { email: 'uye@ornek.example' });
const picture = (fields: object) =>
  app.db
    .insertInto('uploads')
    .values({
      ...{ contentType: 'image/webp', width: 800, height: 600, expiresAt: days(2) },
      ...{ attachedAt: TEST_NOW, ...fields },
    })
    .execute();
const table = () =>
  given('reservation', 'requested', { businessId, day: '2026-11-19', time: '19:30' });
/** The team waits for this, since then. */
const review = (at: Date) => () => given('review', 'pending', { createdAt: at, updatedAt: at });
const visit = () =>
  app.db
    .insertInto('visitorStats')
    .values({ date: '2026-11-19', page: '/', createdAt: days(-1) })
    .execute();

/** What there is for it to do, by its name, and when. */
const scenes: Record<string, Record<string, { at?: Date; before?: () => Promise<unknown> }>> = {
  'deliver-letters': {
    'one goes': { before: letter },
    'one cannot go': {
      async before() {
        await letter();
        app.mailbox.failure = new Error('away');
      },
    },
  },
  forget: { 'as always': {} },
  avif: { 'a photo without a file': { before: () => picture({}) } },
  'upload-removal': { 'a dropped photo': { before: () => picture({ removedAt: TEST_NOW }) } },
  'expire-reservations': { 'nobody answered': { before: table } },
  'end-ads': {
    'two kinds': {
      async before() {
        const over = { startDate: '2026-10-01', endDate: '2026-11-01' };
        await given('advertisement', 'live', over);
        await given('advertisement_request', 'live', over);
      },
    },
  },
  'tell-moderators': {
    'a day begins': { at: MONDAY, before: review(TEST_NOW) },
    'something came': { at: LATER, before: review(LATER) },
  },
  'end-plans': {
    'in a week': { before: () => plan(days(7)) },
    'it is over': { before: () => plan(TEST_NOW) },
  },
  'roll-up-visits': { 'a day': { before: visit } },
  'rewrite-search-columns': { 'of older rules': { before: () => change({ searchVersion: 0 }) } },
  'tell-kinds': { 'a new one': { before: () => app.given.business() } },
  'learn-places': {},
  'ask-for-calendar': { 'of the next year': { at: days(-10) } },
  'ramadan-days': { 'as always': {} },
  'duty-days': { 'as always': {} },
  'ask-about-bayram': { 'it comes': { at: new Date('2027-05-06T09:00:00Z') } },
  'ask-about-facts': { 'a year later': { at: days(400) } },
  'watch-disk': { 'as always': {} },
};

test('each job has its scenes; learning, in a process of its own, has places.test.ts', () => {
  expect(Object.keys(scenes)).toEqual(productJobs.map(({ name }) => name));
});

const rows = Object.entries(scenes).flatMap(([name, all]) =>
  Object.entries(all).map(([scene, how]) => ({ name, scene, ...how })),
);
test.each(rows)('$name: $scene', async ({ name, at = TEST_NOW, before }) => {
  await before?.();
  const had = new Set((await letters()).map(({ id }) => id));
  app.clock.now = at;
  const job = productJobs.find((one) => one.name === name);
  const lines = await written.during(async () => {
    while ((await job?.run(app.dependencies)) === 'more');
  });
  const sent = (await letters()).filter(({ id }) => !had.has(id));
  const told = sent.map(({ kind, recipient }) => `letter ${kind} to ${recipient}`);
  expect([lines, ...told].join('\n')).toMatchSnapshot();
});

const letters = () =>
  app.db.selectFrom('outbox').select(['id', 'kind', 'recipient']).orderBy('id').execute();
