import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  foursquareParquet,
  osmPbf,
  overtureParquet,
} from '../../../../tests/support/open-places-files.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { openImportFile } from '../import-file.service.ts';
import { importRows, type RowOutcome } from '../import-rows.service.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-places-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('businesses').execute();
  await database.db.deleteFrom('importBatches').execute();
});

const NOW = new Date('2026-11-20T09:00:00Z');

async function importOf(
  content: Uint8Array | string,
  name = 'yerler',
  options: { isApproved?: boolean; leastConfidence?: number } = {},
) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const opened = await openImportFile(file);
  const outcomes: RowOutcome[] = [];
  const summary = await importRows({ db: database.db, now: () => NOW }, opened.rows(), {
    fileName: name,
    source: opened.format,
    ...options,
    onOutcome: (outcome) => void outcomes.push(outcome),
  });
  const stored = await database.db.selectFrom('businesses').selectAll().orderBy('id').execute();
  return { format: opened.format, summary, outcomes, stored };
}

const PHARMACY = {
  id: '08f2d8a1-0000-4000-8000-000000000001',
  bbox: { xmin: 35.3137, xmax: 35.3137, ymin: 37.0007, ymax: 37.0007 },
  version: 3,
  sources: [{ property: '', dataset: 'meta', license: 'CDLA-Permissive-2.0', record_id: '1' }],
  names: { primary: 'CEMRE ECZANESİ' },
  categories: { primary: 'pharmacy', alternate: ['health_and_medical'] },
  confidence: 0.93,
  websites: ['https://cemreeczanesi.com.tr/'],
  socials: ['https://www.instagram.com/cemreeczanesi'],
  phones: ['+903224531122'],
  addresses: [{ freeform: 'Vali Yolu Cd. No:12', locality: 'Adana', country: 'TR' }],
  operating_status: 'open',
};
const ANKARA = {
  ...PHARMACY,
  id: '08f2d8a1-0000-4000-8000-000000000002',
  bbox: { xmin: 32.85, xmax: 32.85, ymin: 39.92, ymax: 39.92 },
};
const CERTAIN = {
  name: 'Cemre Eczanesi',
  category: 'Sağlık',
  subcategory: 'Eczane',
  district: 'Seyhan',
  phone: '0322 453 11 22',
  latitude: '37.00070000',
  website: 'https://cemreeczanesi.com.tr',
  instagram: 'cemreeczanesi',
};

test('Parquet of Overture, also in several groups of rows', async () => {
  const closed = { ...PHARMACY, id: 'x', operating_status: 'permanently_closed' };
  const { format, summary, outcomes, stored } = await importOf(
    overtureParquet([PHARMACY, ANKARA, closed], 1),
  );
  expect(format).toBe('overture');
  expect(summary).toMatchObject({ rows: 3, imported: 1, refused: 2 });
  expect(outcomes.slice(1).map(({ sentence }) => sentence)).toEqual([
    'Konumu Adana’dan uzak',
    'Kalıcı olarak kapanmış',
  ]);
  expect(stored).toMatchObject([CERTAIN]);
});

test('the Turkish name of a place is the same out of Parquet and GeoJSON', async () => {
  const abroad = {
    ...PHARMACY,
    names: { primary: 'Cemre Pharmacy', common: [{ key: 'tr', value: 'Cemre Eczanesi' }] },
  };
  const { stored } = await importOf(overtureParquet([abroad]));
  expect(stored.map(({ name }) => name)).toEqual(['Cemre Eczanesi']);
});

test('GeoJSON of Overture, as one collection and a line each', async () => {
  const { bbox, ...properties } = PHARMACY;
  const feature = {
    type: 'Feature',
    id: PHARMACY.id,
    geometry: { type: 'Point', coordinates: [bbox.xmin, bbox.ymin] },
    properties,
  };
  const whole = JSON.stringify({ type: 'FeatureCollection', features: [feature, feature] });
  const lines = `${JSON.stringify(feature)}\n${JSON.stringify(feature)}\n`;
  const sequence = lines.replaceAll(/^(?=.)/gm, '\u001e');
  for (const [name, content] of [
    ['hepsi.geojson', whole],
    ['satır.geojsonl', lines],
    ['dizi.geojsons', sequence],
  ] as const) {
    await database.db.deleteFrom('businesses').execute();
    const { summary, stored } = await importOf(content, name);
    expect([name, summary.imported, summary.duplicates]).toEqual([name, 1, 1]);
    expect(stored).toMatchObject([CERTAIN]);
  }
});

