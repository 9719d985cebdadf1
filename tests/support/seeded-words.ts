import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { readKindSeeds } from '#server/kinds/kind-seeds.rules.ts';

const cwd = join(import.meta.dirname, '../../db/seed/kinds');

/** What questions are read by in a new database. */
export const seededWords = thesaurusOf(
  globSync('*.txt', { cwd })
    .sort()
    .flatMap((file) => readKindSeeds(readFileSync(join(cwd, file), 'utf8'))),
);
