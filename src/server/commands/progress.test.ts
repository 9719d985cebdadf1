import { expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

test('without a terminal a line comes at every tenth, and none after the end', () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const { isTTY } = process.stderr;
  process.stderr.isTTY = false;
  try {
    const progress = showProgress('liste.csv', 100);
    for (const amount of [5, 6, 50, 39, 400, 1]) progress.add(amount);
    progress.stop();
    showProgress('sessiz', 100, true).add(50);
  } finally {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
  }
  expect(written).toEqual(['  liste.csv 10%\n', '  liste.csv 60%\n', '  liste.csv 100%\n']);
});
