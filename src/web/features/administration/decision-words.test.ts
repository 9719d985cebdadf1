import { expect, test } from 'vitest';
import { actionWord, differenceLines, entityWord, recordWords } from './decision-words.ts';

test('a change reads as before and after, in the words of the screen', () => {
  const difference = {
    status: ['pending', 'approved'],
    description: true,
    isFeatured: [false, true],
    phone: [null, '0322 591 26 41'],
    keptIds: [1001, 1002],
    unheardOf: { a: 1 },
  };
  expect(differenceLines({ entity: 'business', difference })).toEqual([
    { label: 'durum', text: 'İncelemede → Yayında' },
    { label: 'açıklama', text: 'değişti' },
    { label: 'öne çıkan', text: 'hayır → evet' },
    { label: 'telefon', text: 'boş → 0322 591 26 41' },
    { label: 'kalanların numaraları', text: '1001, 1002' },
    { label: 'unheardOf', text: '{"a":1}' },
  ]);
  expect(differenceLines({ entity: 'business', difference: null })).toEqual([]);
});

test('codes are read in the words of what they belong to', () => {
  const lines = (entity: string, difference: Record<string, unknown>) =>
    differenceLines({ entity, difference }).map(({ text }) => text);
  expect(lines('claim', { status: ['pending', 'needs_info'] })).toEqual([
    'Bekliyor → Bilgi bekleniyor',
  ]);
  expect(lines('letter', { state: ['failed', 'waiting'] })).toEqual(['Gönderilemedi → Bekliyor']);
  expect(lines('business', { role: 'manager', name: ['free', 'owner'] })).toEqual([
    'Yönetici',
    'free → owner',
  ]);
  expect(
    lines('business', {
      plan: ['free', 'basic'],
      planExpiresAt: [null, '2099-11-20T09:00:00.000Z'],
    }),
  ).toEqual(['Ücretsiz → Temel', 'boş → 20 Kasım 2099']);
});

test('an action or a record that has no word yet keeps its name', () => {
  expect(actionWord('business.approve')).toBe('Onayladı');
  expect(actionWord('claim.approve.refused')).toBe('Onayladı: kabul edilmedi');
  expect(actionWord('moon.land')).toBe('moon.land');
  expect(entityWord('moon')).toBe('moon');
  expect(recordWords('removal', '1001')).toBe('Kaldırma isteği #1001');
  expect(recordWords('export', 'lead')).toBe('Dosya olarak kayıtlar: Kampanya kaydı');
});
