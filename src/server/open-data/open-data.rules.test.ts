import { expect, test } from 'vitest';
import { readCsv } from '#contract/text/csv-text.ts';
import {
  type OpenRow,
  openDataColumns,
  openDataForms,
  openValue,
  sourceOf,
} from './open-data.rules.ts';

const HOLIDAY = { name: 'x', isBayram: true, from: '2026-03-19T13:00', until: '2026-03-23T00:00' };
const SITE = {
  publicUrl: 'https://rehber.example',
  siteName: 'Adana Rehberi',
  holidays: [HOLIDAY],
};
const ROW = {
  ...{ id: 7, name: 'Köşe', category: 'Restoranlar', subcategory: null, address: 'Cemal Cad. 4' },
  ...{ district: 'Seyhan', phone: null, website: null, hours: null, isOpen: true },
  ...{ latitude: null, longitude: null, specialDays: null, features: [], attributes: {} },
  ...{ isExample: false, rating: '0', reviewCount: 0, updatedAt: new Date('2026-11-18T10:00:00Z') },
  ...{ importBatchId: null, licence: 'CC-BY-4.0', attribution: '', kind: null },
  ...{ schemaTypes: null, onHolidays: 'unsure' },
} as unknown as OpenRow;

const csvOf = (more: Partial<OpenRow>) => {
  const { head, row } = openDataForms.csv;
  const [names, values] = [
    ...readCsv(`${head()}${row({ ...ROW, ...more }, SITE)}`.replaceAll('\r\n', '\n'), ','),
  ];
  const cells = values && !values.isBroken ? values.cells : [];
  return Object.fromEntries(
    (names && !names.isBroken ? names.cells : []).map((name, at) => [
      name.replace('\ufeff', ''),
      cells[at],
    ]),
  );
};
const featureOf = (more: Partial<OpenRow>) =>
  JSON.parse(openDataForms.geojson.row({ ...ROW, ...more }, SITE));
const schemaOf = (more: Partial<OpenRow>) =>
  JSON.parse(openDataForms.jsonld.row({ ...ROW, ...more }, SITE));

test('the CSV begins with the mark that Excel needs and names every column once', () => {
  const head = openDataForms.csv.head();
  const names = openDataColumns.map(({ name }) => name);
  expect(head).toBe(`\ufeff${names.join(',')}\r\n`);
  expect(new Set(names).size).toBe(names.length);
  expect(openDataColumns.every(({ label }) => label !== '')).toBe(true);
});

test('cells: lists in one, nothing for an empty table, degrees without empty decimals', () => {
  expect(csvOf({})).toMatchObject({
    ...{ id: '7', url: 'https://rehber.example/business/7', name: 'Köşe', phone: '' },
    ...{ latitude: '', specialDays: '', features: '', rating: '', reviewCount: '0' },
    ...{ isExample: 'false', licence: 'CC-BY-4.0', source: 'Adana Rehberi', kind: '' },
    updatedAt: '2026-11-18T10:00:00.000Z',
  });
  const pin = { latitude: '37.00000000', longitude: '35.32100000' };
  const days = { '2026-12-31': 'kapalı' };
  const more = { rating: '4.5', reviewCount: 2, features: ['Teras', 'Vale'], kind: 'Kebapçı' };
  expect(csvOf({ ...pin, ...more, specialDays: days, isExample: true })).toMatchObject({
    ...{ latitude: '37', longitude: '35.321', features: 'Teras|Vale', rating: '4.5' },
    ...{ specialDays: JSON.stringify(days), kind: 'Kebapçı', isExample: 'true' },
  });
  expect(openValue({ ...ROW, latitude: '37.100' }, 'latitude')).toBe('37.1');
  expect(openValue(ROW, 'specialDays')).toEqual({});
});

test('named is the file’s source in its words, the directory for what people wrote here', () => {
  const attribution = '© OpenStreetMap katılımcıları';
  expect(csvOf({ importBatchId: 3, attribution }).source).toBe(attribution);
  expect(csvOf({ importBatchId: 3 }).source).toBe('');
  expect(sourceOf({ attribution, isOwn: true }, SITE)).toBe(attribution);
});

