import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts/accounts.ts';
import * as passkeys from '#contract/accounts/passkeys.ts';
import { endpoints } from '#contract/api/api.ts';
import { type Endpoint, pathParameters, takesBody } from '#contract/api/endpoint.ts';
import { changeRole, endPersonSessions } from '#contract/moderation/administration-records.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  app.clock.now = TEST_NOW;
});

const later = (minutes: number) => {
  app.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
};
const needed = { status: 403, code: 'proof_needed' };
const codeFor = async ({ email }: TestMember) => (await app.emailsTo(email)).at(-1)?.code ?? '';

const isOfTeam = ({ access }: Endpoint) => access === 'moderator' || access === 'admin';

test.each(endpoints.filter((one) => isOfTeam(one) && (takesBody(one) || one.isRaw)))(
  '$name says whether it asks who is there',
  ({ needsFreshProof, method, isRaw }) => {
    expect(needsFreshProof).toBeDefined();
    // What deletes, and what hands out a file, has no reason not to.
    if (method === 'DELETE' || isRaw) expect(needsFreshProof).toBe(true);
  },
);

test.each(endpoints.filter((one) => one.needsFreshProof))(
  '$name asks who is there, and does nothing before',
  async (endpoint) => {
    const admin = await app.member({ role: 'admin' });
    later(20);
    const address = pathParameters(endpoint.path).reduce<string>(
      (path, name) => path.replace(`:${name}`, '1'),
      endpoint.path,
    );
    const { method } = endpoint;
    const body = takesBody(endpoint) && {
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    };
    const response = await admin.request(address, { method, ...body });
    expect(await response.json()).toMatchObject(needed);
  },
);

test('signing in is a proof for fifteen minutes; then a code of its own kind is, with a new token', async () => {
  const admin = await app.member({ role: 'admin' });
  const { userId: id } = await app.member();
  const raise = () => admin.call(changeRole, { id, role: 'moderator' });
  later(14);
  await raise();
  later(15);
  await expect(raise()).rejects.toMatchObject(needed);
  await expect(admin.call(endPersonSessions, { id })).rejects.toMatchObject(needed);

  const before = admin.cookies.get('session');
  await admin.call(accounts.askSignInCode, { email: admin.email });
  const ofAnotherKind = { code: await codeFor(admin) };
  await expect(admin.call(accounts.proveByCode, ofAnotherKind)).rejects.toMatchObject({
    code: 'code_wrong',
  });
  await admin.call(accounts.askProofCode, {});
  await admin.call(accounts.proveByCode, { code: await codeFor(admin) });
  expect(admin.cookies.get('session')).not.toBe(before);
  await raise();
  expect(await admin.call(accounts.listSessions, {})).toHaveLength(1);
  const thief = app.browser();
  thief.cookies.set('session', before ?? '');
  expect(await thief.call(accounts.getAccount, {})).toBeNull();
});

test('whoever has a passkey shows that, not a code', async () => {
  const admin = await app.member({ role: 'admin' });
  const key = { userId: admin.userId, credentialId: 'anahtar', name: 'Telefon' };
  await app.db
    .insertInto('passkeys')
    .values({ ...key, publicKey: Buffer.from([1]) })
    .execute();
  await app.db
    .updateTable('sessions')
    .set({ confirmedAt: app.clock.now })
    .where('userId', '=', admin.userId)
    .execute();
  later(20);
  await expect(admin.call(accounts.askProofCode, {})).rejects.toMatchObject({
    code: 'passkey_needed',
  });
  await expect(admin.call(passkeys.askPasskeyRegistration, {})).rejects.toMatchObject(needed);
});

test('decisions that take away for good ask for it, others do not', async () => {
  const admin = await app.member({ role: 'admin' });
  const decide = (kind: ItemKind, transition: string) =>
    admin.call(decideItem, {
      kind,
      id: 999_999,
      transition,
      seenStatus: 'approved',
      reason: 'Yanlış kişi',
    });
  later(20);
  for (const [kind, transition] of [
    ['claim', 'revoke'],
    ['application', 'revoke'],
    ['removal', 'accept'],
  ] as const) {
    await expect(decide(kind, transition), kind).rejects.toMatchObject(needed);
  }
  await expect(decide('claim', 'reject')).rejects.toMatchObject({ status: 404 });
  await expect(decide('removal', 'dismiss')).rejects.toMatchObject({ status: 404 });
});

test('members are not asked; those of the team are, for their own data too', async () => {
  const member = await app.member();
  const moderator = await app.member({ role: 'moderator' });
  later(20);
  await member.call(accounts.downloadPersonalData, {});
  await expect(moderator.call(accounts.downloadPersonalData, {})).rejects.toMatchObject(needed);
  await expect(moderator.call(accounts.askDeletionCode, {})).rejects.toMatchObject(needed);
});
