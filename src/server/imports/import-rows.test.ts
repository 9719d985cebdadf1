import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readHeader } from '#contract/imports/import-columns.ts';
import { putFactsBack } from '#server/businesses/facts/undone-file.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { importRows, type RowOutcome, type SourceRow } from './import-rows.service.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await db.deleteFrom('businesses').execute();
  await db.deleteFrom('importBatches').execute();
});

const NOW = new Date('2026-11-20T09:00:00Z');
const header = readHeader([
  'name',
  'category',
  'address',
  'district',
  'phone',
  'latitude',
  'longitude',
  'cid',
  'email',
]);
const rowsOf = (...list: string[][]): SourceRow[] =>
  list.map((cells, index) => ({ line: index + 2, header, cells }));
const MESUT = [
  'Kebapçı Mesut',
  'Restoranlar',
  'Vali Yolu 12',
  'Seyhan',
  '0322 453 11 22',
  '37.0007',
  '35.3137',
  '12345678901234567',
  'bilgi@mesut.com.tr',
];
const NAR = [
  'Nar Kuaför',
  'Güzellik',
  'Toros Mah. 5',
  'Çukurova',
  '0322 230 00 00',
  '37.04',
  '35.28',
  '',
  '',
];

const run = async (
  rows: Iterable<SourceRow>,
  options: { isApproved?: boolean; isDryRun?: boolean } = {},
) => {
  const outcomes: RowOutcome[] = [];
  const summary = await importRows({ db, now: () => NOW }, rows, {
    fileName: 'sınama.csv',
    source: 'test',
    onOutcome: (outcome) => void outcomes.push(outcome),
    ...options,
  });
  return { summary, outcomes };
};
const stored = () => db.selectFrom('businesses').selectAll().orderBy('id').execute();

test('good rows wait as one batch, and no letter’s address is proved by being in a file', async () => {
  const { summary, outcomes } = await run(rowsOf(MESUT, ['Banka', 'bank', 'x', 'Seyhan'], NAR));
  expect(summary).toMatchObject({ rows: 3, imported: 2, duplicates: 0, refused: 1 });
  expect(summary.reasons).toEqual([{ sentence: 'Rehberde bu tür yok: Banka', count: 1 }]);
  expect(outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'imported'],
    [3, 'refused'],
    [4, 'imported'],
  ]);
  const [mesut, nar] = await stored();
  expect(mesut).toMatchObject({
    name: 'Kebapçı Mesut',
    status: 'pending',
    approvedAt: null,
    rating: '0.0',
    phone: '0322 453 11 22',
    phoneKey: '+903224531122',
    cid: '12345678901234567',
    email: 'bilgi@mesut.com.tr',
    isEmailShown: true,
    emailVerified: false,
    nameNorm: 'kebapci mesut',
    importBatchId: summary.batchId,
  });
  expect(nar).toMatchObject({ email: null, isEmailShown: false });
  expect(outcomes[0]?.id).toBe(mesut?.id);
  const batch = await db.selectFrom('importBatches').selectAll().executeTakeFirstOrThrow();
  expect(batch).toMatchObject({ fileName: 'sınama.csv', imported: 2, duplicates: 0, refused: 1 });
});

test('sending a file twice adds nothing and leaves no empty batch', async () => {
  await run(rowsOf(MESUT, NAR));
  const { summary, outcomes } = await run(rowsOf(MESUT, NAR));
  expect(summary).toMatchObject({ imported: 0, duplicates: 2, batchId: null });
  const [mesut] = await stored();
  expect(outcomes[0]).toMatchObject({
    outcome: 'duplicate',
    id: mesut?.id,
    sentence: `Rehberde var: #${mesut?.id} Kebapçı Mesut (aynı harita kaydı)`,
  });
  expect(await stored()).toHaveLength(2);
  expect(await db.selectFrom('importBatches').selectAll().execute()).toHaveLength(1);
});

