import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoImportBatch } from '#contract/imports/import-batches.ts';
import { overtureParquet } from '#tests/support/open-places-files.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { openImportFile } from './import-file.service.ts';
import { importRows } from './import-rows.service.ts';

let folder: string;
let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-ids-'));
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  await app.db.deleteFrom('businesses').execute();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** A place of Overture's in the middle of Seyhan; `version` and day of its release. */
const place = (number: number, version: number, values: Record<string, unknown> = {}) => ({
  id: `08f2d8a1-0000-4000-8000-00000000000${number}`,
  bbox: { xmin: 35.31 + number / 1000, xmax: 35.32, ymin: 37.0007, ymax: 37.0007 },
  version,
  sources: [
    {
      ...{ dataset: 'meta', license: 'CDLA-Permissive-2.0' },
      update_time: `2026-0${version}-01T00:00:00Z`,
    },
  ],
  names: { primary: `${['', 'Cemre', 'Güneş', 'Toros', 'Nar'][number]} Eczanesi` },
  categories: { primary: 'pharmacy' },
  confidence: 0.9,
  websites: [`https://eczane${number}.example/`],
  phones: [`+90322453112${number}`],
  addresses: [{ freeform: `Vali Yolu Cd. No:${number}`, locality: 'Adana', country: 'TR' }],
  ...values,
});
const [first, second, third] = [1, 2, 3] as const;

let hour = 0;
async function importOf(rows: readonly Record<string, unknown>[]) {
  hour += 1;
  const file = path.join(folder, 'yerler.parquet');
  await writeFile(file, overtureParquet(rows));
  const opened = await openImportFile(file);
  const now = new Date(Date.parse('2026-11-01T09:00:00Z') + hour * 3_600_000);
  return importRows({ db: app.db, now: () => now }, opened.rows(), {
    ...{ fileName: 'yerler.parquet', source: opened.format, isApproved: true },
  });
}

test('whom a newer file has by another id is there, follows it from then on, and goes back with the file', async () => {
  const rows = [place(first, 3), place(second, 3), place(third, 3)];
  await importOf(rows);
  const renamed = (version: number, values = {}) =>
    place(first, version, { id: '08f2d8a1-0000-4000-8000-00000000000f', ...values });
  const summary = await importOf([renamed(4), place(second, 4), place(third, 4)]);
  expect(summary).toMatchObject({ imported: 0, gone: 0 });
  const origins = async () =>
    (
      await app.db
        .selectFrom('businessSources')
        .where('isOrigin', '=', true)
        .select('sourceId')
        .orderBy('sourceId')
        .execute()
    ).map(({ sourceId }) => sourceId.at(-1));
  expect(await origins()).toEqual(['2', '3', 'f']);
  const later = await importOf([
    ...[renamed(5, { phones: ['+903222000000'] }), place(second, 5), place(third, 5)],
  ]);
  expect(later).toMatchObject({ changed: 1, gone: 0 });
  for (const { batchId } of [later, summary])
    await admin.call(undoImportBatch, { id: batchId ?? 0 });
  expect(await origins()).toEqual(['1', '2', '3']);
  expect(
    (await app.db.selectFrom('businesses').select('phone').execute()).map(({ phone }) => phone),
  ).toContain('0322 453 11 21');
});
