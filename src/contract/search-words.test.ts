import { expect, test } from 'vitest';
import { expandQuery, SYNONYMS } from '#contract/search-words.ts';
import { searchNorm } from '#contract/turkish-fold.ts';

const expand = (query: string) => expandQuery(searchNorm(query));

test('one word for a thing brings the others', () => {
  expect(expand('kuaför')).toContain('berber');
  expect(expand('berber')).toContain('kuafor');
  expect(expand('lokanta')).toContain('restoran');
  expect(expand('bakkal')).toContain('market');
  expect(expand('dişçi')).toContain('dis hekimi');
  expect(expand('kebab')).toContain('kebapci');
  expect(expand('cafe')).toContain('kafe');
});

test('endings do not hide a word', () => {
  expect(expand('Kuaförler')).toContain('berber');
  expect(expand('eczaneleri')).toContain('eczaci');
});

test('the rest of the query stays, and phrases count as one', () => {
  expect(expand('Seyhan kuaför salonu')).toContain('seyhan berber salonu');
  expect(expand('ucuz rent a car adana')).toContain('ucuz oto kiralama adana');
});

test('a query without a known word has no other form, and never itself', () => {
  expect(expand('mesut usta')).toEqual([]);
  expect(expand('')).toEqual([]);
  for (const word of SYNONYMS.flat()) expect(expand(word)).not.toContain(searchNorm(word));
});

test('no meaning is listed with the same word twice', () => {
  for (const words of SYNONYMS) {
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words.map(searchNorm)).size).toBe(words.length);
  }
});