test('a dry run says the same and writes nothing', async () => {
  const { summary, outcomes } = await run(rowsOf(MESUT, NAR, MESUT), { isDryRun: true });
  expect(summary).toMatchObject({ imported: 2, duplicates: 1, batchId: null, isDryRun: true });
  expect(outcomes[2]?.sentence).toBe('Bu dosyanın 2. satırıyla aynı (aynı harita kaydı)');
  expect(outcomes[0]).not.toHaveProperty('id');
  expect(await stored()).toEqual([]);
});

test('a dry run tells no days of Ramadan, of nobody', async () => {
  await run(rowsOf(MESUT));
  await db.updateTable('businesses').set({ ramadanHours: '{"mon-sun":"16:00-02:00"}' }).execute();
  const told = async (isDryRun: boolean) => {
    const trx = await db.startTransaction().execute();
    const options = { fileName: 'sınama.csv', source: 'test', isDryRun };
    await importRows({ db: trx, now: () => NOW }, rowsOf(NAR), options);
    const days = await trx.selectFrom('businessSpecialDays').select('day').execute();
    await trx.rollback().execute();
    return days.length > 0;
  };
  expect(await told(true)).toBe(false);
  expect(await told(false)).toBe(true);
});

test('duplicates inside a file are found in the same chunk and in a later one', async () => {
  const many = Array.from({ length: 300 }, (_, index) => [
    `Deneme ${index} Market`,
    'Alışveriş',
    `Sokak ${index}`,
    'Seyhan',
    '',
    '',
    '',
    '',
    '',
  ]);
  const alike = [
    'KEBAPCI MESUT Restaurant',
    'Restoranlar',
    'başka adres',
    'Seyhan',
    '',
    '37.0010',
    '35.3137',
    '',
    '',
  ];
  const { summary, outcomes } = await run(
    rowsOf(MESUT, alike, ...many, ['Y', ...MESUT.slice(1)], many[0] ?? []),
  );
  expect(summary).toMatchObject({ imported: 301, duplicates: 3 });
  expect(outcomes[1]?.sentence).toBe('Bu dosyanın 2. satırıyla aynı (aynı ad, aynı yer)');
  expect(outcomes.at(-2)?.sentence).toBe('Bu dosyanın 2. satırıyla aynı (aynı harita kaydı)');
  expect(outcomes.at(-1)?.sentence).toBe('Bu dosyanın 4. satırıyla aynı (aynı ad, aynı yer)');
});

test('with the approval rows are published, and those of an earlier run too', async () => {
  await run(rowsOf(MESUT));
  const { summary, outcomes } = await run(rowsOf(MESUT, NAR), { isApproved: true });
  expect(summary).toMatchObject({ imported: 1, duplicates: 1, published: 1 });
  expect(outcomes[0]?.sentence).toContain('bekliyordu, yayımlandı');
  expect((await stored()).map(({ status, approvedAt }) => [status, approvedAt])).toEqual([
    ['approved', NOW],
    ['approved', NOW],
  ]);
});

test.each([
  ['somebody else submitted', { importBatchId: null }],
  ['was decided about', { status: 'rejected' as const }],
  ['may be another one', { moderationSigns: ['duplicate'] }],
] satisfies [string, object][])('what %s is not published by a file', async (_, own) => {
  await run(rowsOf(MESUT));
  await db.updateTable('businesses').set(own).execute();
  const { summary, outcomes } = await run(rowsOf(MESUT), { isApproved: true });
  expect(summary).toMatchObject({ duplicates: 1, published: 0 });
  expect(outcomes[0]?.sentence).not.toContain('yayımlandı');
  expect(await stored()).toMatchObject([{ status: 'pending', ...own }]);
});

test('a duplicate of a merged business is named by the one it became; one that waits for its e-mail is nobody’s', async () => {
  await run(rowsOf(MESUT, NAR));
  const [mesut, nar] = await stored();
  await db
    .updateTable('businesses')
    .set({ status: 'merged', mergedInto: nar?.id ?? 0 })
    .where('id', '=', mesut?.id ?? 0)
    .execute();
  expect((await run(rowsOf(MESUT))).outcomes[0]?.id).toBe(nar?.id);
  await db
    .updateTable('businesses')
    .set({ status: 'email_pending' })
    .where('id', '=', nar?.id ?? 0)
    .execute();
  expect((await run(rowsOf(NAR))).summary.imported).toBe(1);
});

