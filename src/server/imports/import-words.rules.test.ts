import { expect, test } from 'vitest';
import type { Comparison } from '../businesses/facts/newer-facts.rules.ts';
import { sayNewer, siteImportWords } from './import-words.rules.ts';

const nothing: Comparison = { changed: [], kept: [], unsaid: [] };
const said = (comparison?: Partial<Comparison>, isOlder = false) =>
  sayNewer(
    { id: 1001, isOlder, comparison: comparison && { ...nothing, ...comparison } },
    siteImportWords,
  );

test('what a newer file brought is one sentence, what is older brings nothing', () => {
  const phone = {
    fact: 'phone',
    before: { phone: null, phoneKey: null },
    after: { phone: '0322 591 26 41', phoneKey: '+903225912641' },
  } as const;
  const pin = {
    fact: 'pin',
    before: { latitude: 37, longitude: 35.3 },
    after: { latitude: 37.1, longitude: 35.3 },
  } as const;
  expect(said({ changed: [phone, pin] })).toBe(
    'telefonu: yok → 0322 591 26 41; konumu: 37, 35.3 → 37.1, 35.3',
  );
  expect(said({ kept: [{ fact: 'hours', saidBy: 'owner' }] })).toBe(
    'saatleri kaldı, sahibi söylemişti',
  );
  expect(said({ unsaid: ['website', 'hours'] })).toBe(
    'dosya artık söylemiyor: web sitesi, saatleri',
  );
  expect(
    said({ changed: [phone], kept: [{ fact: 'name', saidBy: 'team' }], unsaid: ['pin'] }),
  ).toBe(
    'telefonu: yok → 0322 591 26 41; adı kaldı, ekip söylemişti; dosya artık söylemiyor: konumu',
  );
  expect([said(), said({})]).toEqual(['', '']);
  expect(said({ changed: [phone] }, true)).toBe('bilinenden eski, değişmedi');
});

test('a row that may be another one names it where it may be told', () => {
  const doubted = (other: number | string | undefined) =>
    siteImportWords.doubted(other, 'aynı telefon').split(' ile aynı')[0];
  expect([7, 'Nar Kuaför', undefined].map(doubted)).toEqual([
    'Bu dosyanın 7. satırı',
    'Nar Kuaför',
    'Başka bir kayıt',
  ]);
});
