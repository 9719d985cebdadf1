import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadPersonalData } from '#contract/accounts/accounts.ts';
import { errorSentence } from '#contract/api/errors.ts';
import {
  CSV_MAX_BYTES,
  CSV_MAX_ROWS,
  CSV_MAX_ROWS_SIGNED_OUT,
  importFile,
} from '#contract/imports/imports.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { isDeeper } from '#server/imports/import-request.rules.ts';
import { leastMs } from '#tests/support/processor.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('businesses').execute();
  await app.db.deleteFrom('importBatches').execute();
});

const stored = () => app.db.selectFrom('businesses').selectAll().orderBy('id').execute();
const MESUT = {
  title: 'Kebapçı Mesut',
  categoryName: 'Kebap restoranı',
  address: 'Vali Yolu 12, Seyhan/Adana',
  phone: '0322 453 11 22',
  'location/lat': '37.0007',
  'location/lng': '35.3137',
  cid: '12345678901234567890',
  totalScore: '4.7',
  reviewsCount: '120',
};
const NAR = {
  title: 'Nar Kuaför',
  categoryName: 'Kuaför',
  address: 'Toros Mah. 5, Çukurova/Adana',
  email: 'bilgi@nar.com.tr',
};
const many = (count: number, word = 'Deneme') =>
  Array.from({ length: count }, (_, index) => ({
    name: `${word} ${index} Market`,
    category: 'Alışveriş',
    address: `Sokak ${index}`,
    district: 'Seyhan',
  }));

test('the specified call: good rows wait as one batch, each row is told, nobody gets a letter', async () => {
  const member = await app.member();
  const letters = (await app.db.selectFrom('outbox').select('id').execute()).length;
  const answer = await member.call(importFile, {
    businesses: [
      MESUT,
      { title: 'Banka', categoryName: 'bank', address: 'Seyhan/Adana' },
      NAR,
      NAR,
    ],
    format: 'google',
    fileName: 'liste.csv',
    lines: [2, 3, 5, 9],
  });
  expect(answer).toMatchObject({ imported: 2, duplicates: 1, refused: 1 });
  expect(answer.rows).toEqual([
    { row: 2, name: 'Kebapçı Mesut', outcome: 'imported', reason: '', warnings: [] },
    {
      row: 3,
      name: 'Banka',
      outcome: 'refused',
      reason: 'Rehberde bu tür yok: Banka',
      warnings: [],
    },
    { row: 5, name: 'Nar Kuaför', outcome: 'imported', reason: '', warnings: [] },
    {
      row: 9,
      name: 'Nar Kuaför',
      outcome: 'duplicate',
      reason: 'Bu dosyanın 5. satırıyla aynı (aynı ad, aynı yer)',
      warnings: [],
    },
  ]);
  const [mesut, nar] = await stored();
  expect(mesut).toMatchObject({
    status: 'pending',
    rating: '0.0',
    reviewCount: 0,
    cid: '12345678901234567890',
    district: 'Seyhan',
    importBatchId: answer.batchId,
  });
  expect(nar?.importBatchId).toBe(answer.batchId);
  expect(await app.db.selectFrom('importBatches').selectAll().execute()).toMatchObject([
    { id: answer.batchId, fileName: 'liste.csv', source: 'google', importedBy: member.userId },
  ]);
  expect((await app.db.selectFrom('outbox').select('id').execute()).length).toBe(letters);
});

test('who sent a file finds it among their own data', async () => {
  const member = await app.member();
  await member.call(importFile, { businesses: [NAR], fileName: 'liste.csv' });
  const data = await member.call(downloadPersonalData, {});
  expect(JSON.stringify(data)).toContain('liste.csv');
});

test('a file sent twice adds nothing, and a business that waits is not named', async () => {
  await app.browser().call(importFile, { businesses: [MESUT, NAR], format: 'google' });
  const again = await app
    .browser()
    .call(importFile, { businesses: [MESUT, NAR], format: 'google' });
  expect(again).toMatchObject({ imported: 0, duplicates: 2, batchId: null });
  expect(again.rows[0]).toEqual({
    row: 1,
    name: 'Kebapçı Mesut',
    outcome: 'duplicate',
    reason: 'Kayıtlı, yayında değil (aynı harita kaydı)',
    warnings: [],
  });
  await app.db.updateTable('businesses').set({ status: 'approved' }).execute();
  const [mesut] = await stored();
  const third = await app.browser().call(importFile, { businesses: [MESUT], format: 'google' });
  expect(third.rows[0]).toMatchObject({
    of: mesut?.id,
    reason: `Rehberde var: #${mesut?.id} Kebapçı Mesut (aynı harita kaydı)`,
  });
});

test('a double click gets the first answer', async () => {
  const browser = app.browser();
  const send = () =>
    browser.call(importFile, { businesses: [NAR] }, { 'Idempotency-Key': 'one-file' });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toEqual(second);
  expect(first.imported).toBe(1);
});

test('rows with neither title nor name are no data', async () => {
  const files: Record<string, string | null>[][] = [
    [],
    [{ categoryName: 'Kuaför' }],
    [{ title: '' }, { name: null }],
  ];
  for (const businesses of files) {
    await expect(app.browser().call(importFile, { businesses })).rejects.toMatchObject({
      status: 400,
      detail: 'İçe aktarılacak veri bulunamadı.',
    });
  }
});

