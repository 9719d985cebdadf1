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
  const role =
    /^[a-z0-9-]+\.(?:(?:routes|service|rules|queries|jobs)(?:\.test)?|test)\.ts$|^fields\.ts$/;
  const odd = files
    .map(({ name }) => name)
    .filter((name) => new RegExp(`^src/server/(?:${areas})/(?!emails/)`).test(name))
    // What a test keeps beside itself is named by vitest.
    .filter((name) => !name.endsWith('.snap'))
    .filter((name) => !role.test(path.basename(name)));
  expect(odd).toEqual([]);
});

test('no folder has more than 25 files beside each other, tests not counted; lists of e-mails may', () => {
  const inFolder = new Map<string, number>();
  for (const { name } of files) {
    if (!/^src\/(?:contract|server|web\/features)\//.test(name) || name.includes('.test.'))
      continue;
    const folder = path.posix.dirname(name);
    inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
  }
  expect(inFolder.size).toBeGreaterThan(50);
  const crowded = [...inFolder].filter(
    ([folder, count]) => count > 25 && folder !== 'src/server/notifications/emails',
  );
  expect(crowded).toEqual([]);
});
