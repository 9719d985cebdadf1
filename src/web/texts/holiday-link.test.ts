import { expect, test } from 'vitest';
import { onHoliday } from './holiday-link.ts';

test.each([
  ['Yılbaşı', 'Yılbaşı’nda'],
  ['Kurban Bayramı', 'Kurban Bayramı’nda'],
  ['Emek ve Dayanışma Günü', 'Emek ve Dayanışma Günü’nde'],
])('%s', (name, on) => {
  expect(onHoliday(name)).toBe(on);
});