test('Parquet of Foursquare', async () => {
  const { format, stored, outcomes } = await importOf(
    foursquareParquet([
      {
        fsq_place_id: '4b5c1f2af964a520d41f29e3',
        name: 'Yüzevler Kebap',
        latitude: 36.9921,
        longitude: 35.3226,
        address: 'Ziya Algan Sk.',
        locality: 'Seyhan',
        region: 'Adana',
        country: 'TR',
        date_refreshed: '2026-08-01',
        tel: '(0322) 454 75 13',
        fsq_category_labels: ['Dining and Drinking > Restaurant > Kebab Restaurant'],
      },
      {
        fsq_place_id: '4b5c1f2af964a520d41f29e4',
        name: 'Kapanmış Kafe',
        latitude: 36.9921,
        longitude: 35.3226,
        date_closed: '2024-01-01',
        fsq_category_labels: ['Dining and Drinking > Cafe'],
      },
    ]),
  );
  expect(format).toBe('foursquare');
  expect(stored).toMatchObject([
    {
      name: 'Yüzevler Kebap',
      category: 'Restoranlar',
      subcategory: 'Kebapçı',
      district: 'Seyhan',
      phone: '0322 454 75 13',
    },
  ]);
  expect(outcomes[1]?.sentence).toBe('Kalıcı olarak kapanmış');
});

const CORNERS = [
  { id: 11, latitude: 37.0002, longitude: 35.3132 },
  { id: 12, latitude: 37.0002, longitude: 35.3142 },
  { id: 13, latitude: 37.0012, longitude: 35.3142 },
];
const CAFE = {
  id: 1,
  latitude: 36.9921,
  longitude: 35.3226,
  tags: { name: 'Parkta Kahve', amenity: 'cafe', opening_hours: 'Mo-Su 08:00-23:00' },
};
const HOSPITAL = { name: 'Örnek Hastanesi', amenity: 'hospital', 'addr:street': 'Vali Yolu Cd.' };

test.each([true, false])('an OpenStreetMap file, packed: %s', async (isZipped) => {
  const { format, stored } = await importOf(
    osmPbf(
      {
        nodes: [CAFE, ...CORNERS],
        ways: [
          { id: 21, nodes: [11, 12, 13, 11], tags: HOSPITAL },
          { id: 22, nodes: [11, 12, 13, 11] },
          { id: 23, nodes: [11, 12], tags: { highway: 'residential', name: 'Vali Yolu' } },
        ],
        relations: [
          {
            id: 31,
            ways: [22],
            tags: { name: 'Büyük Otel', tourism: 'hotel', type: 'multipolygon' },
          },
        ],
      },
      isZipped,
    ),
  );
  expect(format).toBe('osm');
  expect(stored).toMatchObject([
    {
      name: 'Parkta Kahve',
      category: 'Kafeler',
      hours: '{"mon-sun":"08:00-23:00"}',
      latitude: '36.99210000',
    },
    {
      name: 'Örnek Hastanesi',
      category: 'Sağlık',
      latitude: '37.00070000',
      longitude: '35.31370000',
    },
    { name: 'Büyük Otel', category: 'Oteller', latitude: '37.00070000' },
  ]);
});

test('what Overpass answers, and OpenStreetMap as GeoJSON', async () => {
  const overpass = {
    version: 0.6,
    osm3s: { copyright: 'The data included in this document is from www.openstreetmap.org.' },
    elements: [
      { type: 'node', id: 1, lat: CAFE.latitude, lon: CAFE.longitude, tags: CAFE.tags },
      { type: 'way', id: 21, center: { lat: 37.0007, lon: 35.3137 }, nodes: [11], tags: HOSPITAL },
      { type: 'way', id: 24, nodes: [11, 12, 13], tags: { ...HOSPITAL, name: 'Başka Hastane' } },
      ...CORNERS.map(({ id, latitude, longitude }) => ({
        type: 'node',
        id,
        lat: latitude,
        lon: longitude,
      })),
    ],
  };
  const { format, stored } = await importOf(JSON.stringify(overpass, null, 2), 'overpass.json');
  expect(format).toBe('overpass');
  const names = ['Parkta Kahve', 'Örnek Hastanesi', 'Başka Hastane'];
  expect(stored.map(({ name }) => name)).toEqual(names);
  expect(stored[2]).toMatchObject({ latitude: '37.00070000', longitude: '35.31370000' });

  await database.db.deleteFrom('businesses').execute();
  const features = {
    type: 'FeatureCollection',
    generator: 'overpass-turbo',
    features: [
      {
        type: 'Feature',
        id: 'node/1',
        properties: { '@id': 'node/1', ...CAFE.tags },
        geometry: { type: 'Point', coordinates: [CAFE.longitude, CAFE.latitude] },
      },
      {
        type: 'Feature',
        id: 'way/21',
        properties: { '@id': 'way/21', ...HOSPITAL },
        geometry: {
          type: 'Polygon',
          coordinates: [CORNERS.map(({ longitude, latitude }) => [longitude, latitude])],
        },
      },
    ],
  };
  const geojson = await importOf(JSON.stringify(features), 'osm.geojson');
  expect(geojson.format).toBe('osm');
  expect(geojson.stored.map(({ name }) => name)).toEqual(names.slice(0, 2));
});

