import { type KindWords, phrasesOf, type WordsOfKind } from '#contract/kinds/kind-phrases.ts';
import { kindOf } from '#contract/kinds/kind-words.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';

/** What files call a kind, with the name of its category; null where the directory lists none of it. */
export interface KindOfFile {
  name: string;
  category: string | null;
}

/**
 * Kinds by what files call them (`amenity=pharmacy`, `turkish_restaurant`), before that by their own names. With the
 * name of a business it is the kind that the name tells, where the file's word leaves room for it: a
 * `turkish_restaurant` called Onbaşılar Kebap is a Kebapçı.
 */
export function kindsOfFiles<Kind extends WordsOfKind & KindOfFile>(
  kinds: readonly Kind[],
  words?: KindWords<Kind>,
): (word: string, name?: string) => KindOfFile | undefined {
  const byWord = new Map<string, Kind>();
  const add = (kind: Kind, ...lists: string[]) => {
    for (const word of phrasesOf(...lists)) if (!byWord.has(word)) byWord.set(word, kind);
  };
  for (const kind of kinds) add(kind, kind.files);
  for (const kind of kinds) add(kind, kind.name, kind.plural);
  return (word, name) => {
    const kind = byWord.get(searchNorm(word));
    if (!words || !name || !kind?.category) return kind;
    return kindOf(words, { name, category: kind.category, subcategory: word }) ?? kind;
  };
}
