import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoImportBatch } from '#contract/imports/import-batches.ts';
import { importing, overturePlace as place } from '#tests/support/imported-places.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let folder: string;
let app: TestApp;
let admin: TestMember;
let importOf: ReturnType<typeof importing>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-ids-'));
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  importOf = importing(app, folder);
  await app.db.deleteFrom('businesses').execute();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const [first, second, third] = [1, 2, 3] as const;

test('whom a newer file has by another id is there, follows it from then on, and goes back with the file', async () => {
  const rows = [place(first, 3), place(second, 3), place(third, 3)];
  await importOf(rows);
  const renamed = (version: number, values = {}) =>
    place(first, version, { id: '08f2d8a1-0000-4000-8000-00000000000f', ...values });
  const { summary } = await importOf([renamed(4), place(second, 4), place(third, 4)]);
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
  const { summary: later } = await importOf([
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
