import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { UnsteadySite } from '#tests/faults/insistent-visitor.ts';
import {
  killNow,
  momentOf,
  type Run,
  runProgram,
  serveProduct,
} from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { times } from '#tests/support/nightly.ts';
import { postmasterOf, until } from './postgres-parent.ts';
import { randomBy } from './random-moments.ts';
import { type Promised, tellStory } from './story-of-a-business.ts';

const KILLS = times(3, 30);
/** Stories under way at any moment. */
const TELLERS = 3;
const LONGEST_PEACE_MS = 900;
/** Of a write that is under way, before it is broken off: where a machine is busy one takes longer. */
const LONGEST_START_MS = 10;
/** Of three kills one takes the database: with the product, or from under it. The first ones take each once. */
const VICTIMS = ['database', 'both', 'product', 'product', 'product', 'product'] as const;
const ADMIN = 'yonetici@ornek.example';

/** While a server starts there is no number. */
const isAnother = (dataDir: string, than: number) => {
  try {
    return postmasterOf(dataDir) !== than;
  } catch {
    return false;
  }
};

test(`killed ${KILLS} times while people add, decide, review and advertise, nothing answered is lost and nothing is there twice`, async () => {
  const seed = Number(process.env.STORY_KILLS_SEED ?? randomInt(2 ** 31));
  onTestFailed(() => void process.stderr.write(`STORY_KILLS_SEED=${seed}\n${errors().join('\n')}`));
  const random = randomBy(seed);
  const dataDir = await dataOfAFirstStart('off');
  const port = String(await freePort());
  const env = {
    ...{ DATA_DIR: dataDir, PORT: port, EXAMPLES: 'off', LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: ADMIN, TRUSTED_PROXIES: '127.0.0.1' },
  };
  const runs: Run[] = [];
  const start = async () => {
    const run = serveProduct(env);
    runs.push(run);
    onTestFinished(() => killNow(run));
    await run.printed('is ready');
    return run;
  };
  /** What a product wrote down as a failure of its own. */
  const errors = () => runs.flatMap((run) => run.output().match(/^.*unexpected error.*$/gm) ?? []);
  let product = await start();
  const site = new UnsteadySite(`http://127.0.0.1:${port}`, dataDir);
  const admin = await site.visitor().signIn('Yönetici Kişi', ADMIN);

  let isOver = false;
  const killAgainAndAgain = async (theEnd: Promise<unknown>) => {
    for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
      await momentOf(product, random() * LONGEST_PEACE_MS);
      await Promise.race([site.nextWrite(), theEnd]);
      await momentOf(product, random() * LONGEST_START_MS);
      const drawn = Math.floor(random() * VICTIMS.length);
      const victim = VICTIMS[kill < 3 ? kill : drawn];
      const postmaster = postmasterOf(dataDir);
      if (victim !== 'product') process.kill(postmaster, 'SIGKILL');
      if (victim === 'database') {
        await until('another database serves', () => isAnother(dataDir, postmaster));
      } else {
        await killNow(product);
        product = await start();
      }
      await site.back();
    }
    isOver = true;
  };
  const promised: Promised[] = [];
  let stories = 0;
  const tellAgainAndAgain = async () => {
    do {
      await tellStory(site, admin, promised);
      stories += 1;
    } while (!isOver);
  };
  const tellers = Array.from({ length: TELLERS }, tellAgainAndAgain);
  const all = [killAgainAndAgain(Promise.allSettled(tellers)), ...tellers];
  try {
    await Promise.all(all);
  } finally {
    isOver = true;
    await Promise.allSettled(all);
  }
  // A test whose kills all came between two writes would prove nothing.
  expect(site.unanswered).toBeGreaterThan(KILLS / 2);
  expect(stories).toBeGreaterThanOrEqual(TELLERS);

  const host = join(dataDir, 'postgres', 'run');
  const database = new pg.Client({ host, user: 'directory', database: 'directory' });
  await database.connect();
  onTestFinished(() => database.end());
  const broken: string[] = [];
  for (const { what, sql, values, is } of promised) {
    const { rows } = await database.query(sql, values);
    if (!rows[0] || !is(rows[0])) broken.push(`${what}: ${JSON.stringify(rows[0])}`);
  }
  expect(broken).toEqual([]);

  // E-mails of decisions wait as long as those can be taken back: that time is over.
  await database.query('update outbox set next_try_at = now() where decision_id is not null');
  const unsent = 'select from outbox where sent_at is null';
  await until('all letters are sent', async () => !(await database.query(unsent)).rowCount);
  const letters = await site.written();
  const { rows: queued } = await database.query('select kind, recipient as to from outbox');
  const namesOf = (list: { kind: string; to: string }[]) =>
    list.map(({ kind, to }) => `${kind} ${to}`).sort();
  expect(namesOf(letters)).toEqual(namesOf(queued));
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(letters.length);
  // Each of these people is told each thing once; the team is told again and again that work waits.
  const told = letters
    .filter(({ to, kind }) => to !== ADMIN && kind !== 'sign-in-code')
    .map(({ to, kind, subject }) => `${to} ${kind} ${subject}`);
  expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([]);

  const audit = runProgram(['src/server/commands/main.ts', 'audit'], env);
  expect(await audit.exitCode, audit.output()).toBe(0);
  expect(errors()).toEqual([]);
});
