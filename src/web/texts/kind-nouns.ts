import { lowerTr } from '#contract/text/turkish-fold.ts';

/** The name of a category for one of them: `'Kafeler'` → `'kafe'`; undefined where that cannot be told. */
export function singular(category: string): string | undefined {
  const name = lowerTr(category.trim());
  const plural = /^(.*?([aeıioöuü])[^aeıioöuü]*)l[ae]r(?:([ıi])?)$/.exec(name);
  if (!plural) return undefined;
  const [, stem = '', vowel = '', isOwned] = plural;
  if (!isOwned) return stem;
  // kulüp → kulübü: the last letter may soften, and only a dictionary knows which does.
  if (/[pçtk]$/.test(stem)) return undefined;
  const ending = /[ou]/.test(vowel)
    ? 'u'
    : /[öü]/.test(vowel)
      ? 'ü'
      : /[aı]/.test(vowel)
        ? 'ı'
        : 'i';
  return `${stem}${/[aeıioöuü]$/.test(stem) ? 's' : ''}${ending}`;
}
