import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Whoever asks for a database does it there, by itself or by something it imports. */
const ASKED_IN = join(root, 'tests/support/test-database.ts');
const IMPORTED = /\bfrom '(\.{1,2}\/|#tests\/)([^'?]+)'/g;
const STARTS_PROGRAMS = /\bfrom 'node:child_process'/;
/** What it puts in a module's place others would find there. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|hoisted|resetModules)\(|\/told-toasts\.ts'/;

/** Sorts the tests of code by what they need, as they say themselves. */
export function testsByNeed(patterns: string[]) {
  const asks = askingForDatabase();
  const kindOf = (file: string) => {
    const text = readFileSync(file, 'utf8');
    if (REPLACES_MODULES.test(text)) return 'alone';
    if (!asks(file)) return 'rules';
    // On the embedded server, as they are where somebody tries the product.
    return STARTS_PROGRAMS.test(text) ? 'alone' : 'areas';
  };
  const sorted: Record<ReturnType<typeof kindOf>, string[]> = {
    rules: [],
    areas: [],
    alone: [],
  };
  for (const file of globSync(patterns, { cwd: root }).sort())
    sorted[kindOf(join(root, file))].push(file);
  return sorted;
}

function askingForDatabase() {
  const known = new Map<string, boolean>([[ASKED_IN, true]]);
  return function asks(file: string): boolean {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    known.set(file, false);
    const isAsking = importsOf(file).some(asks);
    known.set(file, isAsking);
    return isAsking;
  };
}

/** Of modules beside it and of tests; the product itself asks for no test database. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, from = '', path = '']) =>
    from === '#tests/' ? join(root, 'tests', path) : resolve(dirname(file), from, path),
  );
