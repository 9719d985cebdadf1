import { describe, expect, test } from 'vitest';
import { BUSINESS_REPORT_REASONS } from '#contract/reports.ts';
import {
  differencesOfReport,
  differencesOfRevision,
  exportHead,
  exportLine,
  fieldsOf,
  imagesOf,
} from './item-fields.rules.ts';

const at = new Date('2026-11-20T14:05:00+03:00');

test.each([
  ['lead', 'hasMarketingConsent', true, 'Evet'],
  ['lead', 'hasMarketingConsent', false, 'Hayır'],
  ['business', 'features', ['Otopark', 'Vale'], 'Otopark, Vale'],
  ['advertisement', 'package', 'basic', 'Temel ilan'],
  ['advertisement', 'package', 'eskisi', 'eskisi'],
  ['advertisement_request', 'package', 'basic', 'Temel aylık reklam'],
  ['lead', 'source', 'welcome_popup', 'Ana sayfadaki pencere'],
  ['lead', 'source', 'fuar', 'fuar'],
  ['report', 'reason', 'closed_down', BUSINESS_REPORT_REASONS.closed_down],
  ['report', 'reason', 'eskisi', 'eskisi'],
  ['removal', 'reason', 'closed_down', 'closed_down'],
  ['report', 'suggestion', { text: '0322 591 26 41' }, '0322 591 26 41'],
  ['reservation', 'time', '19:30:00', '19.30'],
  ['lead', 'consentedAt', at, '20 Kasım 2026 14.05'],
  ['advertisement', 'totalCost', '1200.50', '1200.5'],
  ['advertisement', 'startDate', '2026-12-01', '2026-12-01'],
  ['lead', 'phone', '05320009901, 03220009902', '05320009901, 03220009902'],
  ['business', 'name', 'Nar Kuaför', 'Nar Kuaför'],
  ['reservation', 'people', 4, '4'],
] as const)('of a %s its %s %s reads %s', (kind, field, value, text) => {
  const definition = { fields: [field] };
  expect(fieldsOf({ kind, definition }, { [field]: value })).toEqual([
    { name: field, value: text },
  ]);
});

test('what a record leaves out is not named; a column may have another name', () => {
  const fields = [
    'name',
    ['companyName', 'ownerName'],
    'message',
    'totalCost',
    'suggestion',
  ] as const;
  const row = { name: 'Ayşe', companyName: 'Nar', message: '', totalCost: null, suggestion: null };
  expect(fieldsOf({ kind: 'advertisement', definition: { fields } }, row)).toEqual([
    { name: 'name', value: 'Ayşe' },
    { name: 'ownerName', value: 'Nar' },
  ]);
});

test('a file has a head of words and a line of every record, empty where nothing was said', () => {
  const fields = ['contactPerson', ['companyName', 'package'], 'odd'] as const;
  const record = { kind: 'advertisement' as const, definition: { fields } };
  expect(exportHead(record)).toBe('\ufeffNo;Geldi;Durum;İletişim kişisi;Paket;odd\r\n');
  const row = { id: '7', createdAt: at.toISOString(), status: 'live', contactPerson: 'Ali; Veli' };
  expect(exportLine(record, row)).toBe('7;20.11.2026 14:05;Yayında;"Ali; Veli";;\r\n');
  expect(exportLine(record, { ...row, status: 'eskisi' })).toContain(';eskisi;');
});

test('a spreadsheet sorts by the days of a file, adds its amounts up and keeps the zero of a number', () => {
  const fields = ['phone', 'totalCost', 'startDate', 'endDate', 'approvedAt'];
  const record = { kind: 'advertisement' as const, definition: { fields } };
  const row = { id: 7, createdAt: at.toISOString(), status: 'live', endDate: null, approvedAt: at };
  const said = {
    phone: '+905320009901 / 03220009902',
    totalCost: '1617.30',
    startDate: '2026-12-01',
  };
  expect(exportLine(record, { ...row, ...said })).toBe(
    '7;20.11.2026 14:05;Yayında;"0532 000 99 01, 0322 000 99 02";"1617,3";01.12.2026;;20.11.2026 14:05\r\n',
  );
});

