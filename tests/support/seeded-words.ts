import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { readKindSeeds } from '#server/kinds/kind-seeds.rules.ts';

const cwd = join(import.meta.dirname, '../../db/seed/kinds');

/** What a new database gets, in its order; their places stand for ids. */
export const seededKinds = globSync('*.txt', { cwd })
  .sort()
  .flatMap((file) => readKindSeeds(readFileSync(join(cwd, file), 'utf8')))
  .map((kind, id) => ({ ...kind, id }));

/** What questions are read by in a new database. */
export const seededWords = thesaurusOf(seededKinds);
