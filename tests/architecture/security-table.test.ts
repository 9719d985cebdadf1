import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../../docs');
/** How many requirements of level 1 and 2 each chapter of the published list (5.0.0) has. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7].entries();

const rows = readFileSync(path.join(docs, 'security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| (\d+\.\d+\.\d+) \| (.*) \| (.*) \| (.*) \| (.*) \|$/.exec(line)?.slice(1);
    const [id = '', level = '', asked = '', verdict = '', reason = ''] = cells ?? [];
    return cells ? [{ id, level, asked, verdict, reason }] : [];
  });

test('every requirement of level 1 and 2 has one row, and none is empty', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [index, count] of IN_CHAPTER)
    expect(
      rows.filter(({ id }) => id.startsWith(`${index + 1}.`)),
      `chapter ${index + 1}`,
    ).toHaveLength(count);
  for (const row of rows) {
    expect(row.level, row.id).toMatch(/^[12]$/);
    expect(row.asked, row.id).toMatch(/\S{3}/);
    expect(row.verdict, row.id).toMatch(/^(?:holds|does not apply|deviates)$/);
    expect(row.reason, row.id).toMatch(/\S{2}/);
  }
});

test('whatever holds names its tests, and every file named is there', () => {
  for (const { id, verdict, reason } of rows) {
    const files = [...reason.matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map((match) => match[1] ?? '');
    if (verdict === 'holds') {
      const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
      expect(tests, id).not.toEqual([]);
    }
    for (const file of files)
      expect(existsSync(path.join(docs, '..', file)), `${id}: ${file}`).toBe(true);
  }
});
