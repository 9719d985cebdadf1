import { afterAll, beforeAll, expect, test } from 'vitest';
import { NAME_MISSING } from '#contract/accounts/accounts.ts';
import { INQUIRY_CONTENT_MISSING, sendInquiry } from '#contract/inquiries.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const message = { name: 'Ayşe Yılmaz', content: 'Dükkânımı nasıl eklerim?' };
const transition = (id: number, name: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'inquiry', id, transition: name, reason },
  );
const stored = (id: number) =>
  app.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a stranger writes and reads the answer in an e-mail, once', async () => {
  const email = 'soran@ornek.example';
  const { id } = await app.browser().call(sendInquiry, { ...message, email });
  expect(await stored(id)).toMatchObject({ status: 'open', userId: null, ...message });
  expect(await app.emailsTo(email)).toEqual([]);
  await expect(transition(id, 'answer')).rejects.toMatchObject({ code: 'invalid_input' });
  await transition(id, 'answer', 'İşletme Ekle sayfasından.');
  expect(await stored(id)).toMatchObject({
    status: 'answered',
    answer: 'İşletme Ekle sayfasından.',
  });
  expect(await app.emailsTo(email)).toMatchObject([
    { subject: 'Mesajınıza yanıt', quote: { text: 'İşletme Ekle sayfasından.' } },
  ]);
  await expect(transition(id, 'dismiss')).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('what needs no answer is closed without an e-mail', async () => {
  const email = 'reklam@ornek.example';
  const { id } = await app.browser().call(sendInquiry, { ...message, email });
  await transition(id, 'dismiss');
  expect(await stored(id)).toMatchObject({ status: 'dismissed', answer: null });
  expect(await app.emailsTo(email)).toEqual([]);
});

test('what is missing is said beside its field', async () => {
  await expect(
    app.browser().call(sendInquiry, { name: ' ', email: 'yok', content: '' }),
  ).rejects.toMatchObject({
    status: 400,
    issues: expect.arrayContaining([
      { path: 'name', message: NAME_MISSING },
      { path: 'content', message: INQUIRY_CONTENT_MISSING },
    ]),
  });
});

test('what a program seems to have typed says so to the team', async () => {
  const email = 'makine@ornek.example';
  const typed = { ...message, email, homepage: 'spam.example', typedForMs: 10 };
  const { id } = await app.browser().call(sendInquiry, typed);
  expect((await stored(id)).moderationScore).toBeGreaterThan(0);
});
