import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaSteps, importRules, readingOptions } from '../../.dependency-cruiser.mjs';
import { lawfulFiles, plantedViolations } from './planted-violations.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads the modules below `baseDir` and judges their imports by the project's rules. */
async function judge(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = readingOptions;
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir,
      preserveSymlinks: true,
      validate: true,
      ruleSet: { forbidden: importRules },
    },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

const sentences = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

describe('the imports of this project', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await judge(root, ['src', 'db']);
    // It reads every file: patience for a machine that is busy with other things.
  }, 180_000);

  test('break no rule', () => {
    expect(sentences(result)).toEqual([]);
  });

  test('were read from every file of src/', () => {
    const read = new Set(result.modules.map((module) => module.source));
    const unread = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !read.has(file));
    expect(unread).toEqual([]);
    expect(read.size).toBeGreaterThan(0);
  });

  test('were resolved through the #names of package.json', () => {
    const named = result.modules
      .flatMap((module) => module.dependencies)
      .filter(({ module, couldNotResolve }) => module.startsWith('#') && !couldNotResolve);
    expect(named.length).toBeGreaterThan(0);
    for (const { module, resolved } of named) {
      expect(resolved).toBe(module.replace(/^#(?=db|tests)/, '').replace('#', 'src/'));
    }
  });

  test('know the reading step of every area', () => {
    const others = ['commands', 'pages', 'platform'];
    const areas = globSync('src/server/*/', { cwd: root }).map((folder) => path.basename(folder));
    expect([...areaSteps.flat(), ...others].sort()).toEqual(areas.sort());
    // What no row names is done with businesses: after search, before what tells of it.
    expect(areaSteps[5]).toEqual(expect.arrayContaining(['reports', 'reviews']));
  });
});

describe('a planted violation', () => {
  let house: string;
  let found: string[];

  beforeAll(async () => {
    house = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
    await cp(path.join(root, 'package.json'), path.join(house, 'package.json'));
    await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
    const files = [
      ...Object.entries(lawfulFiles),
      ...plantedViolations.map(([, file, text]) => [file, text] as const),
    ];
    for (const [file, text] of files) {
      await mkdir(path.dirname(path.join(house, file)), { recursive: true });
      await writeFile(path.join(house, file), text);
    }
    found = sentences(await judge(house, ['src', 'db', 'tests']));
  });
  afterAll(() => rm(house, { recursive: true, force: true }));

  test.each(plantedViolations)('is seen by %s in %s', (rule, file) => {
    expect(found.map((sentence) => sentence.split(' -> ')[0])).toContain(`${rule}: ${file}`);
  });

  test('is all that is seen: lawful imports stay unmentioned', () => {
    const planted = new Set(plantedViolations.map(([, file]) => file));
    const accused = found.map((sentence) => sentence.replace(/^.*?: | -> .*$/g, ''));
    const innocent = accused.filter((file) => !planted.has(file) && file !== 'src/contract/egg.ts');
    expect(innocent).toEqual([]);
  });

  test('exists for every rule', () => {
    const proved = new Set(plantedViolations.map(([rule]) => rule));
    expect(importRules.map((rule) => rule.name).filter((name) => !proved.has(name))).toEqual([]);
  });
});
