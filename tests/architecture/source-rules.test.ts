import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaSteps } from '../../.dependency-cruiser.mjs';
import { projectFiles } from './project-files.ts';
import { brokenBy, type SourceFile, sourceRules } from './source-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files: SourceFile[] = projectFiles(root).map((name) => ({
  name,
  text: readFileSync(path.join(root, name), 'utf8'),
}));

test('the files of the project are found', () => {
  expect(files.map(({ name }) => name)).toContain('tests/architecture/source-rules.test.ts');
});

describe.each(sourceRules)('$name', ({ broken, planted, lawful }) => {
  test('holds in every file', () => {
    expect(files.flatMap((file) => brokenBy(file, broken))).toEqual([]);
  });

  test.each(planted)('bites on %s', (name, text) => {
    expect(brokenBy({ name, text }, broken)).not.toEqual([]);
  });

  test.each(lawful)('leaves %s alone', (name, text) => {
    expect(brokenBy({ name, text }, broken)).toEqual([]);
  });
});

test('files of a server area carry their role', () => {
  const areas = areaSteps.flat().join('|');
  const role = /^[a-z0-9-]+\.(?:(?:routes|service|rules|queries|jobs)(?:\.test)?|test)\.ts$/;
  const odd = files
    .map(({ name }) => name)
    .filter((name) => new RegExp(`^src/server/(?:${areas})/[^/]+$`).test(name))
    .filter((name) => !role.test(path.basename(name)));
  expect(odd).toEqual([]);
});
