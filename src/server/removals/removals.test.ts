import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadPersonalData } from '#contract/accounts.ts';
import {
  REMOVAL_CONTENT_MISSING,
  REMOVAL_NAME_MISSING,
  requestRemoval,
} from '#contract/removals.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const request = { name: 'Ayşe Yılmaz', content: 'Fotoğrafta çocuğum görünüyor.' };
const move = (id: number, name: string, reason?: string) =>
  moveRecord(
    { ...app.surroundings, actor: { userId: undefined, role: 'operator' } },
    { kind: 'removal', id, move: name, reason },
  );
const stored = (id: number) =>
  app.db.selectFrom('removal_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a stranger asks about a page; a typed address gets no letter until the answer', async () => {
  const email = 'yabanci@ornek.example';
  const businessId = await app.given.business();
  const { id } = await app.browser().call(requestRemoval, { ...request, email, businessId });
  expect(await stored(id)).toMatchObject({
    status: 'open',
    business_id: businessId,
    user_id: null,
    content: request.content,
  });
  expect(await app.lettersTo(email)).toEqual([]);
  await move(id, 'accept');
  expect(await app.lettersTo(email)).toMatchObject([{ subject: 'Bilgiyi kaldırdık' }]);
});

test('what is missing is said beside its field', async () => {
  await expect(
    app.browser().call(requestRemoval, { name: ' ', email: 'yok', content: '' }),
  ).rejects.toMatchObject({
    status: 400,
    issues: expect.arrayContaining([
      { path: 'name', message: REMOVAL_NAME_MISSING },
      { path: 'content', message: REMOVAL_CONTENT_MISSING },
    ]),
  });
});

test('a refusal needs its reason, and a decision is made once', async () => {
  const email = 'karar@ornek.example';
  const { id } = await app.browser().call(requestRemoval, { ...request, email });
  await expect(move(id, 'dismiss')).rejects.toMatchObject({ code: 'invalid_input' });
  await move(id, 'dismiss', 'Bulamadık.');
  for (const late of ['accept', 'dismiss', 'reopen']) {
    await expect(move(id, late, 'Bir daha')).rejects.toMatchObject({ code: 'illegal_move' });
  }
  expect(await stored(id)).toMatchObject({ status: 'dismissed', decision_reason: 'Bulamadık.' });
  expect(await app.lettersTo(email)).toMatchObject([{ quote: { text: 'Bulamadık.' } }]);
});

test('a member’s request is in the download, and under their own address only', async () => {
  const member = await app.member();
  await member.call(requestRemoval, { ...request, email: member.email });
  await member.call(requestRemoval, { ...request, email: 'baskasi@ornek.example' });
  expect(await app.lettersTo(member.email)).toMatchObject([
    {},
    { subject: 'Kaldırma isteğiniz bize ulaştı' },
  ]);
  expect(await app.lettersTo('baskasi@ornek.example')).toEqual([]);
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    removalRequests: [{ content: request.content }],
  });
});
