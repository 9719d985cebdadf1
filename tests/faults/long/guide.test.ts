import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSignInCode } from '#contract/accounts/accounts.ts';
import { until } from '#tests/faults/postgres-parent.ts';
import { readMessage } from '#tests/support/mail-message.ts';
import { openSmtpSink, type SmtpSink } from '#tests/support/smtp-sink.ts';
import { requestFor } from '#web/api/api.ts';
import { type Asked, askPage, visitSteadily } from './steady-visitor.ts';
import { ThrowAwayRoot } from './throw-away-root.ts';

/**
 * The guide's commands, as they stand in docs/operating.md, one block after the other. What stands in for what
 * cannot be there is in stand-ins/: `apt-get` (the programs are this machine's), `certbot` (no authority signs
 * for rehber.example) and `systemctl` (systemd runs no second time). Two words are the operator's own:
 */
const OWN_WORDS = {
  'YOUR-REPOSITORY': '/srv/directory.git',
  'smtps://user:password@smtp.rehber.example': 'smtp://127.0.0.1:2525',
};
const ADMIN = 'you@rehber.example';
const CURRENT = '/opt/directory/current';
const NAME = 'Adana Rehberi';
const NEW_NAME = 'Yeni Adana Rehberi';
const EVERY_MS = 200;

const guide = readFileSync('docs/operating.md', 'utf8');
const sectionOf = (title: string) => guide.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const blocksOf = (title: string) =>
  [...sectionOf(title).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) =>
    Object.entries(OWN_WORDS).reduce((text, [word, own]) => text.replaceAll(word, own), block),
  );

let root: ThrowAwayRoot;
let mail: SmtpSink;
/** Of nginx, reached from outside. */
let secure: number;

const emailsTo = (address: string) =>
  mail.taken.filter(({ to }) => to === address).map(({ message }) => readMessage(message));

beforeAll(async () => {
  for (const word of Object.keys(OWN_WORDS)) expect(guide).toContain(word);
  root = await ThrowAwayRoot.open();
  mail = await openSmtpSink();
  await root.leadOut(2525, Number(new URL(mail.url).port));
  secure = await root.portTo(443);
  await root.publish('/srv/directory.git');
  // The name points to the server already.
  await root.run("echo '127.0.0.1 localhost rehber.example' > /etc/hosts");
});
afterAll(async () => {
  await root?.close();
  await mail?.close();
});

test('from nothing to a public site', async () => {
  const blocks = blocksOf('From nothing to a public site');
  expect(blocks).toHaveLength(4);
  for (const block of blocks) await root.run(block);

  await until('nginx hands on', async () => (await askHome()).startsWith('200'));
  expect(await askHome()).toContain(NAME);
  // Of `directoryctl mail test`.
  expect(emailsTo(ADMIN)).toHaveLength(1);

  expect(await askForCode(ADMIN)).toBe(200);
  await until('the code arrives', () => emailsTo(ADMIN).some(({ code }) => code));

  // The last block begins with the certificate; it is renewed through the sample that came after it.
  const [ask = ''] = blocks.at(-1)?.split('\n') ?? [];
  expect(ask).toContain('certbot');
  await root.run(ask);
});

test('a newer version is built while every visitor is answered, and the one before comes back', async () => {
  const [block = '', ...others] = blocksOf('A newer version');
  expect(others).toEqual([]);
  const [, before = ''] = /^(releases\/\S+)$/m.exec(await root.run(`readlink ${CURRENT}`)) ?? [];
  const oldTitle = await askHome();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec((await askPage(secure, '/')).text) ?? [];
  await root.run(`git clone -q /srv/directory.git /tmp/work && cd /tmp/work
    sed -i "s/'${NAME}'/'${NEW_NAME}'/" src/server/platform/config.ts
    git -c user.name=me -c user.email=me@rehber.example commit -qam 'The site has another name'
    git push -q`);

  const visitor = visitSteadily(secure, ['/', script, '/businesses', '/faq'], EVERY_MS);
  await root.run(block);
  await until('the new release answers', async () => (await askHome()).includes(NEW_NAME));
  const asked = await visitor.end();

  const [stop, ready] = root.notes().slice(-2);
  if (stop?.what !== 'stop' || ready?.what !== 'ready') throw new Error('nothing was restarted');
  const meanwhile = asked.filter(({ at }) => at < stop.at);
  expect(meanwhile.filter(({ answer }) => !answer.startsWith('200'))).toEqual([]);
  expect(answersOfHome(meanwhile)).toEqual([oldTitle]);
  // Where the machine lets the visitor himself wait, little would be seen.
  const buildMs = stop.at - (asked[0]?.at ?? stop.at);
  expect(meanwhile.length).toBeGreaterThan(buildMs / EVERY_MS / 2);
  const afterwards = asked.filter(({ at, path }) => at > ready.at && path !== script);
  expect(afterwards.filter(({ answer }) => !answer.startsWith('200'))).toEqual([]);
  expect(answersOfHome(afterwards)).toEqual([oldTitle.replaceAll(NAME, NEW_NAME)]);
  console.log(
    `${meanwhile.length} pages while it was built, in ${buildMs} ms; away for ${ready.at - stop.at} ms`,
  );

  const [, back = ''] = /`(ln -sfn releases\/… \S+)`/.exec(sectionOf('A newer version')) ?? [];
  await root.run(`${back.replace('releases/…', before)}\nsystemctl restart directory`);
  await until('the old release answers', async () => (await askHome()) === oldTitle);
  await root.run(`[ "$(readlink ${CURRENT})" = ${before} ]\ndirectoryctl doctor`);
});

const askHome = async () => (await askPage(secure, '/')).answer;
const answersOfHome = (asked: Asked[]) => [
  ...new Set(asked.filter(({ path }) => path === '/').map(({ answer }) => answer)),
];

/** @returns the status */
function askForCode(email: string): Promise<number> {
  const { address, body } = requestFor(askSignInCode, { email, name: 'Deneme' });
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ host: '127.0.0.1', port: secure, path: address, method: askSignInCode.method },
      ...{ servername: 'rehber.example', rejectUnauthorized: false, agent: false },
      headers: {
        Host: 'rehber.example',
        Origin: 'https://rehber.example',
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
    });
    asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    asked.on('error', reject);
    asked.end(body);
  });
}