test('a feature has its pin as the format wants it, or none', () => {
  const pin = { latitude: '37.00000000', longitude: '35.32000000' };
  expect(featureOf(pin)).toMatchObject({
    ...{ type: 'Feature', id: 7, geometry: { type: 'Point', coordinates: [35.32, 37] } },
    properties: { name: 'Köşe', url: 'https://rehber.example/business/7', specialDays: {} },
  });
  for (const name of ['id', 'latitude', 'longitude'])
    expect(featureOf(pin).properties).not.toHaveProperty(name);
  expect(featureOf({}).geometry).toBeNull();
  expect(featureOf({ latitude: '37' }).geometry).toBeNull();
  expect(featureOf({ longitude: '35' }).geometry).toBeNull();
});

test('schema.org: what is not known is not there', () => {
  expect(schemaOf({ importBatchId: 3, licence: 'NOASSERTION' })).toEqual({
    ...{ '@type': 'LocalBusiness', '@id': 'https://rehber.example/business/7', name: 'Köşe' },
    url: 'https://rehber.example/business/7',
    address: {
      '@type': 'PostalAddress',
      ...{ streetAddress: 'Cemal Cad. 4', addressLocality: 'Seyhan', addressRegion: 'Adana' },
      addressCountry: 'TR',
    },
    ...{ openingHoursSpecification: [], specialOpeningHoursSpecification: [], amenityFeature: [] },
    subjectOf: {
      ...{ '@type': 'WebPage', url: 'https://rehber.example/business/7' },
      dateModified: '2026-11-18T10:00:00.000Z',
    },
  });
});

test('schema.org: what is known is said in its words', () => {
  const known = schemaOf({
    ...{ schemaTypes: 'Restaurant Store', latitude: '37.00', longitude: '35.32', isExample: true },
    ...{ phone: '0322 591 26 41', website: 'https://kose.example', attributes: { otopark: false } },
    ...{ licence: 'Apache-2.0 AND CC-BY-4.0', attribution: 'Foursquare' },
  });
  expect(known).toMatchObject({
    ...{ '@type': ['Restaurant', 'Store'], telephone: '+903225912641' },
    geo: { '@type': 'GeoCoordinates', latitude: 37, longitude: 35.32 },
    sameAs: 'https://kose.example',
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Otopark', value: false }],
    subjectOf: {
      license: [
        'https://spdx.org/licenses/Apache-2.0.html',
        'https://spdx.org/licenses/CC-BY-4.0.html',
      ],
      ...{ creditText: 'Foursquare', description: 'Örnek kayıt' },
    },
  });
  expect(schemaOf({ schemaTypes: 'Restaurant' })['@type']).toBe('Restaurant');
  expect(schemaOf({}).subjectOf.license).toBe('https://spdx.org/licenses/CC-BY-4.0.html');
  // A line of a company is dialled from within the country only.
  expect(schemaOf({ phone: '444 52 33' })).not.toHaveProperty('telephone');
  for (const pin of [{ latitude: '37' }, { longitude: '35' }])
    expect(schemaOf(pin)).not.toHaveProperty('geo');
});

test('schema.org: the usual hours end at a holiday that puts them in doubt', () => {
  const hours = '{"mon-sun":"09:00-18:00"}';
  const usual = (onHolidays: OpenRow['onHolidays']) =>
    schemaOf({ hours, onHolidays }).openingHoursSpecification;
  expect(JSON.stringify(usual('unsure' as OpenRow['onHolidays']))).toContain('validThrough');
  expect(JSON.stringify(usual('open'))).not.toContain('validThrough');
  const special = schemaOf({ hours, specialDays: { '2026-12-31': '10:00-11:00' } });
  expect(JSON.stringify(special.specialOpeningHoursSpecification)).toContain('2026-12-31');
});

test('each file can be put together of its rows', () => {
  for (const form of ['geojson', 'jsonld'] as const) {
    const { head, row, between, end } = openDataForms[form];
    const whole = JSON.parse(`${head()}${row(ROW, SITE)}${between}${row(ROW, SITE)}${end}`);
    expect(whole[form === 'geojson' ? 'features' : '@graph']).toHaveLength(2);
  }
});
