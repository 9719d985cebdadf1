import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import {
  type CommandAnswer,
  type Operator,
  openOperator,
  runHere,
} from '#tests/support/operator-commands.ts';
import { openSmtpSink } from '#tests/support/smtp-sink.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let operator: Operator;
beforeAll(async () => {
  operator = await openOperator();
});
afterAll(() => operator.close());

/** Runs the command line in the operator's folder. */
const directory = (...args: string[]) => operator.run(...args);
/** The same as npm does: in a process of its own. */
const program = (...args: string[]) => operator.start(...args);

/** Runs it until its progress says something, then presses Ctrl-C. */
const directoryStopped = (...args: string[]): Promise<CommandAnswer> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...operator.env };
    const child = spawn(process.execPath, [main, ...args], { env });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      if (!err) child.kill('SIGINT');
      err += text;
    });
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
  });

/** What an import may touch, and what the page cache listens to. */
async function touched() {
  const count = async (table: 'businesses' | 'importBatches' | 'publicDataChanges') =>
    (
      await operator.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return [
    await count('businesses'),
    await count('importBatches'),
    await count('publicDataChanges'),
  ];
}

test('every command explains itself, and a wrong one is told what there is', async () => {
  const overview = await program('--help');
  expect(overview).toMatchObject({ code: 0, err: '' });
  const commands = [...overview.out.matchAll(/^ {2}(\w+) {2}/gm)].map((match) => match[1] ?? '');
  expect(commands).toEqual([
    'import',
    'duty',
    'export',
    'examples',
    'generate',
    'moderate',
    'admin',
    'owner',
    'mail',
    'backup',
    'restore',
    'move',
    'doctor',
    'audit',
    'migrate',
    'key',
  ]);
  const helps = await Promise.all(commands.map((command) => directory(command, '--help')));
  for (const { out } of helps) expect(out).toMatch(/^Usage: npm run /);
  // Nothing is done for whoever says more than is understood.
  for (const command of commands)
    expect([command, (await directory(command, ...Array(9).fill('x'))).code]).toEqual([
      command,
      64,
    ]);
  expect(await directory('sil')).toMatchObject({
    code: 64,
    err: expect.stringContaining('no command sil'),
  });
  expect(await directory('import', '--foo')).toMatchObject({ code: 64 });
});

test('an operator makes admins and decides about what waits', async () => {
  const granted = await directory(
    'admin',
    'grant',
    'Yonetici@ornek.example',
    '--role',
    'moderator',
  );
  expect(granted).toMatchObject({ code: 0, out: 'yonetici@ornek.example is moderator now.\n' });
  expect((await directory('admin', 'list')).out).toBe('moderator  yonetici@ornek.example\n');
  expect(await directory('admin', 'grant', 'adres')).toMatchObject({ code: 64 });

  const business = {
    name: 'Bekleyen Kebap',
    category: 'Restoranlar',
    address: 'A Cad. 1',
    district: 'Seyhan',
    hours: null,
  };
  const { id } = await operator.db
    .insertInto('businesses')
    .values({ ...business, status: 'pending', ...searchColumns(business) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decide = (...args: string[]) => directory('moderate', 'business', ...args);
  expect(await decide(String(id), 'reject')).toMatchObject({
    code: 65,
    err: expect.stringContaining('--reason'),
  });
  expect(await decide(String(id), 'approve', '--json')).toMatchObject({
    code: 0,
    out: expect.stringContaining('"transition": "approve"'),
  });
  expect(await decide(String(id), 'approve')).toMatchObject({ code: 65 });
  expect(await decide(String(id), 'verify')).toMatchObject({ code: 64 });
  expect(await directory('moderate', 'review', '1', 'hide', '--reason', 'Hakaret')).toMatchObject({
    code: 65,
    err: expect.stringContaining('insult, '),
  });
  // What visitors are told in Turkish the operator reads in English.
  const claim = await operator.db
    .insertInto('businessClaims')
    .values({ businessId: id, email: 'ayse@ornek.example', claimantName: 'Ayşe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await directory('moderate', 'claim', String(claim.id), 'approve')).toMatchObject({
    code: 65,
    err: expect.stringMatching(/^Whoever claims it has not proved their address yet\b.*\n$/),
  });
  const contact = { email: 'ayse@ornek.example', phone: '0322 000 00 00', contactPerson: 'Ayşe' };
  const ad = await operator.db
    .insertInto('advertisements')
    .values({
      ...{ businessName: 'Lokanta', packageType: 'basic', duration: 1, ...contact },
      status: 'customized',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await directory('moderate', 'advertisement', String(ad.id), 'go_live')).toMatchObject({
    code: 65,
    err: expect.stringMatching(/^The ad needs\b[^çğış]*\n$/),
  });
  await operator.db.deleteFrom('businesses').where('id', '=', id).execute();
});

test('an import answers as JSON, keeps a report and never overwrites one', async () => {
  await writeFile(
    path.join(operator.folder, 'liste.csv'),
    'ad;kategori;adres;ilçe\nÖz Kebap;Kebapçı;X Cad. 5;Seyhan\nZiraat;Banka;Y;Seyhan\n',
  );
  const first = await program('import', 'liste.csv', '--json');
  expect(JSON.parse(first.out)).toMatchObject({
    rows: 2,
    imported: 1,
    refused: 1,
    report: path.join(operator.folder, 'liste.report.csv'),
  });
  const report = await readFile(path.join(operator.folder, 'liste.report.csv'), 'utf8');
  expect((await stat(path.join(operator.folder, 'liste.report.csv'))).mode & 0o777).toBe(0o600);
  expect(report).toContain('3;not taken;"Ziraat";;"the directory lists no such kind: Banka";""');

  const second = await directory('import', 'liste.csv', '--approve');
  expect(second.out).toMatch(/there already +1\n/);
  expect(second.out).toContain('liste.report-2.csv');
  expect(await readFile(path.join(operator.folder, 'liste.report-2.csv'), 'utf8')).toMatch(
    /there already: #\d+ Öz Kebap \(same [^)]+\); it waited and is published/,
  );
  expect(await directory('import', 'liste.csv', '--report', 'liste.report.csv')).toMatchObject({
    code: 73,
    err: expect.stringContaining('exists already'),
  });
  expect(await directory('import', 'yok.csv')).toMatchObject({
    code: 65,
    err: expect.stringMatching(/^Dosya yok/),
  });
});

test('what is published is exported; standard output carries nothing else', async () => {
  const { out } = await program('export');
  expect(out.replace('\ufeff', '')).toMatch(
    /^name,category,.*\r\nÖz Kebap,Restoranlar,X Cad\. 5,Seyhan,/,
  );
  const inventory = JSON.parse((await directory('doctor', '--json')).out);
  expect(inventory.statuses).toEqual([{ status: 'approved', count: 1 }]);
  expect(inventory).toMatchObject({ troubles: [], letters: { failed: 0 } });
  expect((await directory('generate', '3')).out).toBe('3 businesses added.\n');
  expect((await directory('examples', 'remove')).out).toBe('3 example businesses removed.\n');
});

test('an e-mail to oneself shows how mail goes out', async () => {
  const { code, out } = await directory('mail', 'test', 'isletmeci@ornek.example');
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing went out'),
  });
  const [letter = ''] = (await readdir(path.join(operator.folder, 'site/outbox'))).filter((file) =>
    file.startsWith('mail-test-'),
  );
  expect(await readFile(path.join(operator.folder, 'site/outbox', letter), 'utf8')).toContain(
    'isletmeci@ornek.example',
  );
  expect(await directory('mail', 'test', 'adres')).toMatchObject({ code: 64 });
});

test('and what a server says that does not take it', async () => {
  const sink = await openSmtpSink();
  sink.answerToRecipient = '550 nobody';
  const args = ['mail', 'test', 'isletmeci@ornek.example'];
  const env = { ...operator.env, SMTP_URL: sink.url, MAIL_FROM: 'rehber@ornek.example' };
  expect(await runHere(args, env)).toMatchObject({
    ...{ code: 69, out: '' },
    err: expect.stringContaining('550'),
  });
  sink.answerToRecipient = '250 ok';
  const { code, out } = await runHere(args, env);
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('has taken') });
  await sink.close();
});

