import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import {
  getOpenData,
  OPEN_DATA_FILES,
  type OpenDataFormat,
  openDataFile,
} from '#contract/open-data.ts';
import { setSpecialDay } from '#contract/owners/owner-workspace.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let own: number;
let imported: number;
beforeAll(async () => {
  app = await createTestApp();
  const batch = (fields: object) =>
    app.db
      .insertInto('importBatches')
      .values({ fileName: 'x', source: 'x', ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
  const named = await batch({ licence: 'ODbL-1.0', attribution: '© OpenStreetMap katılımcıları' });
  const unnamed = await batch({});
  own = await app.given.business({
    ...{ name: '=2+3 Kebap', phone: '0322 591 26 41', latitude: '37', longitude: '35.32' },
    ...{ email: 'gizli@sahip.example', isEmailShown: true, submitterName: 'Gizli Ad' },
    ...{ description: 'Sahibinin sözleri', hours: '{"mon-sun":"09:00-18:00"}', cid: '987654' },
    ...{ features: ['Teras', 'Vale'], updatedAt: new Date('2026-11-18T10:00:00Z') },
  });
  const days = ['2026-11-19', '2026-11-20'].map((day) => ({
    businessId: own,
    day,
    hours: 'kapalı',
  }));
  await app.db.insertInto('businessSpecialDays').values(days).execute();
  imported = await app.given.business({ name: 'Açık Veri Fırını', importBatchId: named.id });
  await app.given.business({ name: 'Lisanssız Manav', importBatchId: unnamed.id });
  await app.given.business({ name: 'Örnek Kafe', isExample: true, exampleKey: 'ornek' });
  for (const status of ['pending', 'suspended', 'closed', 'rejected', 'email_pending'] as const)
    await app.given.business({ name: `Saklı ${status}`, status });
});
afterAll(() => app.close());

const fetched = (format: OpenDataFormat, headers = {}) =>
  app.request(openDataFile(format), { headers });
const textOf = async (format: OpenDataFormat) => (await fetched(format)).text();

async function rowsOfCsv() {
  const [head, ...rows] = readCsv(
    (await textOf('csv')).replace(/^\ufeff/, '').replaceAll('\r\n', '\n'),
    ',',
  );
  const names = head && !head.isBroken ? head.cells : [];
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, row.isBroken ? '' : row.cells[at]])),
  );
}

test('every public business is there once, with its licence, its source and its date', async () => {
  const rows = await rowsOfCsv();
  const said = rows.map(({ name, licence, source, isExample }) => [
    name,
    licence,
    source,
    isExample,
  ]);
  expect(said).toEqual([
    // A spreadsheet would run it as a formula.
    ["'=2+3 Kebap", 'CC-BY-4.0', 'Adana Rehberi', 'false'],
    ['Açık Veri Fırını', 'ODbL-1.0', '© OpenStreetMap katılımcıları', 'false'],
    ['Lisanssız Manav', 'NOASSERTION', '', 'false'],
    ['Örnek Kafe', 'CC-BY-4.0', 'Adana Rehberi', 'true'],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ id: String(own), url: `http://test/business/${own}`, phone: '0322 591 26 41' },
    ...{ latitude: '37', longitude: '35.32', features: 'Teras|Vale' },
    updatedAt: '2026-11-18T10:00:00.000Z',
  });
});

test('nothing in the files is about a person or its author’s work, and nothing waits there', async () => {
  const { columns } = await app.call(getOpenData, {});
  const names = columns.map(({ name }) => name);
  for (const name of ['email', 'description', 'images', 'cid', 'submitterName'])
    expect(names).not.toContain(name);
  for (const format of ['csv', 'geojson', 'jsonld'] as const) {
    const text = await textOf(format);
    for (const secret of ['gizli@', 'Gizli Ad', 'Sahibinin', '987654', 'Saklı'])
      expect(text, format).not.toContain(secret);
  }
});

test.each(['csv', 'geojson'] as const)('%s: what a special day was is over', async (format) => {
  const text = await textOf(format);
  expect(text).toMatch(/2026-11-20\W+kapalı/);
  expect(text).not.toContain('2026-11-19');
});