test('examples keep nobody out by their name, only by their own invented number', async () => {
  await run(rowsOf(MESUT));
  await db
    .updateTable('businesses')
    .set({ isExample: true, exampleKey: 'ornek', cid: null })
    .execute();
  const others = [
    'Kebapçı Mesut',
    'Restoranlar',
    'Vali Yolu 12',
    'Seyhan',
    '0322 999 99 99',
    '37.0007',
    '35.3137',
    '',
    '',
  ];
  expect((await run(rowsOf(others))).summary.imported).toBe(1);
  expect((await run(rowsOf(MESUT))).summary.duplicates).toBe(1);
});

test('a list without pins and numbers meets at the door who is there under a longer name', async () => {
  const pharmacy = (name: string, address: string, ...[phone = '', north = '', east = '']) => [
    name,
    'Eczane',
    address,
    'Seyhan',
    phone,
    north,
    east,
    '',
    '',
  ];
  await run(
    rowsOf(
      pharmacy(
        'Toros Eczanesi',
        'Reşatbey Mah. 62001 Sok. No:5',
        '0322 453 11 22',
        '36.99',
        '35.33',
      ),
      pharmacy(
        'Defne Eczanesi',
        'Reşatbey Mah. 62001 Sok. No:7',
        '0322 453 11 23',
        '36.99',
        '35.33',
      ),
    ),
  );
  const { outcomes } = await run(
    rowsOf(
      pharmacy('TOROS ECZ', 'REŞATBEY MH. 62001 SK. NO: 5'),
      pharmacy('TOROS ECZ', 'REŞATBEY MH. 62001 SK. NO: 7'),
    ),
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['duplicate', 'imported']);
});

test('when reading fails in the middle, nothing is half in', async () => {
  function* broken(): Generator<SourceRow> {
    for (let line = 2; line < 400; line += 1) {
      yield { line, header, cells: [`Yer ${line} Market`, 'Alışveriş', `Sk. ${line}`, 'Seyhan'] };
    }
    throw new Error('disk gone');
  }
  await expect(run(broken())).rejects.toThrow('disk gone');
  expect(await stored()).toEqual([]);
  expect(await db.selectFrom('importBatches').selectAll().execute()).toEqual([]);
});

test('two imports of one file at the same time add each row once', async () => {
  const [one, two] = await Promise.all([run(rowsOf(MESUT, NAR)), run(rowsOf(MESUT, NAR))]);
  expect(one.summary.imported + two.summary.imported).toBe(2);
  expect(await stored()).toHaveLength(2);
});

test('a known number tells the business where words do not tell the district', async () => {
  await run(rowsOf(MESUT));
  const row = (phone: string) => [
    'Mesut Kebap',
    'Restoranlar',
    'Bahçelievler Mah. 5, Adana',
    '',
    phone,
    ...['', '', '', ''],
  ];
  const { summary, outcomes } = await run(
    rowsOf(row('0322 453 11 22'), row('0322 453 11 23'), row('')),
  );
  expect(summary).toMatchObject({ imported: 0, duplicates: 1, refused: 2 });
  expect(outcomes[0]?.sentence).toContain('Kebapçı Mesut (aynı telefon)');
  expect(outcomes[1]?.sentence).toBe(
    'Bahçelievler Mahallesi birden çok ilçede var: Seyhan, Yüreğir',
  );
});

