import { expect, test, vi } from 'vitest';
import { remembering } from './remembering.ts';

test('what was told of the same is told again without asking', () => {
  const tell = vi.fn((word: string, isName: boolean) => `${word} ${isName}`);
  const remembered = remembering(tell);
  for (const isName of [true, false, true, false])
    expect(remembered('kebap', isName)).toBe(`kebap ${isName}`);
  expect(remembered('otel', true)).toBe('otel true');
  expect(tell).toHaveBeenCalledTimes(3);
});

test('it never holds more than some ten thousand: then it forgets all', () => {
  const tell = vi.fn((word: string) => word);
  const remembered = remembering(tell);
  const ask = (count: number) => {
    for (let at = 0; at < count; at += 1) remembered(String(at));
  };
  ask(20_000);
  ask(20_000);
  expect(tell).toHaveBeenCalledTimes(20_000);
  remembered('one more');
  ask(1);
  expect(tell).toHaveBeenCalledTimes(20_002);
});