test('GeoJSON and JSON-LD say the same of the same businesses', async () => {
  const { features } = JSON.parse(await textOf('geojson'));
  expect(features.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([own, imported]);
  expect(features[0]).toMatchObject({
    geometry: { type: 'Point', coordinates: [35.32, 37] },
    properties: { name: '=2+3 Kebap', licence: 'CC-BY-4.0', features: ['Teras', 'Vale'] },
  });
  expect(features[1].geometry).toBeNull();
  const { '@graph': graph } = JSON.parse(await textOf('jsonld'));
  expect(graph).toHaveLength(4);
  expect(graph[0]).toMatchObject({
    ...{
      '@type': 'LocalBusiness',
      '@id': `http://test/business/${own}`,
      telephone: '+903225912641',
    },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ opens: '09:00', validThrough: expect.any(String) }),
    ]),
    subjectOf: { license: 'https://spdx.org/licenses/CC-BY-4.0.html' },
  });
  expect(graph[2].subjectOf).not.toHaveProperty('license');
});

test('who has a file as it stands gets it again only after a change, special days included', async () => {
  const first = await fetched('csv');
  expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
  expect(first.headers.get('Last-Modified')).toMatch(/GMT$/);
  const etag = first.headers.get('ETag') ?? '';
  const again = await fetched('csv', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await fetched('geojson', { 'If-None-Match': etag })).status).toBe(200);

  const owner = await app.member();
  const claim = { businessId: own, userId: owner.userId, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(claim).execute();
  const before = (await fetched('csv')).headers.get('ETag') ?? '';
  await owner.call(setSpecialDay, { id: own, day: '2026-12-31', hours: 'kapalı' });
  // What notes changes is swept after a day.
  await app.db.deleteFrom('publicDataChanges').execute();
  const after = await fetched('csv', { 'If-None-Match': before });
  expect(after.status).toBe(200);
  expect(await after.text()).toContain('2026-12-31');
  const dayLater = (await fetched('csv')).headers.get('ETag') ?? '';
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
  expect((await fetched('csv', { 'If-None-Match': dayLater })).status).toBe(200);
});

test('a file of many pages of rows has each once; it comes smaller to who takes that', async () => {
  const { db } = app;
  const row = {
    ...(await db
      .selectFrom('businesses')
      .select(['category', 'address', 'district', 'nameSort', 'nameNorm'])
      .select(['searchHead', 'searchAll'])
      .where('id', '=', imported)
      .executeTakeFirstOrThrow()),
    ...{ name: 'Çoğaltılmış', status: 'approved' as const },
  };
  const rows = Array.from({ length: 1100 }, () => row as never);
  await db.insertInto('businesses').values(rows).execute();
  const { businesses } = await app.call(getOpenData, {});
  expect(businesses).toBe(1104);
  const ids = (await rowsOfCsv()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1104);
  const { features } = JSON.parse(await textOf('geojson'));
  expect(features).toHaveLength(1104);
  const small = await fetched('csv', { 'Accept-Encoding': 'gzip, br' });
  expect(small.headers.get('Content-Encoding')).toBe('gzip');
  const unpacked = new Response(small.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(await unpacked.text()).toBe(await textOf('csv'));
});

test('a file that is none is refused', async () => {
  expect((await app.request('/api/open-data/businesses.xls')).status).toBe(400);
  expect(Object.values(OPEN_DATA_FILES)).toHaveLength(3);
});

test('what an open source brought has its licence and its name, in the files and on its page', async () => {
  const batch = await app.db
    .insertInto('importBatches')
    .values({ fileName: 'x', source: 'overture', licence: 'ODbL-1.0', attribution: 'Dosya' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await app.given.business({ name: 'Kaynaklı Kafe', importBatchId: batch.id });
  const licence = 'Apache-2.0 AND CDLA-Permissive-2.0';
  const origin = { licence, attribution: 'Overture Maps Foundation (Meta)' };
  await app.db
    .insertInto('businessSources')
    .values([
      { sourceId: 'overture:1', businessId: id, isOrigin: true, ...origin },
      { sourceId: 'osm:node/1', businessId: id, isOrigin: false, licence: 'ODbL-1.0' },
    ])
    .execute();
  const row = (await rowsOfCsv()).find(({ name }) => name === 'Kaynaklı Kafe');
  expect(row).toMatchObject({ licence, source: origin.attribution });
  const { '@graph': graph } = JSON.parse(await textOf('jsonld'));
  const said = graph.find(({ name }: { name: string }) => name === 'Kaynaklı Kafe');
  expect(said.subjectOf).toMatchObject({
    license: [
      'https://spdx.org/licenses/Apache-2.0.html',
      'https://spdx.org/licenses/CDLA-Permissive-2.0.html',
    ],
    creditText: origin.attribution,
  });
  expect(await app.call(getBusiness, { id })).toMatchObject({ source: origin });
  expect((await app.call(getBusiness, { id: imported })).source).toEqual({
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap katılımcıları',
  });
  expect(await app.call(getBusiness, { id: own })).not.toHaveProperty('source');
});
