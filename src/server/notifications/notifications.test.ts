import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { forgetJob } from '#server/personal-data/retention.jobs.ts';
import { inTransaction } from '#server/platform/context.ts';
import { MailFailure, openMail } from '#server/platform/mail/mail.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { emailsIn, readMessage } from '#tests/support/mail-message.ts';
import { openSmtpSink } from '#tests/support/smtp-sink.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { deliverEmails } from './deliver-emails.jobs.ts';
import type { EmailMessage } from './emails/email.ts';
import { messageReceivedEmail } from './emails/message-received.email.ts';
import { signInCodeEmail } from './emails/sign-in-code.email.ts';
import { verifyAddressEmail } from './emails/verify-email.email.ts';
import { queueEmail } from './notifications.service.ts';

const MINUTE = 60_000;
const TO = 'ayse@ornek.example';
const codeEmail = (to = TO) => signInCodeEmail(to, '482913', 'Adana Rehberi');
const linkEmail = verifyAddressEmail({
  addressee: { to: TO, name: 'Ayşe Yılmaz' },
  of: 'business',
  businessName: 'Kebapçı Şıh Ömer',
  sentFrom: null,
  href: 'http://test/verify-email?token=abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz',
  siteName: 'Adana Rehberi',
});
const config: Parameters<typeof openMail>[0] = {
  SMTP_URL: undefined,
  MAIL_FROM: 'Adana Rehberi <rehber@ornek.example>',
  CONTACT_EMAIL: undefined,
  SITE_NAME: 'Adana Rehberi',
  PUBLIC_URL: 'https://rehber.example',
  DATA_DIR: '',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('outbox').execute();
  app.mailbox.taken = [];
  app.mailbox.failure = undefined;
  app.clock.now = TEST_NOW;
});

/** Runs the worker until nothing is due. */
async function deliver(dependencies = app.dependencies) {
  while ((await deliverEmails.run(dependencies)) === 'more');
}
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * MINUTE);
};
const row = () => app.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