test('what is no such file is said in one sentence', async () => {
  const parquet = overtureParquet([PHARMACY]);
  const pbf = osmPbf({ nodes: [CAFE] });
  for (const [content, sentence] of [
    ['{"a": 1}', /yer listesi bulunamadı/],
    ['[1, 2]', /yer listesi bulunamadı/],
    ['{"type":"Feature","properties":{"@id":', /yer listesi bulunamadı/],
    [parquet.slice(0, parquet.length - 20), /Parquet dosyası okunamadı/],
    [pbf.slice(0, pbf.length - 5), /OpenStreetMap dosyası okunamadı/],
  ] as const) {
    await expect(importOf(content)).rejects.toThrow(sentence);
  }
});

const sources = () =>
  database.db.selectFrom('businessSources').selectAll().orderBy('sourceId').execute();

test('what the source calls a place is kept, with licence, version and how sure it is', async () => {
  const both = {
    ...PHARMACY,
    sources: [
      { property: '', dataset: 'meta', license: 'CDLA-Permissive-2.0' },
      { property: '', dataset: 'Foursquare', license: 'Apache-2.0' },
    ],
  };
  const { stored } = await importOf(overtureParquet([both]));
  const [row] = await sources();
  expect(row).toMatchObject({
    sourceId: `overture:${PHARMACY.id}`,
    businessId: stored[0]?.id,
    isOrigin: true,
    licence: 'Apache-2.0 AND CDLA-Permissive-2.0',
    attribution: 'Overture Maps Foundation (Foursquare, Meta)',
    version: '3',
    seenAt: NOW,
  });
  expect(row?.confidence).toBeCloseTo(0.93);
});

test('a newer file meets its places again by the ids of the source, whatever else changed', async () => {
  const { stored } = await importOf(overtureParquet([PHARMACY]));
  const moved = {
    ...PHARMACY,
    version: 4,
    names: { primary: 'Bambaşka Bir Ad' },
    phones: ['+903222000000'],
    bbox: { xmin: 35.33, xmax: 35.33, ymin: 36.99, ymax: 36.99 },
  };
  const again = await importOf(overtureParquet([moved]));
  expect(again.summary).toMatchObject({ imported: 0, duplicates: 0, changed: 1 });
  expect(again.outcomes[0]?.id).toBe(stored[0]?.id);
  expect(again.outcomes[0]?.sentence).toContain(
    `Rehberde var: #${stored[0]?.id} Cemre Eczanesi (aynı kaynağın kaydı); adı: `,
  );
  expect(await sources()).toMatchObject([{ version: '4', isOrigin: true }]);
});

test('a place that another source brought keeps its origin', async () => {
  await importOf(overtureParquet([PHARMACY]));
  const tags = { name: 'Cemre Eczanesi', amenity: 'pharmacy', phone: '+90 322 453 11 22' };
  await importOf(osmPbf({ nodes: [{ id: 5, latitude: 37.0007, longitude: 35.3137, tags }] }));
  expect(await sources()).toMatchObject([
    { sourceId: 'osm:node/5', isOrigin: false },
    { sourceId: `overture:${PHARMACY.id}`, isOrigin: true },
  ]);
});

test('what a source is less sure of than the operator wants waits, also when the file comes again', async () => {
  const unsure = {
    ...PHARMACY,
    id: 'unsure',
    names: { primary: 'Şüpheli Kafe' },
    categories: { primary: 'cafe' },
    phones: [],
    confidence: 0.4,
  };
  const options = { isApproved: true, leastConfidence: 0.6 };
  for (const time of ['first', 'again']) {
    const { stored, summary } = await importOf(
      overtureParquet([PHARMACY, unsure]),
      'yerler',
      options,
    );
    expect(summary.held).toBe(summary.imported / 2);
    expect([time, ...stored.map(({ name, status }) => [name, status])]).toEqual([
      time,
      ['Cemre Eczanesi', 'approved'],
      ['Şüpheli Kafe', 'pending'],
    ]);
  }
});
