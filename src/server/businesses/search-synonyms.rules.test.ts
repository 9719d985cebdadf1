import { expect, test } from 'vitest';
import { searchNorm } from '#contract/turkish-fold.ts';
import { expansionsOf } from './search-synonyms.rules.ts';

const expand = (question: string, limit = 50) =>
  expansionsOf(searchNorm(question).split(' '), limit).map(({ kept, found }) =>
    [...kept, ...found].join(' '),
  );

test('one word for a thing brings the others, whatever its ending', () => {
  expect(expand('kuaför')).toContain('berber');
  expect(expand('kuaförler')).toContain('berber');
  expect(expand('berberde')).toContain('kuafor');
  expect(expand('lokantası')).toContain('restoran');
  expect(expand('bara')).toContain('meyhane');
  expect(expand('dişçi')).toContain('ortodonti');
});

test('the rest of the question stays', () => {
  expect(expand('seyhan kuaför')).toContain('seyhan berber');
  expect(expand('araba yıkama seyhan')).toContain('seyhan oto kuafor');
});

test('a need leads to what helps, in any order of words, and not back', () => {
  expect(expand('dişim çok ağrıyor')).toContain('cok dis');
  expect(expand('patladı lastiğim')).toContain('lastik');
  expect(expand('arabam bozuldu')).toEqual(expect.arrayContaining(['oto tamir', 'cekici']));
  expect(expand('diş hekimi').join()).not.toContain('agriyor');
});

test('a word inside a longer phrase does not speak for itself', () => {
  expect(expand('halı saha')).toContain('futbol');
  expect(expand('halı saha').join()).not.toContain('kilim');
  expect(expand('halı')).toContain('kilim');
});

test('a need in one word is that word', () => {
  expect(expand('hastayım')).toContain('doktor');
  expect(expand('hastane')).not.toContain('eczane');
});

test('an unknown question has no other form, none has itself, and there are not too many', () => {
  expect(expand('mesut usta')).toEqual([]);
  expect(expand('')).toEqual([]);
  expect(expand('kuaför')).not.toContain('kuafor');
  expect(expand('oto', 3)).toHaveLength(3);
});
