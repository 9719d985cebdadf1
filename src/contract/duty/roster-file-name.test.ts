import { expect, test } from 'vitest';
import { dayInFileName } from './roster-file-name.ts';

test.each([
  ['nobetci-2026-11-29.json', '2026-11-29'],
  ['nobetci_20261129.csv', '2026-11-29'],
  ['29.11.2026 nöbet listesi.xlsx', '2026-11-29'],
  ['liste 1-2-2026 (3).txt', '2026-02-01'],
  // A month, no day, and what is in no calendar.
  ['2026-11-01_2026-11-30.csv', undefined],
  ['kasim-2026.xlsx', undefined],
  ['30.02.2026.csv', undefined],
  ['20261301.csv', undefined],
  ['5320261129.csv', undefined],
])('the file %s is of %s', (name, day) => {
  expect(dayInFileName(name)).toBe(day);
});
