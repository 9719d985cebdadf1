import { expect, test } from 'vitest';
import { readHeader } from '#contract/imports/import-columns.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import {
  csvHead,
  csvRow,
  type ExportableBusiness,
  geojsonFeature,
  isExported,
} from './exported-businesses.rules.ts';

const business: ExportableBusiness = {
  ...{ id: 7, name: 'Nar', category: 'Kafeler', address: 'Toros 5', district: 'Seyhan' },
  ...{ subcategory: null, description: 'Kahve, çay', phone: '0322 591 26 41' },
  ...{ email: 'nar@ornek.example', website: null, priceRange: '₺₺', neighbourhood: null },
  ...{ latitude: '36.99000000', longitude: '35.00000000', whatsapp: null, instagram: null },
  ...{ hours: null, specialDays: { '2026-12-31': 'kapalı' }, features: ['Vale', 'Teras'] },
  attributes: { vale: true, asansor: false },
  ramadanHours: '{"mon-sun":"16:00-02:00"}',
  ...{ images: ['/a', '/b'], isOpen: true, takesReservations: false, cid: '123' },
  ...{ isEmailShown: true, rating: '4.6', reviewCount: 3 },
};

function read(changed: Partial<ExportableBusiness>) {
  const [head, row] = readCsv(
    `${csvHead()}${csvRow({ ...business, ...changed })}`.slice(1).replaceAll('\r\n', '\n'),
    ',',
  );
  if (!head || head.isBroken || !row || row.isBroken) throw new Error('no table');
  return Object.fromEntries(head.cells.map((name, at) => [name, row.cells[at]]));
}

test('a line says what a business says, as an import reads it', () => {
  expect(csvHead().startsWith('\ufeff')).toBe(true);
  expect(read({})).toEqual({
    ...{ name: 'Nar', category: 'Kafeler', address: 'Toros 5', district: 'Seyhan' },
    ...{ subcategory: '', description: 'Kahve, çay', phone: '0322 591 26 41' },
    ...{ email: 'nar@ornek.example', website: '', priceRange: '₺₺', latitude: '36.99' },
    ...{ longitude: '35', neighbourhood: '', whatsapp: '', instagram: '', hours: '' },
    attributes: '{"vale":true,"asansor":false}',
    ramadanHours: '{"mon-sun":"16:00-02:00"}',
    ...{ specialDays: '{"2026-12-31":"kapalı"}', features: 'Vale|Teras', images: '/a|/b' },
    ...{ isOpen: 'true', cid: '123' },
  });
  expect(read({ specialDays: null, latitude: null, longitude: '35.50' })).toMatchObject({
    ...{ specialDays: '', latitude: '', longitude: '35.5' },
  });
});

test('an address its owner did not agree to show does not leave', () => {
  expect(read({ isEmailShown: false }).email).toBe('');
  const properties = JSON.parse(geojsonFeature({ ...business, isEmailShown: false })).properties;
  expect(properties.email).toBeNull();
});

test('our own file is known by its columns, all of them in their order', () => {
  const names = csvHead().slice(1).trim().split(',');
  const isOurs = (columns: string[]) => isExported(readHeader(columns));
  expect(isOurs(names)).toBe(true);
  expect(isOurs(names.slice(1))).toBe(false);
  expect(isOurs([...names, 'notlar'])).toBe(false);
  expect(isOurs(names.toReversed())).toBe(false);
});

test('a feature stands where its pin is, and what it says beside it', () => {
  const feature = JSON.parse(geojsonFeature(business));
  expect(feature).toMatchObject({
    ...{ type: 'Feature', id: 7, geometry: { type: 'Point', coordinates: [35, 36.99] } },
    properties: {
      ...{ name: 'Nar', email: 'nar@ornek.example', features: ['Vale', 'Teras'], isOpen: true },
      ...{ specialDays: { '2026-12-31': 'kapalı' }, rating: '4.6', reviewCount: 3 },
    },
  });
  for (const name of ['latitude', 'longitude', 'cid', 'isEmailShown', 'takesReservations'])
    expect(feature.properties).not.toHaveProperty(name);
  for (const side of [{ latitude: null }, { longitude: null }])
    expect(JSON.parse(geojsonFeature({ ...business, ...side })).geometry).toBeNull();
  const without = JSON.parse(geojsonFeature({ ...business, specialDays: null }));
  expect(without.properties.specialDays).toEqual({});
});
