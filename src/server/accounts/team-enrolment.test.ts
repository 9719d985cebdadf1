import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeAccount, getAccount } from '#contract/accounts/accounts.ts';
import * as passkeys from '#contract/accounts/passkeys.ts';
import { listInbox } from '#contract/moderation/moderation.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { resetPasskeys } from './passkeys.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.dependencies.teamPasskeys = 'required';
});

let keys = 0;
const givenPasskey = async ({ userId }: TestMember) => {
  const key = { userId, credentialId: `anahtar-${++keys}`, name: 'Telefon' };
  const row = { ...key, publicKey: Buffer.from([1]) };
  const insert = app.db.insertInto('passkeys').values(row).returning('id');
  return (await insert.executeTakeFirstOrThrow()).id;
};
const confirmed = ({ userId }: TestMember) =>
  app.db
    .updateTable('sessions')
    .set({ confirmedAt: app.clock.now })
    .where('userId', '=', userId)
    .execute();
const stepOf = async (member: TestMember) =>
  (await member.call(getAccount, {}))?.passkeyStep ?? 'signed out';
const inbox = (member: TestMember) => member.call(listInbox, {});
const needed = { status: 403, code: 'passkey_needed' };

test.each(['moderator', 'admin'] as const)(
  'the code of an e-mail opens the team’s pages to a new %s once, then only the way to a passkey',
  async (role) => {
    const member = await app.member({ role });
    expect(await stepOf(member)).toBe('advised');
    await inbox(member);
    await member.signInAgain();
    expect(await stepOf(member)).toBe('enrol');
    await expect(inbox(member)).rejects.toMatchObject(needed);
    await expect(member.call(passkeys.listPasskeys, {})).rejects.toMatchObject(needed);
    expect(await member.call(changeAccount, { name: 'Yeni Ad' })).toMatchObject({ role });
    expect(await member.call(passkeys.askPasskeyRegistration, {})).toMatchObject({
      challenge: expect.any(String),
    });
  },
);

test('where a passkey is, a code neither opens the team’s pages nor adds another', async () => {
  const moderator = await app.member({ role: 'moderator' });
  await givenPasskey(moderator);
  await moderator.signInAgain();
  expect(await stepOf(moderator)).toBe('confirm');
  await expect(inbox(moderator)).rejects.toMatchObject(needed);
  await expect(moderator.call(passkeys.askPasskeyRegistration, {})).rejects.toMatchObject(needed);
  await expect(
    moderator.call(passkeys.addPasskey, { name: 'Telefon', response: {} }),
  ).rejects.toMatchObject(needed);
  app.dependencies.teamPasskeys = 'optional';
  expect(await stepOf(moderator), 'a key that is there guards').toBe('confirm');
});

test('relaxed, and where browsers make none, codes go on opening them', async () => {
  const moderator = await app.member({ role: 'moderator' });
  app.dependencies.teamPasskeys = 'impossible';
  await moderator.signInAgain();
  expect(await stepOf(moderator)).toBe('impossible');
  app.dependencies.teamPasskeys = 'optional';
  await moderator.signInAgain();
  expect(await stepOf(moderator)).toBe('none');
  await inbox(moderator);
  app.dependencies.teamPasskeys = 'required';
  expect(await stepOf(moderator)).toBe('advised');
  await moderator.signInAgain();
  expect(await stepOf(moderator)).toBe('enrol');
});

test('when the last key goes, sessions that waited for it end', async () => {
  const moderator = await app.member({ role: 'moderator' });
  const id = await givenPasskey(moderator);
  await confirmed(moderator);
  const thief = await app.member({ email: moderator.email });
  expect(await stepOf(thief)).toBe('confirm');
  await moderator.call(passkeys.removePasskey, { id });
  expect(await stepOf(thief)).toBe('signed out');
  await inbox(moderator);
  await moderator.signInAgain();
  expect(await stepOf(moderator)).toBe('enrol');
});

test('after the operator’s reset a code opens them once more', async () => {
  const moderator = await app.member({ role: 'moderator' });
  await givenPasskey(moderator);
  await resetPasskeys(app.dependencies, moderator.email);
  expect(await stepOf(moderator)).toBe('signed out');
  await moderator.signInAgain();
  expect(await stepOf(moderator)).toBe('advised');
  await inbox(moderator);
});
