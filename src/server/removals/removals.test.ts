import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadPersonalData, NAME_MISSING } from '#contract/accounts/accounts.ts';
import { REMOVAL_CONTENT_MISSING, requestRemoval } from '#contract/removals.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const request = { name: 'Ayşe Yılmaz', content: 'Fotoğrafta çocuğum görünüyor.' };
const transition = (id: number, name: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'removal', id, transition: name, reason },
  );
const stored = (id: number) =>
  app.db.selectFrom('removalRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a stranger asks about a page; a typed address gets no e-mail until the answer', async () => {
  const email = 'yabanci@ornek.example';
  const businessId = await app.given.business();
  const { id } = await app.browser().call(requestRemoval, { ...request, email, businessId });
  expect(await stored(id)).toMatchObject({
    status: 'open',
    businessId,
    userId: null,
    content: request.content,
  });
  expect(await app.emailsTo(email)).toEqual([]);
  await transition(id, 'accept');
  expect(await app.emailsTo(email)).toMatchObject([{ subject: 'Bilgiyi kaldırdık' }]);
});

test('what was removed does not come back with earlier words of the page', async () => {
  const [businessId, other] = [await app.given.business(), await app.given.business()];
  await app.db.updateTable('businesses').set({ description: 'Yeni' }).execute();
  const kept = async () =>
    (await app.db.selectFrom('businessEarlierWords').select('businessId').execute()).map(
      ({ businessId }) => businessId,
    );
  expect(await kept()).toEqual(expect.arrayContaining([businessId, other]));
  const email = 'silinsin@ornek.example';
  const { id } = await app.browser().call(requestRemoval, { ...request, email, businessId });
  await transition(id, 'accept');
  expect(await kept()).toContain(other);
  expect(await kept()).not.toContain(businessId);
});

test('what is missing is said beside its field', async () => {
  await expect(
    app.browser().call(requestRemoval, { name: ' ', email: 'yok', content: '' }),
  ).rejects.toMatchObject({
    status: 400,
    issues: expect.arrayContaining([
      { path: 'name', message: NAME_MISSING },
      { path: 'content', message: REMOVAL_CONTENT_MISSING },
    ]),
  });
});

test('a refusal needs its reason, and a decision is made once', async () => {
  const email = 'karar@ornek.example';
  const { id } = await app.browser().call(requestRemoval, { ...request, email });
  await expect(transition(id, 'dismiss')).rejects.toMatchObject({ code: 'invalid_input' });
  await transition(id, 'dismiss', 'Bulamadık.');
  for (const late of ['accept', 'dismiss', 'reopen']) {
    await expect(transition(id, late, 'Bir daha')).rejects.toMatchObject({
      code: 'illegal_transition',
    });
  }
  expect(await stored(id)).toMatchObject({ status: 'dismissed', decisionReason: 'Bulamadık.' });
  expect(await app.emailsTo(email)).toMatchObject([{ quote: { text: 'Bulamadık.' } }]);
});

test('a member’s request is in the download, and under their own address only', async () => {
  const member = await app.member();
  await member.call(requestRemoval, { ...request, email: member.email });
  await member.call(requestRemoval, { ...request, email: 'baskasi@ornek.example' });
  expect(await app.emailsTo(member.email)).toMatchObject([
    {},
    { subject: 'Kaldırma isteğiniz bize ulaştı' },
  ]);
  expect(await app.emailsTo('baskasi@ornek.example')).toEqual([]);
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    removalRequests: [{ content: request.content }],
  });
});
