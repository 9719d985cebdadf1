import { readdir, readFile } from 'node:fs/promises';
import { chosen } from '#contract/api/paging.ts';
import { type KindWords, kindWordsOf } from '#contract/kinds/kind-phrases.ts';
import { alsoOf, isNamed, kindOf, kindSaid } from '#contract/kinds/kind-words.ts';
import type { CountedKind } from '#contract/kinds/kinds.ts';
import { type Thesaurus, thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import { categories } from '#db/seed/categories.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readKindSeeds } from './kind-seeds.rules.ts';
import {
  countByKind,
  findKindsVersion,
  insertKinds,
  isWithoutKinds,
  listCategoriesBesideVersion,
  listCategoryIds,
  listKindRows,
  lockUntold,
  markKinds,
} from './kinds.queries.ts';

const seeds = new URL('../../../db/seed/kinds/', import.meta.url);
const ROWS_AT_ONCE = 500;

export type KindRow = Awaited<ReturnType<typeof listKindRows>>[number];
interface Known {
  rows: readonly KindRow[];
  words: KindWords<KindRow>;
  thesaurus: Thesaurus;
}

const known = new WeakMap<Db, { version: number; kinds: Promise<Known> }>();

/** What was made last, and of what: an import on a connection of its own reads the same kinds as everybody. */
let last: { text: string; known: Known } | undefined;

function knownBy(rows: readonly KindRow[]): Known {
  const text = JSON.stringify(rows);
  if (last?.text !== text)
    last = { text, known: { rows, words: kindWordsOf(rows), thesaurus: thesaurusOf(rows) } };
  return last.known;
}

const readKinds = async (db: Db): Promise<Known> => knownBy(await listKindRows(db));

/** The kinds there are, read again where they are of another version: once for all who ask meanwhile. */
async function kindsOf(db: Db, version: number): Promise<Known> {
  const kept = known.get(db);
  if (kept?.version === version) return kept.kinds;
  const fresh = { version, kinds: readKinds(db) };
  known.set(db, fresh);
  // What could not be read is asked for again.
  fresh.kinds.catch(() => {
    if (known.get(db) === fresh) known.delete(db);
  });
  return fresh.kinds;
}

/** What questions are read by: what kinds and categories are called now. One statement while no kind changes. */
export async function currentWords(db: Db): Promise<{
  by: Thesaurus;
  categories: { name: string; slug: string }[];
  kinds: readonly KindRow[];
  /** The one kind that words are a name of. */
  kindSaid: (words: string) => KindRow | undefined;
  words: KindWords<KindRow>;
  /** By which places questions are read now. */
  placesVersion: number;
}> {
  const rows = await listCategoriesBesideVersion(db);
  const { rows: kinds, words, thesaurus } = await kindsOf(db, rows[0]?.version ?? 0);
  return {
    by: thesaurus,
    kinds,
    kindSaid: (said) => kindSaid(words, said),
    words,
    placesVersion: rows[0]?.placesVersion ?? 0,
    categories: rows.flatMap(({ name, slug }) =>
      name === null || slug === null ? [] : [{ name, slug }],
    ),
  };
}

/** The kinds of db/seed/kinds, in a new database; what the team made of them later stays. */
export async function ensureKinds(db: Db): Promise<void> {
  if (!(await isWithoutKinds(db))) return;
  const files = (await readdir(seeds)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, seeds), 'utf8')));
  // One that the team took away has no kinds; another name changes nothing.
  const there = await listCategoryIds(db);
  const idOf = new Map(
    categories.flatMap(({ slug }, index) =>
      there.includes(index + 1) ? [[slug, index + 1] as const] : [],
    ),
  );
  await insertKinds(
    db,
    texts.flatMap(readKindSeeds).map(({ category, schema, ...seed }) => ({
      slug: slugify(seed.plural),
      name: seed.name,
      plural: seed.plural,
      categoryId: category === null ? null : (idOf.get(category) ?? null),
      words: seed.words,
      sells: seed.sells,
      needs: seed.needs,
      abroad: seed.abroad,
      files: seed.files,
      schemaTypes: schema,
      motif: seed.motif,
      takesReservations: seed.takesReservations,
      onHolidays: seed.onHolidays,
    })),
  );
}

/** Where a file's category is another one than its kind's, the name told the kind. */
const inCategoryOf = ({ category }: KindRow, { isOfFile }: { isOfFile: boolean }) =>
  isOfFile && category !== null ? { category } : {};

/**
 * Tells the kinds of businesses that were written since, or that an older table told apart.
 * @param known whose kinds are kept: a transaction would read all of them anew
 * @returns how many
 */
export async function tellKinds(db: Db, known = db): Promise<number> {
  const version = await findKindsVersion(db);
  let count = 0;
  for (;;) {
    const rows = await lockUntold(db, version, ROWS_AT_ONCE);
    if (rows.length === 0) return count;
    // Read where there is something to tell: most looks of the job find nothing.
    const { words } = await kindsOf(known, version);
    await markKinds(
      db,
      version,
      rows.map((row) => {
        const kind = kindOf(words, row);
        return {
          id: row.id,
          kindId: kind?.id ?? null,
          isNamed: kind !== undefined && isNamed(words, kind, row),
          also: kind
            ? alsoOf(words, kind, { ...row, ...inCategoryOf(kind, row) }).map(({ id }) => id)
            : [],
        };
      }),
    );
    count += rows.length;
  }
}

export const countKindsOfCategory = (
  { db }: Basics,
  { slug, district }: { slug: string; district?: string | undefined },
): Promise<CountedKind[]> => countByKind(db, slug, chosen(district));
