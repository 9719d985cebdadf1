import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { forgetJob } from '#server/personal-data/retention.jobs.ts';
import { inTransaction } from '#server/platform/context.ts';
import { openLog } from '#server/platform/log.ts';
import { MailFailure, openMail } from '#server/platform/mail.ts';
import { lettersIn, readMessage } from '#tests/support/mail-message.ts';
import { openSmtpSink } from '#tests/support/smtp-sink.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { deliverLetters } from './deliver-letters.jobs.ts';
import type { Letter } from './letters/letter.ts';
import { messageReceivedLetter } from './letters/message-received.letter.ts';
import { signInCodeLetter } from './letters/sign-in-code.letter.ts';
import { verifyEmailLetter } from './letters/verify-email.letter.ts';
import { queueLetter } from './notifications.service.ts';

const MINUTE = 60_000;
const TO = 'ayse@ornek.example';
const codeLetter = (to = TO) => signInCodeLetter(to, '482913', 'Adana Rehberi');
const linkLetter = verifyEmailLetter({
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
async function deliver(surroundings = app.surroundings) {
  while ((await deliverLetters.run(surroundings)) === 'more');
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
  ...app.surroundings,
  mail: openMail(
    { ...config, ...own },
    { print: (line) => lines.push(line), isTerminal },
    { connectMs: 300, sendMs: 600 },
  ),
});

test('a change that is rolled back sends no letter', async () => {
  const change = inTransaction(app.surroundings, async (inside) => {
    await queueLetter(inside, codeLetter());
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  await deliver();
  expect(app.mailbox.taken).toEqual([]);
});

test('a sent letter keeps neither its code nor its words', async () => {
  await queueLetter(app.surroundings, codeLetter());
  await deliver();
  expect(app.mailbox.taken).toMatchObject([{ to: TO, kind: 'sign-in-code', gist: '482913' }]);
  expect(await row()).toMatchObject({ letter: {}, sent_at: TEST_NOW, kind: 'sign-in-code' });
});

test('several workers at once send each letter once', async () => {
  const people = Array.from({ length: 30 }, (_, index) => `kisi${index}@ornek.example`);
  for (const to of people) await queueLetter(app.surroundings, codeLetter(to));
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect(app.mailbox.taken.map(({ to }) => to).sort()).toEqual(people.sort());
});

test('while the server is down nothing is lost, and the pauses grow', async () => {
  await queueLetter(app.surroundings, codeLetter());
  app.mailbox.failure = new MailFailure('ECONNREFUSED', false);
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    await deliver();
    const { next_try_at } = await row();
    pauses.push((next_try_at.getTime() - app.clock.now.getTime()) / MINUTE);
    await deliver();
    later(pauses.at(-1) ?? 0);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 240, 240, 240]);
  expect(await row()).toMatchObject({ tries: 7, last_error: 'ECONNREFUSED', sent_at: null });

  app.mailbox.failure = undefined;
  await deliver();
  expect(app.mailbox.taken).toMatchObject([{ to: TO, gist: '482913' }]);
});

test('after three days a letter is given up, kept, and told once without its recipient', async () => {
  const told: string[] = [];
  const log = openLog('error', { write: (line: string) => told.push(line) });
  await queueLetter(app.surroundings, codeLetter());
  app.mailbox.failure = new Error(`no route to ${TO}`);
  for (let hours = 0; hours < 100; hours += 4) {
    await deliver({ ...app.surroundings, log });
    later(240);
  }
  expect(await row()).toMatchObject({ failed_at: expect.any(Date), letter: { code: '482913' } });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('letter given up');
  expect(`${told[0]}${(await row()).last_error}`).not.toContain(TO);
});

test('a letter the server refuses is given up sooner', async () => {
  await queueLetter(app.surroundings, codeLetter());
  app.mailbox.failure = new MailFailure('EENVELOPE 550 RCPT TO', true);
  for (const minutes of [1, 5, 15]) {
    await deliver();
    later(minutes);
  }
  expect(await row()).toMatchObject({ tries: 3, failed_at: expect.any(Date) });
});

test('letters that are done with go after thirty days, waiting ones stay', async () => {
  await queueLetter(app.surroundings, codeLetter());
  await deliver();
  await queueLetter(app.surroundings, codeLetter('bekleyen@ornek.example'));
  later(29 * 24 * 60);
  await forgetJob.run(app.surroundings);
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  later(2 * 24 * 60);
  await forgetJob.run(app.surroundings);
  expect(await row()).toMatchObject({ recipient: 'bekleyen@ornek.example' });
});

test('without a server letters are files, and their links are printed', async () => {
  const folder = await folderForThisTest();
  const lines: string[] = [];
  await queueLetter(app.surroundings, codeLetter());
  later(1);
  await queueLetter(app.surroundings, linkLetter);
  await deliver(over({ DATA_DIR: folder }, lines));
  const [code, link] = await lettersIn(path.join(folder, 'outbox'));
  expect(code).toMatchObject({
    to: TO,
    kind: 'sign-in-code',
    subject: '482913: Adana Rehberi giriş kodunuz',
    code: '482913',
  });
  expect(link).toMatchObject({ link: linkLetter.action?.href, kind: 'verify-email' });
  expect(link?.text).toContain('Merhaba Ayşe Yılmaz,');
  expect(link?.html).toContain('“Kebapçı Şıh Ömer” işletmesini');
  expect(lines.join('\n')).toContain(linkLetter.action?.href);
});

test('what is no terminal is told neither code nor link, and others read neither', async () => {
  const folder = await folderForThisTest();
  const lines: string[] = [];
  await queueLetter(app.surroundings, codeLetter());
  await queueLetter(app.surroundings, linkLetter);
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

test('a crash between the file and the commit makes no second letter', async () => {
  const folder = await folderForThisTest();
  const files = over({ DATA_DIR: folder });
  await queueLetter(app.surroundings, codeLetter());
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
  await expect(deliverLetters.run(crashing)).rejects.toThrow();
  expect((await row()).sent_at).toBeNull();
  await deliver(files);
  expect(await readdir(path.join(folder, 'outbox'))).toHaveLength(1);
  expect(await lettersIn(path.join(folder, 'outbox'))).toMatchObject([{ code: '482913' }]);
});

test('a mail server gets the letter as it should be, under the same Message-ID each time', async () => {
  const sink = await sinkForThisTest();
  await queueLetter(app.surroundings, linkLetter);
  await deliver(over({ SMTP_URL: sink.url }));
  await app.db
    .updateTable('outbox')
    .set({ sent_at: null, letter: JSON.stringify(linkLetter) })
    .execute();
  await deliver(over({ SMTP_URL: sink.url }));
  expect(sink.taken.map(({ to }) => to)).toEqual([TO, TO]);
  const [first, second] = sink.taken.map(({ message }) => readMessage(message));
  expect(first).toMatchObject({
    to: TO,
    subject: linkLetter.subject,
    link: linkLetter.action?.href,
  });
  expect(first?.messageId).toMatch(/^<20261120T090000000-\d+@rehber\.example>$/);
  expect(second?.messageId).toBe(first?.messageId);
  expect(sink.taken[0]?.message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('an answer goes to the customer who wrote, else to the city’s address, else to the configured one', async () => {
  const sink = await sinkForThisTest();
  const answersTo = async (letter: Letter, contactEmail: string | undefined) => {
    await queueLetter(app.surroundings, letter);
    const own = over({ SMTP_URL: sink.url, CONTACT_EMAIL: contactEmail });
    await deliver({ ...own, contactEmail });
    return /^Reply-To: (.*)\r$/m.exec(sink.taken.at(-1)?.message ?? '')?.[1];
  };
  const fromCustomer = messageReceivedLetter({
    ...{ addressee: { to: TO }, businessName: 'Kebapçı', content: 'Yarın açık mısınız?' },
    sender: { name: 'Ali Kaya', email: 'musteri@ornek.example', phone: null },
    href: 'http://test/',
  });
  expect(await answersTo(codeLetter(), undefined)).toBeUndefined();
  expect(await answersTo(codeLetter(), 'ayar@ornek.example')).toBe('ayar@ornek.example');
  await app.db
    .insertInto('city_settings')
    .values({ name: 'contactEmail', value: '"sehir@ornek.example"', updated_at: TEST_NOW })
    .execute();
  expect(await answersTo(codeLetter(), 'ayar@ornek.example')).toBe('sehir@ornek.example');
  expect(await answersTo(fromCustomer, 'ayar@ornek.example')).toBe('musteri@ornek.example');
  // A name that was put in the place of who has left is no address.
  expect(await answersTo({ ...fromCustomer, replyTo: 'Silinen üye' }, undefined)).toBeUndefined();
});

test('what the server answers is kept as codes alone', async () => {
  const sink = await sinkForThisTest();
  sink.answerToRecipient = `550 no such user ${TO}`;
  await queueLetter(app.surroundings, codeLetter());
  await deliver(over({ SMTP_URL: sink.url }));
  expect((await row()).last_error).toBe('EENVELOPE 550 RCPT TO');
  later(1);
  sink.answerToRecipient = '250 ok';
  await deliver(over({ SMTP_URL: sink.url }));
  expect(sink.taken).toHaveLength(1);
});

test('a server that is away or says nothing only makes the letter wait', async () => {
  const sink = await sinkForThisTest();
  sink.isMute = true;
  await queueLetter(app.surroundings, codeLetter());
  await deliver(over({ SMTP_URL: sink.url }));
  expect((await row()).last_error).toMatch(/^ETIMEDOUT/);
  later(1);
  await deliver(over({ SMTP_URL: 'smtp://user:gizli@127.0.0.1:1' }));
  expect(await row()).toMatchObject({ tries: 2, sent_at: null });
  expect((await row()).last_error).not.toMatch(/gizli|user/);
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
  await queueLetter(app.surroundings, codeLetter(to));
  await deliver(over({ SMTP_URL: sink.url }));
  expect(await row()).toMatchObject({ last_error: 'EADDRESS', sent_at: null });
  expect(sink.taken).toEqual([]);
});
