import { expect, test } from 'vitest';
import { otherSpellings } from './other-spellings.ts';

test.each([
  ['dershane', ['dersane']],
  ['özel dershanesi', ['özel dersanesi']],
  ['hastanede', ['hastahanede']],
  ['eczane', ['eczahane']],
  ['birahane', []],
  ['kestane', []],
  ['hane', []],
])('%j is also written %j', (word, others) => {
  expect(otherSpellings(word)).toEqual(others);
});
