import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDecisions } from '#contract/moderation/administration-records.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const fileOf = async (kind: string) => {
  const response = await admin.request(`/api/moderation/exports/${kind}`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { response, text, lines: readCsv(text.replace(/^\ufeff/, ''), ';') };
};

test('what sales takes along has every field in words, and no cell that a spreadsheet would run', async () => {
  const given = recordsToDecide(app);
  const businessName = '=HYPERLINK("http://kotu.example")';
  const id = await given('advertisement_request', 'contacted', {
    ...{ businessName, totalCost: '1617.30' },
  });
  await given('advertisement_request', 'live', { isExample: true, exampleKey: 'ornek' });
  const { response, text, lines } = await fileOf('advertisement_request');
  expect(response.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''reklam-talepleri-2026-11-20.csv",
  );
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(text.startsWith('\ufeffNo;Geldi;Durum;')).toBe(true);
  const [head, record, ...others] = lines.map((line) => ('cells' in line ? line.cells : []));
  expect(others, 'no example').toEqual([]);
  const cell = (name: string) => record?.[head?.indexOf(name) ?? -1];
  expect([cell('No'), cell('Durum'), cell('İşletme adı'), cell('Paket')]).toEqual([
    ...[`${id}`, 'Görüşüldü', `'${businessName}`, 'Temel aylık reklam'],
  ]);
  expect(cell('Toplam tutar (TL)'), 'as Turkish spreadsheets read numbers').toBe('1617,3');
  expect(record).toHaveLength(head?.length ?? 0);
});

test('a longer list comes whole, and each time it is taken is written down', async () => {
  const rows = Array.from({ length: 1001 }, (_, n) => ({
    ...{ email: `teklif${n}@ornek.example`, status: 'new' as const, createdAt: TEST_NOW },
  }));
  await app.db.insertInto('promotionalLeads').values(rows).execute();
  const { lines } = await fileOf('lead');
  expect(lines).toHaveLength(1002);
  expect(await admin.call(listDecisions, { entity: 'export', entityId: 'lead' })).toMatchObject([
    { action: 'export.download', actorEmail: admin.email },
  ]);
});
