import { expect, test } from 'vitest';
import { searchDirectory } from './search.ts';

const read = (input: object) => searchDirectory.input.safeParse(input).data;

test.each([
  [{ open: 'now' }, { open: 'now' }],
  [{ open: '2026-11-24T20:30' }, { open: '2026-11-24T20:30' }],
  [{ open: '2028-02-29T00:00' }, { open: '2028-02-29T00:00' }],
  [{ near: '37.001,35.325' }, { near: '37.001,35.325' }],
  [{ near: '-90,180' }, { near: '-90,180' }],
  [{ price: 'uygun,orta' }, { price: ['uygun', 'orta'] }],
  [{ features: 'Açık\\, kapalı,Vale' }, { features: ['Açık, kapalı', 'Vale'] }],
  [{ literal: 'spelling' }, { literal: ['spelling'] }],
  [{}, { page: 1, limit: 24 }],
])('%j is a question', (input, expected) => {
  expect(read(input)).toMatchObject(expected);
});

test.each([
  { open: 'yarın' },
  { open: '2027-02-29T10:00' },
  { open: '2026-11-31T10:00' },
  { open: '2026-11-24T24:00' },
  { open: '2026-11-24T20:60' },
  { open: '1926-11-24T20:30' },
  { open: 'x2026-11-24T20:30' },
  { near: '91,35' },
  { near: '-91,35' },
  { near: '37,181' },
  { near: '37,-181' },
  { near: '37' },
  { price: 'ucuz' },
  { features: 'a,b,c,d,e,f,g' },
  { page: 0 },
])('%j is none', (input) => {
  expect(read(input)).toBeUndefined();
});
