import { groupBy } from '#contract/group-by.ts';
import type { AdministeredKind } from '#contract/kinds/administered-kinds.ts';
import { phrasesOf } from '#contract/kinds/kind-phrases.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';

/** Stands where the slug of a category does, for kinds of none; no slug is like it. */
export const OUTSIDE = '-';

const byName = (a: AdministeredKind, b: AdministeredKind) => a.name.localeCompare(b.name, 'tr');

/** Kinds of a category that have all of it somewhere in their words; those called so first. */
export function findKinds(
  kinds: readonly AdministeredKind[],
  { q, category = '' }: { q: string; category?: string },
): AdministeredKind[] {
  const sought = fold(q.trim());
  const isCalledSo = ({ name, plural }: AdministeredKind) =>
    fold(`${name} ${plural}`).includes(sought);
  const found = kinds.filter(
    (kind) =>
      (!category || category === (kind.categorySlug ?? OUTSIDE)) &&
      (isCalledSo(kind) || fold([...visitorWords(kind), kind.files].join(', ')).includes(sought)),
  );
  return found.sort(byName).sort((a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)));
}

type Said = (kind: AdministeredKind) => string[];
/** What tells a business's kind. */
export const tellingWords: Said = ({ name, plural, words }) => [name, plural, words];
/** What visitors say, too. */
export const visitorWords: Said = (kind) => [
  ...tellingWords(kind),
  ...[kind.sells, kind.needs, kind.abroad],
];

/** Kinds by each word that is said of them, folded. */
export function kindsByWord(kinds: readonly AdministeredKind[], said: Said) {
  const all = kinds.flatMap((kind) =>
    [...new Set(phrasesOf(...said(kind)))].map((word) => ({ word, kind })),
  );
  return groupBy(all, ({ word }) => word);
}

export type KindsByWord = ReturnType<typeof kindsByWord>;

/** Of a list of words those that stand at other kinds too, with their names. */
export const sharedWords = (words: string, others: KindsByWord) =>
  splitCommaList(words).flatMap((word) => {
    const kinds = others.get(searchNorm(word))?.map(({ kind }) => kind.name);
    return kinds ? [{ word, kinds: kinds.join(', ') }] : [];
  });

/** Each motif that a kind has, with the first names of its kinds; in the order of these. */
export function motifsOf(kinds: readonly AdministeredKind[]): [motif: string, names: string][] {
  const names = new Map<string, string[]>();
  for (const { motif, name } of kinds.toSorted(byName)) {
    if (motif) names.set(motif, [...(names.get(motif) ?? []), name]);
  }
  return [...names].map(([motif, all]) => [motif, all.slice(0, 2).join(', ')]);
}