test('pictures: the photos, and before them the logo of an application', () => {
  const row = { logo: '/api/objects/1', images: ['/api/objects/2'] };
  expect(imagesOf('application', row)).toEqual(['/api/objects/1', '/api/objects/2']);
  expect(imagesOf('business', row)).toEqual(['/api/objects/2']);
  expect(imagesOf('application', {})).toEqual([]);
});

describe('a revision', () => {
  test('says each change, and both degrees as one pin', () => {
    expect(
      differencesOfRevision({
        phone: ['0322 591 26 41', null],
        latitude: [null, '37.0500'],
        longitude: [null, '35.3'],
      }),
    ).toEqual([
      { field: 'phone', old: '0322 591 26 41', new: null, isAutomatic: true },
      { field: 'pin', old: null, new: '37.05, 35.3', isAutomatic: true },
    ]);
  });

  test('half a pin is none', () => {
    expect(differencesOfRevision({ latitude: ['37', '37.05'] })).toEqual([]);
    expect(differencesOfRevision({ longitude: ['35', '35.3'] })).toEqual([]);
    const half = { latitude: ['37', '37'], longitude: ['35', null] } as Record<
      string,
      [string | null, string | null]
    >;
    expect(differencesOfRevision(half)).toMatchObject([{ old: '37, 35', new: null }]);
  });
});

describe('a report', () => {
  const business = {
    ...{ phone: '0322 591 26 41', address: 'Ziyapaşa 1', hours: null, category: 'Kafeler' },
    ...{ latitude: 37, longitude: 35.3 },
  };
  const differences = (reason: string, suggestion: string | null, reviewId: number | null = null) =>
    differencesOfReport({ reason, suggestion, reviewId }, business, ['Kafeler', 'Oteller']);

  test.each([
    ['closed_down', null, { field: 'status', old: 'Yayında', new: 'Kapandı', isAutomatic: true }],
    [
      'wrong_category',
      'oteller',
      { field: 'category', old: 'Kafeler', new: 'Oteller', isAutomatic: true },
    ],
    [
      'wrong_pin',
      '37.01, 35.32',
      { field: 'pin', old: '37, 35.3', new: '37.01, 35.32', isAutomatic: true },
    ],
    [
      'wrong_phone',
      '0322 225 14 12',
      { field: 'phone', old: '0322 591 26 41', new: '0322 225 14 12', isAutomatic: true },
    ],
    [
      'wrong_address',
      'Toros Mah. 5',
      { field: 'address', old: 'Ziyapaşa 1', new: 'Toros Mah. 5', isAutomatic: false },
    ],
    [
      'wrong_hours',
      'bilmiyorum',
      { field: 'hours', old: null, new: 'bilmiyorum', isAutomatic: false },
    ],
  ])('%s with %s shows what would change', (reason, suggestion, difference) => {
    expect(differences(reason, suggestion)).toEqual([difference]);
  });

  test('of a review that was right hides it', () => {
    expect(differences('insult', null, 7)).toEqual([
      { field: 'status', old: 'Yayında', new: 'Gizlendi', isAutomatic: true },
    ]);
  });

  test.each([
    ['wrong_address', null],
    ['other', 'Adı yanlış'],
    ['toString', 'Adı yanlış'],
  ])('%s with %s changes nothing that could be shown', (reason, suggestion) => {
    expect(differences(reason, suggestion)).toEqual([]);
  });

  test('a pin where none stood', () => {
    const report = { reason: 'wrong_pin', suggestion: '37.01, 35.32', reviewId: null };
    const without = [{ latitude: null }, { longitude: null }, { latitude: null, longitude: null }];
    for (const missing of without) {
      expect(differencesOfReport(report, { ...business, ...missing }, [])).toMatchObject([
        { field: 'pin', old: null, new: '37.01, 35.32' },
      ]);
    }
  });
});
