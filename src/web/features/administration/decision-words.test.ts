import { expect, test } from 'vitest';
import { actionWord, differenceLines, entityWord } from './decision-words.ts';

test('a change reads as before and after, in the words of the screen', () => {
  const difference = {
    status: ['pending', 'approved'],
    description: true,
    isFeatured: [false, true],
    phone: [null, '0322 591 26 41'],
    keptIds: [1001, 1002],
    unheardOf: { a: 1 },
  };
  expect(differenceLines({ difference })).toEqual([
    { label: 'durum', text: 'İncelemede → Yayında' },
    { label: 'açıklama', text: 'değişti' },
    { label: 'öne çıkan', text: 'hayır → evet' },
    { label: 'telefon', text: 'boş → 0322 591 26 41' },
    { label: 'kalanların numaraları', text: '1001, 1002' },
    { label: 'unheardOf', text: '{"a":1}' },
  ]);
  expect(differenceLines({ difference: null })).toEqual([]);
});

test('an action or a record that has no word yet keeps its name', () => {
  expect(actionWord('business.approve')).toBe('Onayladı');
  expect(actionWord('moon.land')).toBe('moon.land');
  expect(entityWord('moon')).toBe('moon');
});
