import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** `| not, nor this | but |` of the glossary's last table. */
const rows = textOf('docs/glossary.md')
  .split('## Words that are not used')[1]
  ?.split('\n')
  .flatMap((line) => /^\| ([^|]+) \| ([^|]+) \|$/.exec(line)?.slice(1, 3) ?? [])
  .slice(2);
const pairs = Array.from({ length: (rows?.length ?? 0) / 2 }, (_, at) => ({
  not: rows?.[at * 2]?.split(', ') ?? [],
  but: rows?.[at * 2 + 1] ?? '',
}));

/** Whatever is read by people; words people search by are theirs. */
const READ =
  /^src\/(?:web\/texts|server\/notifications\/emails|contract)\/(?!.*\.test\.)(?!search\/(?:words|understanding)\/)/;
const small = (text: string) => text.toLocaleLowerCase('tr');
/** Turkish words grow at their end. */
const beginsIn = (text: string, words: string) =>
  new RegExp(`(?<!\\p{L})${small(words).replaceAll(' ', '\\s+')}`, 'u').test(small(text));

test('the table of words that are not used is read', () => {
  expect(pairs.length).toBeGreaterThan(3);
  for (const { not, but } of pairs)
    for (const words of not) expect(beginsIn(but, words)).toBe(false);
  expect(beginsIn('Sahiplenme Talebiniz alındı', 'sahiplenme talebi')).toBe(true);
  expect(beginsIn('istiyorum', 'yorum')).toBe(false);
});

test('what people read has one word for one thing', () => {
  const files = projectFiles(root).filter((name) => READ.test(name));
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((name) => {
    const text = textOf(name);
    return pairs.flatMap(({ not, but }) =>
      not.filter((words) => beginsIn(text, words)).map((words) => `${name}: ${words} → ${but}`),
    );
  });
  expect(found).toEqual([]);
});
