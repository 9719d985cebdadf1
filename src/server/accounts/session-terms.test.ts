import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getAccount } from '#contract/accounts/accounts.ts';
import { getPerson } from '#contract/moderation/administration-records.ts';
import { listInbox } from '#contract/moderation/moderation.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  app.clock.now = TEST_NOW;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (ms: number) => {
  app.clock.now = new Date(TEST_NOW.getTime() + ms);
};
const isIn = async (member: TestMember) => (await member.call(getAccount, {})) !== null;

test.each(['moderator', 'admin'] as const)(
  'a session of a %s ends after an hour unused',
  async (role) => {
    const member = await app.member({ role });
    at(59 * MINUTE);
    expect(await isIn(member)).toBe(true);
    at(118 * MINUTE);
    expect(await isIn(member)).toBe(true);
    at(178 * MINUTE);
    expect(await isIn(member)).toBe(false);
    await expect(member.call(listInbox, {})).rejects.toMatchObject({ status: 401 });
  },
);

test('however much it is used, a session of the team ends after twelve hours', async () => {
  const moderator = await app.member({ role: 'moderator' });
  for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
    at(minutes * MINUTE);
    expect(await isIn(moderator)).toBe(true);
  }
  at(12 * HOUR);
  expect(await isIn(moderator)).toBe(false);
});

test('a member stays signed in for half a year', async () => {
  const member = await app.member();
  at(179 * DAY);
  expect(await isIn(member)).toBe(true);
  at(180 * DAY);
  expect(await isIn(member)).toBe(false);
});

test('who comes to the team with an old session signs in anew; others see it as ended', async () => {
  const admin = await app.member({ role: 'admin' });
  const member = await app.member();
  at(30 * MINUTE);
  expect((await admin.call(getPerson, { id: member.userId })).sessionCount).toBe(1);
  await app.db
    .updateTable('users')
    .set({ role: 'moderator' })
    .where('id', '=', member.userId)
    .execute();
  at(61 * MINUTE);
  expect(await isIn(member)).toBe(false);
  const file = await admin.call(getPerson, { id: member.userId });
  expect(file).toMatchObject({ sessionCount: 0, sessions: [], lastSeenAt: null });
});
