import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import {
  type AdministeredKind,
  type addKind as addContract,
  MOTIF_UNKNOWN,
  NAME_MISSING,
  PLURAL_MISSING,
  WORD_LISTS,
} from '#contract/kinds/administered-kinds.ts';
import { phrasesOf } from '#contract/kinds/kind-phrases.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { searchNorm, slugify } from '#contract/text/turkish-fold.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  addWord,
  deleteKindRow,
  insertKind,
  listKindsWithCounts,
  listSaidWords,
  lockCategoryOfKind,
  lockKinds,
  markKind,
  releaseBusinesses,
  type WrittenKind,
} from './administered-kinds.queries.ts';

type Form = z.output<(typeof addContract)['input']>;
type Row = Awaited<ReturnType<typeof lockKinds>>[number];

export const listAdministeredKinds = ({ db }: Pick<Context, 'db'>): Promise<AdministeredKind[]> =>
  listKindsWithCounts(db);

const kindById = async (db: Db, id: number): Promise<AdministeredKind> =>
  (await listKindsWithCounts(db, id))[0] ?? refuse('kind_not_found');

const asWritten = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Lists come with commas or in lines; each word once. */
const listOf = (text: string) =>
  splitCommaList(text.replaceAll('\n', ',')).map(asWritten).join(', ');

async function readForm(db: Db, form: Form): Promise<Omit<WrittenKind, 'motif'>> {
  const { categorySlug } = form;
  // Before the kinds are locked: whoever deletes a category holds it and then waits for them.
  if (categorySlug && !(await lockCategoryOfKind(db, categorySlug))) refuse('category_not_found');
  return {
    categorySlug,
    name: asWritten(form.name),
    plural: asWritten(form.plural),
    words: listOf(form.words),
    sells: listOf(form.sells),
    needs: listOf(form.needs),
    abroad: listOf(form.abroad),
    files: listOf(form.files),
    schemaTypes: asWritten(form.schemaTypes) || 'LocalBusiness',
    takesReservations: form.takesReservations,
    onHolidays: form.onHolidays,
  };
}

/** Refuses a name without letters, and what another kind is called. */
function refuseName(
  { name, plural }: Pick<WrittenKind, 'name' | 'plural'>,
  slug: string,
  others: readonly Row[],
): void {
  if (!searchNorm(name)) refuse('invalid_input', [{ path: 'name', message: NAME_MISSING }]);
  if (!searchNorm(plural)) refuse('invalid_input', [{ path: 'plural', message: PLURAL_MISSING }]);
  const isTaken = others.some(
    (other) => searchNorm(other.name) === searchNorm(name) || other.slug === slug,
  );
  if (isTaken) refuse('kind_exists');
}

/** The drawings are the pages'; what is known here is which of them kinds have. */
function refuseMotif(motif: string, kinds: readonly Row[]): void {
  const isKnown = !motif || kinds.some((kind) => kind.motif === motif);
  if (!isKnown) refuse('invalid_input', [{ path: 'motif', message: MOTIF_UNKNOWN }]);
}

/** Of lists what went and what came; of the rest what was and what is. */
function differenceOf(before: Partial<WrittenKind>, after: WrittenKind) {
  const changes = Object.keys(after).map((field) => {
    const [was, is] = [before, after].map((kind) => kind[field as keyof WrittenKind] ?? null);
    if (!WORD_LISTS.some((list) => list === field)) return { field, was, is };
    const [old, now] = [was, is].map((list) => splitCommaList(String(list ?? '')));
    const without = (words: string[] = [], these: string[] = []) =>
      words.filter((word) => !these.includes(word)).join(', ') || null;
    return { field, was: without(old, now), is: without(now, old) };
  });
  return Object.fromEntries(
    changes
      .filter(({ was, is }) => (was || is) && was !== is)
      .map(({ field, was, is }) => [field, [was, is]]),
  );
}

/** Whoever writes kinds raises their version: `tell-kinds` tells all businesses again within seconds. */
export const addKind = (ctx: Context, form: Form): Promise<AdministeredKind> =>
  inTransaction(ctx, async (inside) => {
    const fields = { ...(await readForm(inside.db, form)), motif: form.motif ?? '' };
    const slug = slugify(fields.plural);
    const others = await lockKinds(inside.db);
    refuseName(fields, slug, others);
    refuseMotif(fields.motif, others);
    const id = await insertKind(inside.db, slug, fields);
    await record(inside, ctx.caller, {
      action: 'kind.add',
      entity: 'kind',
      entityId: id,
      difference: differenceOf({}, fields),
    });
    return kindById(inside.db, id);
  });

/** Its address stays: pages of kinds are linked from elsewhere. */
export const changeKind = (
  ctx: Context,
  { id, ...form }: Form & { id: number },
): Promise<AdministeredKind> =>
  inTransaction(ctx, async (inside) => {
    const written = await readForm(inside.db, form);
    const { kind, others } = await lockOne(inside.db, id);
    const fields = { ...written, motif: form.motif ?? kind.motif };
    refuseName(fields, kind.slug, others);
    refuseMotif(fields.motif, [kind, ...others]);
    await markKind(inside.db, id, fields);
    await recordEdit(inside, id, differenceOf(kind, fields));
    return kindById(inside.db, id);
  });

/** What visitors asked for becomes a word of a kind; one that it has stays as it is. */
export const addWordToKind = (
  ctx: Context,
  { id, word }: { id: number; word: string },
): Promise<AdministeredKind> =>
  inTransaction(ctx, async (inside) => {
    const { kind } = await lockOne(inside.db, id);
    // A question may have commas in it; in a list they would cut it.
    const given = asWritten(word.replaceAll(',', ' '));
    const isThere = phrasesOf(kind.name, kind.plural, kind.words).includes(searchNorm(given));
    if (!isThere) {
      await addWord(inside.db, id, listOf(`${kind.words}, ${given}`));
      await recordEdit(inside, id, { words: [null, given] });
    }
    return kindById(inside.db, id);
  });

export const deleteKind = (ctx: Context, { id }: { id: number }): Promise<Record<string, never>> =>
  inTransaction(ctx, async (inside) => {
    const { kind } = await lockOne(inside.db, id);
    // Before the kind itself is held: the job that tells kinds holds businesses and then asks for it.
    await releaseBusinesses(inside.db, id);
    await deleteKindRow(inside.db, id);
    await record(inside, ctx.caller, {
      action: 'kind.delete',
      entity: 'kind',
      entityId: id,
      difference: { name: [kind.name, null] },
    });
    return {};
  });

async function lockOne(db: Db, id: number) {
  const kinds = await lockKinds(db);
  const kind = kinds.find((one) => one.id === id) ?? refuse('kind_not_found');
  return { kind, others: kinds.filter((one) => one !== kind) };
}

const recordEdit = (inside: Context, entityId: number, difference: Record<string, unknown>) =>
  record(inside, inside.caller, { action: 'kind.edit', entity: 'kind', entityId, difference });

/** Everything that is said of any kind, folded. */
export const listKnownPhrases = async ({ db }: Pick<Context, 'db'>): Promise<string[]> => [
  ...new Set((await listSaidWords(db)).flatMap((kind) => phrasesOf(...Object.values(kind)))),
];