test('two imports of one file at once keep two reports, and what a crash left is cleared', async () => {
  await writeFile(
    path.join(operator.folder, 'iki.csv'),
    'ad;kategori;adres;ilçe\nİki Kebap;Kebapçı;Y Cad. 5;Seyhan\n',
  );
  // No process has this number: it is above every system's largest.
  await writeFile(path.join(operator.folder, 'iki.report.csv.99999999.part'), 'yarım');
  const answers = await Promise.all([
    program('import', 'iki.csv', '--json'),
    program('import', 'iki.csv', '--json'),
  ]);
  const [first, second] = answers.map(({ out }) => JSON.parse(out));
  expect([first.imported, second.imported].sort()).toEqual([0, 1]);
  expect([first.report, second.report].sort()).toEqual([
    path.join(operator.folder, 'iki.report-2.csv'),
    path.join(operator.folder, 'iki.report.csv'),
  ]);
  expect((await readdir(operator.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a dry run changes no table, not even what the page cache listens to', async () => {
  await writeFile(
    path.join(operator.folder, 'deneme.csv'),
    'ad;kategori;adres;ilçe\nDeneme Kebap;Kebapçı;Z Cad. 5;Seyhan\nOfis;Noter;Z;Seyhan\n',
  );
  const before = await touched();
  const answer = await directory('import', 'deneme.csv', '--dry-run', '--approve');
  expect(answer).toMatchObject({
    code: 0,
    out: expect.stringContaining('would go in (published)'),
  });
  expect(await touched()).toEqual(before);
  const report = await readFile(path.join(operator.folder, 'deneme.report.csv'), 'utf8');
  expect(report).toContain('2;would be taken;"Deneme Kebap"');
  expect(report).toContain('3;would not be taken;"Ofis"');
});

test('a file is taken back by its number, as a whole and once', async () => {
  await writeFile(
    path.join(operator.folder, 'geri.csv'),
    'name,category,address,district\nDönen Kebap,Restoranlar,B Cad. 7,Seyhan\n',
  );
  const { batchId } = JSON.parse((await directory('import', 'geri.csv', '--json')).out);
  const undo = (...more: string[]) => directory('import', '--undo', String(batchId), ...more);
  const isThere = async () =>
    (await operator.db
      .selectFrom('businesses')
      .select('id')
      .where('name', '=', 'Dönen Kebap')
      .executeTakeFirst()) !== undefined;
  expect(await undo('--dry-run')).toMatchObject({ code: 0, out: expect.stringMatching(/go +1\n/) });
  expect(await isThere()).toBe(true);
  expect(JSON.parse((await undo('--json')).out)).toMatchObject({ batchId, removable: 1 });
  expect(await isThere()).toBe(false);
  expect(JSON.parse((await undo('--json')).out)).toMatchObject({ removable: 0 });
  const { rows } = await sql`
    select actor_role from audit_entries where action = 'import_batch.undo'`.execute(operator.db);
  expect(rows).toContainEqual({ actorRole: 'operator' });
  expect(await directory('import', '--undo', '1')).toMatchObject({
    ...{ code: 65, err: 'There is no file of the number 1.\n' },
  });
  for (const wrong of [['--undo', 'x'], ['geri.csv', '--undo', '1'], []])
    expect(await directory('import', ...wrong)).toMatchObject({ code: 64 });
});

test('Ctrl-C takes everything back and leaves no file behind', async () => {
  const about = 'Uzun bir tanıtım. '.repeat(40);
  const rows = Array.from(
    { length: 4000 },
    (_, row) => `Kebap ${row};Kebapçı;${row}. Sok.;Seyhan;${about}`,
  );
  await writeFile(
    path.join(operator.folder, 'uzun.csv'),
    `ad;kategori;adres;ilçe;tanıtım\n${rows.join('\n')}\n`,
  );
  const before = await touched();
  const answer = await directoryStopped('import', 'uzun.csv');
  expect(answer).toMatchObject({ code: 130, err: expect.stringContaining('Nothing of the file') });
  expect(await touched()).toEqual(before);
  expect((await readdir(operator.folder)).filter((name) => name.startsWith('uzun.report'))).toEqual(
    [],
  );
});
