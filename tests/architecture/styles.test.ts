import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');
const files = projectFiles(root).filter((name) => name.startsWith('src/'));

const classesIn = (css: string) =>
  new Set(css.replace(/\/\*.*?\*\//gs, '').match(/(?<=\.)[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g));

/** Written as it is, or made of its beginning: `badge-${tone}`. */
const isWritten = (name: string, code: string) =>
  code.includes(name) || code.includes(`${name.slice(0, name.lastIndexOf('-') + 1)}\${`);

const unwritten = (css: string, code: string) =>
  [...classesIn(css)].filter((name) => !isWritten(name, code));

test('what a stylesheet styles is written somewhere, or was renamed', () => {
  const code = files
    .filter((name) => /\.tsx?$/.test(name))
    .map(textOf)
    .join('\n');
  const sheets = files.filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((name) =>
    unwritten(textOf(name), code).map((one) => `${name}: .${one}`),
  );
  // Those are the map library's own.
  expect(found.filter((one) => !one.includes('.maplibregl-'))).toEqual([]);
});

test.each([
  ['.item-moves { gap: 1rem }', '<div className="item-transitions">', ['item-moves']],
  ['.item-moves { gap: 1rem }', '<div className="item-moves">', []],
  ['/* .gone */ .badge-open .line', `\`badge-\${tone} line\``, []],
])('of %s and %s these are left: %j', (css, code, left) => {
  expect(unwritten(css, code)).toEqual(left);
});
