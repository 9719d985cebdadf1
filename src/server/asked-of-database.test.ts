import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { askedBy } from '#tests/support/asked-of-database.ts';

const room = import.meta.dirname;

/**
 * What the database is asked, function by function, without one: a condition that goes, an order that loses its last
 * word, a lock or a limit that is left out shows here, whether or not a row in a test tells them apart. What a question
 * finds the tests of its area ask. On purpose: `npx vitest run FILE -u`, and read the difference.
 */
test.each(globSync('**/*.queries.ts', { cwd: room }).sort())('%s', async (name) => {
  expect(await askedBy(await import(path.join(room, name)))).toMatchSnapshot();
});