test('cells may be numbers; names that objects inherit are no columns', async () => {
  const answer = await app.browser().call(importFile, {
    businesses: [
      { ...NAR, latitude: 37.0412, longitude: 35.2905 },
      { ...MESUT, constructor: 'x' },
    ],
  });
  expect(answer.imported).toBe(2);
  expect((await stored())[0]).toMatchObject({ latitude: '37.04120000' });
  const response = await app.browser().request('/api/businesses/import-csv', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ businesses: [{ title: { nested: true } }] }),
  });
  expect(response.status).toBe(400);
});

test('limits: 500 rows without an account, 5,000 with one, 5 MB', async () => {
  const stranger = app.browser();
  const more = many(CSV_MAX_ROWS_SIGNED_OUT + 1);
  await expect(stranger.call(importFile, { businesses: more })).rejects.toMatchObject({
    status: 401,
    detail: errorSentence.too_many_rows_signed_out,
  });
  const member = await app.member();
  expect((await member.call(importFile, { businesses: more })).imported).toBe(more.length);
  await expect(
    member.call(importFile, { businesses: many(CSV_MAX_ROWS + 1) }),
  ).rejects.toMatchObject({ status: 413, detail: errorSentence.too_many_rows });
  const large = [{ name: 'Büyük', description: 'x'.repeat(CSV_MAX_BYTES) }];
  await expect(member.call(importFile, { businesses: large })).rejects.toMatchObject({
    status: 413,
    code: 'body_too_large',
  });
  expect(errorSentence.too_many_rows).toContain(formatNumber(CSV_MAX_ROWS));
  expect(errorSentence.too_many_rows_signed_out).toContain(String(CSV_MAX_ROWS_SIGNED_OUT));
});

test('a fourth file at the same time is asked to come later', async () => {
  const send = (word: string) => app.browser().call(importFile, { businesses: many(100, word) });
  const sent = await app.db.transaction().execute(async (trx) => {
    // Nothing can be written, so that none of them ends before the last has come.
    await sql`lock table businesses in share mode`.execute(trx);
    const waiting = ['Bir', 'İki', 'Üç', 'Dört'].map(send);
    await Promise.race(waiting).catch(() => {});
    return waiting.map((answer) => ({ answer }));
  });
  const ends = await Promise.allSettled(sent.map(({ answer }) => answer));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 503, code: 'imports_busy' },
  });
  expect(await stored()).toHaveLength(300);
});

test('cells with what no file can hold cost nobody anything', async () => {
  const row = {
    name: 'Nar\ud800 Kafe',
    category: 'Kafeler',
    address: 'Sokak\u0000 1',
    district: 'Seyhan',
  };
  const answer = await app.browser().call(importFile, {
    businesses: [{ ...row, images: '/a\u0000b|/photos/x' }],
  });
  expect(answer).toMatchObject({ imported: 1, rows: [{ name: 'Nar\ufffd Kafe' }] });
  expect(await stored()).toMatchObject([{ address: 'Sokak 1', images: ['/photos/x'] }]);
});

test('rows that share no column, or have columns without end, are no file', async () => {
  const own = Array.from({ length: 500 }, (_, row) =>
    Object.fromEntries([
      ['name', 'Nar Kafe'],
      ...Array.from({ length: 21 }, (_, cell) => [`r${row}c${cell}`, 1] as const),
    ]),
  );
  const wide = [Object.fromEntries(Array.from({ length: 10_001 }, (_, cell) => [`c${cell}`, 1]))];
  for (const businesses of [own, wide]) {
    await expect(app.browser().call(importFile, { businesses })).rejects.toMatchObject({
      code: 'body_too_large',
    });
  }
  expect(await stored()).toEqual([]);
});

test('what stands inside each other is counted before it is read; brackets in texts are none', () => {
  const deeper = (json: string) => isDeeper(Buffer.from(json), 3);
  expect(deeper('{"businesses":[{"a":1},{"b":2}]}')).toBe(false);
  expect(deeper('{"a":[{"b":[]}]}')).toBe(true);
  expect(deeper('["[[[[\\"[[[[","ş[[[[{{{{",[]]')).toBe(false);
});

const TEN_MB = 2 * CSV_MAX_BYTES;
const ofTenMB = (start: string, piece: string, end: string) =>
  start + piece.repeat(Math.floor((TEN_MB - start.length - end.length) / piece.length)) + end;

const NEXT_TO_NOTHING_MS = 60;
test.each([
  ['numbers for rows', () => ofTenMB('{"businesses":[1', ',1', ']}'), [400]],
  ['brackets', () => ofTenMB('{"businesses":', '[', ''), [413, 415]],
  [
    'one row of keys',
    () => {
      const keys = Array.from({ length: 100_000 }, (_, at) => `"${at.toString(36)}":1`);
      return `{"businesses":[{${keys.join(',')}}]}`;
    },
    [400],
  ],
  ['wrong cells', () => `{"businesses":[${Array(5000).fill('{"name":[1]}').join(',')}]}`, [400]],
  ['one text', () => ofTenMB('{"businesses":[{"name":"', 'ş', '"}]}').slice(0, TEN_MB / 2), [415]],
  ['rows', () => JSON.stringify({ businesses: many(CSV_MAX_ROWS, 'Sıra'.repeat(20)) }), [200]],
])('%s cost the one that answers visitors next to nothing', async (_, body, expected) => {
  const bytes = Buffer.from(body());
  const members = [await app.member(), await app.member(), await app.member()];
  const ms = await leastMs(async () => {
    const answer = await members.pop()?.request('/api/businesses/import-csv', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: bytes,
    });
    expect(expected).toContain(answer?.status);
  }, NEXT_TO_NOTHING_MS);
  expect(ms, 'milliseconds of processor').toBeLessThanOrEqual(NEXT_TO_NOTHING_MS);
});
