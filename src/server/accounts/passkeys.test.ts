import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
  getAccount,
} from '#contract/accounts/accounts.ts';
import * as passkeys from '#contract/accounts/passkeys.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { resetPasskeys } from './passkeys.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let keys = 0;
const givenPasskey = ({ userId }: TestMember) =>
  app.db
    .insertInto('passkeys')
    .values({
      userId,
      credentialId: `anahtar-${++keys}`,
      publicKey: Buffer.from([1, 2, 3]),
      name: 'Telefon',
    })
    .execute();
const confirm = ({ userId }: TestMember) =>
  app.db
    .updateTable('sessions')
    .set({ confirmedAt: app.clock.now })
    .where('userId', '=', userId)
    .execute();

test('an admin with a passkey is one only in a session that was confirmed with it', async () => {
  const admin = await app.member({ role: 'admin' });
  expect(await admin.call(passkeys.listPasskeys, {})).toEqual([]);
  await givenPasskey(admin);
  await expect(admin.call(passkeys.listPasskeys, {})).rejects.toMatchObject({
    code: 'passkey_needed',
  });
  // What every member may do goes on.
  expect(await admin.call(getAccount, {})).toMatchObject({
    role: 'admin',
    passkeyStep: 'confirm',
  });
  await confirm(admin);
  expect(await admin.call(passkeys.listPasskeys, {})).toHaveLength(1);
  expect(await admin.call(getAccount, {})).toMatchObject({ passkeyStep: 'none' });
});

test('a passkey of somebody who is not of the team any more asks for nothing', async () => {
  const member = await app.member();
  await givenPasskey(member);
  expect(await member.call(getAccount, {})).toMatchObject({ role: 'user', passkeyStep: 'none' });
});

test('an answer without a question, a made-up one and somebody else’s key confirm nothing', async () => {
  const admin = await app.member({ role: 'admin' });
  await givenPasskey(admin);
  const other = await app.member({ role: 'admin' });
  await givenPasskey(other);
  const refused = { code: 'passkey_wrong' };
  const answer = (id: string) => ({
    response: { id, rawId: id, type: 'public-key', response: {} },
  });
  await expect(
    admin.call(passkeys.confirmWithPasskey, answer(`anahtar-${keys - 1}`)),
  ).rejects.toMatchObject(refused);
  for (const id of [`anahtar-${keys - 1}`, `anahtar-${keys}`, 'yok']) {
    const question = await admin.call(passkeys.askPasskeyConfirmation, {});
    expect(question).toMatchObject({ rpId: 'test', challenge: expect.any(String) });
    await expect(admin.call(passkeys.confirmWithPasskey, answer(id))).rejects.toMatchObject(
      refused,
    );
  }
  await expect(admin.call(passkeys.listPasskeys, {})).rejects.toMatchObject({
    code: 'passkey_needed',
  });
});

test('a question is good for five minutes', async () => {
  const admin = await app.member({ role: 'admin' });
  await admin.call(passkeys.askPasskeyRegistration, {});
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + 5 * 60_000);
  await expect(
    admin.call(passkeys.addPasskey, { name: 'Telefon', response: {} }),
  ).rejects.toMatchObject({ code: 'passkey_wrong' });
  app.clock.now = before;
});

test('the operator forgets the keys of an admin who has lost them', async () => {
  const admin = await app.member({ role: 'admin' });
  await givenPasskey(admin);
  expect(await resetPasskeys(app.dependencies, admin.email)).toBe(1);
  expect(await admin.call(getAccount, {}), 'a lost device is signed out').toBeNull();
  await admin.signInAgain();
  expect(await admin.call(passkeys.listPasskeys, {})).toEqual([]);
  expect(await resetPasskeys(app.dependencies, 'kimse@ornek.example')).toBeUndefined();
});

test('deleting the account is no way round its passkeys, and the last admin stays', async () => {
  await app.db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute();
  const admin = await app.member({ role: 'admin' });
  await givenPasskey(admin);
  const ask = () => admin.call(askDeletionCode, {});
  const leave = async () =>
    admin.call(deleteAccount, { code: (await app.emailsTo(admin.email)).at(-1)?.code ?? '' });
  const needed = { code: 'passkey_needed' };
  await expect(ask()).rejects.toMatchObject(needed);
  await expect(leave()).rejects.toMatchObject(needed);
  await confirm(admin);
  await ask();
  await expect(leave()).rejects.toMatchObject({ code: 'last_admin' });
  expect(await admin.call(passkeys.listPasskeys, {})).toHaveLength(1);
  await app.member({ role: 'admin' });
  await ask();
  await leave();
  expect(await admin.call(getAccount, {})).toBeNull();
});

test('whoever downloads their data finds their passkeys in it, without what they are made of', async () => {
  const admin = await app.member({ role: 'admin' });
  await givenPasskey(admin);
  await expect(admin.call(downloadPersonalData, {})).rejects.toMatchObject({
    code: 'passkey_needed',
  });
  await confirm(admin);
  const { passkeys: own } = await admin.call(downloadPersonalData, {});
  expect(own).toMatchObject([{ name: 'Telefon', lastUsedAt: null }]);
  expect(JSON.stringify(own)).not.toContain('anahtar-');
});