async function folderForThisTest() {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function sinkForThisTest() {
  const sink = await openSmtpSink();
  onTestFinished(() => sink.close());
  return sink;
}

/** The worker with a real transport in place of the mailbox. */
const over = (own: Partial<typeof config>, lines: string[] = [], isTerminal = true) => ({
  ...app.dependencies,
  mail: openMail(
    { ...config, ...own },
    { print: (line) => lines.push(line), isTerminal },
    { connectMs: 300, sendMs: 600 },
  ),
});

test('a change that is rolled back sends no e-mail', async () => {
  const change = inTransaction(app.dependencies, async (inside) => {
    await queueEmail(inside, codeEmail());
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  await deliver();
  expect(app.mailbox.taken).toEqual([]);
});

test('a sent e-mail keeps neither its code nor its words', async () => {
  await queueEmail(app.dependencies, codeEmail());
  await deliver();
  expect(app.mailbox.taken).toMatchObject([{ to: TO, kind: 'sign-in-code', gist: '482913' }]);
  const { letter, sentAt, kind } = await row();
  expect({ letter, sentAt, kind }).toEqual({ letter: {}, sentAt: TEST_NOW, kind: 'sign-in-code' });
});

test('several workers at once send each e-mail once', async () => {
  const people = Array.from({ length: 30 }, (_, index) => `kisi${index}@ornek.example`);
  for (const to of people) await queueEmail(app.dependencies, codeEmail(to));
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect(app.mailbox.taken.map(({ to }) => to).sort()).toEqual(people.sort());
});

test('while the server is down nothing is lost, and the pauses grow', async () => {
  await queueEmail(app.dependencies, codeEmail());
  app.mailbox.failure = new MailFailure('ECONNREFUSED', false);
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    await deliver();
    const { nextTryAt } = await row();
    pauses.push((nextTryAt.getTime() - app.clock.now.getTime()) / MINUTE);
    await deliver();
    later(pauses.at(-1) ?? 0);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 240, 240, 240]);
  expect(await row()).toMatchObject({ tries: 7, lastError: 'ECONNREFUSED', sentAt: null });

  app.mailbox.failure = undefined;
  await deliver();
  expect(app.mailbox.taken).toMatchObject([{ to: TO, gist: '482913' }]);
});

test('after three days an e-mail is given up, kept, and told once without its recipient', async () => {
  const told: string[] = [];
  const log = openLog('error', { write: (line: string) => told.push(line) });
  await queueEmail(app.dependencies, codeEmail());
  app.mailbox.failure = new Error(`no route to ${TO}`);
  for (let hours = 0; hours < 100; hours += 4) {
    await deliver({ ...app.dependencies, log });
    later(240);
  }
  expect(await row()).toMatchObject({ failedAt: expect.any(Date), letter: { code: '482913' } });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('e-mail given up');
  expect(`${told[0]}${(await row()).lastError}`).not.toContain(TO);
});

test('an e-mail the server refuses is given up sooner', async () => {
  await queueEmail(app.dependencies, codeEmail());
  app.mailbox.failure = new MailFailure('EENVELOPE 550 RCPT TO', true);
  for (const minutes of [1, 5, 15]) {
    await deliver();
    later(minutes);
  }
  expect(await row()).toMatchObject({ tries: 3, failedAt: expect.any(Date) });
});

test('e-mails that are done with go after thirty days, waiting ones stay', async () => {
  await queueEmail(app.dependencies, codeEmail());
  await deliver();
  await queueEmail(app.dependencies, codeEmail('bekleyen@ornek.example'));
  later(29 * 24 * 60);
  await forgetJob.run(app.dependencies);
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  later(2 * 24 * 60);
  await forgetJob.run(app.dependencies);
  expect(await row()).toMatchObject({ recipient: 'bekleyen@ornek.example' });
});

test('without a server e-mails are files, and their links are printed', async () => {
  const folder = await folderForThisTest();
  const lines: string[] = [];
  await queueEmail(app.dependencies, codeEmail());
  later(1);
  await queueEmail(app.dependencies, linkEmail);
  await deliver(over({ DATA_DIR: folder }, lines));
  const [code, link] = await emailsIn(path.join(folder, 'outbox'));
  expect(code).toMatchObject({
    to: TO,
    kind: 'sign-in-code',
    subject: '482913: Adana Rehberi giriş kodunuz',
    code: '482913',
  });
  expect(link).toMatchObject({ link: linkEmail.action?.href, kind: 'verify-email' });
  expect(link?.text).toContain('Merhaba Ayşe Yılmaz,');
  expect(link?.html).toContain('“Kebapçı Şıh Ömer” işletmesini');
  expect(lines.join('\n')).toContain(linkEmail.action?.href);
});

test('what is no terminal is told neither code nor link, and others read neither', async () => {
  const folder = await folderForThisTest();
  const lines: string[] = [];
  await queueEmail(app.dependencies, codeEmail());
  await queueEmail(app.dependencies, linkEmail);
  await deliver(over({ DATA_DIR: folder }, lines, false));
  const outbox = path.join(folder, 'outbox');
  const names = await readdir(outbox);
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(lines.join('\n')).toContain(path.join(outbox, name));
    expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect(lines.join('\n')).not.toMatch(/482913|https?:/);
});

test('a crash between the file and the commit makes no second e-mail', async () => {
  const folder = await folderForThisTest();
  const files = over({ DATA_DIR: folder });
  await queueEmail(app.dependencies, codeEmail());
  const crashing = {
    ...files,
    mail: {
      ...files.mail,
      async send(mail: Parameters<typeof files.mail.send>[0]) {
        await files.mail.send(mail);
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`.execute(app.db);
      },
    },
  };
  await expect(deliverEmails.run(crashing)).rejects.toThrow();
  expect((await row()).sentAt).toBeNull();
  await deliver(files);
  expect(await readdir(path.join(folder, 'outbox'))).toHaveLength(1);
  expect(await emailsIn(path.join(folder, 'outbox'))).toMatchObject([{ code: '482913' }]);
});

test('a mail server gets the e-mail as it should be, under the same Message-ID each time', async () => {
  const sink = await sinkForThisTest();
  await queueEmail(app.dependencies, linkEmail);
  await deliver(over({ SMTP_URL: sink.url }));
  await app.db
    .updateTable('outbox')
    .set({ sentAt: null, letter: JSON.stringify(linkEmail) })
    .execute();
  await deliver(over({ SMTP_URL: sink.url }));
  expect(sink.taken.map(({ to }) => to)).toEqual([TO, TO]);
  const [first, second] = sink.taken.map(({ message }) => readMessage(message));
  expect(first).toMatchObject({
    to: TO,
    subject: linkEmail.subject,
    link: linkEmail.action?.href,
  });
  expect(first?.messageId).toMatch(/^<20261120T090000000-\d+@rehber\.example>$/);
  expect(second?.messageId).toBe(first?.messageId);
  expect(sink.taken[0]?.message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('an answer goes to the customer who wrote, else to the city’s address, else to the configured one', async () => {
  const sink = await sinkForThisTest();
  const answersTo = async (letter: EmailMessage, contactEmail: string | undefined) => {
    await queueEmail(app.dependencies, letter);
    const own = over({ SMTP_URL: sink.url, CONTACT_EMAIL: contactEmail });
    await deliver({ ...own, contactEmail });
    return /^Reply-To: (.*)\r$/m.exec(sink.taken.at(-1)?.message ?? '')?.[1];
  };
  const fromCustomer = messageReceivedEmail({
    ...{ addressee: { to: TO }, businessName: 'Kebapçı', content: 'Yarın açık mısınız?' },
    sender: { name: 'Ali Kaya', email: 'musteri@ornek.example', phone: null },
    href: 'http://test/',
  });
  expect(await answersTo(codeEmail(), undefined)).toBeUndefined();
  expect(await answersTo(codeEmail(), 'ayar@ornek.example')).toBe('ayar@ornek.example');
  await app.db
    .insertInto('citySettings')
    .values({ name: 'contactEmail', value: '"sehir@ornek.example"', updatedAt: TEST_NOW })
    .execute();
  expect(await answersTo(codeEmail(), 'ayar@ornek.example')).toBe('sehir@ornek.example');
  expect(await answersTo(fromCustomer, 'ayar@ornek.example')).toBe('musteri@ornek.example');
  // A name that was put in the place of who has left is no address.
  expect(await answersTo({ ...fromCustomer, replyTo: 'Silinen üye' }, undefined)).toBeUndefined();
});

test('what the server answers is kept as codes alone', async () => {
  const sink = await sinkForThisTest();
  sink.answerToRecipient = `550 no such user ${TO}`;
  await queueEmail(app.dependencies, codeEmail());
  await deliver(over({ SMTP_URL: sink.url }));
  expect((await row()).lastError).toBe('EENVELOPE 550 RCPT TO');
  later(1);
  sink.answerToRecipient = '250 ok';
  await deliver(over({ SMTP_URL: sink.url }));
  expect(sink.taken).toHaveLength(1);
});

test('a server that is away or says nothing only makes the e-mail wait', async () => {
  const sink = await sinkForThisTest();
  sink.isMute = true;
  await queueEmail(app.dependencies, codeEmail());
  await deliver(over({ SMTP_URL: sink.url }));
  expect((await row()).lastError).toMatch(/^ETIMEDOUT/);
  later(1);
  await deliver(over({ SMTP_URL: 'smtp://user:gizli@127.0.0.1:1' }));
  expect(await row()).toMatchObject({ tries: 2, sentAt: null });
  expect((await row()).lastError).not.toMatch(/gizli|user/);
  later(5);
  sink.isMute = false;
  await deliver(over({ SMTP_URL: sink.url }));
  expect(sink.taken).toHaveLength(1);
});

test.each([
  'a@x.example\r\nBcc: b@x.example',
  'a@x.example, b@x.example',
  'Ayşe <a@x.example>',
  'a@x.example>\r\nRCPT TO:<b@x.example',
  '',
])('a recipient %j that is not one address reaches no server', async (to) => {
  const sink = await sinkForThisTest();
  await queueEmail(app.dependencies, codeEmail(to));
  await deliver(over({ SMTP_URL: sink.url }));
  expect(await row()).toMatchObject({ lastError: 'EADDRESS', sentAt: null });
  expect(sink.taken).toEqual([]);
});
