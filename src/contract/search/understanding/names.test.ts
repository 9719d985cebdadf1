import { describe, expect, test } from 'vitest';
import { isSlipOf, readDamagedName, readSlippedName } from './names.ts';
import { namesAskedAbout } from './question-words.ts';

const KNOWN = new Set(['masa', 'sofasi', 'otel', 'kuyulu']);

describe('a slip in a name', () => {
  test.each([
    ['kuyulu avlu sofasi', 'kuyulu avlu sofrasi'],
    ['vada ve kod atolyesi', 'vida ve kod atolyesi'],
    ['mor zackuum', 'mor zakkum'],
    ['mor cakkum', 'mor zakkum'],
    ['mor akkum', 'mor zakkum'],
    ['gol isiklari ooel', 'gol isiklari otel'],
    ['dekan ali sofra', 'dekan alti sofra'],
    ['alberto deri ve testil', 'alberto deri ve tekstil san'],
    ['mor zackuum tic', 'mor zakkum san ve tic ltd sti'],
  ])('%s is %s', (asked, name) => {
    expect(isSlipOf(asked, name, KNOWN)).toBe(true);
  });

  test.each([
    ['one word is not enough beside a known one', 'masa kiralama', 'kasa kiralama'],
    ['another word altogether', 'mor menekse', 'mor zakkum'],
    ['two slips', 'vada ve kot atolyesi', 'vida ve kod atolyesi'],
    ['no slip', 'mor zakkum', 'mor zakkum'],
    ['more words', 'mor zakkum bar', 'mor zakkum'],
    ['one word alone', 'zakkun', 'zakkum'],
    ['short ones are like too many', 'gul kuafor', 'gol kuafor'],
    ['a number is what it is', 'market 1234', 'market 1235'],
  ])('%s', (_, asked, name) => {
    expect(isSlipOf(asked, name, KNOWN)).toBe(false);
  });

  test('may be in what a firm is by law, but not another word there', () => {
    expect(isSlipOf('guven orman ltd si', 'guven orman ltd sti', KNOWN)).toBe(true);
    expect(isSlipOf('guven orman ld sti', 'guven orman ltd sti', KNOWN)).toBe(true);
    expect(isSlipOf('guven orman ltd adana', 'guven orman ltd sti', KNOWN)).toBe(false);
    expect(isSlipOf('guven urman ltd si', 'guven orman ltd sti', KNOWN)).toBe(false);
    expect(isSlipOf('ltd si', 'ltd sti', KNOWN)).toBe(false);
  });

  test('is looked for by all words but one', () => {
    expect(readSlippedName('mor zackuum')).toEqual({
      query: '((zackuum:A | ZACKU:A)) | ((mor:A | MOR:A))',
      norm: 'mor zackuum',
    });
    expect(readSlippedName('zakkum')).toBeUndefined();
    expect(readSlippedName('bir iki üç dört beş altı yedi sekiz dokuz')).toBeUndefined();
    // What a firm is by law makes no sentence of its name.
    expect(readSlippedName('Zambak Yspi Malz. Uyg. San. ve Tic. Ltd. Şti.')).toBeDefined();
  });
});

test.each([
  ['Çukurova Medikal’nde', ['Çukurova Medikal']],
  ["Asroyal Iceberg A.Ş.'den", ['Asroyal Iceberg A.Ş.']],
  ['Kare 1’e', ['Kare 1']],
  ['köşe kebabın telefonu nedir', ['köşe kebabın', 'köşe kebap']],
  ['gül çiçekçiliğin numarası', ['gül çiçekçiliğin', 'gül çiçekçilik']],
  ['köşe kafenin adresi', ['köşe kafenin', 'köşe kafe', 'köşe kafen']],
  ["Seyhan'da kebap", []],
  ['köşe kebap', []],
  ['köşe kebabın', []],
  ['telefonu', []],
])('of %s the name is one of %s', (question, names) => {
  expect(namesAskedAbout(question)).toEqual(names);
});

test('of a name whose letters were lost the rest is looked up', () => {
  const read = readDamagedName('Mor Zakk?m B?rosu');
  expect(read?.query).toBe('(mor:A | MOR:A) & zakk:*A');
  expect(read?.norm).toHaveLength('mor zakkum burosu'.length);
  expect(read?.isName('mor zakkum burosu')).toBe(true);
  // A lost letter may have taken its neighbour along.
  expect(read?.isName('mor zakkuum burosu')).toBe(true);
  expect(read?.isName('mor zakkm burosu')).toBe(false);
  expect(read?.isName('mor zakkum burosu iki')).toBe(false);
  expect(readDamagedName('mor zakkum')).toBeUndefined();
  expect(readDamagedName('mor zakkum ?')).toBeUndefined();
  expect(readDamagedName('?s ??')).toBeUndefined();
  expect(readDamagedName('bir iki üç dört beş altı yedi sek?z dokuz')).toBeUndefined();
});
