import { expect, test, vi } from 'vitest';
import { remembering } from './remembering.ts';

test('it is asked once for the same, also by a list that hands on more than that', () => {
  const tell = vi.fn((word: string) => word.length);
  const told = remembering(tell);
  expect(['kebap', 'kebap', 'et'].map(told)).toEqual([5, 5, 2]);
  expect(told('kebap')).toBe(5);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('of several arguments each counts', () => {
  const told = remembering((first: string, second: string) => `${second} ${first}`);
  expect([told('a', 'b'), told('b', 'a'), told('a', 'b')]).toEqual(['b a', 'a b', 'b a']);
});

test('long texts are told and not kept', () => {
  const tell = vi.fn((text: string) => text.length);
  const told = remembering(tell);
  const text = 'a'.repeat(301);
  expect([told(text), told(text)]).toEqual([301, 301]);
  expect(tell).toHaveBeenCalledTimes(2);
  expect([told(text.slice(1)), told(text.slice(1))]).toEqual([300, 300]);
  expect(tell).toHaveBeenCalledTimes(3);
});