test('unlike names with one number, far from each other, are asked about and not merged', async () => {
  const far = ['Nar Kuaför', 'Güzellik', 'Barbaros Mah. 9', 'Seyhan', MESUT[4], '36.97', '35.35'];
  const row = [...far, '', ''].map(String);
  await run(rowsOf(MESUT), { isApproved: true });
  const { outcomes } = await run(rowsOf(row), { isApproved: true });
  expect(outcomes).toMatchObject([
    {
      outcome: 'imported',
      sentence: expect.stringMatching(
        /^#\d+ Kebapçı Mesut ile aynı işletme olabilir \(aynı telefon\), incelemeyi bekliyor$/,
      ),
    },
  ]);
  const states = () =>
    db.selectFrom('businesses').select(['status', 'moderationSigns']).orderBy('id').execute();
  const asked = [
    { status: 'approved', moderationSigns: [] },
    { status: 'pending', moderationSigns: ['duplicate'] },
  ];
  expect(await states()).toEqual(asked);
  // Nor does the file publish it when it comes again.
  await run(rowsOf(row), { isApproved: true });
  expect(await states()).toEqual(asked);
  const both = await run(
    rowsOf(
      ['Ayrı Ad', ...NAR.slice(1)],
      ['Öteki', ...row.slice(1, 4), ...NAR.slice(4, 5), ...row.slice(5)],
    ),
  );
  expect(both.outcomes[1]?.sentence).toMatch(/^Bu dosyanın 2\. satırı ile aynı işletme olabilir/);
});

test('the planner knows of the rows while they come in, and not only once all are there', async () => {
  const known: number[] = [];
  const list = Array.from({ length: 1000 }, (_, number) => [
    ...[`Sıra ${number}`, 'Kafeler', `Sokak ${number}`, 'Seyhan', '', '', '', '', ''],
  ]);
  await sql`analyze businesses`.execute(db);
  await importRows({ db, now: () => NOW }, rowsOf(...list), {
    ...{ fileName: 'sıra.csv', source: 'standard', isDryRun: true },
    onOutcome: async ({ line }) => {
      if (line % 500 !== 0) return;
      const { rows } = await sql<{ reltuples: number }>`
        select reltuples::float8 from pg_class where oid = 'businesses'::regclass`.execute(db);
      known.push(rows[0]?.reltuples ?? 0);
    },
  });
  expect(known).toEqual([0, 500]);
});

test('what a file calls a business that is there, it is found by until the file is taken back', async () => {
  await run(rowsOf(MESUT));
  const other = rowsOf(['Çınarlı Ocakbaşı', ...MESUT.slice(1)]);
  const { summary } = await run(other);
  expect(summary).toMatchObject({ imported: 0, duplicates: 1 });
  const names = async () =>
    (await stored()).map(({ name, otherNames, searchHead }) => [
      ...[name, otherNames, searchHead.includes('cinarli')],
    ]);
  expect(await names()).toEqual([['Kebapçı Mesut', 'Çınarlı Ocakbaşı', true]]);
  // Said once more it is nothing new, nor what is written otherwise alone.
  const again = await run(other);
  const shouted = await run(rowsOf(['KEBAPÇI MESUT', ...MESUT.slice(1)]));
  expect([again.summary.batchId, shouted.summary.batchId]).toEqual([null, null]);
  await putFactsBack({ db, now: () => NOW }, summary.batchId ?? 0);
  expect(await names()).toEqual([['Kebapçı Mesut', '', false]]);
});

test('two rows of one file that are one business leave it both names', async () => {
  await run(
    rowsOf(MESUT, ['Çınarlı Ocakbaşı', ...MESUT.slice(1)], ['KEBAPÇI MESUT', ...MESUT.slice(1)]),
  );
  expect((await stored()).map(({ name, otherNames }) => [name, otherNames])).toEqual([
    ['Kebapçı Mesut', 'Çınarlı Ocakbaşı'],
  ]);
});

test('a pharmacy at one door, its pins in two neighbourhoods and its kind cut, is there once', async () => {
  const at = (name: string, address: string, latitude: string) => [
    ...[name, 'Eczane', address, 'Seyhan', '', latitude, '35.3251', '', ''],
  ];
  await run(rowsOf(at('Nergis Eczanesi', 'Atatürk Cad. No:10', '36.9951')));
  await run(rowsOf(at('MENEKŞE ECZ.', 'Turgut Özal Blv. No 4', '36.9951')));
  const { summary } = await run(
    rowsOf(
      at('NERGİS ECZ.', 'Atatürk Cd. No 10', '36.9990'),
      at('Menekşe Eczanesi', 'Turgut Özal Bulvarı No: 4', '36.9990'),
    ),
  );
  expect(summary).toMatchObject({ imported: 0, duplicates: 2 });
});
