import { expect, test } from 'vitest';
import { hoursWords } from './hours-words.ts';

test('stored hours are read out, days alike together', () => {
  expect(hoursWords('{"mon-sat":"09:00-18:00","sun":"kapalı"}')).toBe(
    'Pazartesi–Cumartesi: 09.00–18.00\nPazar: Kapalı',
  );
  expect(hoursWords('Sabahtan akşama')).toBe('Sabahtan akşama');
});
